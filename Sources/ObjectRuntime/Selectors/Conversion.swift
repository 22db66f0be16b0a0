import Foundation

/// Converts an untyped value to a method's parameter or a property: as Swift casts it, and as Objective-C's values and
/// Foundation's stand for each other. Nil where it is something else.
func convert<A>(_ value: Any?, to type: A.Type) -> A? {
    guard let value = flattened(value) else { return none(A.self) }
    if let same = value as? A { return same }
    if let optional = A.self as? any Wrapping.Type { return optional.wrapping(value) as? A }
    if let number = value as? NSNumber ?? foundationNumber(value) { return convert(number, to: type) }
    if let value = value as? NSValue { return unwrapped(value, as: type) }
    if let text = value as? NSString { return convert(String(describing: text), to: String.self) as? A }
    switch value {
    case let text as String: return (A.self == NSString.self ? NSString(string: text) : nil) as? A
    case let note as Notification:
        return NSNotification(name: note.name, object: note.object, userInfo: note.userInfo) as? A
    case let note as NSNotification:
        return Notification(name: note.name, object: note.object, userInfo: note.userInfo) as? A
    default: return nil
    }
}

/// Nil as an optional, whatever is wrapped.
private func none<A>(_ type: A.Type) -> A? {
    if let optional = A.self as? any ExpressibleByNilLiteral.Type { return optional.init(nilLiteral: ()) as? A }
    // An implicitly unwrapped or untyped parameter takes nil as it is.
    return A.self == Any.self ? (Any?.none as Any as? A) : nil
}

private func convert<A>(_ number: NSNumber, to type: A.Type) -> A? {
    switch type {
    case is Bool.Type: number.boolValue as? A
    case is CGFloat.Type: CGFloat(number.doubleValue) as? A
    case is Double.Type: number.doubleValue as? A
    case is Float.Type: number.floatValue as? A
    case let whole as any FixedWidthInteger.Type: whole.init(truncating: number) as? A
    case is NSNumber.Type: number as? A
    case let raw as any RawRepresentable.Type: raw.make(of: number) as? A
    default: nil
    }
}

extension FixedWidthInteger {
    /// Makes an integer of a number's low bits, as Objective-C does.
    fileprivate init(truncating number: NSNumber) {
        let value = number.doubleValue
        if value != value.rounded(.towardZero), value.isFinite, abs(value) < 9e18 {
            self.init(truncatingIfNeeded: Int64(value))
        } else if value > 0 {
            self.init(truncatingIfNeeded: number.uint64Value)
        } else {
            self.init(truncatingIfNeeded: number.int64Value)
        }
    }
}

extension RawRepresentable {
    /// Makes an enumeration's case, or a set of options, of its raw value.
    fileprivate static func make(of number: NSNumber) -> Self? {
        convert(number, to: RawValue.self).flatMap { Self(rawValue: $0) }
    }
}

/// A Swift number as Foundation's; nil for what is no number.
private func foundationNumber(_ value: Any) -> NSNumber? {
    switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
    case let value as any RawRepresentable: foundationNumber(value.rawValue)
    default: nil
    }
}

/// The structure that an `NSValue` holds.
private func unwrapped<A>(_ value: NSValue, as type: A.Type) -> A? {
    switch type {
    case is CGPoint.Type: value.pointValue as? A
    case is CGSize.Type: value.sizeValue as? A
    case is CGRect.Type: value.rectValue as? A
    case is NSRange.Type: value.rangeValue as? A
    default: nil
    }
}

/// An optional of any type.
protocol Wrapping {
    /// What is wrapped; nil for nothing.
    var wrapped: Any? { get }
    /// Wraps a value; nil if it doesn't fit.
    static func wrapping(_ value: Any) -> Any?
}

extension Optional: Wrapping {
    var wrapped: Any? { map { $0 } }
    static func wrapping(_ value: Any) -> Any? { convert(value, to: Wrapped.self).map { Optional($0) as Any } }
}

/// A value without the optionals around it, and without what a method without a result returns: nil for those.
func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if let optional = value as? any Wrapping { return flattened(optional.wrapped) }
    return value is Void ? nil : value
}
