import CoreGraphics
import Raster

/// The extent of a layer's drawing in its own coordinates: bounds, contents, shape and sublayers.
struct LayerExtent {
    /// A layer whose sublayers are being visited.
    private struct Visit {
        let layer: RenderLayer
        let sample: SampledLayer
        /// The projection from the layer's coordinates to its superlayer's.
        let toSuperlayer: Projection
        let places: [SublayerPlacement]
        var place = 0
        var index = 0
        var box: Box
        private var isOutgoingLayerTaken = false

        init(
            _ layer: RenderLayer, _ sample: SampledLayer, toSuperlayer: Projection, _ emissions: inout EmissionCache,
            work: inout Double
        ) {
            self.layer = layer
            self.sample = sample
            self.toSuperlayer = toSuperlayer
            box = LayerExtent.ownBox(of: layer, sample, &emissions, work: &work)
            var places: [SublayerPlacement] = []
            if !layer.sublayers.isEmpty, !sample.properties.masksToBounds {
                sample.forEachSublayerPlacement { places.append($0) }
            }
            self.places = places
        }

        /// The next sublayer and the place that it appears at.
        mutating func next() -> (RenderLayer, SublayerPlacement)? {
            if index == layer.sublayers.count { (place, index) = (place + 1, 0) }
            guard place < places.count else { return nil }
            defer { index += 1 }
            return (layer.sublayers[index], places[place])
        }

        /// Returns the old layer of the running transition, once.
        mutating func takeOutgoingLayer(_ emissions: inout EmissionCache, work: inout Double) -> Visit? {
            guard !isOutgoingLayerTaken, let transition = sample.transition?.transition, let outgoing = transition.from
            else {
                return nil
            }
            isOutgoingLayerTaken = true
            return Visit(
                outgoing, outgoing.sample(atParentTime: transition.fromTime), toSuperlayer: .identity, &emissions,
                work: &work)
        }
    }

    /// The assumed extent of a layer with too many descendants to visit.
    static let unknown = Box(minX: -1e6, minY: -1e6, maxX: 1e6, maxY: 1e6)

    /// - Parameter remainingLayers: how many layers may be looked at; lowered by as many as were, and by the
    ///   microseconds that their particles took.
    static func box(
        of layer: RenderLayer, _ sample: SampledLayer, remainingLayers: inout Int, _ emissions: inout EmissionCache
    ) -> Box {
        var work = 0.0
        var open = [Visit(layer, sample, toSuperlayer: .identity, &emissions, work: &work)]
        while true {
            remainingLayers -= Int(min(work, 1e9))
            work = 0
            guard remainingLayers > 0 else { return unknown }
            let last = open.count - 1
            if let (sublayer, place) = open[last].next() {
                remainingLayers -= 1
                let inner = sublayer.sample(atParentTime: place.time)
                guard !inner.properties.isHidden else { continue }
                var matrix = inner.properties.toSuperlayer
                if let space = place.space { matrix = CATransform3DConcat(matrix, space) }
                open.append(
                    Visit(sublayer, inner, toSuperlayer: Projection(flattening: matrix), &emissions, work: &work))
                continue
            }
            if let outgoing = open[last].takeOutgoingLayer(&emissions, work: &work) {
                remainingLayers -= 1
                open.append(outgoing)
                continue
            }
            let visit = open.removeLast()
            let box = spread(visit.box, visit.sample.properties)
            guard !open.isEmpty else { return box }
            guard !box.isEmpty else { continue }
            let visible = box.corners.filter { visit.toSuperlayer.w(at: $0) > Projection.nearestDepth }
            // A projection maps lines to lines, so in front of the eye the image of a box lies in the hull of its
            // corners' images.
            for corner in visible { open[last - 1].box.include(visit.toSuperlayer.apply(corner)) }
            // A layer that crosses the eye plane has an unbounded projection.
            if !visible.isEmpty, visible.count < 4 { open[last - 1].box = open[last - 1].box.union(unknown) }
        }
    }

    /// The extent of what the layer itself draws.
    private static func ownBox(
        of layer: RenderLayer, _ sample: SampledLayer, _ emissions: inout EmissionCache, work: inout Double
    ) -> Box {
        let properties = sample.properties
        var box = Box(properties.bounds.standardized)
        if properties.masksToBounds { return box }
        if let contents = properties.contents {
            box = box.union(Box(ContentsPlacement(contents, in: properties).rect))
        }
        if case .shape(let shape) = sample.content {
            shape.forEachPart { part, _ in box = box.union(part.extent) }
        }
        if case .emitter = sample.content {
            box = box.union(emissions.extent(of: layer, at: sample.localTime, work: &work))
        }
        return box
    }

    /// The box with what filters and the shadow add, unless the bounds cut it off.
    private static func spread(_ box: Box, _ properties: LayerProperties) -> Box {
        if properties.masksToBounds { return box }
        let box = box.insetBy(-properties.filters.reach)
        let shadow = properties.shadow
        guard shadow.opacity > 0 else { return box }
        // Two deviations, where the shadow's kernel is cut off.
        let spread = 2 * Double(shadow.radius)
        let cast = shadow.path?.controlBox ?? box
        return box.union(
            Box(
                minX: cast.minX + shadow.offset.width - spread, minY: cast.minY + shadow.offset.height - spread,
                maxX: cast.maxX + shadow.offset.width + spread, maxY: cast.maxY + shadow.offset.height + spread))
    }
}
