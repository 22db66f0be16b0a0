import CoreGraphics
import Foundation
import Raster

/// Reads pixels of a memory format.
struct BitmapReader {
    private let format: PixelFormat?
    private let conversion: ColorConversion?

    /// Colours are converted to sRGB; without a colour space they are unchanged.
    init(_ format: CIFormat, _ space: CGColorSpace?) {
        self.format = format.layout
        let target = CGColorSpace(kind: .extendedSRGB)
        conversion = space.flatMap {
            $0.model == .rgb && $0.name != CGColorSpace.sRGB ? .init(from: $0, to: target) : nil
        }
    }

    /// Returns nil for too few bytes, or an invalid size or format.
    func image(_ data: Data, bytesPerRow: Int, size: CGSize) -> FloatImage? {
        guard let format, size.width >= 1, size.height >= 1, size.width < 1e6, size.height < 1e6 else { return nil }
        let (width, height) = (Int(size.width), Int(size.height))
        guard bytesPerRow >= width * format.bytesPerPixel, bytesPerRow <= data.count,
            data.count >= bytesPerRow * (height - 1) + width * format.bytesPerPixel,
            let image = FloatImage(bounds: PixelRect(x: 0, y: 0, width: width, height: height))
        else { return nil }
        data.withUnsafeBytes { bytes in
            for y in 0..<height {
                let row = image.row(height - 1 - y)
                for x in 0..<width {
                    row[x] = pixel(bytes, at: y * bytesPerRow + x * format.bytesPerPixel, format)
                }
            }
        }
        return image
    }

    private func pixel(_ bytes: UnsafeRawBufferPointer, at offset: Int, _ format: PixelFormat) -> SIMD4<Float> {
        var result = SIMD4<Float>(0, 0, 0, 1)
        if format.component == .tenBits {
            let word = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            for i in 0..<3 { result[i] = Float(word >> UInt32(10 * i) & 1023) / 1023 }
            return converted(result)
        }
        for (place, channel) in format.channels.enumerated() {
            let at = offset + place * abs(format.component.rawValue)
            let value: Float
            switch format.component {
            case .byte: value = Float(bytes[at]) / 255
            case .short: value = Float(bytes.loadUnaligned(fromByteOffset: at, as: UInt16.self)) / 65535
            case .half: value = HalfFloat.value(bytes.loadUnaligned(fromByteOffset: at, as: UInt16.self))
            case .float: value = bytes.loadUnaligned(fromByteOffset: at, as: Float.self)
            case .tenBits: value = 0
            }
            let number = value.isFinite ? value : 0
            if channel == PixelFormat.luminance {
                result = SIMD4(number, number, number, 1)
            } else if channel != PixelFormat.one {
                result[channel] = number
            }
        }
        result.w = max(0, min(result.w, 1))
        return converted(result)
    }

    private func converted(_ result: SIMD4<Float>) -> SIMD4<Float> {
        guard let conversion else { return result }
        let c = result.unpremultiplied
        let converted = conversion([Double(c.x), Double(c.y), Double(c.z)])
        return SIMD4(Float(converted[0]), Float(converted[1]), Float(converted[2]), result.w).premultiplied
    }
}

/// IEEE 754 half-precision numbers; Swift's `Float16` is not available on every architecture.
enum HalfFloat {
    static func value(_ bits: UInt16) -> Float {
        let sign: Float = bits & 0x8000 == 0 ? 1 : -1
        let exponent = Int(bits >> 10 & 31)
        let fraction = Float(bits & 1023) / 1024
        switch exponent {
        case 0: return sign * fraction * 0x1p-14
        case 31: return fraction == 0 ? sign * .infinity : .nan
        default: return sign * (1 + fraction) * Float(sign: .plus, exponent: exponent - 15, significand: 1)
        }
    }

    static func bits(_ value: Float) -> UInt16 {
        let sign: UInt16 = value.sign == .minus ? 0x8000 : 0
        let size = abs(value)
        guard size == size else { return 0x7E00 }
        guard size < 65520 else { return sign | 0x7C00 }
        if size < 0x1p-14 { return sign | UInt16((size * 0x1p24).rounded(.toNearestOrEven)) }
        let exponent = Int(size.exponent)
        let fraction = ((size.significand - 1) * 1024).rounded(.toNearestOrEven)
        // A fraction that rounds up to one carries into the exponent.
        return sign | UInt16((exponent + 15) << 10 + Int(fraction))
    }
}
