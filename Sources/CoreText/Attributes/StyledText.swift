package import Foundation

/// An attributed string, as a value.
///
/// On Linux, Foundation's `NSAttributedString` leaks the array that holds its attributes
/// ([swift-corelibs-foundation#5256](https://github.com/swiftlang/swift-corelibs-foundation/pull/5256)), with their
/// dictionaries and values, for every instance. So Kasane converts the ones that are passed to it, and creates none for
/// itself.
package struct StyledText {
    package typealias Attributes = [NSAttributedString.Key: Any]

    /// A range with uniform attributes.
    package struct Run {
        /// In UTF-16 units.
        package var range: Range<Int>
        package var attributes: Attributes
    }

    package private(set) var units: [UInt16] = []
    /// Contiguous, in text order.
    package private(set) var runs: [Run] = []

    /// Creates an empty text.
    package init() {}

    /// Creates a text with uniform attributes.
    package init(_ string: String, _ attributes: Attributes = [:]) { append(string, attributes) }

    /// Creates a copy of the current contents of an attributed string.
    package init(_ string: NSAttributedString) {
        units = Array(string.string.utf16)
        var start = 0
        while start < units.count {
            var range = NSRange(location: start, length: 0)
            let attributes = string.attributes(at: start, effectiveRange: &range)
            // An empty range would loop forever.
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

    /// Returns the attributes of a unit.
    package func attributes(at unit: Int) -> Attributes {
        runs.first { $0.range.contains(unit) }?.attributes ?? [:]
    }

    /// The text as an attributed string, which leaks its attributes.
    package var attributedString: NSAttributedString {
        if runs.count <= 1 { return NSAttributedString(string: string, attributes: runs.first?.attributes) }
        let text = NSMutableAttributedString(string: string)
        for run in runs { text.setAttributes(run.attributes, range: NSRange(run.range)) }
        // Emptying a string releases them.
        defer { text.deleteCharacters(in: NSRange(units.indices)) }
        return NSAttributedString(attributedString: text)
    }

    // MARK: Editing

    /// Appends a text with uniform attributes.
    package mutating func append(_ string: String, _ attributes: Attributes) { append(string.utf16, attributes) }

    /// Appends units, extending the last run if the attributes are equal.
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

    /// Returns the text with each run's attributes transformed.
    package func mapAttributes(_ transform: (Attributes) -> Attributes) -> StyledText {
        var result = StyledText()
        result.units.reserveCapacity(units.count)
        for run in runs { result.append(units[run.range], transform(run.attributes)) }
        return result
    }

    /// Returns a range of the text.
    package func part(_ range: Range<Int>) -> StyledText {
        var result = StyledText()
        for run in runs where run.range.overlaps(range) {
            result.append(units[run.range.clamped(to: range)], run.attributes)
        }
        return result
    }

    /// Returns a range of the text as one line, with line and paragraph ends replaced by spaces.
    package func withoutLineBreaks(_ range: Range<Int>) -> StyledText {
        var result = StyledText()
        for run in runs where run.range.overlaps(range) {
            var part: [UInt16] = []
            for index in run.range.clamped(to: range) {
                switch units[index] {
                // A carriage return followed by a line feed is one line end.
                case 0x0A where index > range.lowerBound && units[index - 1] == 0x0D: break
                case 0x0A, 0x0D, 0x2028, 0x2029: part.append(0x20)
                case let unit: part.append(unit)
                }
            }
            result.append(part, run.attributes)
        }
        return result
    }

    // MARK: Comparison

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
