import CoreGraphics
import UIKit

/// A length that scales with the text size.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scaledmetric)
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let value: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var size

    /// Creates a length, for the standard text size, that scales with a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        (value, style) = (wrappedValue, textStyle)
    }

    /// Creates a length, for the standard text size, that scales with the body text style.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The length at the environment's text size.
    public var wrappedValue: Value {
        nonisolated(unsafe) let property = self
        return MainActor.performAndWait {
            let metrics = UIFontMetrics(forTextStyle: property.style.uiTextStyle)
            return Value(metrics.scaledValue(for: CGFloat(property.value), compatibleWith: property.size.traits))
        }
    }
}
