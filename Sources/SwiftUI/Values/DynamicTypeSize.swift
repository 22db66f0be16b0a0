public import UIKit

/// How large an interface's texts are.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/dynamictypesize)
public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
    /// The smaller sizes.
    case xSmall, small, medium
    /// The standard.
    case large
    /// The larger sizes.
    case xLarge, xxLarge, xxxLarge
    /// The largest sizes, which the accessibility settings offer.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// UIKit's size; nil where none is said.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = DynamicTypeSize.allCases.first(where: { $0.category == uiSizeCategory }) else { return nil }
        self = size
    }

    /// Whether it is one of the five largest.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The size as UIKit has it.
    package var category: UIContentSizeCategory {
        switch self {
        case .xSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .xLarge: .extraLarge
        case .xxLarge: .extraExtraLarge
        case .xxxLarge: .extraExtraExtraLarge
        case .accessibility1: .accessibilityMedium
        case .accessibility2: .accessibilityLarge
        case .accessibility3: .accessibilityExtraLarge
        case .accessibility4: .accessibilityExtraExtraLarge
        case .accessibility5: .accessibilityExtraExtraExtraLarge
        }
    }

    package var traits: UITraitCollection { UITraitCollection(preferredContentSizeCategory: category) }
}

extension UIContentSizeCategory {
    /// SwiftUI's size as UIKit has it.
    public init(_ dynamicTypeSize: DynamicTypeSize) { self = dynamicTypeSize.category }
}

extension EnvironmentValues {
    private struct DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }

    /// How large texts are, as the hosting view's traits say.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}

extension View {
    /// Gives texts in the view a size, whatever it is around.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Keeps the size of texts in the view within limits.
    public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let least = allowed.first, let most = allowed.last else { return }
            size = min(max(size, least), most)
        }
    }
}

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
