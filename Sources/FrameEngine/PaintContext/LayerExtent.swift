import CoreGraphics
import Raster

/// The extent of a layer's drawing in its own coordinates: bounds, contents, shape and sublayers.
///
/// It outlives a measurement so that its memory can be reused.
struct LayerExtent: Sendable {
    var emissions = EmissionCache()
    /// The layers being visited, each the superlayer of the next.
    private var open: [Visit] = []
    /// The placements of their sublayers.
    private var places: [SublayerPlacement] = []

    /// A layer whose sublayers are being visited.
    private struct Visit: Sendable {
        let layer: RenderLayer
        let sample: SampledLayer
        /// The projection from the layer's coordinates to its superlayer's.
        let toSuperlayer: Projection
        /// The index in `places` of its first placement; those of the innermost layer come last.
        let firstPlace: Int
        /// The current placement, relative to the first.
        var place = 0
        var index = 0
        var box: Box
        var isOutgoingLayerTaken = false
    }

    private mutating func visit(
        _ layer: RenderLayer, _ sample: SampledLayer, toSuperlayer: Projection, ownBox box: Box
    ) {
        open.append(
            Visit(layer: layer, sample: sample, toSuperlayer: toSuperlayer, firstPlace: places.count, box: box))
        guard !layer.sublayers.isEmpty, !sample.properties.masksToBounds else { return }
        sample.forEachSublayerPlacement { places.append($0) }
    }

    /// The next sublayer of the innermost layer and its placement.
    private mutating func nextSublayer() -> (RenderLayer, SublayerPlacement)? {
        let last = open.count - 1
        let count = open[last].layer.sublayers.count
        if open[last].index == count { (open[last].place, open[last].index) = (open[last].place + 1, 0) }
        let (place, index) = (open[last].firstPlace + open[last].place, open[last].index)
        guard place < places.count else { return nil }
        open[last].index += 1
        return (open[last].layer.sublayers[index], places[place])
    }

    /// Continues with the outgoing layer of the innermost layer's transition, once.
    private mutating func visitOutgoingLayer(work: inout Double) -> Bool {
        let last = open.count - 1
        guard !open[last].isOutgoingLayerTaken, let transition = open[last].sample.transition?.transition,
            let outgoing = transition.from
        else { return false }
        open[last].isOutgoingLayerTaken = true
        let sample = outgoing.sample(atParentTime: transition.fromTime)
        visit(outgoing, sample, toSuperlayer: .identity, ownBox: ownBox(of: outgoing, sample, work: &work))
        return true
    }

    /// The assumed extent of a layer with too many descendants to visit.
    static let unknown = Box(minX: -1e6, minY: -1e6, maxX: 1e6, maxY: 1e6)

    /// - Parameter remainingLayers: the number of layers that may be visited; reduced by the number visited, and by the
    ///   microseconds that their particles took.
    mutating func box(of layer: RenderLayer, _ sample: SampledLayer, remainingLayers: inout Int) -> Box {
        var work = 0.0
        let ownBox = ownBox(of: layer, sample, work: &work)
        guard let box = union(of: ownBox, layer, sample, work: work, remainingLayers: &remainingLayers) else {
            return Self.unknown
        }
        return spread(box, sample.properties)
    }

    /// The extent of the sublayers alone, in their superlayer's coordinates; nil if there are too many.
    mutating func sublayersBox(of layer: RenderLayer, _ sample: SampledLayer, remainingLayers: inout Int) -> Box? {
        union(of: .empty, layer, sample, work: 0, remainingLayers: &remainingLayers)
    }

    /// The union of a layer's own box and of the boxes of its sublayers and its transition's outgoing layer.
    private mutating func union(
        of ownBox: Box, _ layer: RenderLayer, _ sample: SampledLayer, work: Double, remainingLayers: inout Int
    ) -> Box? {
        defer {
            open.removeAll(keepingCapacity: true)
            places.removeAll(keepingCapacity: true)
        }
        var work = work
        visit(layer, sample, toSuperlayer: .identity, ownBox: ownBox)
        while true {
            remainingLayers -= Int(min(work, 1e9))
            work = 0
            guard remainingLayers > 0 else { return nil }
            if let (sublayer, place) = nextSublayer() {
                remainingLayers -= 1
                let inner = sublayer.sample(atParentTime: place.time)
                guard !inner.properties.isHidden else { continue }
                var matrix = inner.properties.toSuperlayer
                if let space = place.space { matrix = CATransform3DConcat(matrix, space) }
                let toSuperlayer = Projection(flattening: matrix)
                let box = self.ownBox(of: sublayer, inner, work: &work)
                if sublayer.sublayers.isEmpty, inner.transition == nil {
                    include(spread(box, inner.properties), through: toSuperlayer)
                } else {
                    visit(sublayer, inner, toSuperlayer: toSuperlayer, ownBox: box)
                }
                continue
            }
            if visitOutgoingLayer(work: &work) {
                remainingLayers -= 1
                continue
            }
            let visit = open.removeLast()
            places.removeLast(places.count - visit.firstPlace)
            guard !open.isEmpty else { return visit.box }
            include(spread(visit.box, visit.sample.properties), through: visit.toSuperlayer)
        }
    }

    /// Grows the innermost layer's box to include a sublayer's.
    private mutating func include(_ box: Box, through toSuperlayer: Projection) {
        if !box.isEmpty { open[open.count - 1].box.include(box, through: toSuperlayer) }
    }

    /// The extent of the layer's own drawing.
    private mutating func ownBox(of layer: RenderLayer, _ sample: SampledLayer, work: inout Double) -> Box {
        let properties = sample.properties
        var box = Box(properties.bounds.standardized)
        if properties.masksToBounds { return box }
        if let contents = properties.contents {
            box = box.union(Box(ContentsPlacement(contents, in: properties).rect))
        }
        if case .shape(let shape) = sample.content {
            box = box.union(shape.value.extent)
        }
        if case .emitter = sample.content {
            box = box.union(emissions.extent(of: layer, at: sample.localTime, work: &work))
        }
        return box
    }

    /// The box including the effect of filters and the shadow, unless the bounds clip it.
    private func spread(_ box: Box, _ properties: LayerProperties) -> Box {
        if properties.masksToBounds { return box }
        let box = box.insetBy(-properties.filters.reach)
        let shadow = properties.shadow
        guard shadow.opacity > 0 else { return box }
        // Two deviations, where the shadow's kernel is truncated.
        let spread = 2 * Double(shadow.radius)
        let cast = shadow.path?.controlBox ?? box
        return box.union(
            Box(
                minX: cast.minX + shadow.offset.width - spread, minY: cast.minY + shadow.offset.height - spread,
                maxX: cast.maxX + shadow.offset.width + spread, maxY: cast.maxY + shadow.offset.height + spread))
    }
}

extension Box {
    /// Grows the box to include the image of another one.
    fileprivate mutating func include(_ box: Box, through projection: Projection) {
        var visibleCount = 0
        // A projection maps lines to lines, so in front of the eye the image of a box lies in the convex hull of its
        // corners' images.
        for corner in 0..<4 {
            let point = Point(corner & 1 == 0 ? box.minX : box.maxX, corner & 2 == 0 ? box.minY : box.maxY)
            guard projection.w(at: point) > Projection.nearestDepth else { continue }
            include(projection.apply(point))
            visibleCount += 1
        }
        // A layer that crosses the eye plane has an unbounded projection.
        if visibleCount > 0, visibleCount < 4 { self = union(LayerExtent.unknown) }
    }
}
