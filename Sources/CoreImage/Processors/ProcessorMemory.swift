import CoreVideo
import Foundation
import IOSurface

/// A processor's memory, as other frameworks see it.
final class ProcessorMemory {
    private let address: UnsafeMutableRawPointer
    private let width: Int
    private let height: Int
    private let bytesPerRow: Int
    private let format: CIFormat
    /// Made when it is first asked for.
    private var made: IOSurface?

    init(_ address: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, _ format: CIFormat) {
        (self.address, self.format) = (address, format)
        (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
    }

    /// The memory itself as a picture of video; nil for formats that those don't have.
    var buffer: CVPixelBuffer? {
        var buffer: CVPixelBuffer?
        guard let code = PixelBufferFormat.code(of: format) else { return nil }
        CVPixelBufferCreateWithBytes(nil, width, height, code, address, bytesPerRow, nil, nil, nil, &buffer)
        return buffer
    }

    /// A surface with what is in the memory now.
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

    /// Brings what is in the surface back into the memory.
    func takeSurface() {
        if let made { memcpy(address, made.baseAddress, bytesPerRow * height) }
    }
}
