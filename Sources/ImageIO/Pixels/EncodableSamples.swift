import CoreGraphics
import Foundation

/// An image's samples for encoding in a format that preserves their depth and space: rows without padding, straight
/// alpha last.
struct EncodableSamples {
    let width: Int
    let height: Int
    /// 8, 16 with the high byte first, or 32 for floating-point numbers in the processor's order.
    let bits: Int
    /// The number of components, including alpha.
    let channels: Int
    let hasAlpha: Bool
    let bytes: Data
    /// The profile to embed in the file; nil for sRGB and its gray.
    let profile: Data?
    let space: CGColorSpace

    var isGray: Bool { channels - (hasAlpha ? 1 : 0) == 1 }

    /// - Parameters:
    ///   - maxBits: the maximum depth of the format; deeper samples are rounded.
    ///   - keepsFloat: whether the format supports floating-point samples.
    ///   - keepsSpace: whether the format supports profiles; otherwise colours of other spaces become 8-bit sRGB.
    ///   - keepsGray: whether 8-bit gray is preserved; otherwise it is expanded to three equal colours, as for a frame
    ///     among coloured ones.
    init(
        _ image: CGImage, maxBits: Int = 16, keepsFloat: Bool = false, keepsSpace: Bool = true, keepsGray: Bool = true
    ) throws(ImageError) {
        (width, height) = (image.width, image.height)
        if let native = image.nativeSamples, [.rgb, .monochrome].contains(native.space.model),
            native.bitsPerComponent >= 8, keepsSpace || native.space.tag == nil,
            let packed = native.repacked(isFloat: keepsFloat && native.isFloat)
        {
            let isFloat = keepsFloat && native.isFloat
            let isNarrow = !isFloat && (native.bitsPerComponent == 8 || maxBits == 8)
            bits = isFloat ? 32 : isNarrow ? 8 : 16
            channels = packed.channels
            hasAlpha = packed.hasAlpha
            // A byte repeated twice is its 16-bit equivalent.
            bytes =
                isNarrow ? Data(stride(from: 0, to: packed.bytes.count, by: 2).map { packed.bytes[$0] }) : packed.bytes
            space = native.space
            profile = native.space.tag
            return
        }
        let bitmap = image.bitmap
        let straight = try bitmap.straight()
        let isGray = keepsGray && image.colorSpace?.model == .monochrome
        (bits, space, profile) = (8, isGray ? .genericGray : .standard, nil)
        hasAlpha = !bitmap.isOpaque
        let colors = isGray ? 1 : 3
        channels = colors + (hasAlpha ? 1 : 0)
        var bytes = Data(count: width * height * channels)
        let (count, rowCount, channels) = (width, height, channels)
        bytes.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
            var place = 0
            for y in 0..<rowCount {
                let row = straight.row(y)
                for x in 0..<count {
                    for i in 0..<channels { target[place + i] = row[x * 4 + (i < colors ? i : 3)] }
                    place += channels
                }
            }
        }
        self.bytes = bytes
    }
}

extension CGImage {
    /// Whether the image is not represented completely by its drawn sRGB pixels: it has other colours, fewer
    /// components, or more bits.
    var isMoreThanPixels: Bool {
        if colorSpace?.model == .monochrome { return true }
        return nativeSamples.map { $0.bitsPerComponent > 8 || $0.space.tag != nil } ?? false
    }
}

extension EncodableSamples {
    /// Samples of 16 bits in the processor's order.
    var inProcessorsOrder: Data {
        var out = bytes
        out.withUnsafeMutableBytes { (bytes: UnsafeMutableRawBufferPointer) in
            for place in stride(from: 0, to: bytes.count - 1, by: 2) {
                let value = UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt16.self))
                bytes.storeBytes(of: value, toByteOffset: place, as: UInt16.self)
            }
        }
        return out
    }

    /// Returns samples of 8 or 16 bits with gray expanded to three components.
    /// - Parameter stored: the number of components, including alpha: 3 or 4.
    func colors(stored: Int, littleEndian: Bool) -> Data {
        let size = bits / 8
        var out = Data(count: width * height * stored * size)
        bytes.withUnsafeBytes { (from: UnsafeRawBufferPointer) in
            out.withUnsafeMutableBytes { (to: UnsafeMutableRawBufferPointer) in
                for pixel in 0..<width * height {
                    for channel in 0..<stored {
                        let component = channel == 3 ? channels - 1 : isGray ? 0 : channel
                        let (source, place) = ((pixel * channels + component) * size, (pixel * stored + channel) * size)
                        for i in 0..<size { to[place + i] = from[source + (littleEndian ? size - 1 - i : i)] }
                    }
                }
            }
        }
        return out
    }
}
