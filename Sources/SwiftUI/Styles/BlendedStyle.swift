/// A style that is mixed with what lies behind it.
public struct _BlendedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let mode: BlendMode

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(.blended(base._paint(in: environment).paint, mode))
    }
}

extension ShapeStyle {
    /// The style mixed with what lies behind it by a blend mode, in shapes and texts.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/shapestyle/blendmode(_:))
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendedStyle(base: self, mode: mode) }
}
