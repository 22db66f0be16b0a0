import CoreGraphics
import Raster

extension DisplayListBuilder {
    /// Lists plain leaves from `first` on that have no entries, as they are always listed again: for others it must be looked
    /// up first whether they can be taken over. Returns where they end.
    mutating func appendLeaves(
        _ layers: RenderSublayers, from first: Int, at place: SublayerPlace, toDevice: Projection, clip: PixelRect
    ) -> Int {
        for index in first..<layers.count {
            // The row keeps its layers: counting references to each would take longer than what is done with it.
            let isListed = layers.unretained(at: index)._withUnsafeGuaranteedRef { layer in
                guard layer.isPlainLeaf, !isRecording || layer.subtreeHasAnimations else { return false }
                appendLeaf(layer, at: place, toDevice: toDevice, clip: clip)
                return true
            }
            if !isListed { return index }
        }
        return layers.count
    }

    /// A layer that is a background alone, as most layers of a large tree are: what `add(_:toDevice:clip:)` would list, without
    /// a copy of all of its values.
    mutating func appendLeaf(_ layer: RenderLayer, at place: SublayerPlace, toDevice: Projection, clip: PixelRect) {
        guard let color = layer.properties.backgroundColor?.paintColor, color.alpha > 0, !layer.properties.isHidden
        else { return }
        let geometry = layer.geometry(atParentTime: place.time)
        let opacity = geometry.opacity * place.inherited.opacity
        guard geometry.opacity > 0, limits.allowsAnotherLayer() else { return }
        var matrix = geometry.toSuperlayer()
        if let space = place.space { matrix = CATransform3DConcat(matrix, space) }
        guard layer.properties.isDoubleSided || matrix.showsFront else { return }
        let projection = Projection(flattening: matrix).then(toDevice)
        let determinant = projection.determinant
        guard projection.isFinite, determinant != 0, determinant.isFinite else { return }
        var outline = RoundedRectangle(
            rect: geometry.bounds, radius: geometry.cornerRadius, corners: .all, curve: .circular)
        var box = Box(outline.rect)
        if outline.isPlain {
            box = box.snapped(for: layer.properties, through: projection)
            outline.rect = CGRect(box)
        }
        let bounds = projection.deviceBounds(of: box, within: clip)
        guard !bounds.isEmpty else { return }
        let tint = place.inherited.tint
        list.append(
            DisplayList.Fill(
                shape: outline.shape, projection: projection,
                paint: .color(tint.isWhite ? color : color.multiplied(by: tint)), opacity: min(opacity, 1),
                bounds: bounds))
    }
}
