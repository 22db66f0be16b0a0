import CFriBidi

/// The bidirectional embedding levels of a paragraph's UTF-16 units: even ones run left to right, odd ones right to
/// left.
struct BidiLevels: Sendable {
    /// The paragraph's base level: 0 or 1.
    let base: UInt8
    /// One level per unit; nil when all have the base level.
    private let levels: [UInt8]?

    subscript(unit: Int) -> UInt8 { levels?[unit] ?? base }

    /// True when all units are known to have the base level.
    var isUniform: Bool { levels == nil }

    /// A direction that attributes impose on a range of the paragraph.
    struct Override {
        /// In units from the paragraph's start.
        var range: Range<Int>
        /// `CTWritingDirection` values combined with embedding or override, outermost first.
        var directions: [Int]
    }

    /// Computes the levels of a paragraph's units by the Unicode bidirectional algorithm.
    init(_ units: ArraySlice<UInt16>, direction: CTWritingDirection, overrides: [Override] = []) {
        let isPlain = overrides.isEmpty && direction != .rightToLeft && !units.contains { $0.mayGoLeft }
        if isPlain || units.isEmpty {
            base = direction == .rightToLeft ? 1 : 0
            levels = nil
            return
        }
        let text = BidiCharacters(units, overrides)
        var found = [Int8](repeating: 0, count: text.characters.count)
        var paragraph = Int32(direction.rawValue)
        let isDone = fribidi_levels(text.characters, Int32(clamping: text.characters.count), &paragraph, &found)
        base = isDone && paragraph == 1 ? 1 : 0
        levels = isDone ? text.levelsOfUnits(found) : nil
    }
}

/// A paragraph's characters, with control characters for the directions that attributes impose.
private struct BidiCharacters {
    private(set) var characters: [UInt32] = []
    /// The number of units of each character; 0 for a control character.
    private var lengths: [Int] = []

    init(_ units: ArraySlice<UInt16>, _ overrides: [BidiLevels.Override]) {
        characters.reserveCapacity(units.count)
        var next = overrides[...]
        var open: BidiLevels.Override?
        var i = units.startIndex
        while i < units.endIndex {
            let place = i - units.startIndex
            if let current = open, place >= current.range.upperBound {
                current.directions.forEach { _ in mark(popMark) }
                open = nil
            }
            if open == nil, let first = next.first, place >= first.range.lowerBound {
                first.directions.forEach { mark(markCharacter(for: $0)) }
                open = first
                next = next.dropFirst()
            }
            let length = append(units, at: i)
            i += length
        }
        open?.directions.forEach { _ in mark(popMark) }
    }

    private mutating func mark(_ character: UInt32) {
        characters.append(character)
        lengths.append(0)
    }

    /// Appends the character that starts at a unit; returns its number of units.
    private mutating func append(_ units: ArraySlice<UInt16>, at i: Int) -> Int {
        let unit = units[i]
        var length = 1
        if UTF16.isLeadSurrogate(unit), i + 1 < units.endIndex, UTF16.isTrailSurrogate(units[i + 1]) {
            characters.append(0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(units[i + 1]) & 0x3FF)
            length = 2
        } else {
            characters.append(UTF16.isSurrogate(unit) ? 0xFFFD : UInt32(unit))
        }
        lengths.append(length)
        return length
    }

    func levelsOfUnits(_ levels: [Int8]) -> [UInt8] {
        zip(levels, lengths).flatMap { level, length in repeatElement(UInt8(clamping: level), count: length) }
    }
}

/// The Unicode control character that starts a range of a direction.
private func markCharacter(for direction: Int) -> UInt32 {
    let isOverride = direction & kCTWritingDirectionOverride != 0
    if direction & 1 == Int(CTWritingDirection.rightToLeft.rawValue) { return isOverride ? 0x202E : 0x202B }
    return isOverride ? 0x202D : 0x202A
}

/// The Unicode control character that ends such a range.
private let popMark: UInt32 = 0x202C

extension UInt16 {
    /// True for units that may belong to right-to-left text: its scripts, its control characters, and the surrogates
    /// of its supplementary characters.
    fileprivate var mayGoLeft: Bool {
        switch self {
        case 0x0590...0x08FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: true
        case 0xD802...0xD803, 0xD83A...0xD83B: true
        default: false
        }
    }
}
