import CoreGraphics
import Raster

/// One layer among the siblings that share a 3D space, or the part of it on one side of an intersecting sibling.
struct Plane: Sendable {
    var layer: RenderLayer
    var sample: SampledLayer
    /// The transform from the layer's coordinates to the space shared with its siblings.
    var matrix: CATransform3D
    var inherited: InheritedPaintState
    /// The layer's extent in its own coordinates, a convex polygon; empty until a `DepthSorter` needs it.
    var polygon: [Point] = []
    /// Whether `polygon` is only a part of the layer, to which its drawing must be clipped.
    var isCut = false
}

extension Plane {
    fileprivate static let maxPlaneCount = 1 << 17

    /// The planes that `sublayers` contribute to a 3D space, in tree order: a transform layer, or a replicator that
    /// preserves depth, contributes its own sublayers instead of itself. Hidden and fully transparent layers, and
    /// single-sided ones seen from behind, are omitted.
    ///
    /// Copies are added only while the space has fewer than `maxPlaneCount` planes, and those of nested replicators
    /// only with `allowsCopies`.
    static func gather(
        _ sublayers: RenderSublayers, at place: SublayerPlacement, allowsCopies: Bool, planes: inout [Plane]
    ) {
        DrawnSiblings(layers: sublayers.makeIterator(), place: place, allowsCopies: allowsCopies).gather(into: &planes)
    }

    /// Sublayers at one placement.
    private struct DrawnSiblings: PlaneSiblings {
        var layers: RenderSublayers.Iterator
        let place: SublayerPlacement
        let allowsCopies: Bool

        var space: CATransform3D? { place.space }

        mutating func next(after count: Int) -> DrawnLayer? {
            let isFull = count >= Plane.maxPlaneCount && place.inherited.copies > 1
            guard !isFull, let layer = layers.next() else { return nil }
            return DrawnLayer(layer: layer, sample: layer.sample(atParentTime: place.time))
        }

        func plane(of member: consuming DrawnLayer, matrix: CATransform3D) -> Plane {
            Plane(member, matrix, place.inherited)
        }

        func rows(below member: DrawnLayer, matrix: CATransform3D, after count: Int) -> [DrawnSiblings] {
            let sample = member.sample
            guard allowsCopies && count < Plane.maxPlaneCount || !sample.content.makesCopies else { return [] }
            var inherited = place.inherited
            inherited.opacity *= sample.properties.opacity
            if sample.properties.isGeometryFlipped { inherited.isFlipped.toggle() }
            var rows: [DrawnSiblings] = []
            sample.forEachSublayerPlacement(inherited) { inner in
                var inner = inner
                inner.space = inner.space.map { CATransform3DConcat($0, matrix) } ?? matrix
                rows.append(
                    DrawnSiblings(
                        layers: member.layer.sublayers.makeIterator(), place: inner, allowsCopies: allowsCopies))
            }
            return rows
        }
    }
}

extension Plane {
    /// Creates the plane of a layer; nil when the layer is invisible.
    init?(_ layer: RenderLayer, _ sample: consuming SampledLayer, at place: SublayerPlacement) {
        let member = DrawnLayer(layer: layer, sample: sample)
        guard let matrix = member.matrix(in: place.space) else { return nil }
        self.init(member, matrix, place.inherited)
    }

    private init(_ member: consuming DrawnLayer, _ matrix: CATransform3D, _ outer: InheritedPaintState) {
        var inherited = outer
        if member.properties.isGeometryFlipped { inherited.isFlipped.toggle() }
        self.init(layer: member.layer, sample: member.sample, matrix: matrix, inherited: inherited)
    }
}

/// A layer of the render tree at the time of a frame.
private struct DrawnLayer: PlaneMember {
    let layer: RenderLayer
    let sample: SampledLayer

    var properties: LayerProperties { sample.properties }
    var content: LayerContent { sample.content }

    /// A transition still shows the layer as it was before it was hidden.
    var isShown: Bool {
        sample.transition != nil && !sample.content.hasNoPlane
            || !sample.properties.isHidden && sample.properties.opacity > 0
    }
}
