import CImageCodecs
import CoreGraphics
import Foundation
import Raster

/// TIFF through libtiff: the pages, as 8-bit RGBA; gray, RGB with a profile or 16 bits, and floating-point samples are
/// unconverted.
///
/// Floating-point samples are linear light if a page has no profile. Other floating-point samples are rejected. RGB and
/// gray are converted from a page's profile to sRGB; inks by simple subtraction, and Lab by its definition.
struct TIFFDecoder: ImageDecoder {
    static let typeIdentifier = "public.tiff"

    private let data: Data
    private let pages: [tiff_page]
    private let limits: tiff_limits

    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let signatures: [[UInt8]] = [
            [0x49, 0x49, 42, 0], [0x4D, 0x4D, 0, 42], [0x49, 0x49, 43, 0], [0x4D, 0x4D, 0, 43],
        ]
        return signatures.contains { bytes.starts(with: $0) }
    }

    init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        self.data = data
        let tiffLimits = tiff_limits(memory: Self.maxAllocation(for: data.count, limits))
        self.limits = tiffLimits
        // Memory for pages is proportional to the file: a directory with one entry has 18 bytes.
        let capacity = min(limits.images, data.count / 18 + 1)
        var pages = [tiff_page](repeating: tiff_page(), count: capacity)
        var count = 0
        var isFull = false
        try ImageCodec.read(data) { bytes, byteCount, message in
            tiff_codec_read_pages(bytes, byteCount, tiffLimits, &pages, capacity, &count, &isFull, message)
        }
        if isFull { throw .tooManyImages(limit: limits.images) }
        self.pages = Array(pages.prefix(count))
        for page in self.pages { try limits.check(width: Int(page.width), height: Int(page.height)) }
    }

    /// Returns the maximum number of bytes that libtiff may allocate: for the pixel limit, with four samples of two
    /// bytes each, but no more than a file of this size can contain at the best compression.
    private static func maxAllocation(for byteCount: Int, _ limits: ImageLimits) -> Int {
        let (forPixels, overflow) = limits.pixels.multipliedReportingOverflow(by: 8)
        let (forBytes, overflows) = byteCount.multipliedReportingOverflow(by: 20_000)
        return min(overflow ? Int.max : max(forPixels, 1 << 20), overflows ? Int.max : max(forBytes, 1 << 26))
    }

    var count: Int { pages.count }

    func description(at index: Int) -> ImageDescription {
        let page = pages[index]
        var result = ImageDescription(
            width: Int(page.width), height: Int(page.height), depth: Int(page.depth), model: page.model.model,
            isIndexed: page.is_indexed, hasAlpha: page.has_alpha)
        result.isFloat = page.is_float
        result.resolution = page.resolution
        result.orientation = CGImagePropertyOrientation(rawValue: UInt32(page.orientation))
        result.profileName = profile(of: page)?.name
        let block = data.withUnsafeBytes { ExifBlock($0, directory: Int(clamping: page.offset)) }
        result.metadata = block.metadata
        result.xmp = block.xmp
        result.iptc = block.iptc
        return result
    }

    func decode(_ index: Int, _ request: DecodingRequest) throws(ImageError) -> DecodedImage {
        let page = pages[index]
        if request.isReduced, let smaller = try smallerImage(page, request) {
            return smaller
        }
        // Eight-bit sRGB is represented completely by the bitmap.
        if page.has_native, page.depth > 8 || page.model == TIFF_GRAY || profile(of: page) != nil {
            return try nativeImage(page)
        }
        guard !page.is_float else { throw .unsupported("samples in floating point") }
        let buffer = try PixelBuffer.packed(width: Int(page.width), height: Int(page.height))
        try ImageCodec.read(data) { tiff_codec_read($0, $1, limits, page.offset, buffer.target, $2) }
        return DecodedImage(bitmap: samples(of: page, buffer).bitmap())
    }

    /// Returns a smaller image, decoded one strip or tile at a time; nil for a page that can only be decoded as a
    /// whole.
    private func smallerImage(_ page: tiff_page, _ request: DecodingRequest) throws(ImageError) -> DecodedImage? {
        guard !page.is_float else { return nil }
        let buffer = try request.reducedBuffer(width: page.width, height: page.height)
        var page = page
        do throws(ImageError) {
            try ImageCodec.read(data) {
                tiff_codec_read_smaller($0, $1, limits, &page, UInt32(request.reduction), buffer.target, $2)
            }
        } catch {
            guard case .unsupported = error else { throw error }
            return nil
        }
        return DecodedImage(bitmap: samples(of: page, buffer).bitmap())
    }

    private func samples(of page: tiff_page, _ buffer: PixelBuffer) -> Samples {
        Samples(
            buffer: buffer, form: .premultiplied, hasAlpha: page.has_alpha,
            profile: page.model == TIFF_RGB || page.model == TIFF_GRAY ? profile(of: page) : nil)
    }

    private func nativeImage(_ page: tiff_page) throws(ImageError) -> DecodedImage {
        let (width, height) = (Int(page.width), Int(page.height))
        let bytesPerRow = width * Int(page.samples) * Int(page.depth) / 8
        var page = page
        let bytes = try Data(count: bytesPerRow * height) { memory throws(ImageError) in
            try ImageCodec.read(data) { tiff_codec_read_native($0, $1, limits, &page, memory, $2) }
        }
        let isGray = page.model == TIFF_GRAY
        let profile = profile(of: page)
        let linear = isGray ? CGColorSpace.extendedLinearGray : CGColorSpace.extendedLinearSRGB
        let space =
            page.is_float && profile == nil
            ? CGColorSpace(name: linear) : CGColorSpace.space(of: profile, componentCount: isGray ? 1 : 3)
        let order: CGImageByteOrderInfo =
            page.depth == 32 ? .order32Little : page.depth == 16 ? .order16Little : .orderDefault
        return try NativeSamples.image(
            width: width, height: height, bits: Int(page.depth), channels: Int(page.samples), bytesPerRow: bytesPerRow,
            space: space ?? .standard,
            alpha: page.has_alpha ? (page.is_premultiplied ? .premultipliedLast : .last) : .none, order: order,
            isFloat: page.is_float, bytes)
    }

    private func profile(of page: tiff_page) -> ICCProfile? {
        var bytes = image_bytes()
        try? ImageCodec.read(data) { tiff_codec_read_profile($0, $1, limits, page.offset, &bytes, $2) }
        return Data(bytes).flatMap { ICCProfile($0, model: page.model.colorModel) }
    }
}

extension tiff_page {
    fileprivate var resolution: ImageDescription.Resolution? {
        guard resolution_x > 0, resolution_y > 0, resolution_x.isFinite, resolution_y.isFinite else { return nil }
        switch resolution_unit {
        case 2: return .init(x: resolution_x, y: resolution_y)
        case 3: return .init(x: resolution_x * 2.54, y: resolution_y * 2.54)
        default: return nil
        }
    }
}

extension tiff_model {
    fileprivate var model: ImageDescription.Model {
        switch self {
        case TIFF_GRAY: .gray
        case TIFF_CMYK: .cmyk
        case TIFF_LAB: .lab
        default: .rgb
        }
    }

    fileprivate var colorModel: CGColorSpaceModel {
        switch self {
        case TIFF_GRAY: .monochrome
        case TIFF_CMYK: .cmyk
        case TIFF_LAB: .lab
        default: .rgb
        }
    }
}
