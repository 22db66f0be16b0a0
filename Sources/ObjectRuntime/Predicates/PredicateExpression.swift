import Foundation

/// A value in a predicate.
indirect enum PredicateExpression {
    case value(Any?)
    /// The object itself.
    case whole
    case keyPath([String], of: PredicateExpression)
    case variable(String)
    case list([PredicateExpression])
    case arithmetic(Character, PredicateExpression, PredicateExpression)

    func value(of object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .value(let value): value
        case .whole: object
        case .variable(let name): variables[name]
        case .list(let items): items.map { $0.value(of: object, variables) ?? NSNull() }
        case .keyPath(let keys, let base):
            base.value(of: object, variables).flatMap { PredicateExpression.read(keys, of: $0) }
        case .arithmetic(let sign, let first, let second):
            PredicateExpression.compute(sign, first.value(of: object, variables), second.value(of: object, variables))
        }
    }

    private static func read(_ keys: [String], of object: Any) -> Any? {
        var keys = keys[...]
        if keys.first?.uppercased() == "SELF" { keys = keys.dropFirst() }
        guard let first = keys.first else { return object }
        if let dictionary = object as? [AnyHashable: Any] {
            guard let inner = flattened(dictionary[first]) else { return nil }
            return read(Array(keys.dropFirst()), of: inner)
        }
        if object is String || object is NSString, first == "length", keys.count == 1 {
            return ("\(object)" as NSString).length
        }
        if let list = object as? [Any], !first.hasPrefix("@") {
            return list.map { read(Array(keys), of: $0) ?? NSNull() }
        }
        if !(Swift.type(of: object) is AnyClass), !(object is [Any]), let field = structureField(first, of: object) {
            return read(Array(keys.dropFirst()), of: field)
        }
        return readValue(of: object as AnyObject, along: Array(keys))
    }

    private static func compute(_ sign: Character, _ first: Any?, _ second: Any?) -> Any? {
        guard let first = number(first), let second = number(second) else { return nil }
        switch sign {
        case "+": return first + second
        case "-": return first - second
        case "*": return first * second
        default: return first / second
        }
    }

    /// A value as a number; nil if it is none.
    static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let flag as Bool: flag ? 1 : 0
        case let date as Date: date.timeIntervalSinceReferenceDate
        case let date as NSDate: date.timeIntervalSinceReferenceDate
        case is String, is NSString, nil: nil
        case let value?: convert(value, to: Double.self)
        }
    }

    /// A value as a string; nil if it is none.
    static func text(_ value: Any?) -> String? { (value as? String) ?? (value as? NSString).map { $0 as String } }

    /// A collection's elements; nil if it is none.
    static func elements(_ value: Any?) -> [Any]? {
        switch value {
        case let list as [Any]: list
        case let list as NSArray: list.map { $0 }
        case let set as Set<AnyHashable>: set.map { $0.base }
        case let set as NSSet: set.map { $0 }
        case let set as NSOrderedSet: set.array
        case let dictionary as [AnyHashable: Any]: Array(dictionary.values)
        default: nil
        }
    }
}
