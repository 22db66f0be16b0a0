package import CoreGraphics
package import Raster

/// The value of a property, which an animation can interpolate, converted once from Apple's `Any`.
package enum AnimationValue: Sendable, Hashable {
    case scalar(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor?)
    case path(Path?)
    case image(CGImage?)
    /// A cross-fade of two images, with its fraction.
    case fade(CGImage?, CGImage?, CGFloat)
    case numbers([CGFloat])
    case colors([CGColor])
    /// A name, such as a fill rule's, without interpolation.
    case string(String)
}

/// The kind of a property's values.
package enum ValueKind: Sendable {
    case scalar, flag, point, size, rect, transform, color, path, image, numbers, colors, string
}
