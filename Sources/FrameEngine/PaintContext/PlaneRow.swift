import CoreGraphics
package import Raster

/// Layers that enter a 3D space together, in the order of the tree: a row of siblings.
///
/// Drawing gathers the planes of sampled layers, hit testing those of the model's. Which layers have a plane, which are seen and
/// where is decided here for both; a row only knows its layers and what it makes of them.
package protocol PlaneRow {
    associatedtype Member: PlaneMember
    associatedtype GatheredPlane

    /// The transform from the row's space to the shared one; nil where they are the same.
    var space: CATransform3D? { get }

    /// Goes on to the next layer; nil at the end. `count` planes have been gathered.
    mutating func next(after count: Int) -> Member?

    /// The plane of a layer that is seen, with the transform from the layer's own space to the shared one.
    func plane(of member: consuming Member, matrix: CATransform3D) -> GatheredPlane

    /// The sublayers that lie in the space in place of a layer without a plane: one row, or for a replicator a row each copy.
    func rows(below member: Member, matrix: CATransform3D, after count: Int) -> [Self]
}

/// A layer as it is at the moment.
package protocol PlaneMember {
    var properties: LayerProperties { get }
    var content: LayerContent { get }
    /// Whether there is anything of it to see, from whichever side.
    var isShown: Bool { get }
}

extension PlaneMember {
    /// The transform from the layer's own space to the one it shares with its siblings; nil for a layer that isn't seen. A layer
    /// without a plane has no back.
    ///
    /// - Parameter space: from the siblings' space to the shared one; nil where they are the same.
    @inline(__always)
    package func matrix(in space: CATransform3D?) -> CATransform3D? {
        guard isShown else { return nil }
        let matrix = space.map { CATransform3DConcat(properties.toSuperlayer, $0) } ?? properties.toSuperlayer
        return content.hasNoPlane || properties.isSeen(through: matrix) ? matrix : nil
    }
}

extension LayerProperties {
    /// Whether the layer shows the viewer a side that it has.
    @inline(__always)
    func isSeen(through matrix: CATransform3D) -> Bool { isDoubleSided || matrix.showsFront }
}

extension PlaneRow {
    /// Appends the planes of the row's layers, with those of sublayers in place of layers that have none, such as transform
    /// layers. These may lie within one another to any depth, so the way back is kept in a list and not on the stack.
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
                // The innermost one is next; the row itself where there is none.
                if let next = open.popLast() { row = next }
            } else {
                planes.append(row.plane(of: member, matrix: matrix))
            }
        }
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

extension CATransform3D {
    /// The depth of a point of the plane z = 0, after the division by w; larger is nearer to the viewer.
    package func depth(at point: Point) -> CGFloat {
        (point.x * m13 + point.y * m23 + m43) / (point.x * m14 + point.y * m24 + m44)
    }
}
