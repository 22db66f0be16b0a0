import Foundation

/// Parses predicate format strings.
struct PredicateParser {
    private var scanner: PredicateScanner
    private var token = PredicateToken.end
    private var arguments: ArraySlice<Any>
    private var depth = 0

    init(_ text: String, _ arguments: [Any]) {
        scanner = PredicateScanner(text)
        self.arguments = arguments[...]
    }

    /// The maximum nesting depth of parentheses.
    private static let deepest = 100

    mutating func parse() throws -> PredicateCondition {
        try advance()
        let condition = try alternatives()
        guard token == .end else { throw PredicateError(message: "unexpected \(token)") }
        return condition
    }

    private mutating func advance() throws { token = try scanner.next() }

    /// Consumes one of several keywords or symbols, if it comes next.
    private mutating func take(_ names: String...) throws -> Bool {
        switch token {
        case .word(let word) where names.contains(word.uppercased()): break
        case .sign(let sign) where names.contains(sign): break
        default: return false
        }
        try advance()
        return true
    }

    private mutating func need(_ sign: String) throws {
        guard try take(sign) else { throw PredicateError(message: "\(sign) is missing") }
    }

    // MARK: Conditions

    private mutating func alternatives() throws -> PredicateCondition {
        depth += 1
        defer { depth -= 1 }
        guard depth < PredicateParser.deepest else { throw PredicateError(message: "it is nested too deep") }
        var all = [try conditions()]
        while try take("OR", "||") { all.append(try conditions()) }
        return all.count == 1 ? all[0] : .any(all)
    }

    private mutating func conditions() throws -> PredicateCondition {
        var all = [try condition()]
        while try take("AND", "&&") { all.append(try condition()) }
        return all.count == 1 ? all[0] : .all(all)
    }

    private mutating func condition() throws -> PredicateCondition {
        var isNegated = false
        while try take("NOT", "!") { isNegated.toggle() }
        let condition = try simpleCondition()
        return isNegated ? .not(condition) : condition
    }

    private mutating func simpleCondition() throws -> PredicateCondition {
        if try take("TRUEPREDICATE") { return .constant(true) }
        if try take("FALSEPREDICATE") { return .constant(false) }
        // A parenthesis is followed by a condition, or else a value.
        if token == .sign("(") {
            let before = self
            try advance()
            if let inner = try? alternatives(), (try? take(")")) == true, !beginsComparison { return inner }
            self = before
        }
        return try comparison()
    }

    private var beginsComparison: Bool {
        (try? {
            var copy = self; return try copy.sign()
        }()) != nil
    }

    private mutating func comparison() throws -> PredicateCondition {
        var quantity: PredicateComparison.Quantity?
        if try take("ANY", "SOME") { quantity = .any }
        if try take("ALL") { quantity = .all }
        if try take("NONE") { quantity = PredicateComparison.Quantity.none }
        let left = try sum()
        let sign = try sign()
        var options: String.CompareOptions = []
        if try take("[") {
            guard case .word(let letters) = token else { throw PredicateError(message: "options are missing after [") }
            if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
            if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
            try advance()
            try need("]")
        }
        let right = try sum()
        return .comparison(
            PredicateComparison(left: left, sign: sign, options: options, right: right, quantity: quantity))
    }

    private static let signs: [String: PredicateComparison.Sign] = [
        "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual,
        ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual, "BETWEEN": .between, "BEGINSWITH": .begins,
        "ENDSWITH": .ends, "CONTAINS": .contains, "LIKE": .like, "MATCHES": .matches, "IN": .isIn,
    ]

    private mutating func sign() throws -> PredicateComparison.Sign {
        let name: String
        switch token {
        case .word(let word): name = word.uppercased()
        case .sign(let sign): name = sign
        default: name = ""
        }
        guard let sign = PredicateParser.signs[name] else { throw PredicateError(message: "a comparison is missing") }
        try advance()
        return sign
    }

    // MARK: Values

    private mutating func sum() throws -> PredicateExpression {
        var value = try product()
        while case .sign(let sign) = token, sign == "+" || sign == "-" {
            try advance()
            value = .arithmetic(Character(sign), value, try product())
        }
        return value
    }

    private mutating func product() throws -> PredicateExpression {
        var value = try simpleValue()
        while case .sign(let sign) = token, sign == "*" || sign == "/" {
            try advance()
            value = .arithmetic(Character(sign), value, try simpleValue())
        }
        return value
    }

    private mutating func simpleValue() throws -> PredicateExpression {
        depth += 1
        defer { depth -= 1 }
        guard depth < PredicateParser.deepest else { throw PredicateError(message: "it is nested too deep") }
        if try take("-") { return .arithmetic("-", .value(0.0), try simpleValue()) }
        if try take("(") {
            let value = try sum()
            try need(")")
            return value
        }
        if try take("{") { return .list(try listItems()) }
        let taken = token
        try advance()
        switch taken {
        case .number(let number): return .value(number)
        case .text(let text): return .value(text)
        case .variable(let name): return variable(name)
        case .argument: return .value(try argument())
        case .path:
            let path = try argument()
            return .keyPath("\(path)".split(separator: ".").map(String.init), of: .whole)
        case .word(let word): return PredicateParser.named(word)
        case .sign, .end: throw PredicateError(message: "a value is missing")
        }
    }

    private mutating func listItems() throws -> [PredicateExpression] {
        var items: [PredicateExpression] = []
        while try !take("}") {
            items.append(try sum())
            if try take(",") { continue }
            try need("}")
            break
        }
        return items
    }

    private mutating func argument() throws -> Any {
        guard let first = arguments.popFirst() else { throw PredicateError(message: "it has too few arguments") }
        return first
    }

    private func variable(_ name: String) -> PredicateExpression {
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count > 1 else { return .variable(name) }
        return .keyPath(Array(parts.dropFirst()), of: .variable(parts[0]))
    }

    private static func named(_ word: String) -> PredicateExpression {
        switch word.uppercased() {
        case "SELF": .whole
        case "TRUE", "YES": .value(true)
        case "FALSE", "NO": .value(false)
        case "NIL", "NULL": .value(nil)
        default:
            .keyPath(
                word.split(separator: ".").map { $0.hasPrefix("#") ? String($0.dropFirst()) : String($0) }, of: .whole)
        }
    }
}
