import Foundation

/// Reads pixels of any layout as numbers: integers as fractions of their maximum, floating-point numbers as they are.
struct SampleReader {
    private let layout: PixelLayout
    private let scale: Float

    init(_ layout: PixelLayout) {
        self.layout = layout
        scale = 1 / layout.format.maxValue
    }

    /// The number of values read per pixel: the colour's components, and an alpha, which is 1 where there is none.
    var stride: Int { layout.colorOffsets.count + 1 }

    /// Reads the row's pixels. `out` has room for `stride` numbers per pixel.
    func read(_ row: UnsafeRawBufferPointer, into out: UnsafeMutableBufferPointer<Float>) {
        let (offsets, stride) = (layout.colorOffsets, stride)
        let isByteSized = layout.bitsPerPixel % 8 == 0 && layout.format.bits >= 8
        for x in 0..<out.count / stride {
            let place = x * stride
            if isByteSized {
                let pixel = x * layout.bytesPerPixel
                for (i, offset) in offsets.enumerated() { out[place + i] = number(row, at: pixel + offset) }
                out[place + stride - 1] = layout.alphaOffset.map { number(row, at: pixel + $0) } ?? 1
            } else {
                for (i, offset) in offsets.enumerated() {
                    out[place + i] = packed(row, at: x * layout.bitsPerPixel + offset, pixel: x)
                }
                out[place + stride - 1] = 1
            }
        }
    }

    @inline(__always)
    private func number(_ row: UnsafeRawBufferPointer, at offset: Int) -> Float {
        switch layout.format {
        case .byte: return Float(row[offset]) * scale
        case .short(let isLittle):
            let v = row.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
            return Float(isLittle ? UInt16(littleEndian: v) : UInt16(bigEndian: v)) * scale
        case .word(let isLittle):
            let v = row.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            return Float(isLittle ? UInt32(littleEndian: v) : UInt32(bigEndian: v)) * scale
        case .half(let isLittle):
            let v = row.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
            return sound(Float(Float16(bitPattern: isLittle ? UInt16(littleEndian: v) : UInt16(bigEndian: v))))
        case .float(let isLittle):
            let v = row.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            return sound(Float(bitPattern: isLittle ? UInt32(littleEndian: v) : UInt32(bigEndian: v)))
        case .bits, .fiveBits: return 0
        }
    }

    /// Replaces NaN by zero, and values beyond the range by the brightest that a half-float can represent.
    @inline(__always)
    private func sound(_ v: Float) -> Float {
        let limit: Float = 65504
        return v.isNaN ? 0 : min(max(v, -limit), limit)
    }

    private func packed(_ row: UnsafeRawBufferPointer, at bit: Int, pixel: Int) -> Float {
        switch layout.format {
        case .bits(let count):
            // A component does not span two bytes: 1, 2 and 4 divide 8.
            let shift = 8 - count - bit % 8
            return Float(row[bit / 8] >> UInt8(shift) & UInt8((1 << count) - 1)) * scale
        case .fiveBits(let isLittle):
            let v = row.loadUnaligned(fromByteOffset: pixel * 2, as: UInt16.self)
            let unit = isLittle ? UInt16(littleEndian: v) : UInt16(bigEndian: v)
            return Float(unit >> UInt16(11 - bit % 16) & 31) * scale
        case .byte, .short, .word, .half, .float: return 0
        }
    }
}
