import Foundation

/// The values of a keyframe animation. Values of one trivial type are stored unboxed.
// `@unchecked Sendable`: the list is never written to; its elements belong to whoever set them, as everything in
// `values` does.
enum KeyframeValues: CompactForm, @unchecked Sendable {
    case plain(PackedValues)
    case any([Any])

    init(_ elements: [Any]) { self = PackedValues(elements).map { .plain($0) } ?? .any(elements) }

    var elements: [Any] {
        switch self {
        case .plain(let values): values.elements
        case .any(let elements): elements
        }
    }
}

/// Numbers, stored unboxed.
struct KeyframeNumbers: CompactForm {
    let doubles: [Double]

    init(_ elements: [NSNumber]) { doubles = elements.map(\.doubleValue) }

    var elements: [NSNumber] { doubles.map { NSNumber(value: $0) } }
}

extension TimingCurves: CompactForm {
    init(_ elements: [CAMediaTimingFunction]) {
        let points = elements.withUnsafeBufferPointer { elements in
            // `map` would retain and release each element.
            [SIMD4<Float>](unsafeUninitializedCapacity: elements.count) { points, count in
                for index in elements.indices { points[index] = elements[index].controlPoints }
                count = elements.count
            }
        }
        self.init(points: points)
    }

    var elements: [CAMediaTimingFunction] { points.map { CAMediaTimingFunction(controlPoints: $0) } }
}
