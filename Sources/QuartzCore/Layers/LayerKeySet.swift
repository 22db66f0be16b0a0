/// A set of properties, one bit each.
struct LayerKeySet {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    @inline(__always)
    mutating func insert(_ key: LayerKey) {
        let index = key.index
        if index < 64 { low |= 1 << index } else { high |= 1 << (index - 64) }
    }

    var isEmpty: Bool { low | high == 0 }

    func union(_ other: LayerKeySet) -> LayerKeySet {
        var union = self
        union.low |= other.low
        union.high |= other.high
        return union
    }

    func contains(_ key: LayerKey) -> Bool {
        let index = key.index
        return index < 64 ? low >> index & 1 == 1 : high >> (index - 64) & 1 == 1
    }
}

extension LayerKey {
    /// The case's index in `allCases`: an enumeration without payloads is stored as just that, in one byte.
    @inline(__always)
    var index: UInt64 { UInt64(unsafeBitCast(self, to: UInt8.self)) }
}
