import CoreGraphics
import Foundation

/// The contents of an Exif block: the directories of a TIFF file, without the pixels.
struct ExifBlock {
    /// The TIFF, Exif and GPS dictionaries.
    private(set) var metadata: Metadata = [:]
    /// The embedded thumbnail.
    private(set) var thumbnail: Data?
    /// An XMP packet among the fields, as in TIFF files.
    private(set) var xmp: Data?
    /// IPTC records among the fields.
    private(set) var iptc = IPTCTexts()

    var orientation: CGImagePropertyOrientation? {
        guard case .integer(let value)? = metadata[kCGImagePropertyTIFFDictionary]?[kCGImagePropertyTIFFOrientation]
        else { return nil }
        return UInt32(exactly: value).flatMap(CGImagePropertyOrientation.init)
    }

    var resolution: ImageDescription.Resolution? {
        let tiff = metadata[kCGImagePropertyTIFFDictionary]
        guard case .number(let x)? = tiff?[kCGImagePropertyTIFFXResolution],
            case .number(let y)? = tiff?[kCGImagePropertyTIFFYResolution], x > 0, y > 0
        else { return nil }
        switch tiff?[kCGImagePropertyTIFFResolutionUnit] {
        case .integer(2), nil: return .init(x: x, y: y)
        case .integer(3): return .init(x: x * 2.54, y: y * 2.54)
        default: return nil
        }
    }

    /// The name of sRGB's profile, if the camera specifies sRGB.
    var profileName: String? {
        metadata[kCGImagePropertyExifDictionary]?[kCGImagePropertyExifColorSpace] == .integer(1)
            ? ImageDescription.sRGBProfileName : nil
    }

    /// Reads a block that starts at its byte-order mark. Unreadable parts are left out.
    /// - Parameter directory: the first directory to read; nil for the block's first.
    init(_ block: UnsafeRawBufferPointer, directory offset: Int? = nil) {
        guard let (first, order) = Self.header(of: block) else { return }
        let directory = ExifDirectory(block, at: offset ?? first, order: order)
        metadata.add(directory.values(of: ExifField.tiff), to: kCGImagePropertyTIFFDictionary)
        xmp = directory.packet(ExifDirectory.Packet.xmp)
        iptc = Self.iptc(in: directory)
        if let offset = directory.number(Pointer.exif) {
            let exif = ExifDirectory(block, at: offset, order: order)
            metadata.add(exif.values(of: ExifField.exif), to: kCGImagePropertyExifDictionary)
        }
        if let offset = directory.number(Pointer.gps) {
            let gps = ExifDirectory(block, at: offset, order: order)
            metadata.add(gps.values(of: ExifField.gps), to: kCGImagePropertyGPSDictionary)
        }
        if let next = directory.next {
            thumbnail = ExifDirectory(block, at: next, order: order).thumbnail
        }
    }

    private static func iptc(in directory: ExifDirectory) -> IPTCTexts {
        if let records = directory.packet(ExifDirectory.Packet.iptc) {
            return IPTCTexts(records.withUnsafeBytes { IPTCRecords.dictionary(of: $0) })
        }
        guard let resources = directory.packet(ExifDirectory.Packet.resources) else { return IPTCTexts() }
        return IPTCTexts(resources.withUnsafeBytes { IPTCRecords.dictionary(ofResources: $0) })
    }

    /// Returns the offset of the first directory, and the byte order; nil if it is not an Exif block.
    static func header(of block: UnsafeRawBufferPointer) -> (first: Int, order: ByteReader.Order)? {
        var reader = ByteReader(block)
        switch reader.read(UInt16.self) {
        case 0x4949: reader.order = .littleEndian
        case 0x4D4D: reader.order = .bigEndian
        default: return nil
        }
        guard reader.read(UInt16.self) == 42, let first = reader.read(UInt32.self) else { return nil }
        return (Int(first), reader.order)
    }

    /// Fields that contain the offset of another directory.
    enum Pointer {
        static let exif: UInt16 = 0x8769
        static let gps: UInt16 = 0x8825
    }
}

extension ImageDescription {
    /// The description in sRGB's profile.
    static let sRGBProfileName = "sRGB IEC61966-2.1"
}
