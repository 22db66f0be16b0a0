import CImageCodecs
import Foundation
import Raster

/// The samples of an image as stored in its file: depth, components and space.
package struct NativeSamples: Sendable {
    let layout: PixelLayout
    package let space: CGColorSpace
    let source: ImageSource

    package var bitsPerComponent: Int { layout.bitsPerComponent }
    package var bitsPerPixel: Int { layout.bitsPerPixel }
    package var bytesPerRow: Int { layout.bytesPerRow }
    package var alpha: CGImageAlphaInfo { layout.alpha }
    package var isFloat: Bool { layout.bitmapInfo.contains(.floatComponents) }

    /// Decodes samples in memory.
    /// - Parameters:
    ///   - channels: the number of components per pixel, including alpha.
    ///   - bytes: `bytesPerRow * height` of them.
    package static func image(
        width: Int, height: Int, bits: Int, channels: Int, bytesPerRow: Int, space: CGColorSpace,
        alpha: CGImageAlphaInfo, order: CGImageByteOrderInfo, isFloat: Bool = false, _ bytes: Data
    ) throws(ImageError) -> DecodedImage {
        var info = CGBitmapInfo(alpha: alpha, order: order)
        if isFloat { info.insert(.floatComponents) }
        // Floating-point samples may be brighter than white.
        let space = isFloat ? CGColorSpaceCreateExtended(space) ?? space : space
        guard
            let layout = PixelLayout(
                width: width, height: height, bitsPerComponent: bits, bitsPerPixel: bits * channels,
                bytesPerRow: bytesPerRow, components: space.numberOfComponents, bitmapInfo: info),
            let provider = CGDataProvider(data: bytes)
        else { throw .unsupported("\(channels) components of \(bits) bits in \(space.name ?? "its space")") }
        let source = ImageSource(provider: provider, decoding: nil)
        let samples = NativeSamples(layout: layout, space: space, source: source)
        guard let bitmap = try samples.bitmap() else { throw .outOfMemory }
        // The bitmap represents such samples completely.
        if bits == 8, space.isEncodedAsSRGB { return DecodedImage(bitmap: bitmap) }
        return DecodedImage(bitmap: bitmap, samples: samples)
    }

    /// The samples as premultiplied sRGB.
    private func bitmap() throws(ImageError) -> Bitmap? {
        // Integers in a space that one table for each component, or one profile, converts to sRGB: their top eight bits
        // suffice, which is many times faster than floating point.
        guard let form = levelForm, let buffer = PixelBuffer(width: layout.width, height: layout.height) else {
            return source.withBytes(of: layout) { layout.decoded($0, space: space, decode: nil) }
        }
        _ = source.withBytes(of: layout) { bytes -> Bool? in
            expand(bytes, into: buffer)
            return true
        }
        return Samples(
            buffer: buffer, form: form, hasAlpha: layout.alpha.hasAlpha,
            profile: space.fileProfile
        ).bitmap()
    }

    /// The format for reading the pixels as 8 bits; nil where the samples don't allow it.
    private var levelForm: Samples.Form? {
        let isPlain =
            space.needsNoConversion || space.fileProfile != nil || space.baseColorSpace?.needsNoConversion == true
        guard isPlain, space.model != .cmyk, space.model != .lab, !layout.bitmapInfo.contains(.floatComponents) else {
            return nil
        }
        switch layout.format {
        case .bits, .byte, .short: break
        default: return nil
        }
        switch layout.alpha {
        case .last, .none, .noneSkipLast: return .straight
        case .premultipliedLast: return .premultiplied
        default: return nil
        }
    }

    /// Returns the pixels as 8-bit RGBA, unchanged except for their size.
    private func expand(_ bytes: UnsafeRawBufferPointer, into buffer: PixelBuffer) {
        guard !layout.isBytesOfRGB else {
            for y in 0..<layout.height { expandBytes(bytes, y, into: buffer.row(y)) }
            return
        }
        let table = space.colorTable ?? []
        let count = layout.colorOffsets.count
        for y in 0..<layout.height {
            let row = UnsafeRawBufferPointer(rebasing: bytes[(y * layout.bytesPerRow)...])
            let target = buffer.row(y)
            for x in 0..<layout.width {
                let pixel = target + x * 4
                if !table.isEmpty {
                    // An index beyond the palette is clamped to its last entry.
                    let place = min(index(row, x), table.count / 3 - 1) * 3
                    for i in 0..<3 { pixel[i] = table[place + i] }
                } else if count == 1 {
                    let level = level(row, x, 0)
                    for i in 0..<3 { pixel[i] = level }
                } else {
                    for i in 0..<3 { pixel[i] = level(row, x, layout.colorOffsets[i]) }
                }
                pixel[3] = layout.alphaOffset.map { level(row, x, $0) } ?? 255
            }
        }
    }

    /// Copies a row of bytes of red, green and blue, and of alpha or an unused byte.
    private func expandBytes(_ bytes: UnsafeRawBufferPointer, _ y: Int, into target: UnsafeMutablePointer<UInt8>) {
        let row = UnsafeRawBufferPointer(rebasing: bytes[(y * layout.bytesPerRow)...].prefix(layout.rowByteCount))
        row.withMemoryRebound(to: UInt8.self) { row in
            guard let start = row.baseAddress else { return }
            guard layout.bitsPerPixel == 32 else { return pixel_rows_add_alpha(start, target, layout.width) }
            target.update(from: start, count: layout.width * 4)
            if !layout.alpha.hasAlpha { pixel_rows_set_opaque(target, layout.width) }
        }
    }

    @inline(__always)
    private func index(_ row: UnsafeRawBufferPointer, _ x: Int) -> Int {
        let bits = layout.bitsPerPixel
        if bits == 8 { return Int(row[x]) }
        let shift = 8 - bits - x * bits % 8
        return Int(row[x * bits / 8] >> UInt8(shift)) & ((1 << bits) - 1)
    }

    @inline(__always)
    private func level(_ row: UnsafeRawBufferPointer, _ x: Int, _ offset: Int) -> UInt8 {
        let pixel = x * layout.bitsPerPixel / 8
        switch layout.format {
        case .byte: return row[pixel + offset]
        case .short(let isLittle):
            let stored = row.loadUnaligned(fromByteOffset: pixel + offset, as: UInt16.self)
            let value = UInt32(isLittle ? UInt16(littleEndian: stored) : UInt16(bigEndian: stored))
            return UInt8((value * 255 + 32_895) >> 16)
        case .bits(let bits):
            return UInt8(index(row, x) * 255 / ((1 << bits) - 1))
        default: return 0
        }
    }
}

extension NativeSamples {
    /// Creates samples of 8 bits that the bitmap can't represent; returns nil where it can.
    init?(
        levels buffer: PixelBuffer, _ form: Samples.Form, _ hasAlpha: Bool, _ profile: ICCProfile?, isGray: Bool
    ) {
        var isInks = false
        var isInverted = false
        var alpha: CGImageAlphaInfo = hasAlpha ? .last : .noneSkipLast
        switch form {
        case .straight: break
        case .premultiplied: if hasAlpha { alpha = .premultipliedLast }
        case .inks(let inverted): (isInks, isInverted) = (true, inverted)
        }
        guard isInks || isGray || profile?.converter(from: .rgba) != nil else { return nil }
        let channels = isInks ? 4 : isGray ? (hasAlpha ? 2 : 1) : 4
        if isInks || (isGray && !hasAlpha) { alpha = .none }
        var bytes = [UInt8](repeating: 0, count: buffer.width * buffer.height * channels)
        var place = 0
        for y in 0..<buffer.height {
            let row = buffer.row(y)
            for x in 0..<buffer.width {
                let pixel = row + x * 4
                if channels == 4 {
                    for i in 0..<4 { bytes[place + i] = isInverted ? 255 - pixel[i] : pixel[i] }
                } else {
                    bytes[place] = pixel[0]
                    if channels == 2 { bytes[place + 1] = pixel[3] }
                }
                place += channels
            }
        }
        let space = CGColorSpace.space(of: profile, componentCount: isInks ? 4 : isGray ? 1 : 3)
        guard
            let layout = PixelLayout(
                width: buffer.width, height: buffer.height, bitsPerComponent: 8, bitsPerPixel: 8 * channels,
                bytesPerRow: channels * buffer.width, components: space.numberOfComponents,
                bitmapInfo: CGBitmapInfo(alpha: alpha)),
            let provider = CGDataProvider(data: Data(bytes))
        else { return nil }
        self.init(layout: layout, space: space, source: ImageSource(provider: provider, decoding: nil))
    }

    /// The samples as 16-bit big-endian integers, or as 32-bit floating-point numbers in the processor's order, rows
    /// without padding.
    ///
    /// Alpha, if any, is straight and last. Nil for indexed colours, and when memory is short.
    package func repacked(isFloat: Bool) -> (channels: Int, hasAlpha: Bool, bytes: Data)? {
        guard space.model != .indexed, space.model != .pattern else { return nil }
        let colors = space.numberOfComponents
        let hasAlpha = layout.alpha.hasAlpha
        let channels = colors + (hasAlpha ? 1 : 0)
        let isPremultiplied = layout.alpha == .premultipliedLast || layout.alpha == .premultipliedFirst
        let size = isFloat ? 4 : 2
        let reader = SampleReader(layout)
        var out = [UInt8](repeating: 0, count: layout.width * layout.height * channels * size)
        var numbers = [Float](repeating: 0, count: layout.width * reader.stride)
        let done = source.withBytes(of: layout) { bytes -> Bool? in
            var place = 0
            for y in 0..<layout.height {
                let start = y * layout.bytesPerRow
                let row = UnsafeRawBufferPointer(rebasing: bytes[start..<start + layout.rowByteCount])
                numbers.withUnsafeMutableBufferPointer { reader.read(row, into: $0) }
                for x in 0..<layout.width {
                    let pixel = x * reader.stride
                    let alpha = numbers[pixel + reader.stride - 1]
                    let divisor = isPremultiplied ? (alpha > 0 ? 1 / alpha : 0) : 1
                    for i in 0..<channels {
                        let value = i < colors ? numbers[pixel + i] * divisor : alpha
                        if isFloat {
                            withUnsafeBytes(of: value) { for k in 0..<4 { out[place + k] = $0[k] } }
                        } else {
                            let level = UInt16(min(max(value, 0), 1) * 65535 + 0.5)
                            out[place] = UInt8(level >> 8)
                            out[place + 1] = UInt8(level & 255)
                        }
                        place += size
                    }
                }
            }
            return true
        }
        return done == true ? (channels, hasAlpha, Data(out)) : nil
    }
}

extension PixelLayout {
    /// Whether pixels are bytes of red, green and blue in this order, followed by alpha or nothing.
    fileprivate var isBytesOfRGB: Bool {
        guard case .byte = format, bitsPerPixel == 24 || bitsPerPixel == 32 else { return false }
        return colorOffsets.elementsEqual(0..<3) && (alphaOffset ?? 3) == 3
    }
}

extension CGColorSpace {
    /// Returns the space of a file's samples.
    package static func space(of profile: ICCProfile?, componentCount: Int) -> CGColorSpace {
        if let profile { return CGColorSpace.of(profile) }
        switch componentCount {
        case 1: return .genericGray
        case 4: return .deviceCMYK
        default: return .standard
        }
    }

    /// The profile of a space that a file's profile defines, or of its colour table's base space.
    fileprivate var fileProfile: ICCProfile? {
        if case .profile(let profile) = definition { return profile }
        return baseColorSpace?.fileProfile
    }

    /// The bytes of the profile to embed in a file; nil for sRGB, gray on its curve, and spaces without a profile.
    package var tag: Data? { needsNoConversion ? nil : copyICCData() }
}
