package import CoreGraphics
public import Foundation

extension NSValue {
    /// Creates a value that boxes a transform. Foundation on Linux can't hold custom structures, so it is stored as
    /// sixteen numbers.
    public convenience init(caTransform3D t: CATransform3D) {
        var t = t
        self.init(bytes: &t, objCType: NSValue.typeOfTransform)
    }

    /// The transform passed to `init(caTransform3D:)`; the identity for a value of another kind.
    public var caTransform3DValue: CATransform3D { transform3DIfAny ?? CATransform3DIdentity }

    private var transform3DIfAny: CATransform3D? { contents { NSValue(caTransform3D: $0) } }

    private static let typeOfTransform = "[16d]"

    /// The Objective-C type encoding under which `CGAffineTransform` is stored.
    package static let typeOfAffineTransform = "[6d]"

    /// The affine transform in the value; nil for a value of another type.
    package var affineTransformIfAny: CGAffineTransform? {
        contents { (transform: CGAffineTransform) in
            var transform = transform
            return NSValue(bytes: &transform, objCType: NSValue.typeOfAffineTransform)
        }
    }

    /// The 3D or affine transform in the value; nil for a value of another type.
    var transformIfAny: CATransform3D? {
        transform3DIfAny ?? affineTransformIfAny.map(CATransform3DMakeAffineTransform)
    }
}
