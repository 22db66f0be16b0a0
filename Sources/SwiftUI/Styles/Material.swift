import CoreGraphics
import UIKit

/// A blur of the content behind a view, like frosted glass, which adapts to light and dark mode.
///
/// It is used as a style: `background(.regularMaterial)`, `RoundedRectangle(cornerRadius: 8).fill(.thinMaterial)`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/material)
public struct Material: ShapeStyle, Hashable {
    let style: UIBlurEffect.Style

    /// The most translucent material.
    public static let ultraThin = Material(style: .systemUltraThinMaterial)
    /// A material that is more translucent than opaque.
    public static let thin = Material(style: .systemThinMaterial)
    /// A material between thin and thick.
    public static let regular = Material(style: .systemMaterial)
    /// A material that is more opaque than translucent.
    public static let thick = Material(style: .systemThickMaterial)
    /// The most opaque material.
    public static let ultraThick = Material(style: .systemChromeMaterial)
    /// The material of bars.
    public static let bar = Material(style: .systemChromeMaterial)

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(.material(MaterialPaint(style, isDark: environment.colorScheme == .dark)))
    }
}

extension ShapeStyle where Self == Material {
    /// The most translucent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that is more translucent than opaque.
    public static var thinMaterial: Material { .thin }
    /// A material between thin and thick.
    public static var regularMaterial: Material { .regular }
    /// A material that is more opaque than translucent.
    public static var thickMaterial: Material { .thick }
    /// The most opaque material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars.
    public static var bar: Material { .bar }
}
