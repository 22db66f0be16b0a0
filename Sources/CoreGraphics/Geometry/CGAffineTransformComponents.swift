public import Foundation

/// The components of a transform: a scale, a shear, a rotation and a translation, in this order.
///
/// [Apple's reference](https://developer.apple.com/documentation/corefoundation/cgaffinetransformcomponents)
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The scale. A negative height mirrors.
    public var scale: CGSize
    /// The shear: the displacement of x for each unit of y.
    public var horizontalShear: CGFloat
    /// The rotation in radians.
    public var rotation: CGFloat
    /// The translation.
    public var translation: CGVector

    /// Creates the components of the identity.
    public init() { self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero) }

    /// Creates components.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

/// The identity transform.
public let CGAffineTransformIdentity = CGAffineTransform.identity

extension CGAffineTransform {
    /// Creates a transform from its components: scale, shear, rotation, then translation.
    public init(_ components: CGAffineTransformComponents) {
        let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
        let (sx, sy, shear) = (components.scale.width, components.scale.height, components.horizontalShear)
        self.init(
            a: sx * cosine, b: sx * sine, c: sy * (shear * cosine - sine), d: sy * (shear * sine + cosine),
            tx: components.translation.dx, ty: components.translation.dy)
    }

    /// Returns the components of the transform. A singular transform has no shear, and a height of 0.
    public func decomposed() -> CGAffineTransformComponents {
        var result = CGAffineTransformComponents()
        result.translation = CGVector(dx: tx, dy: ty)
        let width = hypot(a, b)
        guard width > 0 else {
            let height = hypot(c, d)
            result.scale = CGSize(width: 0, height: height)
            if height > 0 { result.rotation = atan2(-c, d) }
            return result
        }
        result.rotation = atan2(b, a)
        let height = (a * d - b * c) / width
        result.scale = CGSize(width: width, height: height)
        if height != 0 { result.horizontalShear = (a * c + b * d) / (width * height) }
        return result
    }
}
