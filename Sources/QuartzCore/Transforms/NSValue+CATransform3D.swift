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
    public var caTransform3DValue: CATransform3D { transform3DIfAny ?? CATransform3DIdentity }

    private var transform3DIfAny: CATransform3D? { contents { NSValue(caTransform3D: $0) } }

    private static let typeOfTransform = "[16d]"

    /// As what values of `CGAffineTransform` are kept.
    package static let typeOfAffineTransform = "[6d]"

    /// The affine transform that the value was made of; nil for a value of another kind.
    package var affineTransformIfAny: CGAffineTransform? {
        contents { (transform: CGAffineTransform) in
            var transform = transform
            return NSValue(bytes: &transform, objCType: NSValue.typeOfAffineTransform)
        }
    }

    /// The transform that the value was made of, in space or in the plane; nil for a value of another kind.
    var transformIfAny: CATransform3D? {
        transform3DIfAny ?? affineTransformIfAny.map(CATransform3DMakeAffineTransform)
    }
}
