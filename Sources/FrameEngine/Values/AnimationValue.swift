package import CoreGraphics
package import Raster

/// What a property can hold and an animation can mix, converted once from Apple's `Any`.
package enum AnimationValue: Sendable, Hashable {
    case scalar(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor?)
    case path(Path?)
    case image(CGImage?)
    /// A cross-fade of two pictures, so much of the way.
    case fade(CGImage?, CGImage?, CGFloat)
    case numbers([CGFloat])
    case colors([CGColor])
    /// A name, such as a fill rule's: there is nothing between two of them.
    case string(String)
}

/// The shape of a property's values.
package enum ValueKind: Sendable {
    case scalar, flag, point, size, rect, transform, color, path, image, numbers, colors, string
}
