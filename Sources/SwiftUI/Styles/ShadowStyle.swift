public import CoreGraphics

/// A drop shadow or an inner shadow of painted content.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/shadowstyle)
public struct ShadowStyle: Equatable, Sendable {
    let isInner: Bool
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    /// A shadow behind the painted content.
    ///
    /// - Parameters:
    ///   - color: the colour; black with an opacity of one third by default.
    ///   - radius: the standard deviation of the blur, in points.
    ///   - x: the shadow's offset to the right, in points.
    ///   - y: the shadow's offset downwards, in points.
    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    /// A shadow inside the edges of the painted content, as if it were cut out. The defaults and the units are those
    /// of `drop`.
    public static func inner(
        color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }
}

/// A style with a shadow.
public struct _ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(.shadowed(base._paint(in: environment).paint, PaintShadow(shadow, in: environment)))
    }
}

/// A shadow resolved in an environment.
package struct PaintShadow: Hashable, Sendable {
    let isInner: Bool
    var color: CGColor
    /// The standard deviation of the blur, in points.
    let radius: CGFloat
    let offset: CGSize

    init(_ style: ShadowStyle, in environment: EnvironmentValues) {
        isInner = style.isInner
        color = style.color.cgColor(in: environment)
        radius = style.radius.isFinite ? max(0, style.radius) : 0
        offset = style.offset.width.isFinite && style.offset.height.isFinite ? style.offset : .zero
    }

    func faded(_ opacity: CGFloat) -> PaintShadow {
        var copy = self
        copy.color = color.copy(alpha: color.alpha * opacity) ?? color
        return copy
    }
}

extension Paint {
    /// The paint without shadows, and its shadows from the innermost to the outermost.
    var parts: (base: Paint, shadows: [PaintShadow]) {
        guard case .shadowed(let inner, let shadow) = self else { return (self, []) }
        let (base, shadows) = inner.parts
        return (base, shadows + [shadow])
    }
}

extension ShapeStyle {
    /// Returns the style with a drop shadow or an inner shadow.
    ///
    ///     Circle().fill(.blue.gradient.shadow(.inner(radius: 4, y: 2)))
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowedStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
