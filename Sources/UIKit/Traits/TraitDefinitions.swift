public import CoreGraphics

/// A trait, as a type that names it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitraitdefinition-2xk93)
public protocol UITraitDefinition {
    associatedtype Value: Equatable

    /// What the trait is where nothing specifies it.
    static var defaultValue: Value { get }

    /// Its value in a collection.
    static func value(in traits: UITraitCollection) -> Value
}

/// A trait, to be listed.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
    static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        value(in: one) != value(in: other)
    }
}

public enum UITraitUserInterfaceStyle: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

public enum UITraitDisplayScale: UITraitDefinition {
    public static let defaultValue: CGFloat = 0
    public static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

public enum UITraitLayoutDirection: UITraitDefinition {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    public static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
        traits.layoutDirection
    }
}

public enum UITraitHorizontalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

public enum UITraitVerticalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}

public enum UITraitUserInterfaceLevel: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel { traits.userInterfaceLevel }
}

public enum UITraitAccessibilityContrast: UITraitDefinition {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static func value(in traits: UITraitCollection) -> UIAccessibilityContrast { traits.accessibilityContrast }
}

public enum UITraitDisplayGamut: UITraitDefinition {
    public static let defaultValue = UIDisplayGamut.unspecified
    public static func value(in traits: UITraitCollection) -> UIDisplayGamut { traits.displayGamut }
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static let defaultValue = UIContentSizeCategory.unspecified
    public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
        traits.preferredContentSizeCategory
    }
}
