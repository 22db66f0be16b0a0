public import Raster

/// Groups that cannot be drawn tile by tile are rendered to images first. What remains are fills and plain groups.
@_spi(Compositing) extension SoftwareCompositor {
    /// Draws a separate list over transparency; nil for an empty area, or when memory is short.
    public func picture(of list: DisplayList, area: PixelRect) -> PixelBuffer? {
        var compositor = self
        compositor.faint = PrecisionMap(of: list, within: area)
        return compositor.picture(of: list.items[...], area: area)
    }

    /// Draws items of the list being drawn over transparency, within `area`; nil for an empty area, or when memory is
    /// short.
    func picture(of items: ArraySlice<DisplayList.Item>, area: PixelRect) -> PixelBuffer? {
        guard let buffer = PixelBuffer(width: area.width, height: area.height) else { return nil }
        guard items.readsBackdrop else {
            paint(items, onto: Target(buffer: buffer, area: area))
            return buffer
        }
        // Filters extend the edges of the image that they read, so these must be the items' own edges, wherever the
        // area ends.
        let extent = items.extent
        let needed = items.backdropSource(of: area).intersection(extent)
        guard !needed.isEmpty else { return buffer }
        guard let whole = PixelBuffer(width: needed.width, height: needed.height) else { return nil }
        paint(items, onto: Target(buffer: whole, area: needed))
        buffer.copy(from: whole, at: needed, to: area)
        return buffer
    }

    /// The list with each group that needs an image replaced by a fill with that image.
    func resolved(_ list: DisplayList, within area: PixelRect) -> DisplayList {
        DisplayList(items: resolved(list.items[...], within: area))
    }

    private func resolved(_ items: ArraySlice<DisplayList.Item>, within area: PixelRect) -> [DisplayList.Item] {
        var result: [DisplayList.Item] = []
        var index = items.startIndex
        while index < items.endIndex {
            let end = items.endOfGroup(at: index)
            switch items[index] {
            case .raster(let image):
                if let fill = fill(for: image.value, within: area) { result.append(.fill(fill)) }
            case .beginGroup(let group) where !group.bounds.intersection(area).isEmpty:
                append(group, items[(index + 1)..<max(end, index + 1)], to: &result, within: area)
            case .beginGroup, .endGroup:
                break
            default:
                result.append(items[index])
            }
            index = end + 1
        }
        return result
    }

    private func append(
        _ group: DisplayList.Group, _ body: ArraySlice<DisplayList.Item>, to result: inout [DisplayList.Item],
        within area: PixelRect
    ) {
        let region = group.bounds.intersection(area)
        let effects = group.effects
        var plain = group
        plain.effects = nil
        if let effects, !effects.chain.isEmpty {
            guard let picture = filtered(body, effects, region: region) else { return }
            result += [.beginGroup(plain), .fill(.init(picture: picture, at: region)), .endGroup]
        } else if case .modeWithin(let footprint)? = effects?.compositeOperator, effects?.backdrop == nil {
            guard let fill = confined(group, body, to: footprint, region: region) else { return }
            result.append(.fill(fill))
        } else if body.readsBackdrop || needsPortions(body) {
            guard let picture = picture(of: body, area: region) else { return }
            result += [.beginGroup(plain), .fill(.init(picture: picture, at: region)), .endGroup]
        } else {
            result.append(.beginGroup(plain))
            result += resolved(body, within: region)
            result.append(.endGroup)
        }
    }

    /// The image of a group's items after its effects.
    private func filtered(
        _ body: ArraySlice<DisplayList.Item>, _ effects: GroupEffects, region: PixelRect
    ) -> PixelBuffer? {
        effects.chain.bytes(of: effects.content, region: region, threads: threads) { part in
            picture(of: body, area: part).map { .init($0, x: part.x, y: part.y) }
        }
    }

    /// A group whose compositing is limited to the area of its layer.
    private func confined(
        _ group: DisplayList.Group, _ body: ArraySlice<DisplayList.Item>, to footprint: DisplayList.Clip,
        region: PixelRect
    ) -> DisplayList.Fill? {
        var apart = group
        apart.effects = nil
        // The group's blend mode must be applied only once, when its image is composited.
        apart.blendMode = .sourceOver
        let items = [.beginGroup(apart)] + Array(body) + [.endGroup]
        guard let picture = picture(of: items[...], area: region) else { return nil }
        var fill = DisplayList.Fill(picture: picture, at: region)
        fill.shape = footprint.shape
        fill.projection = footprint.projection
        fill.blendMode = group.blendMode
        return fill
    }

    private func fill(for image: DisplayList.RasterizedSubtree, within area: PixelRect) -> DisplayList.Fill? {
        let bounds = image.bounds.intersection(area)
        guard !bounds.isEmpty, let toPicture = image.projection.inverse else { return nil }
        let content = image.raster.content
        var place = content
        var bitmap = rasters.bitmap(of: image.raster) { picture(of: image.raster.list, area: content) }
        if bitmap == nil {
            // The cache is full: only the visible part is rendered, with two extra pixels on each side that sampling
            // may read, and only for this frame.
            place = toPicture.deviceBounds(of: image.bounds.box, within: content).insetBy(-2).intersection(content)
            bitmap = picture(of: image.raster.list, area: place).map { Bitmap($0) }
        }
        guard let bitmap else { return nil }
        let toPaint = toPicture.then(.translation(-Double(place.x), -Double(place.y)))
        return DisplayList.Fill(
            shape: .rectangle(content.box), projection: image.projection,
            paint: .image(ImagePaint(bitmap: bitmap, toPaint: toPaint, filter: image.filter)), opacity: image.opacity,
            bounds: bounds)
    }
}

extension DisplayList.Fill {
    /// A fill that draws an image of device pixels at its position.
    init(picture: PixelBuffer, at bounds: PixelRect) {
        // Its pixels coincide with device pixels, so that nearest sampling is exact.
        self.init(
            shape: .rectangle(bounds.box), projection: .identity,
            paint: .image(
                ImagePaint(
                    bitmap: Bitmap(picture), toPaint: .translation(-Double(bounds.x), -Double(bounds.y)),
                    filter: .nearest)),
            opacity: 1, bounds: bounds)
    }
}

extension ArraySlice<DisplayList.Item> {
    /// The bounding box of all items, not descending into groups.
    package var extent: PixelRect {
        var extent = PixelRect.zero
        var index = startIndex
        while index < endIndex {
            extent = extent.union(self[index].bounds)
            index = endOfGroup(at: index) + 1
        }
        return extent
    }
}

extension PixelBuffer {
    /// Copies the pixels that two images at two positions in one space have in common, within `limit`.
    func copy(from other: PixelBuffer, at source: PixelRect, to area: PixelRect, within limit: PixelRect? = nil) {
        let common = source.intersection(area).intersection(limit ?? area)
        for y in common.y..<max(common.maxY, common.y) {
            // The common pixels are inside both images.
            let from = other.base + (y - source.y) * other.bytesPerRow + (common.x - source.x) * 4
            let to = base + (y - area.y) * bytesPerRow + (common.x - area.x) * 4
            to.update(from: from, count: common.width * 4)
        }
    }
}
