import SwiftUI

/// The identities of marks across updates.
final class MarkKeys: Sendable {
    let ids: [UInt64]
    private let indexes: [UInt64: Int]

    init(_ ids: [UInt64]) {
        self.ids = ids
        // Above this number of marks, nothing is animated or looked up.
        indexes =
            ids.count > MarkVector.most ? [:] : Dictionary(ids.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    func index(_ id: UInt64) -> Int? { indexes[id] }

    func isSame(_ other: MarkKeys) -> Bool { self === other || ids == other.ids }
}

/// The positions of marks, as interpolated by animations.
///
/// Each mark has four numbers and a weight that multiplies them: a present mark has the weight 1, an absent one has
/// zero. Halfway between the two, its numbers are those of the present state, and its weight, one half, is its opacity.
struct MarkVector: VectorArithmetic {
    static let stride = 5
    /// The maximum number of animated marks.
    static let most = 5000

    var keys: MarkKeys
    var values: [Double]

    static let zero = MarkVector(keys: MarkKeys([]), values: [])

    static func == (a: MarkVector, b: MarkVector) -> Bool { a.keys.isSame(b.keys) && a.values == b.values }
    static func + (a: MarkVector, b: MarkVector) -> MarkVector { a.adding(b, 1) }
    static func - (a: MarkVector, b: MarkVector) -> MarkVector { a.adding(b, -1) }

    mutating func scale(by factor: Double) { for index in values.indices { values[index] *= factor } }

    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

    private func adding(_ other: MarkVector, _ sign: Double) -> MarkVector {
        if other.values.isEmpty { return self }
        var result = self
        if keys.isSame(other.keys) {
            for index in values.indices { result.values[index] += sign * other.values[index] }
            return result
        }
        var ids = keys.ids
        for (place, id) in other.keys.ids.enumerated() {
            let part = other.values[place * Self.stride..<(place + 1) * Self.stride]
            if let own = keys.index(id) {
                for (offset, value) in part.enumerated() { result.values[own * Self.stride + offset] += sign * value }
            } else {
                ids.append(id)
                result.values += part.map { sign * $0 }
            }
        }
        if ids.count != keys.ids.count { result.keys = MarkKeys(ids) }
        return result
    }

    /// Returns the position and the weight of the mark at an index of the keys.
    func place(_ index: Int) -> MarkPlace? {
        let start = index * Self.stride
        guard start + Self.stride <= values.count else { return nil }
        let weight = values[start + 4]
        guard weight > 1e-3 else { return nil }
        return MarkPlace(
            x0: values[start] / weight, x1: values[start + 1] / weight, y0: values[start + 2] / weight,
            y1: values[start + 3] / weight, opacity: min(weight, 1))
    }
}

/// The position of a mark in the unit square, y upwards; for a sector, `x` is its fraction of the circle.
struct MarkPlace: Equatable {
    var x0: Double
    var x1: Double
    var y0: Double
    var y1: Double
    var opacity: Double
}
