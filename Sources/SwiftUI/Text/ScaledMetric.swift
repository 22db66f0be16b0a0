import CoreGraphics
import UIKit

/// A length that grows with the size of texts.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scaledmetric)
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let value: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var size

    /// A length for the standard size, which grows as texts of a style do.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
        (value, style) = (wrappedValue, textStyle)
    }

    /// The length for the size around.
    @MainActor @preconcurrency
    public var wrappedValue: Value {
        Value(
            UIFontMetrics(forTextStyle: style.uiTextStyle).scaledValue(for: CGFloat(value), compatibleWith: size.traits)
        )
    }
}
