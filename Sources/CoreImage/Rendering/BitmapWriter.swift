import CoreGraphics
import Raster

/// Writes rendered pixels in a memory format.
struct BitmapWriter: Sendable {
    private let format: PixelFormat
    private let coding: Coding
    private let space: WorkingSpace

    private enum Coding: Sendable {
        /// Working-space values, unchanged.
        case none
        case sRGB
        case conversion(ColorConversion)
    }

    init(_ format: PixelFormat, _ target: CGColorSpace?, from space: WorkingSpace) {
        self.format = format
        self.space = space
        guard let target, target.model == .rgb else {
            coding = target == nil ? .none : .sRGB
            return
        }
        let isStandard = target.name == CGColorSpace.sRGB || target == CGColorSpaceCreateDeviceRGB()
        coding = isStandard ? .sRGB : .conversion(ColorConversion(from: space.colorSpace, to: target))
    }

    /// Writes a tile to its position in the memory of `region`, topmost row first.
    func write(
        _ tile: FloatImage, to memory: UnsafeMutablePointer<UInt8>, rowBytes: Int, region: PixelRect, threads: Int
    ) {
        nonisolated(unsafe) let memory = memory
        let isPlain = isPlain
        tile.forEachRow(threads: threads) { y in
            let row = tile.row(y)
            // The tile lies in the region, whose rows the memory has.
            var out = memory + (region.maxY - 1 - y) * rowBytes + (tile.bounds.x - region.x) * format.bytesPerPixel
            var i = 0
            while i < tile.width {
                // Pixels through a table; one that is brighter than its alpha is converted individually.
                if isPlain {
                    let count = LinearLightKernels.encode(row + i, count: tile.width - i, into: out)
                    (i, out) = (i + count, out + 4 * count)
                    guard i < tile.width else { return }
                }
                write(encoded(row[i]), to: &out)
                i += 1
            }
        }
    }

    /// Whether linear light is converted to bytes of red, green, blue and alpha in sRGB.
    var isPlain: Bool {
        guard case .sRGB = coding, case .byte = format.component else { return false }
        return space.isLinear && format.channels == [0, 1, 2, 3]
    }

    @inline(__always)
    private func encoded(_ pixel: SIMD4<Float>) -> SIMD4<Float> {
        switch coding {
        case .none: return pixel
        case .sRGB: return space.encoded(pixel.unpremultiplied).premultiplied
        case .conversion(let conversion):
            let color = pixel.unpremultiplied
            let c = conversion([Double(color.x), Double(color.y), Double(color.z)])
            return SIMD4(Float(c[0]), Float(c[1]), Float(c[2]), color.w).premultiplied
        }
    }

    @inline(__always)
    private func write(_ pixel: SIMD4<Float>, to out: inout UnsafeMutablePointer<UInt8>) {
        if case .byte = format.component {
            let bounded = pixel.replacing(with: 0, where: .!(pixel .>= 0)).replacing(with: 1, where: pixel .> 1)
            let level = bounded.levels
            for channel in format.channels {
                if channel == PixelFormat.luminance {
                    let light = (ColorMatrix.luminance * bounded).sum()
                    out.pointee = UInt8(max(0, min(light, 1)) * 255 + 0.5)
                } else {
                    out.pointee = channel == PixelFormat.one ? 255 : level[channel]
                }
                out += 1
            }
            return
        }
        if case .tenBits = format.component {
            let levels = pixel.replacing(with: 0, where: .!(pixel .>= 0)).replacing(with: 1, where: pixel .> 1) * 1023
            let word = (0..<3).reduce(UInt32(0)) { $0 | UInt32(levels[$1] + 0.5) << UInt32(10 * $1) }
            UnsafeMutableRawPointer(out).storeBytes(of: word.littleEndian, as: UInt32.self)
            out += 4
            return
        }
        for channel in format.channels {
            let value: Float
            switch channel {
            case PixelFormat.luminance: value = (ColorMatrix.luminance * pixel).sum()
            case PixelFormat.one: value = 1
            default: value = pixel[channel]
            }
            let raw = UnsafeMutableRawPointer(out)
            switch format.component {
            case .byte, .tenBits: break
            case .short:
                let level = value == value ? UInt16(max(0, min(value, 1)) * 65535 + 0.5) : 0
                raw.storeBytes(of: level, as: UInt16.self)
            case .half: raw.storeBytes(of: HalfFloat.bits(value), as: UInt16.self)
            case .float: raw.storeBytes(of: value, as: Float.self)
            }
            out += abs(format.component.rawValue)
        }
    }
}
