package import Foundation

/// A text whose stretches have attributes, as a value.
///
/// An `NSAttributedString` of Linux's Foundation never releases the array that holds its attributes
/// ([swift-corelibs-foundation#5256](https://github.com/swiftlang/swift-corelibs-foundation/pull/5256)): each one that is
/// made, changed or not, leaves its dictionaries and their values behind. So Kasane takes apart the ones that it is given, and
/// makes none for itself.
package struct StyledText {
    package typealias Attributes = [NSAttributedString.Key: Any]

    /// A stretch whose attributes are all the same.
    package struct Run {
        /// In UTF-16 units.
        package var range: Range<Int>
        package var attributes: Attributes
    }

    package private(set) var units: [UInt16] = []
    /// In order and without gaps.
    package private(set) var runs: [Run] = []

    /// An empty text.
    package init() {}

    /// A text with the same attributes everywhere.
    package init(_ string: String, _ attributes: Attributes = [:]) { append(string, attributes) }

    /// What an attributed string has at the moment.
    package init(_ string: NSAttributedString) {
        units = Array(string.string.utf16)
        var start = 0
        while start < units.count {
            var range = NSRange(location: start, length: 0)
            let attributes = string.attributes(at: start, effectiveRange: &range)
            // An empty range would never end.
            let end = min(max(range.location + range.length, start + 1), units.count)
            runs.append(Run(range: start..<end, attributes: attributes))
            start = end
        }
    }

    // MARK: Reading

    package var string: String { String(decoding: units, as: UTF16.self) }
    /// In UTF-16 units.
    package var length: Int { units.count }
    package var isEmpty: Bool { units.isEmpty }

    /// The attributes of a unit.
    package func attributes(at unit: Int) -> Attributes {
        runs.first { $0.range.contains(unit) }?.attributes ?? [:]
    }

    /// A string with the same attributes, which stay in memory forever.
    package var attributedString: NSAttributedString {
        if runs.count <= 1 { return NSAttributedString(string: string, attributes: runs.first?.attributes) }
        let text = NSMutableAttributedString(string: string)
        for run in runs { text.setAttributes(run.attributes, range: NSRange(run.range)) }
        // One that is emptied lets go of them.
        defer { text.deleteCharacters(in: NSRange(units.indices)) }
        return NSAttributedString(attributedString: text)
    }

    // MARK: Making

    /// Appends a text with the same attributes everywhere.
    package mutating func append(_ string: String, _ attributes: Attributes) { append(string.utf16, attributes) }

    /// Appends units. They belong to the last run where the attributes are equal to its.
    package mutating func append(_ newUnits: some Collection<UInt16>, _ attributes: Attributes) {
        guard !newUnits.isEmpty else { return }
        let start = units.count
        units.append(contentsOf: newUnits)
        if let last = runs.last, Self.areEqual(last.attributes, attributes) {
            runs[runs.count - 1].range = last.range.lowerBound..<units.count
        } else {
            runs.append(Run(range: start..<units.count, attributes: attributes))
        }
    }

    /// The text with the attributes that `transform` makes of each run's.
    package func mapAttributes(_ transform: (Attributes) -> Attributes) -> StyledText {
        var result = StyledText()
        result.units.reserveCapacity(units.count)
        for run in runs { result.append(units[run.range], transform(run.attributes)) }
        return result
    }

    /// A part of the text.
    package func part(_ range: Range<Int>) -> StyledText {
        var result = StyledText()
        for run in runs where run.range.overlaps(range) {
            result.append(units[run.range.clamped(to: range)], run.attributes)
        }
        return result
    }

    /// A part of the text as one line: the ends of lines and paragraphs in it are spaces.
    package func withoutLineBreaks(_ range: Range<Int>) -> StyledText {
        var result = StyledText()
        for run in runs where run.range.overlaps(range) {
            var part: [UInt16] = []
            for index in run.range.clamped(to: range) {
                switch units[index] {
                // A carriage return and a line feed are one end.
                case 0x0A where index > range.lowerBound && units[index - 1] == 0x0D: break
                case 0x0A, 0x0D, 0x2028, 0x2029: part.append(0x20)
                case let unit: part.append(unit)
                }
            }
            result.append(part, run.attributes)
        }
        return result
    }

    // MARK: Comparing

    private static func areEqual(_ a: Attributes, _ b: Attributes) -> Bool {
        a.count == b.count
            && a.allSatisfy { key, value in b[key].map { areEqual(value, $0) } ?? false }
    }

    private static func areEqual(_ a: Any, _ b: Any) -> Bool {
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        if let a = a as? [Any], let b = b as? [Any] { return a.elementsEqual(b) { areEqual($0, $1) } }
        return (a as AnyObject) === (b as AnyObject)
    }
}

extension StyledText: Equatable {
    package static func == (a: StyledText, b: StyledText) -> Bool {
        a.units == b.units
            && a.runs.elementsEqual(b.runs) { $0.range == $1.range && areEqual($0.attributes, $1.attributes) }
    }
}
