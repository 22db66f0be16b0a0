import PDFSyntax

/// The structure that a document's tags describe, and which of its elements what is drawn belongs to.
///
/// What is drawn after a mark belongs to the element that the mark says. A mark is left on the page where a tag begins
/// and where it ends.
struct TagTree {
    struct Element {
        /// PDF's name for the kind.
        var type: String
        /// What is said about it, by PDF's names.
        var properties: [String: String]
        var parent: Int?
        /// The mark from which on it is there.
        var mark: Int
    }

    private(set) var elements: [Element] = []
    /// The element that is open from each mark on; nil for none.
    private var openAfter: [Int?] = []
    /// The innermost open element.
    private(set) var current: Int?

    /// As many as marks can tell apart.
    static let maxMarkCount = 1 << 19

    var isEmpty: Bool { elements.isEmpty }
    /// -1 before the first.
    var lastMark: Int { openAfter.count - 1 }

    /// The element that is open after a mark; nil for none.
    func open(after mark: Int) -> Int? { openAfter.indices.contains(mark) ? openAfter[mark] : nil }

    /// Begins an element in the current one, and returns its mark; nil where there are too many.
    mutating func begin(_ type: String, _ properties: [String: String]) -> Int? {
        // Each element's end needs a mark too.
        guard 2 * elements.count + 2 <= TagTree.maxMarkCount else { return nil }
        elements.append(Element(type: type, properties: properties, parent: current, mark: openAfter.count))
        current = elements.count - 1
        openAfter.append(current)
        return lastMark
    }

    /// Ends the current element, and returns the mark from which on its parent goes on; nil where none is open.
    mutating func end() -> Int? {
        guard let current else { return nil }
        self.current = elements[current].parent
        openAfter.append(self.current)
        return lastMark
    }
}

/// A mark on a page, which is a speck of a colour that nothing else has. It is taken away again, when what is drawn
/// around it becomes marked content.
enum PageMark {
    private static let red = 0.142857

    /// The components, with as many digits as Cairo writes.
    static func color(of mark: Int) -> (red: Double, green: Double, blue: Double) {
        (red, Double(100 + mark / 800) / 1000, Double(100 + mark % 800) / 1000)
    }

    /// The mark that a colour stands for; nil for what is another colour.
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
