package import Raster

/// Draws display lists with `Raster`, on as many threads as it is given. The pixels don't depend on their number.
package struct SoftwareCompositor: Compositor {
    package var threads: Int

    package init(threads: Int) { self.threads = threads }

    package mutating func draw(_ list: DisplayList, damage: Damage, onto surface: PixelBuffer) {
        let area = damage.bounds.intersection(surface.bounds)
        guard !area.isEmpty else { return }
        let clear = Command.fill(.init(Coverage(area), .color(.clear), blendMode: .copy))
        let commands = [clear] + commands(for: list, within: area)
        let rasterizer = Rasterizer(threads: threads)
        for rect in damage.rects {
            rasterizer.draw(commands, into: surface, region: rect.intersection(surface.bounds))
        }
    }

    /// The list as the rasterizer's commands, without what lies outside `area`.
    func commands(for list: DisplayList, within area: PixelRect) -> [Command] {
        var commands: [Command] = []
        commands.reserveCapacity(list.items.count)
        var index = 0
        while index < list.items.count {
            let item = list.items[index]
            index += 1
            if case .endGroup = item {
                commands.append(.endGroup)
                continue
            }
            let bounds = item.bounds.intersection(area)
            guard !bounds.isEmpty else {
                if case .beginGroup = item { index = list.endOfGroup(from: index) }
                continue
            }
            switch item {
            case .fill(let fill):
                let coverage = Self.coverage(of: fill.shape, through: fill.projection, clip: bounds)
                if !coverage.isEmpty { commands.append(.fill(.init(coverage, fill.paint, opacity: fill.opacity))) }
            case .shadow(let shadow):
                if let fill = self.fill(for: shadow, clip: bounds) { commands.append(.fill(fill)) }
            case .beginGroup(let group):
                commands.append(.beginGroup(Self.group(group, bounds: bounds)))
            case .endGroup:
                break
            }
        }
        return commands
    }

    private static func group(_ group: DisplayList.Group, bounds: PixelRect) -> Command.Group {
        var clip: Coverage?
        for next in group.clips {
            let coverage = coverage(of: next.shape, through: next.projection, clip: bounds)
            clip = clip?.intersection(coverage) ?? coverage
        }
        return Command.Group(bounds: bounds, opacity: group.opacity, blendMode: group.blendMode, clip: clip)
    }

    // MARK: Shapes

    static func coverage(of shape: Shape, through projection: Projection, clip: PixelRect) -> Coverage {
        switch shape {
        case .rectangle(let box):
            return Coverage(Path(polygon: box.corners), through: projection, clip: clip)
        case .path(let path, let rule):
            return Coverage(path, rule: rule, through: projection, clip: clip)
        case .stroke(let path, let style, let trim):
            let tolerance = flatness(of: path, through: projection)
            var line = path
            if trim != .whole { line = line.trimmed(from: trim.start, to: trim.end, tolerance: tolerance) }
            return Coverage(line.stroked(style, tolerance: tolerance), through: projection, clip: clip)
        }
    }

    /// The distance in the path's space that is a tenth of a pixel where the path is seen largest.
    private static func flatness(of path: Path, through projection: Projection) -> Double {
        let box = path.controlBox
        guard !box.isEmpty else { return 0.1 }
        let scale =
            (box.corners + [box.center])
            .filter { projection.w(at: $0) > Projection.nearestDepth }
            .map { projection.scale(at: $0) }
            .max() ?? 1
        guard scale > 0, scale.isFinite else { return 0.1 }
        return 0.1 / scale
    }

    // MARK: Shadows

    private func fill(for shadow: DisplayList.Shadow, clip: PixelRect) -> Command.Fill? {
        // Only what lies within the kernel's reach of the clip can be seen.
        let seen = clip.insetBy(-Int((2 * shadow.deviation).rounded(.up)) - 1)
        var color = shadow.color
        let mask: AlphaMask
        switch shadow.silhouette {
        case .shape(let shape, let projection, let opacity):
            color.alpha *= opacity
            mask = AlphaMask(Self.coverage(of: shape, through: projection, clip: seen))
        case .picture(let list, let bounds):
            let visible = bounds.intersection(seen)
            guard !visible.isEmpty, let buffer = PixelBuffer(width: visible.width, height: visible.height) else {
                return nil
            }
            Rasterizer(threads: threads).draw(
                commands(for: list, within: visible), into: buffer, origin: (visible.x, visible.y), region: visible)
            mask = AlphaMask(alphaOf: buffer, x: visible.x, y: visible.y)
        }
        guard !mask.bounds.isEmpty else { return nil }
        let coverage = Coverage(mask.blurred(deviation: shadow.deviation)).offsetBy(x: 0, y: 0, clip: clip)
        return coverage.isEmpty ? nil : Command.Fill(coverage, .color(color))
    }
}

extension DisplayList {
    /// The index after the end of the group whose first item stands at `start`.
    fileprivate func endOfGroup(from start: Int) -> Int {
        var depth = 1
        var index = start
        while index < items.count, depth > 0 {
            switch items[index] {
            case .beginGroup: depth += 1
            case .endGroup: depth -= 1
            case .fill, .shadow: break
            }
            index += 1
        }
        return index
    }
}
