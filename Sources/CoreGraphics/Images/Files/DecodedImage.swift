import Foundation
package import Raster

/// How to decode an image.
package struct DecodingRequest: Sendable {
    /// Take as much of an image as there is. Otherwise one that is cut short is an error.
    package var acceptsPart = false
    /// 1, 2, 4 or 8: the image may be made that much smaller, if that is faster; its sides are rounded up.
    package var reduction = 1
    /// What the samples are mapped to; nil to leave them.
    var decoding: SampleDecoding?

    package init(acceptsPart: Bool = false, reduction: Int = 1) {
        self.acceptsPart = acceptsPart
        self.reduction = reduction
    }
}

/// What came out of decoding.
package struct DecodedImage: Sendable {
    package var bitmap: Bitmap
    /// False if the bytes ended early. What had not come is transparent.
    package var isWhole: Bool
    /// A whole JPEG that shows these very pixels to anyone who takes its colours for sRGB; nil without one.
    package var jpeg: Data?

    package init(bitmap: Bitmap, isWhole: Bool = true, jpeg: Data? = nil) {
        self.bitmap = bitmap
        self.isWhole = isWhole
        self.jpeg = jpeg
    }
}
