import CoreGraphics
import UIKit

/// A blur of what lies behind a view, as of ground glass, which follows light and dark.
///
/// It is used as a style: `background(.regularMaterial)`, `RoundedRectangle(cornerRadius: 8).fill(.thinMaterial)`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/material)
public struct Material: ShapeStyle, Hashable {
    let style: UIBlurEffect.Style

    /// A material that lets most through.
    public static let ultraThin = Material(style: .systemUltraThinMaterial)
    /// A material that lets more through than it hides.
    public static let thin = Material(style: .systemThinMaterial)
    /// A material between thin and thick.
    public static let regular = Material(style: .systemMaterial)
    /// A material that hides more than it lets through.
    public static let thick = Material(style: .systemThickMaterial)
    /// A material that hides most.
    public static let ultraThick = Material(style: .systemChromeMaterial)
    /// The material of bars.
    public static let bar = Material(style: .systemChromeMaterial)

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(.material(MaterialPaint(style, isDark: environment.colorScheme == .dark)))
    }
}

extension ShapeStyle where Self == Material {
    /// A material that lets most through.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that lets more through than it hides.
    public static var thinMaterial: Material { .thin }
    /// A material between thin and thick.
    public static var regularMaterial: Material { .regular }
    /// A material that hides more than it lets through.
    public static var thickMaterial: Material { .thick }
    /// A material that hides most.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars.
    public static var bar: Material { .bar }
}
