import Foundation

/// Writes pixels to memory of any layout whose components are whole bytes. Bytes that a layout skips are unchanged.
struct SampleWriter {
    private let layout: PixelLayout
    private let maxValue: Float

    init(_ layout: PixelLayout) {
        self.layout = layout
        maxValue = layout.format.maxValue
    }

    /// Writes `count` pixels: red, green, blue, alpha, of which a layout of one component takes the first.
    func write(_ pixels: UnsafePointer<SIMD4<Float>>, count: Int, to row: UnsafeMutableRawPointer) {
        let (offsets, step) = (layout.colorOffsets, layout.bytesPerPixel)
        for x in 0..<count {
            let pixel = row + x * step
            for (i, offset) in offsets.enumerated() { write(pixels[x][i], to: pixel + offset) }
            if let alpha = layout.alphaOffset { write(pixels[x].w, to: pixel + alpha) }
        }
    }

    @inline(__always)
    private func write(_ value: Float, to place: UnsafeMutableRawPointer) {
        switch layout.format {
        case .byte: place.storeBytes(of: UInt8(rounded(value)), as: UInt8.self)
        case .short(let isLittle):
            let v = UInt16(rounded(value))
            place.storeBytes(of: isLittle ? v.littleEndian : v.bigEndian, as: UInt16.self)
        case .word(let isLittle):
            let scaled: Double = min(Double(max(value, 0)), 1) * Double(UInt32.max)
            let v = UInt32(scaled + 0.5)
            place.storeBytes(of: isLittle ? v.littleEndian : v.bigEndian, as: UInt32.self)
        case .half(let isLittle):
            let v = Float16(value).bitPattern
            place.storeBytes(of: isLittle ? v.littleEndian : v.bigEndian, as: UInt16.self)
        case .float(let isLittle):
            let v = value.bitPattern
            place.storeBytes(of: isLittle ? v.littleEndian : v.bigEndian, as: UInt32.self)
        case .bits, .fiveBits: break
        }
    }

    /// Returns the nearest integer; zero for NaN.
    @inline(__always)
    private func rounded(_ value: Float) -> Float { value > 0 ? min(value, 1) * maxValue + 0.5 : 0 }
}
