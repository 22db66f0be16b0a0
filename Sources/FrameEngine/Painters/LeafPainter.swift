import CoreGraphics
import Raster

/// Paints plain leaves: layers that are only a background, as most layers of a large tree are.
enum LeafPainter {
    /// Lists the run of plain leaves from `first` on that need no reuse lookup, because they are animated or nothing is
    /// recorded. Returns its end.
    static func paintRun(
        of layers: RenderSublayers, from first: Int, at place: SublayerPlacement, toDevice: Projection, clip: PixelRect,
        to writer: inout ListWriter
    ) -> Int {
        for index in first..<layers.count {
            // The row retains its layers: retaining and releasing each would take longer than drawing it.
            let isListed = layers.unretained(at: index)._withUnsafeGuaranteedRef { layer in
                guard layer.isPlainLeaf, !writer.reuse.isRecording || layer.subtreeHasAnimations else { return false }
                paint(layer, at: place, toDevice: toDevice, clip: clip, to: &writer)
                return true
            }
            if !isListed { return index }
        }
        return layers.count
    }

    /// Lists a layer that is only a background, exactly as the walk would, but without copying all of its values.
    static func paint(
        _ layer: RenderLayer, at place: SublayerPlacement, toDevice: Projection, clip: PixelRect,
        to writer: inout ListWriter
    ) {
        guard let color = layer.properties.backgroundColor?.paintColor, color.alpha > 0, !layer.properties.isHidden
        else { return }
        let geometry = layer.geometry(atParentTime: place.time)
        let opacity = geometry.opacity * place.inherited.opacity
        guard geometry.opacity > 0, writer.limits.allowsAnotherLayer() else { return }
        var matrix = geometry.toSuperlayer()
        if let space = place.space { matrix = CATransform3DConcat(matrix, space) }
        guard layer.properties.isSeen(through: matrix) else { return }
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
        writer.list.append(
            DisplayList.Fill(
                shape: outline.shape, projection: projection,
                paint: .color(tint.isWhite ? color : color.multiplied(by: tint)), opacity: min(opacity, 1),
                bounds: bounds))
    }
}
