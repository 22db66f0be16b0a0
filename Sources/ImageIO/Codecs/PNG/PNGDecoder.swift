import CImageCodecs
import CoreGraphics
import Foundation
import Raster

/// PNG: a ``PNGImage``, the metadata in its file, and the frames of an animation, composed.
struct PNGDecoder: ImageDecoder {
    static let typeIdentifier = "public.png"

    private let data: Data
    private let picture: PNGImage
    private let chunks: PNGChunks
    private let exif: ExifBlock?
    private let composer: FrameComposer

    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.starts(with: PNGChunks.signature) }

    init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        picture = try PNGImage(data, limits: limits)
        self.data = data
        let (width, height) = (Int(picture.header.width), Int(picture.header.height))
        let (chunks, exif): (PNGChunks, ExifBlock?) = try data.withBytes { file throws(ImageError) in
            let chunks = try PNGChunks(file, width: width, height: height, limits: limits)
            let exif = chunks.exif.map { ExifBlock(UnsafeRawBufferPointer(rebasing: file[$0])) }
            return (chunks, exif)
        }
        (self.chunks, self.exif) = (chunks, exif)
        composer = FrameComposer(width: width, height: height, frames: chunks.frames.map(\.frame))
    }

    private var header: png_header { picture.header }

    var isWhole: Bool { chunks.isWhole }

    var count: Int { max(chunks.frames.count, 1) }

    var metadata: Metadata {
        guard !chunks.frames.isEmpty else { return [:] }
        let animation = AnimationMetadata.file(
            loopCount: chunks.loopCount, width: Int(header.width), height: Int(header.height),
            frames: chunks.frames.map(\.frame), clamp: AnimationMetadata.pngDelay)
        return [kCGImagePropertyPNGDictionary: animation]
    }

    func description(at index: Int) -> ImageDescription {
        let (x, y) = (header.pixels_per_metre_x, header.pixels_per_metre_y)
        var result = ImageDescription(
            width: Int(header.width), height: Int(header.height), depth: Int(header.depth),
            model: header.is_gray ? .gray : .rgb, isIndexed: header.is_indexed,
            hasAlpha: header.has_alpha || chunks.frames.count > 1)
        result.resolution =
            x > 0 && y > 0 ? .init(x: Double(x) * Self.metresPerInch, y: Double(y) * Self.metresPerInch) : nil
        result.orientation = exif?.orientation
        result.profileName = picture.profile?.name ?? (header.srgb_intent >= 0 ? ImageDescription.sRGBProfileName : nil)
        result.metadata = exif?.metadata ?? [:]
        result.metadata.add(values, to: kCGImagePropertyPNGDictionary)
        if chunks.frames.indices.contains(index) {
            let timing = AnimationMetadata.frame(chunks.frames[index].frame, clamp: AnimationMetadata.pngDelay)
            result.metadata.add(timing, to: kCGImagePropertyPNGDictionary)
        }
        result.xmp = chunks.xmp
        result.isWhole = isWhole(index)
        return result
    }

    func thumbnail(at index: Int) -> Data? { exif?.thumbnail }

    func decode(_ index: Int, _ request: DecodingRequest) throws(ImageError) -> DecodedImage {
        // The first frame usually has the canvas's size, and can be shown while it is incomplete.
        if chunks.frames.isEmpty || (index == 0 && request.acceptsPart && !isWhole(index)) {
            return try picture.decode(request)
        }
        guard isWhole(index) else { throw .truncated("frame \(index) is not there") }
        let bitmap = try composer.picture(at: index) { index throws(ImageError) in
            let frame = chunks.frames[index]
            let (file, size) = (try singlePicture(of: frame), frame.frame.rect)
            return try picture.decode(file, width: size.width, height: size.height, DecodingRequest()).bitmap.buffer
        }
        return DecodedImage(bitmap: bitmap)
    }

    func forget() { composer.forget() }

    // MARK: Private

    private static let metresPerInch = 0.0254

    /// The PNG-specific metadata.
    private var values: MetadataDictionary {
        var values = chunks.text.merging(chunks.facts) { old, _ in old }
        values[kCGImagePropertyPNGInterlaceType] = .integer(header.is_interlaced ? 1 : 0)
        if header.srgb_intent >= 0 { values[kCGImagePropertyPNGsRGBIntent] = .integer(Int(header.srgb_intent)) }
        if header.gamma > 0 { values[kCGImagePropertyPNGGamma] = .number(header.gamma) }
        if header.has_chromaticities {
            values[kCGImagePropertyPNGChromaticities] = .numbers(header.chromaticityNumbers)
        }
        if header.pixels_per_metre_x > 0, header.pixels_per_metre_y > 0 {
            values[kCGImagePropertyPNGXPixelsPerMeter] = .integer(Int(header.pixels_per_metre_x))
            values[kCGImagePropertyPNGYPixelsPerMeter] = .integer(Int(header.pixels_per_metre_y))
        }
        return values
    }

    private func isWhole(_ index: Int) -> Bool { chunks.isWhole || index < chunks.frames.count - 1 }

    /// Returns a file with a single frame.
    private func singlePicture(of frame: PNGChunks.Frame) throws(ImageError) -> Data {
        var file = PNGAssembly()
        let size = frame.frame.rect
        try data.withBytes { bytes throws(ImageError) in
            file.addHeader(of: bytes, width: size.width, height: size.height)
            for range in chunks.shared { file.append(UnsafeRawBufferPointer(rebasing: bytes[range])) }
            for range in frame.pixels {
                guard PNGAssembly.hasChecksum(bytes, contents: range) else {
                    throw ImageError.invalid("a frame's checksum is wrong")
                }
                file.addChunk(PNGChunks.Name.pixels, UnsafeRawBufferPointer(rebasing: bytes[range]))
            }
        }
        file.addChunk(PNGChunks.Name.end, UnsafeRawBufferPointer(start: nil, count: 0))
        return file.data
    }
}
