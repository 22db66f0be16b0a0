package import Raster

/// Draws display lists with `Raster`, on as many threads as it is given. The pixels don't depend on their number.
package struct SoftwareCompositor: Compositor {
    package var threads: Int

    /// Pictures of layers that are drawn once and moved about.
    let rasters = RasterCache()

    /// Where what is being drawn must be counted more finely than in bytes: of the list as a whole, for the parts of it too.
    var faint: FaintOverlaps?

    private var retained = RetainedCommands()

    package init(threads: Int) { self.threads = threads }

    package mutating func draw(_ list: DisplayList, damage: Damage, onto surface: PixelBuffer) {
        let area = damage.bounds.intersection(surface.bounds)
        guard !area.isEmpty else { return }
        defer { rasters.forget(allBut: list) }
        faint = FaintOverlaps(of: list, within: surface.bounds)
        if list.items[...].readsBackdrop {
            retained.forget()
            return drawInPasses(list, damage: damage, onto: surface)
        }
        let clear = Command.fill(.init(Coverage(area), .color(.clear), blendMode: .copy))
        let commands = [clear] + commandsToDraw(list, damage: damage, onto: surface)
        let rasterizer = Rasterizer(threads: threads)
        for rect in damage.rects {
            rasterizer.draw(commands, into: surface, region: rect.intersection(surface.bounds), faint: faint)
        }
    }

    /// The commands for the damage, those of still items as they were.
    private mutating func commandsToDraw(
        _ list: DisplayList, damage: Damage, onto surface: PixelBuffer
    ) -> [Command] {
        let area = damage.bounds.intersection(surface.bounds)
        guard !list.needsPictures, !list.items.contains(where: \.isParticles) else {
            retained.forget()
            return commands(for: list, within: area)
        }
        let visible = list.visibleItems(within: damage.rects)
        let commands = WorkerPool.map(visible.count, threads: threads) { [self, retained] number -> Command? in
            let index = visible[number]
            guard retained.isStill(at: index, of: list) else { return command(for: list.items[index], within: area) }
            // Whole, as the next frame's damage may lie elsewhere.
            return retained.command(ofStillItemAt: index) ?? command(for: list.items[index], within: surface.bounds)
        }
        retained.keep(commands, at: visible, of: list)
        return commands.compactMap(\.self)
    }

    /// The list as the rasterizer's commands, without what lies outside `area`. Shapes are covered on all threads.
    func commands(for list: DisplayList, within area: PixelRect) -> [Command] {
        let list = list.needsPictures ? resolved(list, within: area) : list
        let visible = list.visibleItems(within: [area])
        guard visible.contains(where: { list.items[$0].isParticles }) else {
            return WorkerPool.map(visible.count, threads: threads) {
                command(for: list.items[visible[$0]], within: area)
            }
            .compactMap(\.self)
        }
        return visible.flatMap { index -> [Command] in
            guard case .particles(let particles) = list.items[index] else {
                return command(for: list.items[index], within: area).map { [$0] } ?? []
            }
            return ParticlePainter(particles).commands(within: area, threads: threads)
        }
    }

    /// Nil for an item that paints nothing after all.
    private func command(for item: DisplayList.Item, within area: PixelRect) -> Command? {
        let bounds = item.bounds.intersection(area)
        switch item {
        case .fill(let fill):
            // Covered where it may be seen in any frame, and then cut: the levels must not depend on what is drawn.
            let coverage = Self.coverage(of: fill.shape, through: fill.projection, clip: fill.bounds)
                .offsetBy(x: 0, y: 0, clip: bounds)
            guard !coverage.isEmpty else { return nil }
            var paint = fill.paint
            if case .image(let image) = paint { paint = .image(image.tinted(fill.tint)) }
            return .fill(.init(coverage, paint, opacity: fill.opacity, blendMode: fill.blendMode))
        case .shadow(let shadow):
            return fill(for: shadow, clip: bounds).map(Command.fill)
        case .particles, .raster:
            return nil
        case .beginGroup(let group):
            return .beginGroup(Self.group(group, bounds: bounds))
        case .endGroup:
            return .endGroup
        }
    }

    private static func group(_ group: DisplayList.Group, bounds: PixelRect) -> Command.Group {
        var clip: Coverage?
        for next in group.clips {
            let coverage = coverage(of: next.shape, through: next.projection, clip: group.bounds)
                .offsetBy(x: 0, y: 0, clip: bounds)
            clip = clip?.intersection(coverage) ?? coverage
        }
        return Command.Group(bounds: bounds, opacity: group.opacity, blendMode: group.blendMode, clip: clip)
    }

    // MARK: Shapes

    static func coverage(of shape: Shape, through projection: Projection, clip: PixelRect) -> Coverage {
        switch shape {
        case .rectangle(let box):
            return Coverage(RoundedBox(box), through: projection, clip: clip)
        case .rounded(let rounded):
            return Coverage(rounded, through: projection, clip: clip)
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

    /// How many pixels a shadow may grow beyond its silhouette.
    private static func reach(of shadow: DisplayList.Shadow) -> Int { Int((2 * shadow.deviation).rounded(.up)) + 1 }

    private func fill(for shadow: DisplayList.Shadow, clip: PixelRect) -> Command.Fill? {
        // Only what lies within the kernel's reach of the clip can be seen.
        let seen = clip.insetBy(-Self.reach(of: shadow))
        var color = shadow.color
        let mask: AlphaMask
        switch shadow.silhouette {
        case .shape(let shape, let projection, let opacity):
            color.alpha *= opacity
            let reach = Self.reach(of: shadow)
            let all = Self.coverage(of: shape, through: projection, clip: shadow.bounds.insetBy(-reach))
            mask = AlphaMask(all.offsetBy(x: 0, y: 0, clip: seen))
        case .picture(let list, let bounds):
            let visible = bounds.intersection(seen)
            guard let buffer = picture(of: list, area: visible) else { return nil }
            mask = AlphaMask(alphaOf: buffer, x: visible.x, y: visible.y)
        }
        guard !mask.bounds.isEmpty else { return nil }
        // What lies far outside would be kept in memory with the rest.
        let coverage = Coverage(mask.blurred(deviation: shadow.deviation).cropped(to: clip))
        return coverage.isEmpty ? nil : Command.Fill(coverage, .color(color))
    }
}

extension DisplayList {
    /// The indices of the items that may change pixels of `rects`; groups begin and end together.
    fileprivate func visibleItems(within rects: [PixelRect]) -> [Int] {
        var indices: [Int] = []
        indices.reserveCapacity(items.count)
        /// How many groups deep the walk is inside one that is left out.
        var hiddenDepth = 0
        for (index, item) in items.enumerated() {
            let isHidden = hiddenDepth > 0 || !rects.contains { !item.bounds.intersection($0).isEmpty }
            switch item {
            case .beginGroup where isHidden: hiddenDepth += 1
            case .endGroup where hiddenDepth > 0: hiddenDepth -= 1
            case .beginGroup, .endGroup: indices.append(index)
            case .fill, .shadow, .particles, .raster: if !isHidden { indices.append(index) }
            }
        }
        return indices
    }
}

extension DisplayList.Item {
    fileprivate var isParticles: Bool { if case .particles = self { true } else { false } }
}
