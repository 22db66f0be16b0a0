import Foundation
import PDFSyntax
import Raster

/// Creates an image from an image stream. PDF 32000-1, 8.9.
struct PageImageReader {
    private let stream: PDFStream
    private let findSpace: (PDFObject) -> PDFColorSpace?

    static let maxPixelCount = 1 << 26

    init(_ stream: PDFStream, colorSpace: @escaping (PDFObject) -> PDFColorSpace?) {
        self.stream = stream
        findSpace = colorSpace
    }

    private var dictionary: PDFDictionary { stream.dictionary }
    var isStencil: Bool { dictionary["ImageMask", "IM"].boolean == true }
    private var interpolates: Bool { dictionary["Interpolate", "I"].boolean == true }

    /// Returns the image without its masks; nil, which is reported, for one that can't be read.
    func image() -> CGImage? {
        do throws(PDFError) {
            var space = findSpace(dictionary["ColorSpace", "CS"])
            var samples = try samples(count: space?.componentCount ?? 0)
            // The dictionary's description of the image may be wrong: the decoded image takes precedence.
            if space?.componentCount != samples.componentCount {
                space = PDFColorSpace.device(componentCount: samples.componentCount)
            }
            guard let space else { throw .damaged("no colour space") }
            samples.narrow()
            samples.fill()
            let standard = space.defaultDecode(bits: samples.bits)
            let stated = dictionary["Decode", "D"].array?.numbers ?? []
            let decode = stated.count == standard.count ? stated : standard
            let key = dictionary["Mask"].array?.numbers
            if key == nil, let quartz = space.imageSpace {
                return image(samples, quartz, decode == standard ? nil : decode)
            }
            return converted(samples, space, decode, key: key)
        } catch {
            reportOnce("CGContext.drawPDFPage(_:): an image is omitted: \(error)")
            return nil
        }
    }

    /// Returns the image as a stencil, which paints where its samples are 0, or 1 with an inverted decode array.
    func stencil() -> CGImage? {
        guard var samples = try? samples(count: 1), samples.componentCount == 1 else { return nil }
        samples.narrow()
        samples.fill()
        guard let provider = CGDataProvider(data: Data(samples.bytes)) else { return nil }
        let isInverted = dictionary["Decode", "D"].array?.numbers?.first == 1
        let decode: [CGFloat] = isInverted ? [1, 0] : [0, 1]
        return CGImage(
            maskWidth: samples.width, height: samples.height, bitsPerComponent: samples.bits,
            bitsPerPixel: samples.bits, bytesPerRow: samples.bytesPerRow, provider: provider, decode: decode,
            shouldInterpolate: interpolates)
    }

    private func samples(count: Int) throws(PDFError) -> ImageSamples {
        let width = dictionary["Width", "W"].integer ?? 0
        let height = dictionary["Height", "H"].integer ?? 0
        guard (1...1 << 20).contains(width), (1...1 << 20).contains(height),
            width * height <= PageImageReader.maxPixelCount
        else { throw .tooLarge("an image of \(width) x \(height) pixels") }
        let contents = try stream.contents()
        if contents.filter != nil {
            return try PictureFilter.decode(contents, width: width, height: height, count: count)
        }
        let bits = isStencil ? 1 : dictionary["BitsPerComponent", "BPC"].integer ?? 8
        guard [1, 2, 4, 8, 16].contains(bits) else { throw .damaged("an image of \(bits) bits per component") }
        guard (1...32).contains(count) else { throw .damaged("an image without a colour space") }
        return ImageSamples(width: width, height: height, componentCount: count, bits: bits, bytes: contents.bytes)
    }

    // MARK: Colours

    /// Returns an image whose samples Quartz itself converts.
    private func image(_ samples: ImageSamples, _ space: CGColorSpace, _ decode: [Double]?) -> CGImage? {
        guard let provider = CGDataProvider(data: Data(samples.bytes)) else { return nil }
        return CGImage(
            width: samples.width, height: samples.height, bitsPerComponent: samples.bits,
            bitsPerPixel: samples.bits * samples.componentCount, bytesPerRow: samples.bytesPerRow, space: space,
            bitmapInfo: CGBitmapInfo(alpha: .none), provider: provider, decode: decode.map { $0.map { CGFloat($0) } },
            shouldInterpolate: interpolates, intent: .defaultIntent)
    }

    /// Returns an image whose samples are converted individually by the page's own spaces.
    /// - key: the ranges of samples that are left transparent.
    private func converted(
        _ samples: ImageSamples, _ space: PDFColorSpace, _ decode: [Double], key: [Double]?
    ) -> CGImage? {
        guard let buffer = PixelBuffer(width: samples.width, height: samples.height) else { return nil }
        let count = samples.componentCount
        let scale = 1 / Double((1 << samples.bits) - 1)
        var known: [UInt32: SIMD4<UInt8>] = [:]
        var reader = BitReader(samples.bytes)
        var raw = [UInt32](repeating: 0, count: count)
        var last = raw
        var pixel: SIMD4<UInt8>?
        for y in 0..<samples.height {
            let row = buffer.base + y * buffer.bytesPerRow
            for x in 0..<samples.width {
                for component in 0..<count { raw[component] = reader.read(samples.bits) }
                if pixel == nil || raw != last {
                    let packed = count <= 4 ? raw.reduce(0) { $0 << 8 | $1 } : nil
                    let found = packed.flatMap { known[$0] } ?? color(raw, space, decode, scale, key)
                    if let packed, known.count < 1 << 16 { known[packed] = found }
                    (pixel, last) = (found, raw)
                }
                guard let pixel else { continue }
                for component in 0..<4 { row[x * 4 + component] = pixel[component] }
            }
            reader.skipToByte()
        }
        return CGImage(
            DecodedImage(bitmap: Bitmap(buffer, isOpaque: key == nil)), shouldInterpolate: interpolates)
    }

    private func color(
        _ raw: [UInt32], _ space: PDFColorSpace, _ decode: [Double], _ scale: Double, _ key: [Double]?
    ) -> SIMD4<UInt8> {
        if let key, key.count >= 2 * raw.count {
            let isKey = raw.indices.allSatisfy { Double(raw[$0]) >= key[2 * $0] && Double(raw[$0]) <= key[2 * $0 + 1] }
            if isKey { return .zero }
        }
        let rgb = space.color(
            raw.indices.map { decode[2 * $0] + Double(raw[$0]) * scale * (decode[2 * $0 + 1] - decode[2 * $0]) })
        let bytes = (rgb * 255).rounded(.toNearestOrAwayFromZero)
        return SIMD4(UInt8(bytes.x), UInt8(bytes.y), UInt8(bytes.z), 255)
    }
}
