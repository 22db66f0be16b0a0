import CoreGraphics
import Foundation

/// The properties to write, converted once from the caller's dictionary.
struct ImageProperties: Hashable {
    var orientation: CGImagePropertyOrientation?
    var resolution: ImageDescription.Resolution?
    /// From 0, the smallest file, to 1, the best image.
    var quality: Double?
    /// The background for a format without alpha.
    var background: CGColor?
    /// The maximum side, in pixels.
    var maxSide: Int?
    /// The duration of an image in an animation, in seconds.
    var delay: Double?
    /// The number of times that an animation plays, 0 for infinitely.
    var loopCount: Int?
    var isInterlaced: Bool?
    var isProgressive: Bool?
    var isLossless: Bool?
    var embedsThumbnail: Bool?
    /// The filters allowed for a PNG's rows, a sum of Apple's flags.
    var pngFilters: Int?
    /// The text of a PNG, by Apple's keys.
    var pngText: [String: String] = [:]
    /// Whether to favour speed over size for a PNG.
    var isFast: Bool?
    /// A TIFF compression number.
    var compression: Int?
    /// The raw value of a `CGImagePropertyTGACompression`.
    var tgaCompression: Int?
    /// An XMP packet.
    var xmp: Data?
    /// The segment of the older IPTC records.
    var iptcSegment: [UInt8]?
    /// The Exif, GPS and TIFF dictionaries.
    var metadata: Metadata = [:]

    init() {}

    /// Reads known keys and ignores others, as Apple's encoders do. Invalid values are ignored.
    init(_ dictionary: CFDictionary?) {
        guard let dictionary else { return }
        orientation = dictionary.number(kCGImagePropertyOrientation)
            .flatMap { UInt32(exactly: $0) }
            .flatMap(CGImagePropertyOrientation.init)
        resolution = Self.resolution(in: dictionary)
        quality = dictionary.number(kCGImageDestinationLossyCompressionQuality).map { min(max($0, 0), 1) }
        background = dictionary[kCGImageDestinationBackgroundColor] as? CGColor
        maxSide = dictionary.positiveInteger(kCGImageDestinationImageMaxPixelSize)
        for key in [
            kCGImagePropertyGIFDictionary, kCGImagePropertyPNGDictionary, kCGImagePropertyWebPDictionary,
        ] {
            guard let animation = dictionary.dictionary(key) else { continue }
            // The strings are the same for every format.
            let seconds =
                animation.number(kCGImagePropertyGIFUnclampedDelayTime)
                ?? animation.number(kCGImagePropertyGIFDelayTime)
            delay = delay ?? seconds.map { min(max($0, 0), Self.longestDelay) }
            loopCount = loopCount ?? animation.number(kCGImagePropertyGIFLoopCount).map { Int(min(max($0, 0), 65_535)) }
        }
        isInterlaced = dictionary.dictionary(kCGImagePropertyPNGDictionary)?
            .number(kCGImagePropertyPNGInterlaceType).map { $0 == 1 }
        pngFilters = dictionary.dictionary(kCGImagePropertyPNGDictionary)?
            .positiveInteger(kCGImagePropertyPNGCompressionFilter).map { $0 & 0xF8 }
        pngText = PNGText.text(in: dictionary.dictionary(kCGImagePropertyPNGDictionary) ?? [:])
        isProgressive = dictionary.dictionary(kCGImagePropertyJFIFDictionary)?
            .flag(kCGImagePropertyJFIFIsProgressive)
        isLossless = dictionary.flag(kKasaneImageDestinationLossless)
        isFast = dictionary.flag(kKasaneImageDestinationFast)
        embedsThumbnail = dictionary.flag(kCGImageDestinationEmbedThumbnail)
        compression = dictionary.dictionary(kCGImagePropertyTIFFDictionary)?
            .positiveInteger(kCGImagePropertyTIFFCompression)
        tgaCompression = dictionary.dictionary(kCGImagePropertyTGADictionary)?
            .positiveInteger(kCGImagePropertyTGACompression)
        let excludesGPS = dictionary.flag(kCGImageMetadataShouldExcludeGPS) ?? false
        metadata = Metadata(dictionary)
        if excludesGPS { metadata[kCGImagePropertyGPSDictionary] = nil }
        let iptc = dictionary.dictionary(kCGImagePropertyIPTCDictionary) ?? [:]
        iptcSegment = IPTCRecords.segment(of: iptc)
        if dictionary.flag(kCGImageMetadataShouldExcludeXMP) ?? false { return }
        let nodes =
            IPTCProperties.nodes(of: iptc)
            + MetadataTagTable.auxNodes(of: dictionary.dictionary(kCGImagePropertyExifAuxDictionary) ?? [:])
        if !nodes.isEmpty { xmp = XMPPacket.write(nodes) }
    }

    /// Adds metadata: all of it as XMP, unless the properties exclude that, and as Exif if there is a field for it.
    init(_ dictionary: CFDictionary?, _ extra: CGImageMetadata) {
        let excludesGPS = dictionary?.flag(kCGImageMetadataShouldExcludeGPS) ?? false
        var nodes = extra.nodes
        if excludesGPS { nodes.removeAll { $0.namespace == kCGImageMetadataNamespaceExif && $0.name.hasPrefix("GPS") } }
        var merged = MetadataTagTable.dictionaries(of: nodes)
        for (key, value) in dictionary ?? [:] {
            if let old = merged[key] as? CFDictionary, let new = value as? CFDictionary {
                merged[key] = old.merging(new) { _, new in new }
            } else {
                merged[key] = value
            }
        }
        self.init(merged)
        if orientation == nil { orientation = Self.orientation(in: nodes) }
        guard !(dictionary?.flag(kCGImageMetadataShouldExcludeXMP) ?? false) else { return }
        let own = xmp.flatMap { XMPPacket.read($0) } ?? []
        nodes.removeAll { node in own.contains { $0.prefix == node.prefix && $0.name == node.name } }
        xmp = XMPPacket.write(nodes + own)
    }

    /// Returns the pixels per inch, or the resolution in the TIFF dictionary if they are missing.
    private static func resolution(in dictionary: CFDictionary) -> ImageDescription.Resolution? {
        var (x, y) = (dictionary.number(kCGImagePropertyDPIWidth), dictionary.number(kCGImagePropertyDPIHeight))
        if x == nil || y == nil, let tiff = dictionary.dictionary(kCGImagePropertyTIFFDictionary) {
            // For units other than inches and centimetres only the aspect ratio is known.
            let inches: Double? =
                switch tiff.number(kCGImagePropertyTIFFResolutionUnit) {
                case 2, nil: 1
                case 3: 2.54
                default: nil
                }
            func inInches(_ key: String) -> Double? {
                tiff.number(key).flatMap { number in inches.map { number * $0 } }
            }
            (x, y) = (inInches(kCGImagePropertyTIFFXResolution), inInches(kCGImagePropertyTIFFYResolution))
        }
        guard let x, let y, resolutions.contains(x), resolutions.contains(y) else { return nil }
        return .init(x: x, y: y)
    }

    private static func orientation(in nodes: [XMPNode]) -> CGImagePropertyOrientation? {
        nodes.first { $0.prefix == kCGImageMetadataPrefixTIFF && $0.name == "Orientation" }?.text
            .flatMap { UInt32($0) }.flatMap(CGImagePropertyOrientation.init)
    }

    /// The range of pixels per inch that a file's integers can represent.
    private static let resolutions = 0.03...1e7
    /// Ten minutes, in seconds: the maximum that every format's integers can represent.
    private static let longestDelay = 600.0

    /// Returns these properties, with `others` where unspecified.
    func filled(from others: ImageProperties) -> ImageProperties {
        var result = self
        result.orientation = orientation ?? others.orientation
        result.resolution = resolution ?? others.resolution
        result.quality = quality ?? others.quality
        result.background = background ?? others.background
        result.maxSide = maxSide ?? others.maxSide
        result.delay = delay ?? others.delay
        result.loopCount = loopCount ?? others.loopCount
        result.isInterlaced = isInterlaced ?? others.isInterlaced
        result.pngFilters = pngFilters ?? others.pngFilters
        result.pngText.merge(others.pngText) { own, _ in own }
        result.isFast = isFast ?? others.isFast
        result.isProgressive = isProgressive ?? others.isProgressive
        result.isLossless = isLossless ?? others.isLossless
        result.embedsThumbnail = embedsThumbnail ?? others.embedsThumbnail
        result.compression = compression ?? others.compression
        result.tgaCompression = tgaCompression ?? others.tgaCompression
        result.xmp = xmp ?? others.xmp
        result.iptcSegment = iptcSegment ?? others.iptcSegment
        for (key, values) in others.metadata { result.metadata.add(values, to: key) }
        return result
    }

    /// The Exif block, from its byte-order mark; nil if it would be empty.
    var exif: [UInt8]? { exif(thumbnail: nil) }

    /// The Exif block with the resolution, for formats that have no other field for it.
    var exifWithResolution: [UInt8]? { ExifWriter(metadata, orientation: orientation, resolution: resolution).block }

    /// Returns the Exif block with a JPEG thumbnail.
    func exif(thumbnail: Data?) -> [UInt8]? {
        ExifWriter(metadata, orientation: orientation, thumbnail: thumbnail).block
    }

    /// The background's red, green and blue; white by default.
    var backgroundLevels: [UInt8] {
        guard let paint = background?.paintColor else { return [255, 255, 255] }
        return [paint.red, paint.green, paint.blue].map { UInt8(($0 * 255).rounded()) }
    }
}

extension Metadata {
    /// Creates metadata from a caller's dictionary of camera and location properties, as far as they can be written.
    fileprivate init(_ dictionary: CFDictionary) {
        self.init()
        let tables = [
            (kCGImagePropertyTIFFDictionary, ExifField.tiff.filter { !$0.isOfPixels }),
            (kCGImagePropertyExifDictionary, ExifField.exif), (kCGImagePropertyGPSDictionary, ExifField.gps),
        ]
        for (key, fields) in tables {
            guard let values = dictionary.dictionary(key) else { continue }
            for field in fields {
                if let value = values[field.key].flatMap(MetadataValue.init) { add([field.key: value], to: key) }
            }
        }
    }
}

extension ExifField {
    /// Whether the field describes the layout of pixels in a file, which the writer determines.
    fileprivate var isOfPixels: Bool {
        [
            kCGImagePropertyTIFFCompression, kCGImagePropertyTIFFPhotometricInterpretation,
            kCGImagePropertyTIFFTileWidth, kCGImagePropertyTIFFTileLength, kCGImagePropertyTIFFXResolution,
            kCGImagePropertyTIFFYResolution, kCGImagePropertyTIFFResolutionUnit, kCGImagePropertyTIFFOrientation,
        ].contains(key)
    }
}

extension MetadataValue {
    /// Creates a value from a string, a number or a list of numbers; nil for anything else and for non-finite numbers.
    fileprivate init?(_ property: Any) {
        func number(_ any: Any) -> MetadataValue? {
            guard let value = (any as? NSNumber)?.doubleValue, value.isFinite else { return nil }
            return Int(exactly: value).map { .integer($0) } ?? .number(value)
        }
        if let text = property as? String {
            self = .text(text)
        } else if let value = number(property) {
            self = value
        } else if let list = property as? [Any] {
            let numbers = list.compactMap { ($0 as? NSNumber)?.doubleValue }.filter(\.isFinite)
            guard numbers.count == list.count else { return nil }
            self = .numbers(numbers)
        } else {
            return nil
        }
    }
}

extension CFDictionary {
    /// Returns a nested dictionary.
    func dictionary(_ key: String) -> CFDictionary? {
        self[key] as? CFDictionary
    }
}
