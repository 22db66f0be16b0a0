/// Values to go through, those of a plain kind side by side.
struct ValueList: Sendable, RandomAccessCollection {
    private enum Storage: Sendable {
        case plain(PlainValues)
        case mixed([AnimationValue])
    }

    private let storage: Storage
    let count: Int

    init(_ values: PlainValues) {
        storage = .plain(values)
        count = values.count
    }

    init(_ values: [AnimationValue]) {
        storage = PlainValues(values).map { .plain($0) } ?? .mixed(values)
        count = values.count
    }

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(index: Int) -> AnimationValue {
        switch storage {
        case .plain(let values): values[index]
        case .mixed(let values): values[index]
        }
    }
}
