import CImageCodecs
import CoreGraphics
import Foundation

/// TIFF through libtiff: 8-bit RGB or straight RGBA, or an image's own samples in its own space; a page for each image,
/// LZW-compressed unless requested otherwise.
enum TIFFEncoder: ImageEncoder {
    static let typeIdentifier = "public.tiff"
    static let maxImageCount = 1 << 16

    /// None, LZW, JPEG, Deflate, PackBits.
    private static let compressions = [1, lzw, jpeg, 8, 32_773]
    private static let (lzw, jpeg) = (5, 7)

    static func encode(_ images: [EncodableImage], properties: ImageProperties) throws(ImageError) -> Data {
        var texts = TextPool()
        defer { texts.free() }
        var pages: [tiff_new_page] = []
        var writers: [ExifWriter] = []
        for image in images {
            let properties = image.properties.filled(from: properties)
            var page = tiff_new_page()
            page.source = image.image.bitmap.source
            if image.image.isMoreThanPixels {
                let samples = try EncodableSamples(image.image, keepsFloat: true)
                (page.sample_count, page.bits) = (Int32(samples.channels), Int32(samples.bits))
                (page.is_float, page.has_alpha) = (samples.bits == 32, samples.hasAlpha)
                page.samples = texts.add(samples.bits == 16 ? samples.inProcessorsOrder : samples.bytes)
                if let profile = samples.profile {
                    page.profile = texts.add(profile)
                    page.profile_count = profile.count
                }
            }
            page.compression = Int32(compression(of: page, properties))
            page.quality = JPEGEncoder.level(properties.quality)
            page.has_full_color = JPEGEncoder.hasFullColor(properties.quality)
            page.orientation = Int32(properties.orientation?.rawValue ?? 0)
            page.dpi_x = properties.resolution?.x ?? 0
            page.dpi_y = properties.resolution?.y ?? 0
            let tiff = properties.metadata[kCGImagePropertyTIFFDictionary] ?? [:]
            page.description = texts.add(tiff[kCGImagePropertyTIFFImageDescription])
            page.make = texts.add(tiff[kCGImagePropertyTIFFMake])
            page.model = texts.add(tiff[kCGImagePropertyTIFFModel])
            page.software = texts.add(tiff[kCGImagePropertyTIFFSoftware])
            page.date_time = texts.add(tiff[kCGImagePropertyTIFFDateTime])
            page.artist = texts.add(tiff[kCGImagePropertyTIFFArtist])
            page.copyright = texts.add(tiff[kCGImagePropertyTIFFCopyright])
            page.document_name = texts.add(tiff[kCGImagePropertyTIFFDocumentName])
            page.host_computer = texts.add(tiff[kCGImagePropertyTIFFHostComputer])
            if let xmp = properties.xmp {
                page.xmp = texts.add(xmp)
                page.xmp_count = xmp.count
            }
            if let segment = properties.iptcSegment?.dropFirst(IPTCRecords.segmentName.count) {
                page.resources = texts.add(Data(segment))
                page.resources_count = segment.count
            }
            let writer = ExifWriter(properties.metadata, orientation: nil)
            let directories = writer.directories(at: 0)
            (page.has_exif, page.has_gps) = (directories.exif != nil, directories.gps != nil)
            writers.append(writer)
            pages.append(page)
        }
        // `images` retains the images, and the pool the strings, until the call has returned.
        let file = try withExtendedLifetime(images) { () throws(ImageError) in
            try ImageCodec.write { tiff_codec_write(pages, pages.count, $0, $1) }
        }
        var directories = TIFFDirectories(file)
        for (index, writer) in writers.enumerated() { directories.add(writer, toPage: index) }
        return directories.file
    }
}

extension TIFFEncoder {
    /// Returns the requested compression, if a page supports it: JPEG has bytes of gray or RGB and no alpha.
    private static func compression(of page: tiff_new_page, _ properties: ImageProperties) -> Int {
        guard let wanted = properties.compression, compressions.contains(wanted) else { return lzw }
        if wanted != jpeg { return wanted }
        let isPlain = page.samples == nil ? page.source.is_opaque : page.bits == 8 && !page.has_alpha
        if !isPlain { reportOnce("TIFF: JPEG has no alpha and no more than 8 bits; the page is compressed with LZW") }
        return isPlain ? jpeg : lzw
    }
}

/// C strings and bytes that live as long as a call.
private struct TextPool {
    private var texts: [UnsafeMutablePointer<CChar>] = []

    mutating func add(_ bytes: Data) -> UnsafePointer<UInt8>? {
        guard !bytes.isEmpty, let memory = malloc(bytes.count) else { return nil }
        let start = memory.assumingMemoryBound(to: UInt8.self)
        bytes.copyBytes(to: start, count: bytes.count)
        texts.append(memory.assumingMemoryBound(to: CChar.self))
        return UnsafePointer(start)
    }

    mutating func add(_ value: MetadataValue?) -> UnsafePointer<CChar>? {
        guard case .text(let string)? = value, let text = strdup(string) else { return nil }
        texts.append(text)
        return UnsafePointer(text)
    }

    func free() { texts.forEach { Foundation.free($0) } }
}
