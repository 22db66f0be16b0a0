/// A style for painting shapes and text: a colour, a gradient or an image.
///
/// A custom style returns its style for an environment from `resolve(in:)`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/shapestyle)
public nonisolated protocol ShapeStyle: Sendable {
    /// The type of the resolved style.
    associatedtype Resolved: ShapeStyle = Never

    /// Resolves the style in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// Returns the resolved paint. Custom styles need not implement it.
    func _paint(in environment: EnvironmentValues) -> _ShapePaint
}

extension ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        resolve(in: environment)._paint(in: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Never called: the style provides its own paint.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is a primitive style and doesn't resolve to another")
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

/// A type-erased style.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/anyshapestyle)
public struct AnyShapeStyle: ShapeStyle {
    package let base: any ShapeStyle

    /// Erases the type of a style.
    public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint { base._paint(in: environment) }
}

extension AnyShapeStyle: Equatable {
    /// Whether both wrap equal styles of the same equatable type.
    public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
        type(of: a.base) == type(of: b.base) && isSameValue(a.base, b.base)
    }
}
