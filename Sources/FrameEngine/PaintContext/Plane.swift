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

    /// The depth of a plane that is parallel to the view plane; larger is nearer to the viewer.
    // With m13, m23, m14 and m24 zero, z and w are the same at every point of the plane.
    var depth: CGFloat { matrix.m43 / matrix.m44 }
}

extension Plane {
    fileprivate static let maxPlaneCount = 1 << 17

    /// The planes that `sublayers` put into a 3D space, in the order of the tree: a transform layer, or a replicator
    /// that preserves depth, adds not itself but its own sublayers. Hidden and wholly transparent layers, and
    /// single-sided ones seen from behind, are left out.
    ///
    /// Of copies there are no more than `maxPlaneCount` in one space, and none of replicators further down without
    /// `allowsCopies`.
    static func gather(
        _ sublayers: RenderSublayers, at place: SublayerPlacement, allowsCopies: Bool, planes: inout [Plane]
    ) {
        DrawnRow(layers: sublayers.makeIterator(), place: place, allowsCopies: allowsCopies).gather(into: &planes)
    }

    /// Sublayers at one place.
    private struct DrawnRow: PlaneRow {
        var layers: RenderSublayers.Iterator
        let place: SublayerPlacement
        let allowsCopies: Bool

        mutating func next(_ planes: inout [Plane]) -> PlaneStep<DrawnRow> {
            let isFull = planes.count >= Plane.maxPlaneCount && place.inherited.copies > 1
            guard !isFull, let layer = layers.next() else { return .end }
            let sample = layer.sample(atParentTime: place.time)
            guard sample.content.hasNoPlane else {
                if let plane = Plane(layer, sample, at: place) { planes.append(plane) }
                return .done
            }
            let properties = sample.properties
            guard !properties.isHidden, properties.opacity > 0,
                allowsCopies && planes.count < Plane.maxPlaneCount || !sample.content.makesCopies
            else { return .done }
            let matrix = properties.matrix(at: place)
            var inherited = place.inherited
            inherited.opacity *= properties.opacity
            if properties.isGeometryFlipped { inherited.isFlipped.toggle() }
            var rows: [DrawnRow] = []
            sample.forEachSublayerPlacement(inherited) { inner in
                var inner = inner
                inner.space = inner.space.map { CATransform3DConcat($0, matrix) } ?? matrix
                rows.append(
                    DrawnRow(layers: layer.sublayers.makeIterator(), place: inner, allowsCopies: allowsCopies))
            }
            return .rows(rows)
        }
    }
}

extension Plane {
    /// Makes the plane of a layer that has one; nil when it is invisible.
    init?(_ layer: RenderLayer, _ sample: consuming SampledLayer, at place: SublayerPlacement) {
        guard sample.transition != nil || !sample.properties.isHidden && sample.properties.opacity > 0 else {
            return nil
        }
        let matrix = sample.properties.matrix(at: place)
        guard sample.properties.isDoubleSided || matrix.showsFront else { return nil }
        var inherited = place.inherited
        if sample.properties.isGeometryFlipped { inherited.isFlipped.toggle() }
        self.init(layer: layer, sample: sample, matrix: matrix, inherited: inherited)
    }
}

extension LayerProperties {
    /// From the layer's own space to the one that the layers at `place` share.
    fileprivate func matrix(at place: SublayerPlacement) -> CATransform3D {
        guard let space = place.space else { return toSuperlayer }
        return CATransform3DConcat(toSuperlayer, space)
    }
}

extension LayerContent {
    /// Whether sublayers lie not in this layer's plane but in the superlayer's space.
    package var hasNoPlane: Bool {
        switch self {
        case .transform: true
        case .replicator(let replicator): replicator.preservesDepth
        default: false
        }
    }
}
