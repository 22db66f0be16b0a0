/// A value that views pass to their ancestors.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/preferencekey)
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value if no view sets one.
    static var defaultValue: Value { get }

    /// Combines the values of the previous views with that of the next one, in order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}
