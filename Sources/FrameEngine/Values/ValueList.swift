/// A list of values; those of a trivial kind are stored contiguously.
package struct ValueList: Sendable, RandomAccessCollection {
    private enum Storage: Sendable {
        case plain(PackedValues)
        case mixed([AnimationValue])
    }

    private let storage: Storage
    package let count: Int

    package init(_ values: PackedValues) {
        storage = .plain(values)
        count = values.count
    }

    package init(_ values: [AnimationValue]) {
        storage = PackedValues(values).map { .plain($0) } ?? .mixed(values)
        count = values.count
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { count }

    package subscript(index: Int) -> AnimationValue {
        switch storage {
        case .plain(let values): values[index]
        case .mixed(let values): values[index]
        }
    }
}
