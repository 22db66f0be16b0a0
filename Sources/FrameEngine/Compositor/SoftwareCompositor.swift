public import Raster

/// Draws display lists with `Raster` on a given number of threads, which doesn't affect the pixels.
@_spi(Compositing) public struct SoftwareCompositor: PictureCompositor, Sendable {
    /// The number of drawing threads, at least 1.
    public var threads: Int

    /// Cached bitmaps of rasterized layers.
    let rasters = RasterCache()

    /// The precision map of the whole list being drawn, which also applies to its parts.
    var faint: PrecisionMap?

    /// The precision maps of the list that the surface shows and of the next one.
    var precision = PrecisionMaps()

    private var frame = FrameCommands()

    /// Creates a compositor that draws on `threads` threads; nil for one thread per processor.
    public init(threads: Int? = nil) { self.threads = threads ?? ThreadPool.processorCount }

    public mutating func draw(_ list: DisplayList, damage: Damage, onto surface: PixelBuffer) {
        let area = damage.bounds.intersection(surface.bounds)
        guard !area.isEmpty else { return }
        faint = precision.map(of: list, within: surface.bounds).overlaps
        // Only `precision` keeps a reference, so that it can reuse the map's memory.
        defer { faint = nil }
        ThreadPool.expectWork(threads: threads)
        defer { rasters.forget(allBut: list) }
        let needs = list.needs
        if needs.contains(.backdrop) && list.items[...].readsBackdrop
            || needs.contains(.picture) && needsPortions(list.items[...])
        {
            frame.forget()
            return drawInPasses(list, damage: damage, onto: surface)
        }
        // The list is drawn over transparency: the surface's pixels in the damage are replaced.
        let clear = Command.fill(.init(Coverage(area), .color(.clear), blendMode: .copy))
        let rasterizer = Rasterizer(threads: threads)
        DrawScratch.borrow { memory in
            guard needs.isDisjoint(with: [.picture, .particles]) else {
                frame.forget()
                let commands = [clear] + commands(for: list, within: area)
                return rasterizer.draw(into: surface, regions: damage.rects, precision: faint, in: memory) { steps in
                    for index in commands.indices { steps.add(commands[index]) }
                }
            }
            makeCommands(list, damage: damage, within: area, of: surface.bounds, memory)
            rasterizer.draw(into: surface, regions: damage.rects, precision: faint, in: memory) { steps in
                steps.add(clear)
                frame.add(to: &steps)
            }
            frame.keepUnchanged(of: list)
        }
    }

    private mutating func makeCommands(
        _ list: DisplayList, damage: Damage, within area: PixelRect, of bounds: PixelRect, _ memory: DrawScratch
    ) {
        let arenas = memory.arenas(threads: threads)
        // Moved out of the compositor that the threads see: an array with two references would be copied on mutation.
        var frame = FrameCommands()
        swap(&frame, &self.frame)
        defer { swap(&frame, &self.frame) }
        let maker = CommandEncoder(compositor: self, area: area, bounds: bounds, arenas: arenas)
        frame.make(for: list, within: damage.rects, threads: threads, by: maker)
    }

    /// Encodes the list as rasterizer commands, without what lies outside `area`. Coverage is computed on all threads.
    func commands(for list: DisplayList, within area: PixelRect) -> [Command] {
        let list = list.needs.contains(.picture) ? resolved(list, within: area) : list
        var visible: [Int] = []
        list.findVisibleItems(within: [area], &visible)
        guard visible.contains(where: { list.summaries[$0].needs.contains(.particles) }) else {
            return ThreadPool.map(visible.count, threads: threads) { [visible] in
                command(for: list.items[visible[$0]], within: area)
            }
            .compactMap(\.self)
        }
        return visible.flatMap { index -> [Command] in
            guard case .particles(let particles) = list.items[index] else {
                return command(for: list.items[index], within: area).map { [$0] } ?? []
            }
            return ParticlePainter(particles.value).commands(within: area, threads: threads)
        }
    }

    /// Nil for an item that turns out to paint nothing. `arena` is for commands that live for one frame.
    func command(
        for item: borrowing DisplayList.Item, within area: PixelRect, in arena: CoverageArena? = nil
    ) -> Command? {
        let bounds = item.bounds.intersection(area)
        switch item {
        case .fill(let fill):
            // The coverage is computed over the item's bounds and then clipped to the damage: the levels must not
            // depend on the area that is redrawn.
            let coverage = Self.coverage(of: fill.shape, through: fill.projection, clip: fill.bounds, in: arena)
                .offsetBy(x: 0, y: 0, clip: bounds)
            guard !coverage.isEmpty else { return nil }
            var paint = fill.paint
            if !fill.tint.isWhite, case .image(let image) = paint { paint = .image(image.value.tinted(fill.tint)) }
            return .fill(.init(coverage, paint, opacity: fill.opacity, blendMode: fill.blendMode))
        case .shadow(let shadow):
            return fill(for: shadow.value, clip: bounds, in: arena).map(Command.fill)
        case .particles, .raster:
            return nil
        case .beginGroup(let group):
            return .beginGroup(Self.group(group, bounds: bounds, in: arena))
        case .endGroup:
            return .endGroup
        }
    }

    private static func group(
        _ group: DisplayList.Group, bounds: PixelRect, in arena: CoverageArena?
    ) -> Command.Group {
        var clip: Coverage?
        for next in group.clips {
            let coverage = coverage(of: next.shape, through: next.projection, clip: group.bounds, in: arena)
                .offsetBy(x: 0, y: 0, clip: bounds)
            clip = clip?.intersection(coverage) ?? coverage
        }
        return Command.Group(bounds: bounds, opacity: group.opacity, blendMode: group.blendMode, clip: clip)
    }

    // MARK: Shapes

    static func coverage(
        of shape: Shape, through projection: Projection, clip: PixelRect, in arena: CoverageArena? = nil
    ) -> Coverage {
        switch shape {
        case .rectangle(let box):
            return Coverage(RoundedBox(box), through: projection, clip: clip, in: arena)
        case .rounded(let rounded):
            return Coverage(rounded, through: projection, clip: clip, in: arena)
        case .path(let path, let rule):
            return Coverage(path, rule: rule, through: projection, clip: clip, in: arena)
        case .stroke(let stroke):
            let tolerance = flatness(of: stroke.value.path, through: projection)
            return Coverage(
                stroking: stroke.value.line(tolerance: tolerance), stroke.value.style, tolerance: tolerance,
                through: projection, clip: clip, in: arena)
        }
    }

    /// A stroke's flattening tolerance in the path's coordinates, at the point of greatest magnification.
    private static func flatness(of path: Path, through projection: Projection) -> Double {
        if projection.isAffine { return flatness(atScale: projection.scale(at: .zero)) }
        let box = path.controlBox
        guard !box.isEmpty else { return Shape.tolerance }
        let scale =
            (box.corners + [box.center])
            .filter { projection.w(at: $0) > Projection.nearestDepth }
            .map { projection.scale(at: $0) }
            .max() ?? 1
        return flatness(atScale: scale)
    }

    private static func flatness(atScale scale: Double) -> Double {
        scale > 0 && scale.isFinite ? Shape.tolerance / scale : Shape.tolerance
    }

    // MARK: Shadows

    /// The distance by which a shadow extends beyond its silhouette, in pixels.
    // The kernel is truncated at two deviations.
    private static func reach(of shadow: DisplayList.Shadow) -> Int { Int((2 * shadow.deviation).rounded(.up)) + 1 }

    private func fill(
        for shadow: DisplayList.Shadow, clip: PixelRect, in arena: CoverageArena?
    ) -> Command.Fill? {
        // Only what lies within the kernel's reach of the clip is visible.
        let seen = clip.insetBy(-Self.reach(of: shadow))
        var color = shadow.color
        let silhouette: Coverage
        switch shadow.silhouette {
        case .shape(let shape, let projection, let opacity):
            color.alpha *= opacity
            let around = shadow.bounds.insetBy(-Self.reach(of: shadow))
            let all = Self.coverage(of: shape, through: projection, clip: around, in: arena)
            silhouette = all.offsetBy(x: 0, y: 0, clip: seen)
        case .picture(let list, let bounds):
            let visible = bounds.intersection(seen)
            guard let buffer = picture(of: list, area: visible) else { return nil }
            silhouette = Coverage(AlphaMask(alphaOf: buffer, x: visible.x, y: visible.y))
        }
        let coverage = silhouette.blurred(deviation: shadow.deviation, clip: clip, in: arena)
        return coverage.isEmpty ? nil : Command.Fill(coverage, .color(color))
    }
}
