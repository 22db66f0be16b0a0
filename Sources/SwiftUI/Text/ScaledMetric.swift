import CoreGraphics
import UIKit

/// A length that scales with the text size.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scaledmetric)
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let value: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var size

    /// Makes a length, given for the standard text size, that scales with a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        (value, style) = (wrappedValue, textStyle)
    }

    /// Makes a length, given for the standard text size, that scales with the body's text style.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The length for the environment's text size.
    public var wrappedValue: Value {
        nonisolated(unsafe) let property = self
        return MainActor.performAndWait {
            let metrics = UIFontMetrics(forTextStyle: property.style.uiTextStyle)
            return Value(metrics.scaledValue(for: CGFloat(property.value), compatibleWith: property.size.traits))
        }
    }
}
