import CoreVideo
import Foundation
import IOSurface

/// A processor's memory, as represented in other frameworks.
final class ProcessorMemory {
    private let address: UnsafeMutableRawPointer
    private let width: Int
    private let height: Int
    private let bytesPerRow: Int
    private let format: CIFormat
    /// Created on first access.
    private var made: IOSurface?

    init(_ address: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, _ format: CIFormat) {
        (self.address, self.format) = (address, format)
        (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
    }

    /// The memory itself as a pixel buffer; nil for formats that pixel buffers don't support.
    var buffer: CVPixelBuffer? {
        var buffer: CVPixelBuffer?
        guard let code = PixelBufferFormat.code(of: format) else { return nil }
        CVPixelBufferCreateWithBytes(nil, width, height, code, address, bytesPerRow, nil, nil, nil, &buffer)
        return buffer
    }

    /// A surface with the current contents of the memory.
    var surface: IOSurface {
        if let made { return made }
        let properties: [IOSurfacePropertyKey: Any] = [
            .width: width, .height: height, .bytesPerElement: bytesPerRow / max(width, 1), .bytesPerRow: bytesPerRow,
            .pixelFormat: PixelBufferFormat.code(of: format) ?? 0,
        ]
        guard let surface = IOSurface(properties: properties) else {
            fatalError("CIImageProcessorKernel: not enough memory for a surface of \(width) x \(height) pixels")
        }
        memcpy(surface.baseAddress, address, bytesPerRow * height)
        made = surface
        return surface
    }

    /// Copies the surface's contents back to the memory.
    func takeSurface() {
        if let made { memcpy(address, made.baseAddress, bytesPerRow * height) }
    }
}
