public import Foundation

// Predicate format strings, which Linux's Foundation doesn't support.
extension NSPredicate {
    /// Creates a predicate from a format string such as "age > %d AND name BEGINSWITH[c] %@".
    ///
    /// `%@` and numeric specifiers are replaced with values, and `%K` with key paths; `$NAME` is a variable of
    /// `evaluate(with:substitutionVariables:)`. An invalid format string is reported, and the predicate is always
    /// false.
    /// [Apple's guide](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html)
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
    }

    /// Creates a predicate from a format string, with its values in an array.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/nspredicate/init(format:argumentarray:))
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let condition: PredicateCondition
        do {
            var parser = PredicateParser(predicateFormat, arguments ?? [])
            condition = try parser.parse()
        } catch {
            reportOnce("\"\(predicateFormat)\" is invalid: \((error as? PredicateError)?.message ?? "\(error)")")
            condition = .constant(false)
        }
        self.init { object, variables in condition.holds(of: object, variables ?? [:]) }
    }
}

/// An error in a predicate's format string.
struct PredicateError: Error {
    let message: String
}
