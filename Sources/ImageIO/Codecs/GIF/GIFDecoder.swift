import CoreGraphics
import Foundation
import Raster

/// GIF: the frames, composed as they are shown. The file's blocks are parsed here, its compressed pixels decoded by
/// giflib.
///
/// Colours are interpreted as sRGB. Areas cleared by a disposal method become transparent, whatever the background
/// colour, as in browsers.
struct GIFDecoder: ImageDecoder {
    static let typeIdentifier = "com.compuserve.gif"

    private let data: Data
    private let blocks: GIFBlocks
    private let composer: FrameComposer

    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8)
    }

    init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        self.data = data
        blocks = try data.withBytes { file throws(ImageError) in try GIFBlocks(file, limits: limits) }
        composer = FrameComposer(width: blocks.width, height: blocks.height, frames: blocks.frames.map(\.frame))
    }

    var isWhole: Bool { blocks.isWhole }

    var count: Int { blocks.frames.count }

    var metadata: Metadata {
        var values = AnimationMetadata.file(
            loopCount: blocks.loopCount, width: blocks.width, height: blocks.height, frames: blocks.frames.map(\.frame),
            clamp: AnimationMetadata.gifDelay)
        values[kCGImagePropertyGIFHasGlobalColorMap] = .flag(blocks.hasGlobalColors)
        return [kCGImagePropertyGIFDictionary: values]
    }

    func description(at index: Int) -> ImageDescription {
        let frame = blocks.frames[index]
        let canvas = PixelRect(x: 0, y: 0, width: blocks.width, height: blocks.height)
        var result = ImageDescription(
            width: blocks.width, height: blocks.height, depth: 8, model: .rgb, isIndexed: true,
            hasAlpha: frame.transparentIndex != nil || frame.frame.rect != canvas)
        let timing = AnimationMetadata.frame(frame.frame, clamp: AnimationMetadata.gifDelay)
        result.metadata = [kCGImagePropertyGIFDictionary: timing]
        result.isWhole = frame.isWhole
        return result
    }

    func decode(_ index: Int, _ request: DecodingRequest) throws(ImageError) -> DecodedImage {
        guard blocks.frames[index].isWhole else { throw .truncated("frame \(index) is not whole") }
        let bitmap = try composer.picture(at: index) { index throws(ImageError) in
            let frame = blocks.frames[index]
            return try data.withBytes { file throws(ImageError) in
                try GIFFrameReader.read(frame, in: file, headerEnd: blocks.headerEnd)
            }
        }
        return DecodedImage(bitmap: bitmap)
    }

    func forget() { composer.forget() }
}
