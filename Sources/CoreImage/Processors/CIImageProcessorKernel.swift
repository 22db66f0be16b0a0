public import CoreVideo
public import Foundation
public import IOSurface
public import Metal
import CoreGraphics
import Raster

/// An input of a processor: the pixels of a region, in memory.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/ciimageprocessorinput)
public protocol CIImageProcessorInput {
    /// The region in the input's space, in pixels, that the memory contains.
    var region: CGRect { get }
    /// The distance between rows in memory, in bytes.
    var bytesPerRow: Int { get }
    /// The format that `formatForInput(at:)` returned.
    var format: CIFormat { get }
    /// The pixels, topmost row first. Valid while the processor runs.
    var baseAddress: UnsafeRawPointer { get }
    /// The pixels as a texture of the CPU device; nil for formats that textures don't support.
    var metalTexture: (any MTLTexture)? { get }
    /// The pixels as a pixel buffer over the same memory; nil for formats that pixel buffers don't support. Valid while
    /// the processor runs.
    var pixelBuffer: CVPixelBuffer? { get }
    /// The pixels in a separate surface, which is created on first access.
    var surface: IOSurfaceRef { get }
    /// A number that changes with the input's recipe and region.
    var digest: UInt64 { get }
    /// The index of the tile within the input; 0 if the region is not tiled.
    var roiTileIndex: UInt { get }
    /// The number of tiles of the input.
    var roiTileCount: UInt { get }
}

/// The output of a processor: memory to fill with the pixels of a region.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/ciimageprocessoroutput)
public protocol CIImageProcessorOutput {
    /// The region in the output's space, in pixels, to compute.
    var region: CGRect { get }
    /// The distance between rows in memory, in bytes.
    var bytesPerRow: Int { get }
    /// The format of the class's `outputFormat`.
    var format: CIFormat { get }
    /// The memory, initially zero, topmost row first. Valid while the processor runs.
    var baseAddress: UnsafeMutableRawPointer { get }
    /// The pixels as a texture of the CPU device; nil for formats that textures don't support.
    var metalTexture: (any MTLTexture)? { get }
    /// The memory as a pixel buffer; nil for formats that pixel buffers don't support. Valid while the processor runs.
    var pixelBuffer: CVPixelBuffer? { get }
    /// A surface to fill instead of the memory; once it has been accessed, its contents when `process` returns are the
    /// result.
    var surface: IOSurfaceRef { get }
    /// The command buffer for encoding GPU work; it is committed when `process` has returned.
    var metalCommandBuffer: (any MTLCommandBuffer)? { get }
    /// A number that changes with the recipe and the region.
    var digest: UInt64 { get }
}

/// An image operation whose pixels a subclass computes in memory.
///
/// Pixels are premultiplied values in the context's working space. An output is computed in parts, with a call of
/// `process` for each, on the rendering thread.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/ciimageprocessorkernel)
open class CIImageProcessorKernel: NSObject {
    /// Computes the pixels of `output`. A subclass overrides it; by default the output stays transparent.
    open class func process(
        with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
    ) throws {}

    /// The region of an input that a region of the output depends on; the same region by default.
    open class func roi(forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect) -> CGRect { outputRect }

    /// The regions of an input that a region of the output depends on. Each is passed to `process` as a separate input,
    /// with its index; by default only that of `roi(forInput:arguments:outputRect:)`.
    open class func roiTileArray(forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect) -> [CIVector] {
        [CIVector(cgRect: roi(forInput: input, arguments: arguments, outputRect: outputRect))]
    }

    /// The format in which an input's pixels are provided; by default `RGBAh`, a context's usual working format.
    open class func formatForInput(at input: Int32) -> CIFormat { .RGBAh }

    /// The format of the output's pixels; by default `RGBAh`, a context's usual working format.
    open class var outputFormat: CIFormat { .RGBAh }

    /// Whether the output's alpha is assumed to be 1; false by default.
    open class var outputIsOpaque: Bool { false }

    /// Whether inputs are ready when `process` is called. They always are.
    open class var synchronizeInputs: Bool { true }

    /// Returns an image that the processor computes when it is rendered.
    ///
    /// `extent` is the output's bounds, in pixels. Throws if a format is unknown or the extent is empty or infinite.
    open class func apply(
        withExtent extent: CGRect, inputs: [CIImage]?, arguments: [String: Any]?
    ) throws -> CIImage {
        let images = inputs ?? []
        let formats = images.indices.map { formatForInput(at: Int32($0)) }
        guard let layout = outputFormat.layout, formats.allSatisfy({ $0.layout != nil }) else {
            throw ProcessorError.unknownFormat
        }
        guard !extent.isEmpty, !extent.isInfinite, !extent.isNull else { throw ProcessorError.invalidExtent }
        return CIImage(
            ProcessorNode(
                self, extent: extent.integral, inputs: images.map(\.node), formats: formats, layout: layout,
                arguments: arguments))
    }
}

/// The reasons why a processor can't be applied.
enum ProcessorError: Error, CustomStringConvertible {
    case unknownFormat
    case invalidExtent

    var description: String {
        switch self {
        case .unknownFormat: "a processor's input or output has a format that isn't known"
        case .invalidExtent: "a processor's extent is empty or infinite"
        }
    }
}
