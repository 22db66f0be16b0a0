/// A parsed visual format.
struct VisualFormatLine {
    var axis = NSLayoutConstraint.Axis.horizontal
    var beginsAtSuperview = false
    var endsAtSuperview = false
    var views: [View] = []
    /// The gaps between neighbours, the superview included; nil where they touch.
    var gaps: [Gap?] = []

    struct View {
        var name: String
        var place: Int
        var sizes: [Predicate] = []
    }

    /// A distance; the standard one if there are no predicates.
    struct Gap {
        var predicates: [Predicate] = []
    }

    /// A predicate such as `>=80@750`.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var value: Value
        var priority: Value?
        var place: Int
    }

    enum Value {
        case number(Double)
        case name(String)
    }
}

/// Parses visual formats by Apple's grammar.
struct VisualFormatParser {
    private let text: [Character]
    private var place = 0

    init(_ format: String) { text = Array(format) }

    mutating func parse() throws(VisualFormatError) -> VisualFormatLine {
        var line = VisualFormatLine()
        if take("H:") {
            line.axis = .horizontal
        } else if take("V:") {
            line.axis = .vertical
        }
        if take("|") {
            line.beginsAtSuperview = true
            line.gaps.append(try parseGap())
        }
        while true {
            line.views.append(try parseView())
            guard !isAtEnd else { return line }
            let gap = try parseGap()
            if take("|") {
                line.gaps.append(gap)
                line.endsAtSuperview = true
                guard isAtEnd else { throw error("nothing may follow the superview") }
                return line
            }
            line.gaps.append(gap)
        }
    }

    // MARK: Parts

    private mutating func parseView() throws(VisualFormatError) -> VisualFormatLine.View {
        guard take("[") else { throw error("expected a view: '['") }
        let start = place
        guard let name = parseName() else { throw error("expected the name of a view") }
        var view = VisualFormatLine.View(name: name, place: start)
        if take("(") { view.sizes = try parsePredicates() }
        guard take("]") else { throw error("expected ']'") }
        return view
    }

    private mutating func parseGap() throws(VisualFormatError) -> VisualFormatLine.Gap? {
        guard take("-") else { return nil }
        guard let next = peek, next != "[", next != "|" else { return VisualFormatLine.Gap() }
        let predicates = take("(") ? try parsePredicates() : [try parsePredicate()]
        guard take("-") else { throw error("expected '-' after a distance") }
        return VisualFormatLine.Gap(predicates: predicates)
    }

    /// Parses comma-separated predicates up to the closing parenthesis.
    private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormatLine.Predicate] {
        var predicates = [try parsePredicate()]
        while take(",") { predicates.append(try parsePredicate()) }
        guard take(")") else { throw error("expected ')'") }
        return predicates
    }

    private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormatLine.Predicate {
        let start = place
        var relation = NSLayoutConstraint.Relation.equal
        if take(">=") {
            relation = .greaterThanOrEqual
        } else if take("<=") {
            relation = .lessThanOrEqual
        } else {
            _ = take("==")
        }
        let value = try parseValue("a number, or the name of a metric or view")
        var predicate = VisualFormatLine.Predicate(relation: relation, value: value, place: start)
        if take("@") { predicate.priority = try parseValue("a priority") }
        return predicate
    }

    private mutating func parseValue(_ expected: String) throws(VisualFormatError) -> VisualFormatLine.Value {
        if let name = parseName() { return .name(name) }
        let start = place
        if peek == "-" { place += 1 }
        while let next = peek, next.isASCII, next.isNumber || next == "." { place += 1 }
        guard let number = Double(String(text[start..<place])), number.isFinite else {
            place = start
            throw error("expected \(expected)")
        }
        return .number(number)
    }

    private mutating func parseName() -> String? {
        guard let first = peek, first.isLetter || first == "_" else { return nil }
        let start = place
        while let next = peek, next.isLetter || next.isNumber || next == "_" || next == "." { place += 1 }
        return String(text[start..<place])
    }

    // MARK: Characters

    private var isAtEnd: Bool { place == text.count }

    private var peek: Character? { place < text.count ? text[place] : nil }

    private mutating func take(_ token: String) -> Bool {
        let characters = Array(token)
        guard text.count - place >= characters.count,
            Array(text[place..<place + characters.count]) == characters
        else { return false }
        place += characters.count
        return true
    }

    private func error(_ reason: String) -> VisualFormatError { VisualFormatError(reason: reason, place: place) }
}
