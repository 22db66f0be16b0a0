import CoreGraphics
import CoreVideo
import Foundation
import IOSurface
import Metal
import Raster

/// An image whose pixels a processor computes in memory.
final class ProcessorNode: ImageNode, @unchecked Sendable {
    // The arguments are the caller's; they are only read, by the processor itself.

    private let processor: CIImageProcessorKernel.Type
    private let inputs: [ImageNode]
    private let formats: [CIFormat]
    private let layout: PixelFormat
    private let arguments: [String: Any]?

    init(
        _ processor: CIImageProcessorKernel.Type, extent: CGRect, inputs: [ImageNode], formats: [CIFormat],
        layout: PixelFormat, arguments: [String: Any]?
    ) {
        self.processor = processor
        self.inputs = inputs
        self.formats = formats
        self.layout = layout
        self.arguments = arguments
        super.init(extent: extent, inputs: inputs)
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        var parts: [ProcessorInput] = []
        defer { for part in parts { part.memory.deallocate() } }
        for (index, input) in inputs.enumerated() {
            let tiles = processor.roiTileArray(
                forInput: Int32(index), arguments: arguments, outputRect: region.cgRect)
            for (number, tile) in tiles.enumerated() {
                let needed = PixelRect(covering: tile.cgRectValue)
                // The area outside an input is transparent.
                guard !needed.isEmpty, let pixels = pass.image(of: input, needed),
                    let part = ProcessorInput(
                        pixels, formats[index], pass, tile: (number, tiles.count), digest: digest(input, needed))
                else { return nil }
                parts.append(part)
            }
        }
        let rowBytes = region.width * layout.bytesPerPixel
        var bytes = Data(count: rowBytes * region.height)
        let isDone = bytes.withUnsafeMutableBytes { buffer -> Bool in
            guard let base = buffer.baseAddress else { return false }
            let output = ProcessorOutput(
                region: region.cgRect, bytesPerRow: rowBytes, format: processor.outputFormat, baseAddress: base,
                digest: digest(self, region))
            do {
                try processor.process(with: inputs.isEmpty ? nil : parts, arguments: arguments, output: output)
                output.commands.commit()
                output.memory.takeSurface()
                return true
            } catch {
                reportOnce("\(processor): \(error)")
                return false
            }
        }
        guard isDone else { return nil }
        return image(of: bytes, rowBytes: rowBytes, region)
    }

    private func digest(_ node: ImageNode, _ region: PixelRect) -> UInt64 {
        var hasher = Hasher()
        hasher.combine(ObjectIdentifier(node))
        hasher.combine(region)
        return UInt64(bitPattern: Int64(hasher.finalize()))
    }

    private func image(of bytes: Data, rowBytes: Int, _ region: PixelRect) -> FloatImage? {
        let size = CGSize(width: region.width, height: region.height)
        guard
            let read = BitmapReader(processor.outputFormat, nil).image(bytes, bytesPerRow: rowBytes, size: size)
        else { return nil }
        let isOpaque = processor.outputIsOpaque
        return FloatImage.rows(region, threads: 1) { out, y in
            let row = read.row(y - region.y)
            for i in 0..<region.width {
                out[i] = row[i]
                if isOpaque { out[i].w = 1 }
            }
        }
    }
}

/// Pixels for a processor; their creator frees the memory.
private struct ProcessorInput: CIImageProcessorInput {
    let region: CGRect
    let bytesPerRow: Int
    let format: CIFormat
    let memory: UnsafeMutablePointer<UInt8>

    var baseAddress: UnsafeRawPointer { UnsafeRawPointer(memory) }
    var metalTexture: (any MTLTexture)? { format.texture(region, UnsafeMutableRawPointer(memory), bytesPerRow) }

    var pixelBuffer: CVPixelBuffer? { pixels.buffer }
    var surface: IOSurfaceRef { pixels.surface }

    let digest: UInt64
    let roiTileIndex, roiTileCount: UInt
    private let pixels: ProcessorMemory

    /// Returns nil if the format has no layout.
    init?(
        _ pixels: FloatImage, _ format: CIFormat, _ pass: RenderPass, tile: (index: Int, count: Int), digest: UInt64
    ) {
        self.digest = digest
        (roiTileIndex, roiTileCount) = (UInt(tile.index), UInt(tile.count))
        guard let layout = format.layout else { return nil }
        let bounds = pixels.bounds
        region = bounds.cgRect
        bytesPerRow = bounds.width * layout.bytesPerPixel
        self.format = format
        memory = .allocate(capacity: bytesPerRow * bounds.height)
        BitmapWriter(layout, nil, from: pass.space)
            .write(pixels, to: memory, rowBytes: bytesPerRow, region: bounds, threads: pass.threads)
        self.pixels = ProcessorMemory(
            memory, width: bounds.width, height: bounds.height, bytesPerRow: bytesPerRow, format)
    }
}

/// Memory for a processor's result.
private struct ProcessorOutput: CIImageProcessorOutput {
    let region: CGRect
    let bytesPerRow: Int
    let format: CIFormat
    let baseAddress: UnsafeMutableRawPointer
    let digest: UInt64
    let memory: ProcessorMemory

    let commands = ProcessorCommands()

    init(region: CGRect, bytesPerRow: Int, format: CIFormat, baseAddress: UnsafeMutableRawPointer, digest: UInt64) {
        (self.region, self.bytesPerRow, self.format) = (region, bytesPerRow, format)
        (self.baseAddress, self.digest) = (baseAddress, digest)
        memory = ProcessorMemory(
            baseAddress, width: Int(region.width), height: Int(region.height), bytesPerRow: bytesPerRow, format)
    }

    var pixelBuffer: CVPixelBuffer? { memory.buffer }
    var surface: IOSurfaceRef { memory.surface }

    var metalTexture: (any MTLTexture)? { format.texture(region, baseAddress, bytesPerRow) }
    var metalCommandBuffer: (any MTLCommandBuffer)? { commands }
}

extension CIFormat {
    /// Memory as a texture; nil if textures don't support the format.
    fileprivate func texture(
        _ region: CGRect, _ memory: UnsafeMutableRawPointer, _ bytesPerRow: Int
    ) -> (any MTLTexture)? {
        let format: MTLPixelFormat
        switch self {
        case .RGBA8: format = .rgba8Unorm
        case .BGRA8: format = .bgra8Unorm
        case .RGBAh: format = .rgba16Float
        case .RGBAf: format = .rgba32Float
        case .R8: format = .r8Unorm
        case .Rh: format = .r16Float
        case .Rf: format = .r32Float
        default: return nil
        }
        return ProcessorTexture(
            width: Int(region.width), height: Int(region.height), pixelFormat: format, memory: memory,
            bytesPerRow: bytesPerRow)
    }
}
