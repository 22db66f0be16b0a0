import UIKit

/// The style of separators.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/separatorshapestyle)
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        if environment.backgroundMaterial != nil { return _ShapePaint(.vibrant(.separator, in: environment)) }
        return Color(uiColor: .separator)._paint(in: environment)
    }
}

/// The style of links.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/linkshapestyle)
public struct LinkShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        Color(uiColor: .link)._paint(in: environment)
    }
}

/// The style of placeholder text in fields.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/placeholdertextshapestyle)
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        Color(uiColor: .placeholderText)._paint(in: environment)
    }
}

/// The style of filled areas, such as a slider's track: translucent grey.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/fillshapestyle)
public struct FillShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        if environment.backgroundMaterial != nil { return _ShapePaint(.vibrant(.fill, in: environment)) }
        return Color(uiColor: .systemFill)._paint(in: environment)
    }
}

/// The style of selected content: the tint.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/selectionshapestyle)
public struct SelectionShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint { TintShapeStyle()._paint(in: environment) }
}

/// The style of window backgrounds.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/windowbackgroundshapestyle)
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        Color(uiColor: .systemBackground)._paint(in: environment)
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of separators.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The style of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of placeholder text in fields.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The style of filled areas.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of selected content.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The style of window backgrounds.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
