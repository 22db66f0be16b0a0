import UIKit

/// The style of lines between things.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/separatorshapestyle)
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    /// Makes the style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        if environment.backgroundMaterial != nil { return _ShapePaint(.vibrant(.separator, in: environment)) }
        return Color(uiColor: .separator)._paint(in: environment)
    }
}

/// The style of links.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/linkshapestyle)
public struct LinkShapeStyle: ShapeStyle, Hashable {
    /// Makes the style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        Color(uiColor: .link)._paint(in: environment)
    }
}

/// The style of prompts in fields.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/placeholdertextshapestyle)
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    /// Makes the style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        Color(uiColor: .placeholderText)._paint(in: environment)
    }
}

/// The style of filled areas, such as a slider's track: translucent grey.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/fillshapestyle)
public struct FillShapeStyle: ShapeStyle, Hashable {
    /// Makes the style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        if environment.backgroundMaterial != nil { return _ShapePaint(.vibrant(.fill, in: environment)) }
        return Color(uiColor: .systemFill)._paint(in: environment)
    }
}

/// The style of what is selected: the tint.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/selectionshapestyle)
public struct SelectionShapeStyle: ShapeStyle, Hashable {
    /// Makes the style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint { TintShapeStyle()._paint(in: environment) }
}

/// The style of windows' backgrounds.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/windowbackgroundshapestyle)
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    /// Makes the style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        Color(uiColor: .systemBackground)._paint(in: environment)
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of lines between things.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The style of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of prompts in fields.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The style of filled areas.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of what is selected.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The style of windows' backgrounds.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
