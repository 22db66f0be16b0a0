import CoreGraphics
import Foundation

/// The mapping between image properties and XMP properties.
enum MetadataTagTable {
    /// Returns the prefix and name for a key of one of the dictionaries; nil if XMP has none.
    static func tag(dictionary: String, key: String) -> (prefix: String, name: String)? {
        switch dictionary {
        case kCGImagePropertyTIFFDictionary:
            ExifField.tiff.contains { $0.key == key } ? (kCGImageMetadataPrefixTIFF, key) : nil
        case kCGImagePropertyExifDictionary:
            ExifField.exif.contains { $0.key == key } ? (kCGImageMetadataPrefixExif, key) : nil
        case kCGImagePropertyGPSDictionary:
            ExifField.gps.contains { $0.key == key } ? (kCGImageMetadataPrefixExif, gpsName(key)) : nil
        case kCGImagePropertyExifAuxDictionary:
            aux[key].map { (kCGImageMetadataPrefixExifAux, $0) }
        case kCGImagePropertyIPTCDictionary:
            IPTCField.all.first { $0.key == key }?.xmp.map { ($0.prefix, $0.name) }
                ?? (IPTCExtensionTable.keys.contains(key)
                    ? (kCGImageMetadataPrefixIPTCExtension, IPTCExtensionTable.names[key] ?? key) : nil)
        default: nil
        }
    }

    private static func gpsName(_ key: String) -> String { key.hasPrefix("GPS") ? "GPSVersionID" : "GPS" + key }

    /// The XMP names of the keys of lenses and serial numbers.
    static let aux: [String: String] = [
        kCGImagePropertyExifAuxLensInfo: "LensInfo", kCGImagePropertyExifAuxLensModel: "Lens",
        kCGImagePropertyExifAuxSerialNumber: "SerialNumber", kCGImagePropertyExifAuxLensID: "LensID",
        kCGImagePropertyExifAuxLensSerialNumber: "LensSerialNumber",
        kCGImagePropertyExifAuxImageNumber: "ImageNumber",
        kCGImagePropertyExifAuxFlashCompensation: "FlashCompensation",
        kCGImagePropertyExifAuxOwnerName: "OwnerName", kCGImagePropertyExifAuxFirmware: "Firmware",
    ]

    /// Returns the dictionary of lenses and serial numbers for XMP properties.
    static func auxDictionary(of nodes: [XMPNode]) -> CFDictionary {
        var result: CFDictionary = [:]
        for (key, name) in aux {
            result[key] = nodes.first { $0.prefix == kCGImageMetadataPrefixExifAux && $0.name == name }?.text
        }
        return result
    }

    /// Returns the XMP properties for a dictionary of lenses and serial numbers.
    static func auxNodes(of dictionary: CFDictionary) -> [XMPNode] {
        aux.sorted { $0.value < $1.value }.compactMap { key, name in
            dictionary[key].flatMap { XMPNode.text(of: $0) }.map {
                XMPNode(
                    namespace: kCGImageMetadataNamespaceExifAux, prefix: kCGImageMetadataPrefixExifAux, name: name,
                    type: .string, value: .text($0))
            }
        }
    }

    /// Returns the XMP properties for a file's Exif metadata.
    static func nodes(of metadata: Metadata) -> [XMPNode] {
        var result: [XMPNode] = []
        for dictionary in [
            kCGImagePropertyTIFFDictionary, kCGImagePropertyExifDictionary, kCGImagePropertyGPSDictionary,
        ] {
            for (key, value) in (metadata[dictionary] ?? [:]).sorted(by: { $0.key < $1.key }) {
                guard let tag = tag(dictionary: dictionary, key: key), let namespace = XMPNamespace.known[tag.prefix],
                    let node = XMPNode(
                        namespace: namespace, prefix: tag.prefix, name: tag.name, type: .default, any: value.property,
                        depth: 0)
                else { continue }
                result.append(node)
            }
        }
        return result
    }

    /// Returns the Exif dictionaries for XMP properties, with numeric values as numbers.
    static func dictionaries(of nodes: [XMPNode]) -> CFDictionary {
        var result: CFDictionary = [:]
        let tables = [
            (kCGImagePropertyTIFFDictionary, ExifField.tiff), (kCGImagePropertyExifDictionary, ExifField.exif),
            (kCGImagePropertyGPSDictionary, ExifField.gps),
        ]
        for (dictionary, fields) in tables {
            var values: CFDictionary = [:]
            for field in fields {
                guard let tag = tag(dictionary: dictionary, key: field.key),
                    let node = nodes.first(where: { $0.prefix == tag.prefix && $0.name == tag.name })
                else { continue }
                let texts = node.text.map { [$0] } ?? node.children.compactMap(\.text)
                let isText = field.form == .text || field.form == .comment || field.form == .time
                let parts: [Any] = isText ? texts : texts.compactMap { number($0).map { NSNumber(value: $0) } }
                guard let first = parts.first, parts.count == texts.count else { continue }
                values[field.key] = node.text != nil ? first : parts
            }
            if !values.isEmpty { result[dictionary] = values }
        }
        return result
    }

    /// Parses a number, or a fraction as written in XMP.
    private static func number(_ text: String) -> Double? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, let top = Double(parts[0]), top.isFinite else { return nil }
        guard parts.count == 2 else { return top }
        guard let bottom = Double(parts[1]), bottom != 0 else { return nil }
        return top / bottom
    }
}
