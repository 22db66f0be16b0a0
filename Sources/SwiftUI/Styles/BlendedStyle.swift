/// A style that is blended with its backdrop.
public struct _BlendedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let mode: BlendMode

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(.blended(base._paint(in: environment).paint, mode))
    }
}

extension ShapeStyle {
    /// Returns the style blended with its backdrop by a blend mode, in shapes and text.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/shapestyle/blendmode(_:))
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendedStyle(base: self, mode: mode) }
}
