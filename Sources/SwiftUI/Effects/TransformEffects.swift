public import CoreGraphics
import QuartzCore

/// Rotates about an anchor point.
public struct _RotationEffect: GeometryEffect, Sendable {
    public var angle: Angle
    /// The fixed point of the rotation in the view.
    public var anchor: UnitPoint

    public func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(rotationAngle: CGFloat(angle.finiteRadians)))
            .seen(from: anchor.negated(in: size))
    }

    public var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }
}

/// Scales about an anchor point.
public struct _ScaleEffect: GeometryEffect, Sendable {
    public var scale: CGSize
    /// The fixed point of the scaling in the view.
    public var anchor: UnitPoint

    public func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height))
            .seen(from: anchor.negated(in: size))
    }

    public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }
}

/// Rotates in 3D about an axis through an anchor point.
public struct _Rotation3DEffect: GeometryEffect, Sendable {
    public var angle: Angle
    /// The direction of the axis.
    public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    /// The point of the view through which the axis passes.
    public var anchor: UnitPoint
    /// The depth of the axis behind the view, in points.
    public var anchorZ: CGFloat
    /// The strength of the perspective; 0 for none.
    public var perspective: CGFloat

    /// The viewing distance is the view's longer side divided by the perspective.
    public func effectValue(size: CGSize) -> ProjectionTransform {
        let numbers = [axis.x, axis.y, axis.z, anchorZ, perspective]
        guard numbers.allSatisfy(\.isFinite), axis != (0, 0, 0) else { return ProjectionTransform() }
        var matrix = CATransform3DMakeTranslation(0, 0, -anchorZ)
        matrix = CATransform3DConcat(
            matrix, CATransform3DMakeRotation(CGFloat(angle.finiteRadians), axis.x, axis.y, axis.z))
        matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(0, 0, anchorZ))
        var eye = CATransform3DIdentity
        let side = max(size.width, size.height)
        if side > 0 { eye.m34 = -perspective / side }
        return ProjectionTransform(CATransform3DConcat(matrix, eye)).seen(from: anchor.negated(in: size))
    }

    public typealias AnimatableData = AnimatablePair<
        Double,
        AnimatablePair<
            AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
            AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
        >
    >

    public var animatableData: AnimatableData {
        get {
            AnimatablePair(
                angle.animatableData,
                AnimatablePair(
                    AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)),
                    AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
        }
        set {
            angle.animatableData = newValue.first
            let (axis, rest) = (newValue.second.first, newValue.second.second)
            self.axis = (axis.first, axis.second.first, axis.second.second)
            anchor.animatableData = rest.first
            (anchorZ, perspective) = (rest.second.first, rest.second.second)
        }
    }
}

/// Applies an affine transform or a projection.
public struct _TransformEffect: GeometryEffect, Sendable {
    public typealias AnimatableData = EmptyAnimatableData

    public let transform: ProjectionTransform

    public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension UnitPoint {
    /// The origin's position relative to the anchor; a non-finite anchor is the centre.
    fileprivate func negated(in size: CGSize) -> CGPoint {
        let anchor = self.anchor
        return CGPoint(x: -anchor.x * size.width, y: -anchor.y * size.height)
    }
}

extension View {
    /// Rotates the view about an anchor point, clockwise for positive angles.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }

    /// Scales the view about an anchor point.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Scales the view uniformly about an anchor point.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales the view about an anchor point.
    public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Rotates the view in 3D about an axis through an anchor point.
    ///
    /// - Parameters:
    ///   - anchorZ: the depth of the axis behind the view, in points.
    ///   - angle: the angle of rotation.
    ///   - axis: the axis' direction, of any length.
    ///   - anchor: the point of the view through which the axis passes.
    ///   - perspective: the strength of the perspective. 0 is none; 1, the default, views from a distance of the
    ///     view's longer side.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Applies an affine transform to the view's drawing.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: ProjectionTransform(transform)))
    }

    /// Applies a projection to the view's drawing.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }
}
