import Foundation

/// Converts an untyped value to the type of a parameter or a property, by casting in Swift, and by bridging between
/// Objective-C's and Foundation's values. Returns nil if it can't be converted.
func convert<A>(_ value: Any?, to type: A.Type) -> A? {
    guard let value = flattened(value) else { return none(A.self) }
    if let same = value as? A { return same }
    if let pointer = value as? any _Pointer, A.self is any _Pointer.Type {
        // Objective-C does not distinguish between kinds of pointers.
        return unsafeBitCast(UInt(bitPattern: pointer), to: A.self)
    }
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

/// Nil as an optional, whatever its wrapped type.
private func none<A>(_ type: A.Type) -> A? {
    if let optional = A.self as? any ExpressibleByNilLiteral.Type { return optional.init(nilLiteral: ()) as? A }
    // An implicitly unwrapped or untyped parameter accepts nil as it is.
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
    /// Creates an integer from a number's low bits, as Objective-C does.
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
    /// Creates an enumeration case, or an option set, from its raw value.
    fileprivate static func make(of number: NSNumber) -> Self? {
        convert(number, to: RawValue.self).flatMap { Self(rawValue: $0) }
    }
}

/// Converts a Swift number to an `NSNumber`. Returns nil if it is not a number.
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

/// The structure in an `NSValue`.
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
    /// The wrapped value, if any.
    var wrapped: Any? { get }
    /// Wraps a value. Returns nil if its type doesn't match.
    static func wrapping(_ value: Any) -> Any?
}

extension Optional: Wrapping {
    var wrapped: Any? { map { $0 } }
    static func wrapping(_ value: Any) -> Any? { convert(value, to: Wrapped.self).map { Optional($0) as Any } }
}

/// A value with its optionals unwrapped; nil for nil and `Void`.
func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if let optional = value as? any Wrapping { return flattened(optional.wrapped) }
    return value is Void ? nil : value
}
