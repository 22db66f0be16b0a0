/// A style with which shapes and text are painted: a colour, a gradient, an image.
///
/// A custom style returns in `resolve(in:)` the style for an environment.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/shapestyle)
public nonisolated protocol ShapeStyle: Sendable {
    /// The type of what the style comes to.
    associatedtype Resolved: ShapeStyle = Never

    /// What the style comes to in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What is painted. Styles of your own have no need of it.
    func _paint(in environment: EnvironmentValues) -> _ShapePaint
}

extension ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        resolve(in: environment)._paint(in: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Is never called: the style paints by itself.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is a style that comes to nothing else")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// The resolved paint of a style in an environment.
public struct _ShapePaint: Sendable {
    package let paint: Paint

    package init(_ paint: Paint) { self.paint = paint }
}

/// A style of any type.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/anyshapestyle)
public struct AnyShapeStyle: ShapeStyle {
    package let base: any ShapeStyle

    /// A style whose type is forgotten.
    public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint { base._paint(in: environment) }
}

extension AnyShapeStyle: Equatable {
    /// Whether both hold styles of one type that can be compared and are equal.
    public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
        type(of: a.base) == type(of: b.base) && isSameValue(a.base, b.base)
    }
}
