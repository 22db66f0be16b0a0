import PDFSyntax

/// The structure that a document's tags describe, and the element to which each part of the drawing belongs.
///
/// Content drawn after a mark belongs to the mark's element. A mark is left on the page where a tag begins and where it
/// ends.
struct TagTree {
    struct Element {
        /// The PDF name of the type.
        var type: String
        /// The element's properties, by their PDF names.
        var properties: [String: String]
        var parent: Int?
        /// The mark at which the element begins.
        var mark: Int
    }

    private(set) var elements: [Element] = []
    /// The element that is open after each mark; nil for none.
    private var openAfter: [Int?] = []
    /// The innermost open element.
    private(set) var current: Int?

    /// The number of distinguishable marks.
    static let maxMarkCount = 1 << 19

    var isEmpty: Bool { elements.isEmpty }
    /// The last mark; -1 before the first.
    var lastMark: Int { openAfter.count - 1 }

    /// Returns the element that is open after a mark; nil for none.
    func open(after mark: Int) -> Int? { openAfter.indices.contains(mark) ? openAfter[mark] : nil }

    /// Begins an element in the current one, and returns its mark; nil if there are too many.
    mutating func begin(_ type: String, _ properties: [String: String]) -> Int? {
        // Each element's end needs a mark too.
        guard 2 * elements.count + 2 <= TagTree.maxMarkCount else { return nil }
        elements.append(Element(type: type, properties: properties, parent: current, mark: openAfter.count))
        current = elements.count - 1
        openAfter.append(current)
        return lastMark
    }

    /// Ends the current element, and returns the mark after which its parent continues; nil if none is open.
    mutating func end() -> Int? {
        guard let current else { return nil }
        self.current = elements[current].parent
        openAfter.append(self.current)
        return lastMark
    }
}

/// A mark on a page: a speck of a unique colour. It is removed when the content around it is turned into marked
/// content.
enum PageMark {
    private static let red = 0.142857

    /// Returns the components, with as many digits as Cairo writes.
    static func color(of mark: Int) -> (red: Double, green: Double, blue: Double) {
        (red, Double(100 + mark / 800) / 1000, Double(100 + mark % 800) / 1000)
    }

    /// Returns the mark that a colour encodes; nil for any other colour.
    static func mark(of color: [PDFObject]) -> Int? {
        let numbers = color.compactMap(\.number)
        guard numbers.count == 3, abs(numbers[0] - red) < 1e-6, (0...1).contains(numbers[1]),
            (0...1).contains(numbers[2])
        else { return nil }
        let (high, low) = ((numbers[1] * 1000).rounded() - 100, (numbers[2] * 1000).rounded() - 100)
        guard high >= 0, (0..<800).contains(low) else { return nil }
        return Int(high) * 800 + Int(low)
    }
}
