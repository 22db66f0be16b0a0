import CoreGraphics
import Raster

extension TreeWalk {
    /// Masks an open group by the layer `mask`, which is in the masked layer's own space.
    mutating func apply(_ mask: RenderLayer, to group: inout ListWriter.OpenGroup, _ context: LayerPaintContext) {
        let body = ListWriter.Body(of: writer)
        writer.list.append(.beginGroup(.init(blendMode: .destinationIn)))
        var inherited = context.plane.inherited
        inherited.opacity = 1
        guard writer.limits.nestedMasks < WalkLimits.maxNestedMasks else {
            reportOnce("more than \(WalkLimits.maxNestedMasks) nested masks: the masked layers are not drawn")
            writer.reuse.index.forget(from: group.body.firstEntry)
            return writer.list.remove(from: group.start + 1)
        }
        writer.limits.nestedMasks += 1
        defer { writer.limits.nestedMasks -= 1 }
        paint(
            mask, at: SublayerPlacement(time: context.plane.sample.localTime, space: nil, inherited: inherited),
            toDevice: context.toDevice, clip: context.clip, isMask: true)
        writer.endMask(body, of: &group)
    }
}
