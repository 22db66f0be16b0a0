@_spi(Compositing) import FrameEngine
import Raster

/// A compositor that writes what it would draw: a line for each command, indented by the groups that it lies in.
struct TextCompositor: Compositor {
    /// What it draws on.
    final class Page {
        var lines: [String] = []
    }

    mutating func draw(_ list: DisplayList, damage: Damage, onto page: Page) {
        page.lines = []
        guard !damage.isEmpty else { return }
        // 1. What the surface showed in the damage is replaced, transparency included.
        for rect in damage.rects { page.lines.append("clear \(text(rect))") }
        // 2. The items come back to front. Those that touch no damage are left out, and groups with all that is in them.
        var (depth, hiddenDepth) = (0, 0)
        for item in list.items {
            switch item {
            case .endGroup where hiddenDepth > 0: hiddenDepth -= 1
            case .beginGroup where hiddenDepth > 0: hiddenDepth += 1
            case .endGroup:
                depth -= 1
                write("end", depth, page)
            case .beginGroup(let group):
                guard damage.touches(group.bounds) else {
                    hiddenDepth = 1
                    continue
                }
                write(command(for: group), depth, page)
                depth += 1
            default:
                guard hiddenDepth == 0, damage.touches(item.bounds) else { continue }
                write(command(for: item), depth, page)
            }
        }
    }

    private func write(_ command: String, _ depth: Int, _ page: Page) {
        page.lines.append(String(repeating: "  ", count: depth) + command)
    }

    // MARK: Commands

    /// 3. An item paints nothing outside its bounds, whatever its shape covers.
    private func command(for item: DisplayList.Item) -> String {
        switch item {
        case .fill(let fill):
            var command = "fill \(text(fill.shape)) with \(text(fill.paint)) in \(text(fill.bounds))"
            if fill.opacity < 1 { command += " opacity \(fill.opacity)" }
            if fill.blendMode != .sourceOver { command += " by \(fill.blendMode)" }
            return command
        case .shadow(let shadow):
            let shadow = shadow.value
            return "shadow of \(text(shadow.silhouette)) blurred by \(shadow.deviation) in \(text(shadow.bounds))"
        case .particles(let particles):
            return "\(particles.value.quads.count) particles in \(text(particles.value.bounds))"
        case .raster(let image):
            return "raster of \(image.value.raster.list.items.count) items in \(text(image.value.bounds))"
        case .beginGroup(let group): return command(for: group)
        case .endGroup: return "end"
        }
    }

    /// 4. A group becomes one picture, which is cut, and joins what lies below it as a whole.
    private func command(for group: DisplayList.Group) -> String {
        var command = "group in \(text(group.bounds))"
        if group.opacity < 1 { command += " opacity \(group.opacity)" }
        if group.blendMode != .sourceOver { command += " by \(group.blendMode)" }
        for clip in group.clips { command += " clipped to \(text(clip.shape))" }
        // 5. Effects read neighbouring pixels, of the group's picture or of what lies below it.
        if let effects = group.effects {
            if !effects.chain.isEmpty { command += " with \(effects.chain.effects.count) effects" }
            if let backdrop = effects.backdrop { command += " over \(backdrop.chain.effects.count) backdrop effects" }
        }
        return command
    }

    // MARK: Values

    private func text(_ rect: PixelRect) -> String { "\(rect.x),\(rect.y) \(rect.width)x\(rect.height)" }

    /// Shapes are in the space of their layer; a projection goes with each.
    private func text(_ shape: Shape) -> String {
        switch shape {
        case .rectangle: "rectangle"
        case .rounded(let rounded): "rectangle with corners of \(rounded.radius)"
        case .path(let path, let rule): "path of \(path.verbs.count) segments, \(rule)"
        case .stroke(let stroke):
            "stroke of \(stroke.value.path.verbs.count) segments, \(stroke.value.style.width) wide"
        }
    }

    private func text(_ silhouette: DisplayList.Silhouette) -> String {
        switch silhouette {
        case .shape(let shape, _, _): text(shape)
        case .picture(let list, let bounds): "\(list.items.count) items in \(text(bounds))"
        }
    }

    private func text(_ paint: Paint) -> String {
        switch paint {
        case .color(let color): "\(color.red) \(color.green) \(color.blue) \(color.alpha)"
        case .linear(let gradient): "linear gradient of \(gradient.value.stops.stops.count) colors"
        case .radial(let gradient): "radial gradient of \(gradient.value.stops.stops.count) colors"
        case .conic(let gradient): "conic gradient of \(gradient.value.stops.stops.count) colors"
        case .image(let image): "image of \(image.value.bitmap.width)x\(image.value.bitmap.height)"
        }
    }
}

extension Damage {
    /// Whether something within `bounds` must be drawn again.
    func touches(_ bounds: PixelRect) -> Bool {
        rects.contains { !$0.intersection(bounds).isEmpty }
    }
}
