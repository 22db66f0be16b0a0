import Raster

/// Groups that read the pixels below them are drawn in passes: first everything before the group, then the group.
extension SoftwareCompositor {
    /// The target of a pass: a buffer whose pixels are those of `area`.
    struct Target {
        let buffer: PixelBuffer
        let area: PixelRect
    }

    /// Draws a list whose items read the pixels below them, or need too many images at once.
    func drawInPasses(_ list: DisplayList, damage: Damage, onto surface: PixelBuffer) {
        for rect in damage.rects {
            let rect = rect.intersection(surface.bounds)
            guard !rect.isEmpty else { continue }
            // Around the damage the surface already shows the items above. The pixels below are redrawn into a separate
            // buffer.
            let needed = list.items[...].backdropSource(of: rect).intersection(surface.bounds)
            if rect == surface.bounds {
                paint(list.items[...], onto: Target(buffer: surface, area: rect), replacing: true)
                continue
            }
            guard let scratch = PixelBuffer(width: needed.width, height: needed.height) else { continue }
            paint(list.items[...], onto: Target(buffer: scratch, area: needed))
            surface.copy(from: scratch, at: needed, to: surface.bounds, within: rect)
        }
    }

    /// Draws items over the target's pixels, or in place of them.
    func paint(_ items: ArraySlice<DisplayList.Item>, onto target: Target, replacing replaces: Bool = false) {
        var start = items.startIndex
        var index = start
        var replaces = replaces
        // Everything before a group that reads its backdrop must be in the target's pixels when the group is drawn.
        while index < items.endIndex {
            let end = items.endOfGroup(at: index)
            if let reader = items[index].backdropReader {
                paintDirectly(items[start..<index], onto: target, replacing: replaces)
                replaces = false
                join(reader.group, reader.effects, items[(index + 1)..<max(end, index + 1)], onto: target)
                start = end + 1
            }
            index = end + 1
        }
        paintDirectly(items[start...], onto: target, replacing: replaces)
    }

    private func paintDirectly(
        _ items: ArraySlice<DisplayList.Item>, onto target: Target, replacing replaces: Bool = false
    ) {
        // Cleared by a command, which is skipped where the first items hide it.
        let clear = Command.fill(.init(Coverage(target.area), .color(.clear), blendMode: .copy))
        var first = replaces ? [clear] : []
        for portion in portions(of: items) where !portion.isEmpty || !first.isEmpty {
            Rasterizer(threads: threads).draw(
                first + commands(for: DisplayList(items: Array(portion)), within: target.area), into: target.buffer,
                origin: (target.area.x, target.area.y), region: target.area, precision: faint)
            first = []
        }
    }

    // MARK: Compositing

    private func join(
        _ group: DisplayList.Group, _ effects: GroupEffects, _ body: ArraySlice<DisplayList.Item>, onto target: Target
    ) {
        let region = group.bounds.intersection(target.area)
        guard !region.isEmpty else { return }
        if let backdrop = effects.backdrop {
            join(group, effects.compositeOperator, backdrop, body, region: region, onto: target)
        } else if case .formula(let formula, let footprint) = effects.compositeOperator {
            join(group, formula, within: footprint, body, region: region, onto: target)
        }
    }

    /// Composites a group by a formula, pixel by pixel.
    private func join(
        _ group: DisplayList.Group, _ formula: BlendFormula, within footprint: DisplayList.Clip?,
        _ body: ArraySlice<DisplayList.Item>, region: PixelRect, onto target: Target
    ) {
        var apart = group
        apart.effects = nil
        apart.blendMode = .sourceOver
        let items = [.beginGroup(apart)] + Array(body) + [.endGroup]
        guard let picture = picture(of: items[...], area: region),
            let source = FloatImage(picture, x: region.x, y: region.y, bounds: region, threads: threads),
            let below = FloatImage(target, bounds: region, threads: threads)
        else { return }
        below.forEachRow(threads: threads) { y in
            formula.blend(source.row(y), over: below.row(y), to: below.row(y), count: region.width)
        }
        guard let footprint else {
            return below.write(to: target.buffer, x: target.area.x, y: target.area.y, threads: threads)
        }
        guard let result = below.bytes(threads: threads) else { return }
        var fill = DisplayList.Fill(picture: result, at: region)
        (fill.shape, fill.projection, fill.blendMode) = (footprint.shape, footprint.projection, .copy)
        paintDirectly([.fill(fill)], onto: target)
    }

    /// Composites a group onto a backdrop that is modified first. Where the group is translucent, masked or clipped,
    /// pixels are interpolated between the old backdrop and the group on the modified one.
    private func join(
        _ group: DisplayList.Group, _ compositeOperator: GroupEffects.CompositeOperator,
        _ backdrop: GroupEffects.Backdrop,
        _ body: ArraySlice<DisplayList.Item>, region: PixelRect, onto target: Target
    ) {
        let own = body[..<(backdrop.mask.map { body.startIndex - 1 + $0 } ?? body.endIndex)]
        let mask = body[own.endIndex...]
        let isOverlaid = group.blendMode == .sourceOver && compositeOperator == .mode
        // Items that read the pixels below them read beyond the region.
        let area = isOverlaid ? own.backdropSource(of: region).intersection(target.area) : region
        guard let changed = changed(backdrop, below: target, area: area) else { return }
        let inner = Target(buffer: changed, area: area)
        if isOverlaid {
            paint(own, onto: inner)
        } else {
            var begin = DisplayList.Group(blendMode: group.blendMode, bounds: group.bounds)
            if compositeOperator != .mode { begin.effects = GroupEffects(compositeOperator: compositeOperator) }
            paint(([.beginGroup(begin)] + Array(own) + [.endGroup])[...], onto: inner)
        }
        let level = level(of: group, mask: mask, region: region)
        if level.fills(region) { return target.buffer.copy(from: changed, at: area, to: target.area, within: region) }
        // Copying through coverage interpolates: level · new + (1 - level) · old.
        let result = ImagePaint(
            bitmap: Bitmap(changed), toPaint: .translation(-Double(area.x), -Double(area.y)), filter: .nearest)
        Rasterizer(threads: threads).draw(
            [.fill(.init(level, .image(result), blendMode: .copy))], into: target.buffer,
            origin: (target.area.x, target.area.y), region: region)
    }

    /// The pixels below, modified inside the backdrop's clip; nil when memory is short.
    private func changed(_ backdrop: GroupEffects.Backdrop, below target: Target, area: PixelRect) -> PixelBuffer? {
        guard !backdrop.chain.isEmpty else {
            let copy = PixelBuffer(width: area.width, height: area.height)
            copy?.copy(from: target.buffer, at: target.area, to: area)
            return copy
        }
        let picture = filtered(backdrop.chain, below: target, region: area)
        let clip = Self.coverage(of: backdrop.clip.shape, through: backdrop.clip.projection, clip: area)
        if let picture, clip.fills(area) { return picture }
        guard let changed = PixelBuffer(width: area.width, height: area.height) else { return nil }
        changed.copy(from: target.buffer, at: target.area, to: area)
        guard let picture else { return changed }
        let paint = ImagePaint(
            bitmap: Bitmap(picture), toPaint: .translation(-Double(area.x), -Double(area.y)), filter: .nearest)
        Rasterizer(threads: threads).draw(
            [.fill(.init(clip, .image(paint), blendMode: .copy))], into: changed, origin: (area.x, area.y),
            region: area, precision: faint)
        return changed
    }

    /// The pixels below after the effects; the image's outermost pixels extend beyond its edge.
    private func filtered(_ effects: EffectChain, below target: Target, region: PixelRect) -> PixelBuffer? {
        effects.bytes(
            ofEndless: .init(target.buffer, x: target.area.x, y: target.area.y), region: region, threads: threads)
    }

    /// The fraction of a group that is visible at each pixel: the product of its opacity, clips and mask.
    private func level(
        of group: DisplayList.Group, mask: ArraySlice<DisplayList.Item>, region: PixelRect
    ) -> Coverage {
        var level = Coverage(region)
        for clip in group.clips {
            level = level.intersection(Self.coverage(of: clip.shape, through: clip.projection, clip: region))
        }
        let opacity = UInt8(max(0, min(group.opacity, 1)) * 255 + 0.5)
        guard !mask.isEmpty || opacity < 255 else { return level }
        let count = region.width * region.height
        var levels = AlphaMask(bounds: region, levels: [UInt8](repeating: 255, count: count))
        if let first = mask.first, case .beginGroup(var begin) = first {
            begin.blendMode = .sourceOver
            let items = [.beginGroup(begin)] + Array(mask.dropFirst())
            guard let picture = picture(of: items[...], area: region) else { return Coverage(.zero) }
            levels = AlphaMask(alphaOf: picture, x: region.x, y: region.y)
        }
        if opacity < 255 {
            // Rounds to nearest, without ties, as 255 is odd.
            levels.levels = levels.levels.map { UInt8((Int($0) * Int(opacity) + 127) / 255) }
        }
        return level.intersection(Coverage(levels))
    }
}

extension FloatImage {
    fileprivate convenience init?(_ target: SoftwareCompositor.Target, bounds: PixelRect, threads: Int) {
        self.init(target.buffer, x: target.area.x, y: target.area.y, bounds: bounds, threads: threads)
    }
}
