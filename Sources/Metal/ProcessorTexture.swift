/// Pixels in memory as a texture, topmost row first. The creator of the memory frees it.
package final class ProcessorTexture: MTLTexture {
    package let width: Int
    package let height: Int
    package let pixelFormat: MTLPixelFormat
    private let memory: UnsafeMutableRawPointer
    private let bytesPerRow: Int

    package init(
        width: Int, height: Int, pixelFormat: MTLPixelFormat, memory: UnsafeMutableRawPointer, bytesPerRow: Int
    ) {
        (self.width, self.height, self.pixelFormat) = (width, height, pixelFormat)
        (self.memory, self.bytesPerRow) = (memory, bytesPerRow)
    }

    package var device: any MTLDevice { ProcessorDevice.shared }

    /// Reads a pixel; missing channels are 0, alpha 1.
    package func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
        let place = memory + (y * bytesPerRow + x * pixelFormat.bytesPerPixel)
        func byte(_ i: Int) -> Float { Float(place.load(fromByteOffset: i, as: UInt8.self)) / 255 }
        func half(_ i: Int) -> Float { Float(place.load(fromByteOffset: i * 2, as: Float16.self)) }
        func float(_ i: Int) -> Float { place.load(fromByteOffset: i * 4, as: Float.self) }
        return switch pixelFormat {
        case .invalid: SIMD4(0, 0, 0, 1)
        case .r8Unorm: SIMD4(byte(0), 0, 0, 1)
        case .r16Float: SIMD4(half(0), 0, 0, 1)
        case .r32Float: SIMD4(float(0), 0, 0, 1)
        case .rgba8Unorm: SIMD4(byte(0), byte(1), byte(2), byte(3))
        case .bgra8Unorm: SIMD4(byte(2), byte(1), byte(0), byte(3))
        case .rgba16Float: SIMD4(half(0), half(1), half(2), half(3))
        case .rgba32Float: SIMD4(float(0), float(1), float(2), float(3))
        }
    }

    /// Writes a pixel; missing channels are dropped, and 8-bit ones are clamped to 0...1.
    package func set(_ pixel: SIMD4<Float>, _ x: Int, _ y: Int) {
        let place = memory + (y * bytesPerRow + x * pixelFormat.bytesPerPixel)
        func byte(_ value: Float, _ i: Int) {
            let level = (min(max(value, 0), 1) * 255).rounded()
            place.storeBytes(of: level.isNaN ? 0 : UInt8(level), toByteOffset: i, as: UInt8.self)
        }
        func half(_ value: Float, _ i: Int) {
            place.storeBytes(of: Float16(value), toByteOffset: i * 2, as: Float16.self)
        }
        func float(_ value: Float, _ i: Int) { place.storeBytes(of: value, toByteOffset: i * 4, as: Float.self) }
        switch pixelFormat {
        case .invalid: break
        case .r8Unorm: byte(pixel.x, 0)
        case .r16Float: half(pixel.x, 0)
        case .r32Float: float(pixel.x, 0)
        case .rgba8Unorm: for i in 0..<4 { byte(pixel[i], i) }
        case .bgra8Unorm: for i in 0..<4 { byte(pixel[i == 3 ? 3 : 2 - i], i) }
        case .rgba16Float: for i in 0..<4 { half(pixel[i], i) }
        case .rgba32Float: for i in 0..<4 { float(pixel[i], i) }
        }
    }
}
