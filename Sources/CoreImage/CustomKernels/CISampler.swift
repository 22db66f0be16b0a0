public import Foundation
import Raster

/// The key of a sampler's transform: a `CIVector` of six numbers, or a `CGAffineTransform`.
public let kCISamplerAffineMatrix = "CISamplerAffineMatrix"
/// The key of the wrap mode, for samples outside the image; `kCISamplerWrapBlack` by default.
public let kCISamplerWrapMode = "CISamplerWrapMode"
/// The key of the filter mode, for samples between pixels; `kCISamplerFilterLinear` by default.
public let kCISamplerFilterMode = "CISamplerFilterMode"
/// Samples outside the image are transparent black.
public let kCISamplerWrapBlack = "CISamplerWrapBlack"
/// Samples outside the image are those of the nearest edge.
public let kCISamplerWrapClamp = "CISamplerWrapClamp"
/// Samples the nearest pixel.
public let kCISamplerFilterNearest = "CISamplerFilterNearest"
/// Interpolates bilinearly between four pixels.
public let kCISamplerFilterLinear = "CISamplerFilterLinear"
/// The key of the colour space of the samples that a kernel receives.
public let kCISamplerColorSpace = "CISamplerColorSpace"

/// An image together with how a kernel samples it.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cisampler)
open class CISampler: NSObject, NSCopying {
    let image: CIImage
    let isNearest, isClamped: Bool

    /// Creates a sampler that interpolates, and returns transparent black outside the image.
    public convenience init(image im: CIImage) { self.init(image: im, options: nil) }

    /// Creates a sampler with options: the keys that begin with `kCISampler`.
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

    /// The extent of the sampled image.
    open var extent: CGRect { image.extent }

    /// The domain of definition of the sampled image.
    open var definition: CIFilterShape { CIFilterShape(rect: image.extent) }

    /// Returns the same sampler, which is immutable.
    open func copy(with zone: NSZone?) -> Any { self }
}
