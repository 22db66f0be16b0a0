import CoreGraphics
package import Raster

/// Layers that enter a 3D space together, in tree order: a row of siblings.
///
/// Drawing gathers the planes of sampled layers, hit testing those of model layers. Both share the rules for which
/// layers have a plane, which are visible, and where; a row only provides its layers and creates their planes.
package protocol PlaneSiblings {
    associatedtype Member: PlaneMember
    associatedtype GatheredPlane

    /// The transform from the row's space to the shared one; nil where they are the same.
    var space: CATransform3D? { get }

    /// Advances to the next layer; nil at the end. `count` planes have been gathered so far.
    mutating func next(after count: Int) -> Member?

    /// Creates the plane of a visible layer, with the transform from the layer's own space to the shared one.
    func plane(of member: consuming Member, matrix: CATransform3D) -> GatheredPlane

    /// The sublayers that enter the space in place of a layer without a plane: one row, or for a replicator one row per
    /// copy.
    func rows(below member: Member, matrix: CATransform3D, after count: Int) -> [Self]
}

/// A layer at one moment.
package protocol PlaneMember {
    var properties: LayerProperties { get }
    var content: LayerContent { get }
    /// Whether the layer is visible from either side.
    var isShown: Bool { get }
}

extension PlaneMember {
    /// The transform from the layer's own space to the one it shares with its siblings; nil for an invisible layer. A
    /// layer without a plane has no back.
    ///
    /// - Parameter space: the transform from the siblings' space to the shared one; nil where they are the same.
    @inline(__always)
    package func matrix(in space: CATransform3D?) -> CATransform3D? {
        guard isShown else { return nil }
        let matrix = space.map { CATransform3DConcat(properties.toSuperlayer, $0) } ?? properties.toSuperlayer
        return content.hasNoPlane || properties.isSeen(through: matrix) ? matrix : nil
    }
}

extension LayerProperties {
    /// Whether the side that faces the viewer is visible.
    @inline(__always)
    func isSeen(through matrix: CATransform3D) -> Bool { isDoubleSided || matrix.showsFront }
}

extension PlaneSiblings {
    /// Appends the planes of the row's layers, with those of sublayers in place of layers without a plane, such as
    /// transform layers. These may be nested to any depth, so pending rows are kept in an array and not on the stack.
    package consuming func gather(into planes: inout [GatheredPlane]) {
        var row = self
        var open: [Self] = []
        while true {
            guard let member = row.next(after: planes.count) else {
                guard let next = open.popLast() else { return }
                row = next
                continue
            }
            guard let matrix = member.matrix(in: row.space) else { continue }
            if member.content.hasNoPlane {
                let rows = row.rows(below: member, matrix: matrix, after: planes.count)
                open.append(row)
                open += rows.reversed()
                // The innermost pending row comes next; this row if there is none.
                if let next = open.popLast() { row = next }
            } else {
                planes.append(row.plane(of: member, matrix: matrix))
            }
        }
    }
}

extension LayerContent {
    /// Whether the layer's sublayers are not in its own plane but in the superlayer's space.
    package var hasNoPlane: Bool {
        switch self {
        case .transform: true
        case .replicator(let replicator): replicator.preservesDepth
        default: false
        }
    }
}

extension CATransform3D {
    /// The depth of a point of the plane z = 0, after the division by w; greater values are closer to the viewer.
    package func depth(at point: Point) -> CGFloat {
        (point.x * m13 + point.y * m23 + m43) / (point.x * m14 + point.y * m24 + m44)
    }
}
