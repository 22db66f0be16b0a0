package import CoreGraphics
public import Foundation

extension NSValue {
    /// A transform as an object. Foundation on Linux holds no structures of a program's own, so inside it is a row of
    /// sixteen numbers.
    public convenience init(caTransform3D t: CATransform3D) {
        var t = t
        self.init(bytes: &t, objCType: NSValue.typeOfTransform)
    }

    /// The transform that `init(caTransform3D:)` was given; the identity for a value of another kind.
    public var caTransform3DValue: CATransform3D {
        guard strcmp(objCType, NSValue.typeOfTransform) == 0 else { return CATransform3DIdentity }
        var t = CATransform3DIdentity
        getValue(&t)
        return t
    }

    private static let typeOfTransform = "[16d]"

    /// As what values of `CGAffineTransform` are kept.
    package static let typeOfAffineTransform = "[6d]"

    /// The affine transform that the value was made of; nil for a value of another kind.
    package var affineTransformIfAny: CGAffineTransform? {
        guard strcmp(objCType, NSValue.typeOfAffineTransform) == 0 else { return nil }
        var t = CGAffineTransform.identity
        getValue(&t)
        return t
    }

    /// The transform that the value was made of, in space or in the plane; nil for a value of another kind.
    var transformIfAny: CATransform3D? {
        if strcmp(objCType, NSValue.typeOfTransform) == 0 { return caTransform3DValue }
        return affineTransformIfAny.map(CATransform3DMakeAffineTransform)
    }
}
