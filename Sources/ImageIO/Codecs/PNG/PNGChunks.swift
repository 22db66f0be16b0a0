import CoreGraphics
import Foundation
import Raster

/// The parts of a PNG file that are parsed without libpng: the pixels of each frame, text, and Exif.
struct PNGChunks {
    /// A frame of an animation, with the location of its compressed pixels.
    struct Frame {
        var frame: AnimationFrame
        /// The contents of chunks, excluding sequence numbers.
        var pixels: [Range<Int>] = []
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The frames, if the file is an animation.
    private(set) var frames: [Frame] = []
    /// The number of times that the animation plays; 0 means infinitely.
    private(set) var loopCount = 0
    /// Chunks before the pixels that every frame needs: the palette and its alphas.
    private(set) var shared: [Range<Int>] = []
    private(set) var exif: Range<Int>?
    private(set) var text: MetadataDictionary = [:]
    /// The modification time, the transparent samples, and the pixels' aspect ratio, by Apple's keys.
    private(set) var facts: MetadataDictionary = [:]
    /// The XMP packet.
    private(set) var xmp: Data?
    /// The position of the next chunk.
    private(set) var end = signature.count
    /// Whether the last chunk is present.
    private(set) var isWhole = false

    private let hasPalette: Bool
    private var isAnimation = false
    private var hasPixels = false
    private var expectedSequence: UInt32 = 0
    private let width: Int
    private let height: Int

    /// Parses a file whose header has been read.
    init(
        _ file: UnsafeRawBufferPointer, width: Int, height: Int, limits: ImageLimits
    ) throws(ImageError) {
        self.width = width
        self.height = height
        // The colour type in the header, which is the first chunk.
        hasPalette = file.count > 25 && file[25] == 3
        var reader = ByteReader(file, at: end)
        while !isWhole, let length = reader.read(UInt32.self), let name = reader.read(UInt32.self) {
            let start = reader.offset
            guard let contents = reader.read(count: Int(length)), reader.skip(4) else { break }
            take(name, contents, at: start..<start + Int(length))
            try limits.check(imageCount: frames.count)
            end = reader.offset
        }
        // A malformed animation is treated as a single image.
        if !isAnimation || frames.contains(where: \.pixels.isEmpty) && isWhole { frames = [] }
        if frames.last?.pixels.isEmpty == true { frames.removeLast() }
    }

    private mutating func add(_ facts: MetadataDictionary) { self.facts.merge(facts) { old, _ in old } }

    private mutating func take(_ name: UInt32, _ contents: UnsafeRawBufferPointer, at range: Range<Int>) {
        var reader = ByteReader(contents)
        switch name {
        case Name.animation:
            guard !hasPixels, contents.count == 8, reader.skip(4), let plays = reader.read(UInt32.self) else { return }
            isAnimation = true
            loopCount = Int(plays)
        case Name.frame:
            guard isAnimation else { return }
            guard contents.count == 26, takeSequence(&reader), let frame = frame(&reader) else {
                return isAnimation = false
            }
            // The default image is a frame only if it covers the canvas.
            guard hasPixels || frame.rect == PixelRect(x: 0, y: 0, width: width, height: height) else {
                return isAnimation = false
            }
            frames.append(Frame(frame: frame))
        case Name.pixels:
            hasPixels = true
            // Pixels before the first frame are for viewers that don't support animation.
            if !frames.isEmpty { frames[frames.count - 1].pixels.append(range) }
        case Name.framePixels:
            guard isAnimation else { return }
            guard contents.count >= 4, takeSequence(&reader), !frames.isEmpty else { return isAnimation = false }
            frames[frames.count - 1].pixels.append(range.lowerBound + 4..<range.upperBound)
        case Name.palette, Name.alphas:
            guard !hasPixels else { return }
            shared.append(range.lowerBound - 8..<range.upperBound + 4)
            if name == Name.alphas { add(Self.transparency(contents, hasPalette: hasPalette)) }
        case Name.time:
            add(Self.modificationTime(&reader))
        case Name.dimensions:
            add(Self.aspectRatio(&reader))
        case Name.exif:
            exif = exif ?? range
        case Name.text:
            takeText(contents)
        case Name.internationalText:
            takeInternationalText(contents)
        case Name.end:
            isWhole = true
        default:
            break
        }
    }

    /// Returns whether the sequence number is the next one.
    private mutating func takeSequence(_ reader: inout ByteReader) -> Bool {
        defer { expectedSequence &+= 1 }
        return reader.read(UInt32.self) == expectedSequence
    }

    private func frame(_ reader: inout ByteReader) -> AnimationFrame? {
        guard let w = reader.read(UInt32.self), let h = reader.read(UInt32.self), let x = reader.read(UInt32.self),
            let y = reader.read(UInt32.self), let numerator = reader.read(UInt16.self),
            let denominator = reader.read(UInt16.self), let dispose = reader.read(UInt8.self),
            let blend = reader.read(UInt8.self)
        else { return nil }
        let rect = PixelRect(x: Int(x), y: Int(y), width: Int(w), height: Int(h))
        let canvas = PixelRect(x: 0, y: 0, width: width, height: height)
        guard w > 0, h > 0, canvas.contains(rect), dispose <= 2, blend <= 1 else { return nil }
        return AnimationFrame(
            rect: rect, delay: Double(numerator) / (denominator == 0 ? 100 : Double(denominator)),
            blend: blend == 1 ? .over : .replace,
            // There is nothing before the first frame.
            disposal: dispose == 0 ? .keep : dispose == 1 || frames.isEmpty ? .clear : .restore)
    }

    /// Reads a keyword, a zero, two more for uncompressed text, a language and a translated keyword that zeros end, and
    /// an XMP packet or text in UTF-8.
    private mutating func takeInternationalText(_ contents: UnsafeRawBufferPointer) {
        let fields = contents.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
        guard fields.count == 2, fields[1].starts(with: [0, 0]) else { return }
        let texts = fields[1].dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
        guard texts.count == 3 else { return }
        if fields[0].elementsEqual("XML:com.adobe.xmp".utf8) {
            xmp = xmp ?? Data(texts[2])
        } else if texts[2].count <= Self.maxTextLength {
            add(String(bytes: texts[2], encoding: .utf8), fields[0])
        }
    }

    /// Reads a keyword, a zero, and text in Latin-1.
    private mutating func takeText(_ contents: UnsafeRawBufferPointer) {
        let keyword = contents.prefix { $0 != 0 }
        let words = contents.dropFirst(keyword.count + 1)
        guard words.count <= Self.maxTextLength else { return }
        add(String(bytes: words, encoding: .isoLatin1), keyword)
    }

    /// Adds text with a keyword that the format knows, unless there is some already.
    private mutating func add(_ string: String?, _ keyword: Slice<UnsafeRawBufferPointer>) {
        let key = String(decoding: keyword, as: UTF8.self)
        guard let string, !string.isEmpty, PNGText.keys.contains(key), text[key] == nil else { return }
        text[key] = .text(string)
    }

    /// In bytes. Longer text is ignored.
    private static let maxTextLength = 1 << 16

    /// The four letters of a chunk's name as a number.
    enum Name {
        static let animation: UInt32 = 0x6163_544C  // acTL
        static let frame: UInt32 = 0x6663_544C  // fcTL
        static let framePixels: UInt32 = 0x6664_4154  // fdAT
        static let pixels: UInt32 = 0x4944_4154  // IDAT
        static let palette: UInt32 = 0x504C_5445  // PLTE
        static let alphas: UInt32 = 0x7452_4E53  // tRNS
        static let time: UInt32 = 0x7449_4D45  // tIME
        static let dimensions: UInt32 = 0x7048_5973  // pHYs
        static let exif: UInt32 = 0x6558_4966  // eXIf
        static let text: UInt32 = 0x7445_5874  // tEXt
        static let internationalText: UInt32 = 0x6954_5874  // iTXt
        static let header: UInt32 = 0x4948_4452  // IHDR
        static let end: UInt32 = 0x4945_4E44  // IEND
    }
}
