public import Foundation
import Raster

/// The key of a sampler's transform: a `CIVector` of six numbers, or a `CGAffineTransform`.
public let kCISamplerAffineMatrix = "CISamplerAffineMatrix"
/// The key of what a sampler finds outside of its image; `kCISamplerWrapBlack` by default.
public let kCISamplerWrapMode = "CISamplerWrapMode"
/// The key of what a sampler finds between pixels; `kCISamplerFilterLinear` by default.
public let kCISamplerFilterMode = "CISamplerFilterMode"
/// Outside of the image there is transparent black.
public let kCISamplerWrapBlack = "CISamplerWrapBlack"
/// Outside of the image its edges go on.
public let kCISamplerWrapClamp = "CISamplerWrapClamp"
/// A sample is that of the nearest pixel.
public let kCISamplerFilterNearest = "CISamplerFilterNearest"
/// A sample is interpolated between four pixels.
public let kCISamplerFilterLinear = "CISamplerFilterLinear"
/// The key of a colour space in which a kernel finds the samples.
public let kCISamplerColorSpace = "CISamplerColorSpace"

/// An image as a kernel samples it.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cisampler)
open class CISampler: NSObject, NSCopying {
    let image: CIImage
    let isNearest, isClamped: Bool

    /// Makes a sampler that interpolates, and finds nothing outside of the image.
    public convenience init(image im: CIImage) { self.init(image: im, options: nil) }

    /// Makes a sampler with options: the keys that begin with `kCISampler`.
    public init(image im: CIImage, options dict: [AnyHashable: Any]? = nil) {
        var image = im
        isNearest = dict?[kCISamplerFilterMode] as? String == kCISamplerFilterNearest
        isClamped = dict?[kCISamplerWrapMode] as? String == kCISamplerWrapClamp
        if let space = dict?[kCISamplerColorSpace] as? CGColorSpace {
            image = image.matchedFromWorkingSpace(to: space) ?? image
        }
        if let matrix = dict?[kCISamplerAffineMatrix],
            let transform = InputKind.transform.convert(matrix) as? CGAffineTransform
        {
            image = (isNearest ? image.samplingNearest() : image).transformed(by: transform)
        }
        self.image = image
    }

    /// The bounds of the image that is sampled.
    open var extent: CGRect { image.extent }

    /// The shape of the image that is sampled.
    open var definition: CIFilterShape { CIFilterShape(rect: image.extent) }

    /// Returns the same sampler, which doesn't change.
    open func copy(with zone: NSZone?) -> Any { self }
}
