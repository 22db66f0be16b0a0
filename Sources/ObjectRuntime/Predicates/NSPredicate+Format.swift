public import Foundation

// Predicates of the format language, which Linux's Foundation has none of.
extension NSPredicate {
    /// Creates a predicate of a text such as "age > %d AND name BEGINSWITH[c] %@".
    ///
    /// Values come by `%@` and the formats of numbers, key paths by `%K`; `$NAME` stands for a variable of
    /// `evaluate(with:substitutionVariables:)`. A text that is no predicate is reported, and is true of nothing.
    /// [Apple's guide](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html)
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
    }

    /// Creates a predicate of a text, with its values in an array.
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

/// What is wrong with the text of a predicate.
struct PredicateError: Error {
    let message: String
}
