public import CoreGraphics

/// A shape derived from another shape's path: trimmed, or of a fixed size.
///
/// The derivation changes the path; its own parameters animate together with the shape's.
public struct _DerivedShape<Base: Shape, Derivation: _PathDerivation>: Shape {
    /// The base shape.
    public var base: Base
    /// The derivation of the path.
    public var derivation: Derivation

    init(_ base: Base, _ derivation: Derivation) {
        self.base = base
        self.derivation = derivation
    }

    public func path(in rect: CGRect) -> Path {
        derivation.derive(base.path(in: derivation.frame(rect)), in: rect)
    }

    public static var role: ShapeRole { Base.role }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    public var animatableData: AnimatablePair<Base.AnimatableData, Derivation.AnimatableData> {
        get { AnimatablePair(base.animatableData, derivation.animatableData) }
        set { (base.animatableData, derivation.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A derivation of a shape's path.
public protocol _PathDerivation: Animatable, Sendable {
    /// Returns the rectangle in which the base shape is drawn.
    func frame(_ rect: CGRect) -> CGRect

    /// Derives the path.
    func derive(_ path: Path, in rect: CGRect) -> Path
}

extension _PathDerivation {
    public func frame(_ rect: CGRect) -> CGRect { rect }
}

extension _DerivedShape: InsettableShape where Base: InsettableShape {
    /// The derivation of the inset base shape.
    public func inset(by amount: CGFloat) -> _DerivedShape<Base.InsetShape, Derivation> {
        _DerivedShape<Base.InsetShape, Derivation>(base.inset(by: amount), derivation)
    }
}

/// Trims a path by fractions of its length.
public struct _Trimming: _PathDerivation {
    var from, to: CGFloat

    public func derive(_ path: Path, in rect: CGRect) -> Path { path.trimmedPath(from: from, to: to) }

    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(from, to) }
        set { (from, to) = (newValue.first, newValue.second) }
    }
}

/// Draws a path in a fixed size, at the frame's top leading corner.
public struct _Sizing: _PathDerivation {
    var size: CGSize

    public func frame(_ rect: CGRect) -> CGRect { CGRect(origin: rect.origin, size: size) }
    public func derive(_ path: Path, in rect: CGRect) -> Path { path }

    public var animatableData: CGSize.AnimatableData {
        get { size.animatableData }
        set { size.animatableData = newValue }
    }
}

extension CGAffineTransform {
    /// Returns the transform about a point instead of the origin.
    func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
