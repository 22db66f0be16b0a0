/// Layers that enter a 3D space together, in the order of the tree: a row of siblings.
///
/// Drawing walks over rows of sampled layers, hit testing over rows of the model's.
package protocol PlaneRow {
    associatedtype GatheredPlane

    /// Goes on to the next layer: appends its plane, or says which rows lie in the space in its place.
    mutating func next(_ planes: inout [GatheredPlane]) -> PlaneStep<Self>
}

/// What a row's next layer is to a 3D space.
package enum PlaneStep<Row> {
    /// Its plane was appended, or nothing of it can be seen.
    case done
    /// It has no plane: its sublayers lie in the space, in one row, or for a replicator in a row each copy.
    case rows([Row])
    /// There is no next layer.
    case end
}

extension PlaneRow {
    /// Appends the planes of the row's layers, with those of sublayers in place of layers that have none, such as
    /// transform layers. These may lie within one another to any depth, so the way back is kept in a list and not on
    /// the stack.
    package consuming func gather(into planes: inout [GatheredPlane]) {
        var row = self
        var open: [Self] = []
        while true {
            switch row.next(&planes) {
            case .done: continue
            case .rows(let rows):
                open.append(row)
                open += rows.reversed()
            case .end: break
            }
            guard let next = open.popLast() else { return }
            row = next
        }
    }
}
