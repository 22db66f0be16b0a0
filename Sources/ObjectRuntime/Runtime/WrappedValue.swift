public import Foundation

/// The number, rectangle or other value in an object of unknown class.
///
/// On iOS the members of `NSNumber`, `NSValue` and `NSString` can be read from any `AnyObject`: they are nil if the
/// object has none. `kasane build` turns `(info[key] as AnyObject).cgRectValue` into
/// `wrappedValue(of: (info[key] as AnyObject)).cgRectValue`.
public struct WrappedValue {
    private let value: Any?

    fileprivate init(_ value: Any?) { self.value = value }

    /// The value as a `Double`.
    public var doubleValue: Double! { number?.doubleValue ?? text?.doubleValue }
    /// The value as a `Float`.
    public var floatValue: Float! { number?.floatValue ?? text?.floatValue }
    /// The value as an `Int`.
    public var intValue: Int! { number?.intValue ?? text?.integerValue }
    /// The value as an `Int`.
    public var integerValue: Int! { intValue }
    /// The value as a `UInt`.
    public var uintValue: UInt! { number?.uintValue }
    /// The value as an `Int32`.
    public var int32Value: Int32! { number?.int32Value ?? text?.intValue }
    /// The value as an `Int64`.
    public var int64Value: Int64! { number?.int64Value ?? text?.longLongValue }
    /// The value as a `Bool`.
    public var boolValue: Bool! { number?.boolValue ?? text?.boolValue }
    /// The value as a rectangle.
    public var cgRectValue: CGRect! { geometry as? CGRect ?? (geometry as? NSValue)?.rectValue }
    /// The value as a point.
    public var cgPointValue: CGPoint! { geometry as? CGPoint ?? (geometry as? NSValue)?.pointValue }
    /// The value as a size.
    public var cgSizeValue: CGSize! { geometry as? CGSize ?? (geometry as? NSValue)?.sizeValue }

    private var number: NSNumber? { value as? NSNumber }
    /// Foundation on Linux stops the program where a number is cast to a rectangle.
    private var geometry: Any? { value is NSNumber ? nil : value }
    private var text: NSString? { value as? NSString ?? (value as? String).map { NSString(string: $0) } }
}

/// Returns the value in an object of unknown class.
public func wrappedValue(of object: Any?) -> WrappedValue { WrappedValue(object) }
