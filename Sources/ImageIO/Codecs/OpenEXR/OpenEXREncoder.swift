import COpenEXR
import CoreGraphics
import Foundation

/// OpenEXR through its core library: gray or RGB, with alpha, as half-floats of linear light with sRGB's primaries,
/// lossless.
enum OpenEXREncoder: ImageEncoder {
    static let typeIdentifier = "com.ilm.openexr-image"
    static let maxImageCount = 1

    static func encode(_ images: [EncodableImage], properties: ImageProperties) throws(ImageError) -> Data {
        try OpenEXRLibrary.require()
        let image = images[0].image
        let isGray = image.colorSpace?.model == .monochrome
        let hasAlpha = ![.none, .noneSkipFirst, .noneSkipLast].contains(image.alphaInfo)
        let light = try light(of: image)
        var picture = exr_picture()
        (picture.width, picture.height) = (Int32(image.width), Int32(image.height))
        picture.is_half = true
        let names = (isGray ? "Y" : "RGB") + (hasAlpha ? "A" : "")
        withUnsafeMutableBytes(of: &picture.channels) { $0.copyBytes(from: names.utf8) }
        let kept: [Int] = (isGray ? [0] : [0, 1, 2]) + (hasAlpha ? [3] : [])
        let pixels = kept.count == 4 ? light : light.picking(kept, of: 4)
        var target = exr_target()
        defer { free(target.bytes) }
        let result = pixels.withUnsafeBytes { bytes in
            withUnsafePointer(to: exr) {
                exr_write_pixels($0, &picture, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), &target)
            }
        }
        if let error = ImageError(exr: result) { throw error }
        return Data(bytes: target.bytes, count: target.count)
    }

    /// Returns the pixels as half-floats: red, green, blue and alpha, premultiplied, in extended linear sRGB.
    private static func light(of image: CGImage) throws(ImageError) -> [UInt16] {
        let (width, height) = (image.width, image.height)
        var pixels = [UInt16](repeating: 0, count: width * height * 4)
        let done = pixels.withUnsafeMutableBytes { memory -> Bool in
            guard let space = CGColorSpace(name: CGColorSpace.extendedLinearSRGB),
                let context = CGContext(
                    data: memory.baseAddress, width: width, height: height, bitsPerComponent: 16,
                    bytesPerRow: width * 8, space: space,
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.floatComponents.rawValue
                        | CGBitmapInfo.byteOrder16Little.rawValue)
            else { return false }
            context.setBlendMode(.copy)
            context.interpolationQuality = .none
            context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
            return true
        }
        guard done else { throw .outOfMemory }
        return pixels
    }
}

extension [UInt16] {
    /// Returns the components at some indices of each pixel.
    fileprivate func picking(_ places: [Int], of count: Int) -> [UInt16] {
        var out: [UInt16] = []
        out.reserveCapacity(self.count / count * places.count)
        for pixel in stride(from: 0, to: self.count, by: count) {
            for place in places { out.append(self[pixel + place]) }
        }
        return out
    }
}
