public import CoreGraphics

/// A shape made of another shape's path: trimmed, moved, turned.
///
/// The derivation says what becomes of the path; its own numbers are animated beside the shape's.
public struct _DerivedShape<Base: Shape, Derivation: _PathDerivation>: Shape {
    /// The shape it is made of.
    public var base: Base
    /// How it is made of it.
    public var derivation: Derivation

    init(_ base: Base, _ derivation: Derivation) {
        self.base = base
        self.derivation = derivation
    }

    public func path(in rect: CGRect) -> Path {
        derivation.derive(base.path(in: derivation.frame(rect)), in: rect)
    }

    public static var role: ShapeRole { Base.role }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    public var animatableData: AnimatablePair<Base.AnimatableData, Derivation.AnimatableData> {
        get { AnimatablePair(base.animatableData, derivation.animatableData) }
        set { (base.animatableData, derivation.animatableData) = (newValue.first, newValue.second) }
    }
}

/// What is made of a shape's path.
public protocol _PathDerivation: Animatable, Sendable {
    /// The rectangle that the shape is drawn in.
    func frame(_ rect: CGRect) -> CGRect

    /// What becomes of the path.
    func derive(_ path: Path, in rect: CGRect) -> Path
}

extension _PathDerivation {
    public func frame(_ rect: CGRect) -> CGRect { rect }
}

extension _DerivedShape: InsettableShape where Base: InsettableShape {
    /// What is made of the shape further in.
    public func inset(by amount: CGFloat) -> _DerivedShape<Base.InsetShape, Derivation> {
        _DerivedShape<Base.InsetShape, Derivation>(base.inset(by: amount), derivation)
    }
}

/// A part of a path, by fractions of its length.
public struct _Trimming: _PathDerivation {
    var from, to: CGFloat

    public func derive(_ path: Path, in rect: CGRect) -> Path { path.trimmedPath(from: from, to: to) }

    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(from, to) }
        set { (from, to) = (newValue.first, newValue.second) }
    }
}

/// A path moved.
public struct _Offsetting: _PathDerivation {
    var offset: CGSize

    public func derive(_ path: Path, in rect: CGRect) -> Path { path.offsetBy(dx: offset.width, dy: offset.height) }

    public var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }
}

/// A path turned about a point of its place.
public struct _Turning: _PathDerivation {
    var angle: Angle
    var anchor: UnitPoint

    public func derive(_ path: Path, in rect: CGRect) -> Path {
        path.applying(
            CGAffineTransform(rotationAngle: CGFloat(angle.finiteRadians)).about(anchor.point(in: rect)))
    }

    public var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A path stretched about a point of its place.
public struct _Scaling: _PathDerivation {
    var scale: CGSize
    var anchor: UnitPoint

    public func derive(_ path: Path, in rect: CGRect) -> Path {
        path.applying(CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: rect)))
    }

    public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A path mapped by a transform, which jumps from one value to another.
public struct _Transforming: _PathDerivation {
    public typealias AnimatableData = EmptyAnimatableData

    let transform: CGAffineTransform

    public func derive(_ path: Path, in rect: CGRect) -> Path { path.applying(transform) }
}

/// A path of a size of its own, at the place's top leading corner.
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
    /// The same about a point rather than the origin.
    func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
