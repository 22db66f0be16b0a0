import CoreGraphics
import Raster

extension TreeWalk {
    /// Paints a layer's images before and after a transition, according to its progress.
    mutating func paint(_ sampled: SampledTransition, of context: LayerPaintContext) {
        let transition = sampled.transition
        let progress = max(0, min(sampled.progress, 1))
        var group = writer.begin(opacity: context.plane.inherited.opacity)
        if context.plane.isCut {
            writer.cut(&group, at: .path(Path(polygon: context.plane.polygon), .nonZero), through: context.toDevice)
        }
        switch transition.style {
        case .fade:
            fade(from: context.showing(transition), to: context.showingItself(), Float(progress), clip: context.clip)
        case .moveIn(let edge):
            let step = slide(&group, transition, context).map(edge.step)
            paint(context.showing(transition))
            paint(context.showingItself(shiftedBy: step, 1 - progress))
        case .push(let edge):
            let step = slide(&group, transition, context).map(edge.step)
            paint(context.showing(transition, shiftedBy: step, -progress))
            paint(context.showingItself(shiftedBy: step, 1 - progress))
        case .reveal(let edge):
            let step = slide(&group, transition, context).map(edge.step)
            paint(context.showingItself())
            paint(context.showing(transition, shiftedBy: step, -progress))
        }
        writer.end(group, clip: context.clip)
    }

    private mutating func paint(_ context: LayerPaintContext?) {
        if let context { paint(context) }
    }

    /// Clips the sliding images to the layer's bounds, or, if these are empty, to its visible extent. Returns the size.
    private mutating func slide(
        _ group: inout ListWriter.OpenGroup, _ transition: RenderTransition, _ context: LayerPaintContext
    )
        -> CGSize?
    {
        var box = Box(context.properties.bounds.standardized)
        if box.isEmpty || box.minX == box.maxX || box.minY == box.maxY {
            box = writer.extents.box(
                of: context.layer, context.plane.sample, remainingLayers: &writer.limits.measuredLayers)
        }
        guard !box.isEmpty else { return nil }
        writer.cut(&group, at: .rectangle(context.snapped(box)), through: context.toDevice)
        return CGSize(width: box.maxX - box.minX, height: box.maxY - box.minY)
    }

    /// Cross-fades by adding the weighted images, so that pixels that are opaque in both stay opaque: (1 - p) + p = 1.
    /// Source-over would dip to 1 - p + p², 75 % half-way, and let the backdrop show through.
    private mutating func fade(
        from old: LayerPaintContext?, to new: LayerPaintContext?, _ progress: Float, clip: PixelRect
    ) {
        let sum = writer.begin()
        if let old, progress < 1 {
            let group = writer.begin(opacity: 1 - progress)
            paint(old)
            writer.end(group, clip: clip)
        }
        if let new, progress > 0 {
            let group = writer.begin(opacity: progress, blendMode: .plusLighter)
            paint(new)
            writer.end(group, clip: clip)
        }
        // Kept although its opacity is 1: without the group the images would be added to the backdrop.
        writer.end(sum, clip: clip, isKept: true)
    }
}

extension LayerPaintContext {
    /// The layer as it was before the transition, with its current bounds; nil if there is nothing to show.
    fileprivate func showing(
        _ transition: RenderTransition, shiftedBy step: CGVector? = nil, _ factor: CGFloat = 0
    ) -> LayerPaintContext? {
        guard let from = transition.from else { return nil }
        let sample = from.sample(atParentTime: transition.fromTime)
        let (old, new) = (sample.properties.bounds.standardized, properties.bounds.standardized)
        return showing(
            from, sample,
            shiftedBy: CGVector(
                dx: new.minX - old.minX + (step?.dx ?? 0) * factor, dy: new.minY - old.minY + (step?.dy ?? 0) * factor))
    }

    /// The layer in its current state; nil if there is nothing to show.
    fileprivate func showingItself(shiftedBy step: CGVector? = nil, _ factor: CGFloat = 0) -> LayerPaintContext? {
        var sample = plane.sample
        sample.transition = nil
        return showing(
            layer, sample, shiftedBy: CGVector(dx: (step?.dx ?? 0) * factor, dy: (step?.dy ?? 0) * factor))
    }

    /// Another state of the layer at its position, shifted in its own space.
    private func showing(_ layer: RenderLayer, _ sample: SampledLayer, shiftedBy shift: CGVector) -> LayerPaintContext?
    {
        guard !sample.properties.isHidden, sample.properties.opacity > 0 || sample.transition != nil else {
            return nil
        }
        var result = self
        var inherited = plane.inherited
        inherited.opacity = 1
        result.plane = Plane(
            layer: layer, sample: sample, matrix: CATransform3DTranslate(plane.matrix, shift.dx, shift.dy, 0),
            inherited: inherited)
        result.toDevice = Projection(flattening: result.plane.matrix).then(spaceToDevice)
        guard result.toDevice.isFinite, let toLayer = result.toDevice.inverse else { return nil }
        result.toLayer = toLayer
        return result
    }
}
