import CImageCodecs
import CoreGraphics
import Foundation
import Raster

/// JPEG through libjpeg-turbo: gray, or RGB in sRGB or the space of an integer image. An image that is not opaque is
/// composited over a background.
enum JPEGEncoder: ImageEncoder {
    static let typeIdentifier = "public.jpeg"
    static let maxImageCount = 1
    static var holdsAuxiliaryImages: Bool { true }

    private static let defaultQuality = 0.8
    /// The quality from which chroma is not subsampled.
    private static let fullColorQuality = 0.9
    private static let maxSide = 65_500

    static func encode(_ images: [EncodableImage], properties: ImageProperties) throws(ImageError) -> Data {
        let properties = images[0].properties.filled(from: properties)
        let tagged = try TaggedBitmap(images[0].image, properties)
        let bitmap = tagged.bitmap
        guard max(bitmap.width, bitmap.height) <= maxSide else {
            throw .unsupported("a JPEG has at most \(maxSide) pixels per side")
        }
        let background = tagged.background
        var options = jpeg_options()
        options.quality = level(properties.quality)
        options.has_full_color = hasFullColor(properties.quality)
        options.is_progressive = properties.isProgressive ?? false
        options.is_fast = properties.isFast ?? false
        options.background = (background[0], background[1], background[2])
        let isGray = images[0].image.colorSpace?.model == .monochrome
        options.is_gray = isGray && (bitmap.isOpaque || Set(background).count == 1)
        if let resolution = properties.resolution {
            options.dpi_x = UInt16(clamping: Int(resolution.x.rounded()))
            options.dpi_y = UInt16(clamping: Int(resolution.y.rounded()))
        }
        var thumbnail: Data?
        if properties.embedsThumbnail ?? false {
            thumbnail = try write(try bitmap.fitted(in: thumbnailSide), options)
        }
        // The segment's name, and its contents.
        let exif = properties.exif(thumbnail: thumbnail).map { Array("Exif\0\0".utf8) + $0 } ?? []
        guard exif.count <= maxSegmentSize else { throw .unsupported("the Exif does not fit a JPEG's segment") }
        let picture = try write(bitmap, options, exif: exif, profile: tagged.profile)
        let file = Self.adding(picture, properties.xmp, properties.iptcSegment)
        var others: [Data] = []
        for image in images[0].auxiliary {
            let (bitmap, nodes) = try image.jpegContents()
            options.quality = max(options.quality, auxiliaryQuality)
            options.has_full_color = true
            options.is_gray = false
            others.append(Self.adding(try write(bitmap, options), XMPPacket.write(nodes), nil))
        }
        return MultiPictureIndex.joined(file, others)
    }

    /// Returns libjpeg's quality for a quality from 0 to 1.
    static func level(_ quality: Double?) -> Int32 { max(1, Int32(((quality ?? defaultQuality) * 100).rounded())) }

    /// Returns whether chroma is not subsampled.
    static func hasFullColor(_ quality: Double?) -> Bool { (quality ?? defaultQuality) >= fullColorQuality }

    /// Of 100: depth values are not images, in which errors would be less visible.
    private static let auxiliaryQuality: Int32 = 95

    /// Returns the file with XMP and IPTC segments after the ones that libjpeg writes first. Data that is too long for
    /// a segment is left out, which is reported.
    private static func adding(_ file: Data, _ xmp: Data?, _ iptc: [UInt8]?) -> Data {
        var segments: [UInt8] = []
        let name = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
        for (marker, bytes) in [(UInt8(0xE1), xmp.map { name + $0 }), (0xED, iptc)] {
            guard let bytes else { continue }
            guard bytes.count <= maxSegmentSize else {
                reportOnce("CGImageDestination: \(bytes.count) bytes of metadata don't fit a JPEG's segment")
                continue
            }
            let length = bytes.count + 2
            segments += [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + bytes
        }
        guard !segments.isEmpty else { return file }
        // After the start marker and the JFIF and Exif segments, which readers expect first.
        var place = 2
        while place + 4 <= file.count, file[place] == 0xFF, [0xE0, 0xE1].contains(file[place + 1]) {
            place += 2 + (Int(file[place + 2]) << 8 | Int(file[place + 3]))
        }
        return file.prefix(place) + segments + file.dropFirst(place)
    }

    private static let maxSegmentSize = 65_533
    /// In pixels: the thumbnail size that Exif requires.
    private static let thumbnailSide = 160

    private static func write(
        _ bitmap: Bitmap, _ options: jpeg_options, exif: [UInt8] = [], profile: Data? = nil
    ) throws(ImageError) -> Data {
        let profile = [UInt8](profile ?? Data())
        return try ImageCodec.write { output, message in
            exif.withUnsafeBufferPointer { exif in
                profile.withUnsafeBufferPointer { profile in
                    var options = options
                    if !exif.isEmpty { (options.exif, options.exif_count) = (exif.baseAddress, exif.count) }
                    if !profile.isEmpty {
                        (options.profile, options.profile_count) = (profile.baseAddress, profile.count)
                    }
                    return jpeg_codec_write(bitmap.source, options, output, message)
                }
            }
        }
    }
}
