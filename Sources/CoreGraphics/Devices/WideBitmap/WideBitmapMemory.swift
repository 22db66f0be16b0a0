import Foundation
import Raster

/// The memory of a bitmap context that is drawn in floating point: components have more than 8 bits, or are not those
/// of sRGB. Drawing is in place, in the context's own space, or in a substitute for it.
final class WideBitmapMemory: ContextMemory {
    let layout: PixelLayout
    /// The RGB space for drawing: the context's own, one with its gray's curve, sRGB for inks, or extended sRGB.
    let workingSpace: CGColorSpace
    /// Converts to and from the memory's components; nil where they are the working space's.
    private let conversion: (reading: FloatRowReader, writing: ColorConversion)?
    private let space: CGColorSpace
    private let base: UnsafeMutableRawPointer
    private let isOwned: Bool
    private let reader: SampleReader
    private let writer: SampleWriter

    /// Creates memory for a format. `data` is the caller's memory, or nil to allocate. Nil when memory is short, and
    /// for spaces other than gray, RGB and CMYK.
    init?(_ layout: PixelLayout, space: CGColorSpace, data: UnsafeMutableRawPointer?) {
        guard let working = space.workingSpace, let base = data ?? calloc(layout.bytesPerRow * layout.height, 1) else {
            return nil
        }
        self.layout = layout
        self.space = space
        workingSpace = working
        self.base = base
        isOwned = data == nil
        reader = SampleReader(layout)
        writer = SampleWriter(layout)
        let isOwn = space.encoding != nil && space.model != .cmyk
        conversion =
            isOwn
            ? nil
            : (
                FloatRowReader(layout, space: space, decode: nil, to: working),
                ColorConversion(from: working, to: space)
            )
    }

    deinit { if isOwned { free(base) } }

    var bounds: PixelRect { PixelRect(x: 0, y: 0, width: layout.width, height: layout.height) }

    // MARK: Floating-point pixels

    /// Reads `count` pixels starting at (x, y), as premultiplied colours of the working space; opaque where there is no
    /// alpha.
    func read(x: Int, y: Int, count: Int, into out: UnsafeMutablePointer<SIMD4<Float>>) {
        let size = layout.bytesPerPixel
        let row = UnsafeRawBufferPointer(start: base + y * layout.bytesPerRow + x * size, count: count * size)
        if let conversion {
            conversion.reading.read(row, into: UnsafeMutableBufferPointer(start: out, count: count))
            for i in 0..<count { out[i] = out[i].premultiplied }
            return
        }
        let stride = reader.stride
        withUnsafeTemporaryAllocation(of: Float.self, capacity: count * stride) { numbers in
            reader.read(row, into: numbers)
            for i in 0..<count {
                let place = i * stride
                out[i] =
                    stride == 4
                    ? SIMD4(numbers[place], numbers[place + 1], numbers[place + 2], numbers[place + 3])
                    : SIMD4(numbers[place], numbers[place], numbers[place], 1)
            }
        }
    }

    /// Writes pixels in that format. NaN and values beyond the representable range are replaced by valid ones.
    func write(_ pixels: UnsafeMutablePointer<SIMD4<Float>>, count: Int, x: Int, y: Int) {
        if let conversion {
            for i in 0..<count { pixels[i] = components(of: pixels[i], conversion.writing) }
        } else if layout.colorOffsets.count == 1 {
            for i in 0..<count { pixels[i].x = gray(pixels[i]) }
        }
        for i in 0..<count {
            let isNumber = pixels[i] .== pixels[i]
            pixels[i] = pixels[i].replacing(with: 0, where: .!isNumber)
                .clamped(lowerBound: SIMD4(repeating: -65504), upperBound: SIMD4(repeating: 65504))
        }
        writer.write(pixels, count: count, to: base + y * layout.bytesPerRow + x * layout.bytesPerPixel)
    }

    /// Returns the memory's components of a colour, premultiplied where the memory has alpha. Inks have none:
    /// transparent pixels are white paper.
    private func components(of pixel: SIMD4<Float>, _ conversion: ColorConversion) -> SIMD4<Float> {
        let isPaper = space.model == .cmyk
        let color = isPaper ? pixel + (1 - pixel.w) : pixel.unpremultiplied
        let parts = conversion([Double(color.x), Double(color.y), Double(color.z)])
        var result = SIMD4<Float>(0, 0, 0, pixel.w)
        for (i, part) in parts.prefix(4).enumerated() { result[i] = Float(part) }
        return isPaper ? result : result.premultiplied
    }

    /// Returns the gray with a colour's luminance.
    private func gray(_ pixel: SIMD4<Float>) -> Float {
        if pixel.x == pixel.y, pixel.y == pixel.z { return pixel.x }
        guard case .rgb(_, let curve)? = workingSpace.encoding else { return pixel.x }
        let light = Triple(
            curve.light(from: Double(pixel.x)), curve.light(from: Double(pixel.y)),
            curve.light(from: Double(pixel.z)))
        return Float(curve.component(from: (light * Triple(0.2126, 0.7152, 0.0722)).sum()))
    }

    // MARK: 8-bit and external access

    var address: UnsafeMutableRawPointer? { base }

    var readable: PixelBuffer {
        guard let buffer = PixelBuffer(width: layout.width, height: layout.height) else { return .none }
        load(into: buffer, part: bounds)
        return buffer
    }

    var writable: PixelBuffer { readable }

    func draw(in part: PixelRect, _ body: (PixelBuffer) -> Void) {
        let part = part.intersection(bounds)
        guard !part.isEmpty, let buffer = PixelBuffer(width: layout.width, height: layout.height) else { return }
        load(into: buffer, part: part)
        guard let before = buffer.copy() else { return }
        body(buffer)
        let converter = PixelsToFloats(from: .standard, to: workingSpace)
        withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: layout.width) { row in
            guard let out = row.baseAddress else { return }
            for y in part.y..<part.maxY {
                // Unchanged pixels keep their full precision.
                let (old, new) = (before.base + y * before.bytesPerRow, buffer.base + y * buffer.bytesPerRow)
                for x in part.x..<part.maxX where memcmp(old + x * 4, new + x * 4, 4) != 0 {
                    converter.convert(new + x * 4, count: 1, into: out)
                    write(out, count: 1, x: x, y: y)
                }
            }
        }
    }

    func image(in space: CGColorSpace?) -> CGImage? {
        let bytes = Data(bytes: base, count: layout.bytesPerRow * layout.height)
        guard let provider = CGDataProvider(data: bytes) else { return nil }
        return CGImage(
            width: layout.width, height: layout.height, bitsPerComponent: layout.bitsPerComponent,
            bitsPerPixel: layout.bitsPerPixel, bytesPerRow: layout.bytesPerRow, space: self.space,
            bitmapInfo: layout.bitmapInfo, provider: provider, decode: nil, shouldInterpolate: true,
            intent: .defaultIntent)
    }

    /// Reads a part as 8-bit sRGB, to the same position in `buffer`.
    private func load(into buffer: PixelBuffer, part: PixelRect) {
        let reader = FloatRowReader(layout, space: space, decode: nil)
        let size = layout.bytesPerPixel
        for y in part.y..<part.maxY {
            let start = base + y * layout.bytesPerRow + part.x * size
            // `part` lies inside both the memory and the buffer.
            reader.read(
                UnsafeRawBufferPointer(start: start, count: part.width * size),
                into: UnsafeMutableBufferPointer<UInt8>(
                    start: buffer.base + y * buffer.bytesPerRow + part.x * 4, count: part.width * 4))
        }
    }
}

extension CGColorSpace {
    /// The RGB space in which pixels of this space are drawn; nil for Lab, XYZ, indexed and pattern spaces.
    fileprivate var workingSpace: CGColorSpace? {
        switch encoding {
        case .rgb: self
        case .gray(.sRGB): isExtended ? CGColorSpace(kind: .extendedSRGB) : .standard
        case .gray: CGColorSpace(kind: isExtended ? .extendedLinearSRGB : .linearSRGB)
        case .cmyk: .standard
        case nil where supportsOutput: CGColorSpace(kind: .extendedSRGB)
        case .lab, .xyz, nil: nil
        }
    }
}
