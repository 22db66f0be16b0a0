import CoreGraphics
import Raster

/// How far a layer's picture reaches in its own space: bounds, contents, shape and whatever sublayers add.
enum LayerExtent {
    static func box(of layer: RenderLayer, _ sample: SampledLayer) -> Box {
        guard let transition = sample.transition?.transition, let from = transition.from else {
            return ownBox(of: layer, sample)
        }
        return ownBox(of: layer, sample).union(box(of: from, from.sample(atParentTime: transition.fromTime)))
    }

    private static func ownBox(of layer: RenderLayer, _ sample: SampledLayer) -> Box {
        let properties = sample.properties
        let own = Box(properties.bounds.standardized)
        let reach = -properties.filters.reach
        if properties.masksToBounds { return own.insetBy(reach) }
        var box = own
        if let contents = properties.contents {
            box = box.union(Box(ContentsPlacement(contents, in: properties).rect))
        }
        if case .shape(let shape) = sample.content {
            for part in shape.parts { box = box.union(part.shape.extent) }
        }
        if case .emitter = sample.content {
            box = box.union(ParticleEmission(of: layer, at: sample.localTime).extent)
        }
        if !layer.sublayers.isEmpty {
            sample.forEachSublayerPlace { include(layer.sublayers, at: $0, in: &box) }
        }
        box = box.insetBy(reach)
        let shadow = properties.shadow
        guard shadow.opacity > 0 else { return box }
        let spread = 2 * Double(shadow.radius)
        let cast = shadow.path?.controlBox ?? box
        return box.union(
            Box(
                minX: cast.minX + shadow.offset.width - spread, minY: cast.minY + shadow.offset.height - spread,
                maxX: cast.maxX + shadow.offset.width + spread, maxY: cast.maxY + shadow.offset.height + spread))
    }

    private static func include(_ sublayers: RenderSublayers, at place: SublayerPlace, in box: inout Box) {
        for sublayer in sublayers {
            let inner = sublayer.sample(atParentTime: place.time)
            guard !inner.properties.isHidden else { continue }
            let innerBox = self.box(of: sublayer, inner)
            guard !innerBox.isEmpty else { continue }
            var matrix = inner.properties.toSuperlayer
            if let space = place.space { matrix = CATransform3DConcat(matrix, space) }
            let projection = Projection(flattening: matrix)
            for corner in innerBox.corners where projection.w(at: corner) > Projection.nearestDepth {
                box.include(projection.apply(corner))
            }
        }
    }
}
