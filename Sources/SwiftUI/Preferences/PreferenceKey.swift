/// A value that views tell the views around them.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/preferencekey)
public protocol PreferenceKey {
    /// What views say under the key.
    associatedtype Value

    /// The value where no view tells one.
    static var defaultValue: Value { get }

    /// Adds the value of the next view, in order, to those of the views before it.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}
