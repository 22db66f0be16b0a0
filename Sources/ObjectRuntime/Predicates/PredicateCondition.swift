import Foundation

/// A condition in a predicate.
indirect enum PredicateCondition {
    case constant(Bool)
    case all([PredicateCondition])
    case any([PredicateCondition])
    case not(PredicateCondition)
    case comparison(PredicateComparison)

    func holds(of object: Any?, _ variables: [String: Any]) -> Bool {
        switch self {
        case .constant(let value): value
        case .all(let conditions): conditions.allSatisfy { $0.holds(of: object, variables) }
        case .any(let conditions): conditions.contains { $0.holds(of: object, variables) }
        case .not(let condition): !condition.holds(of: object, variables)
        case .comparison(let comparison): comparison.holds(of: object, variables)
        }
    }
}

/// A comparison of two values.
struct PredicateComparison {
    enum Sign {
        case equal, unequal, less, lessOrEqual, greater, greaterOrEqual, between, begins, ends, contains, like, matches
        case isIn
    }

    /// The number of elements of the left side for which the comparison must hold.
    enum Quantity { case any, all, none }

    let left: PredicateExpression
    let sign: Sign
    let options: String.CompareOptions
    let right: PredicateExpression
    let quantity: Quantity?

    func holds(of object: Any?, _ variables: [String: Any]) -> Bool {
        let (first, second) = (left.value(of: object, variables), right.value(of: object, variables))
        guard let quantity else { return compare(first, second) }
        let elements = PredicateExpression.elements(first) ?? []
        return switch quantity {
        case .any: elements.contains { compare($0, second) }
        case .all: elements.allSatisfy { compare($0, second) }
        case .none: !elements.contains { compare($0, second) }
        }
    }

    private func compare(_ first: Any?, _ second: Any?) -> Bool {
        let first = first is NSNull ? nil : flattened(first)
        let second = second is NSNull ? nil : flattened(second)
        switch sign {
        case .equal: return areEqual(first, second)
        case .unequal: return !areEqual(first, second)
        case .less: return order(first, second) == .orderedAscending
        case .greater: return order(first, second) == .orderedDescending
        case .lessOrEqual: return order(first, second).map { $0 != .orderedDescending } ?? false
        case .greaterOrEqual: return order(first, second).map { $0 != .orderedAscending } ?? false
        case .between:
            guard let ends = PredicateExpression.elements(second), ends.count == 2,
                let low = order(first, ends[0]), let high = order(first, ends[1])
            else { return false }
            return low != .orderedAscending && high != .orderedDescending
        case .isIn: return contains(second, first)
        case .contains: return contains(first, second)
        case .begins: return finds(first, second, .anchored)
        case .ends: return finds(first, second, [.anchored, .backwards])
        case .like, .matches: return matches(first, second)
        }
    }

    private func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let order = order(first, second) { return order == .orderedSame }
        if let one = PredicateExpression.elements(first), let other = PredicateExpression.elements(second) {
            return one.count == other.count && zip(one, other).allSatisfy(areEqual)
        }
        if let one = first as? AnyHashable, let other = second as? AnyHashable, one == other { return true }
        return (first as? NSObject)?.isEqual(second) ?? false
    }

    /// Returns nil for values without an order.
    private func order(_ first: Any?, _ second: Any?) -> ComparisonResult? {
        if let one = PredicateExpression.text(first), let other = PredicateExpression.text(second) {
            return one.compare(other, options: options)
        }
        guard let one = PredicateExpression.number(first), let other = PredicateExpression.number(second) else {
            return nil
        }
        return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    }

    private func contains(_ whole: Any?, _ part: Any?) -> Bool {
        if let elements = PredicateExpression.elements(whole) { return elements.contains { areEqual($0, part) } }
        return finds(whole, part, [])
    }

    private func finds(_ whole: Any?, _ part: Any?, _ place: String.CompareOptions) -> Bool {
        guard let whole = PredicateExpression.text(whole), let part = PredicateExpression.text(part) else {
            return false
        }
        return whole.range(of: part, options: options.union(place)) != nil
    }

    private func matches(_ value: Any?, _ pattern: Any?) -> Bool {
        guard let text = PredicateExpression.text(value), let own = PredicateExpression.text(pattern) else {
            return false
        }
        let expression = "\\A(?:\(sign == .like ? PredicateComparison.expression(like: own) : own))\\z"
        var kind: NSRegularExpression.Options = []
        if options.contains(.caseInsensitive) { kind.insert(.caseInsensitive) }
        if sign == .like { kind.insert(.dotMatchesLineSeparators) }
        guard let known = try? NSRegularExpression(pattern: expression, options: kind) else {
            reportOnce("\"\(own)\" is not a valid regular expression")
            return false
        }
        let folded =
            options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        return known.firstMatch(in: folded, range: NSRange(location: 0, length: (folded as NSString).length)) != nil
    }

    /// A regular expression for a pattern in which `*` matches any characters and `?` matches one.
    private static func expression(like text: String) -> String {
        NSRegularExpression.escapedPattern(for: text)
            .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
    }
}
