public import CoreGraphics
import Foundation

/// Returns a file's metadata of an image: its XMP, and its Exif, TIFF, GPS and IPTC metadata as XMP properties; nil if
/// there is no image at `index`.
public func CGImageSourceCopyMetadataAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImageMetadata? {
    isrc.description(at: index).map { CGImageMetadata($0.metadataNodes) }
}

/// Adds an image with metadata, which is written as XMP, and as Exif if there is a field for it.
/// - Parameters:
///   - idst: the destination.
///   - image: the image.
///   - metadata: the metadata, or nil.
///   - options: the keys of `CGImageDestinationAddImage`.
public func CGImageDestinationAddImageAndMetadata(
    _ idst: CGImageDestination, _ image: CGImage, _ metadata: CGImageMetadata?, _ options: CFDictionary?
) {
    idst.add(image, properties: options, metadata: metadata)
}

/// Returns the tag that corresponds to a property in an image's dictionaries; nil if there is none.
/// - Parameters:
///   - metadata: the tags.
///   - dictionaryName: one of the dictionaries of TIFF, Exif, additional Exif, GPS and IPTC.
///   - propertyName: a key in that.
public func CGImageMetadataCopyTagMatchingImageProperty(
    _ metadata: CGImageMetadata, _ dictionaryName: CFString, _ propertyName: CFString
) -> CGImageMetadataTag? {
    guard let tag = MetadataTagTable.tag(dictionary: dictionaryName, key: propertyName) else { return nil }
    return CGImageMetadataCopyTagWithPath(metadata, nil, "\(tag.prefix):\(tag.name)")
}

/// Sets the tag that corresponds to a property in an image's dictionaries; returns false if XMP has none, and for an
/// invalid value.
@discardableResult
public func CGImageMetadataSetValueMatchingImageProperty(
    _ metadata: CGMutableImageMetadata, _ dictionaryName: CFString, _ propertyName: CFString, _ value: CFTypeRef
) -> Bool {
    guard let tag = MetadataTagTable.tag(dictionary: dictionaryName, key: propertyName) else { return false }
    let path = "\(tag.prefix):\(tag.name)"
    if dictionaryName == kCGImagePropertyIPTCDictionary {
        guard let node = IPTCProperties.nodes(of: [propertyName: value]).first else { return false }
        return metadata.replace(nil, path, with: node)
    }
    return CGImageMetadataSetValueWithPath(metadata, nil, path, value)
}

extension ImageDescription {
    /// The file's metadata as XMP properties: its packet first.
    var metadataNodes: [XMPNode] {
        var nodes = xmp.flatMap { XMPPacket.read($0) } ?? []
        let others = MetadataTagTable.nodes(of: metadata) + IPTCProperties.nodes(of: iptc.dictionary)
        for node in others where !nodes.contains(where: { $0.prefix == node.prefix && $0.name == node.name }) {
            nodes.append(node)
        }
        return nodes
    }
}

/// A dictionary of strings and lists of strings.
struct IPTCTexts: Hashable, Sendable {
    private var texts: [String: [String]] = [:]
    private var lists: Set<String> = []

    init() {}

    init(_ dictionary: CFDictionary) {
        for (key, value) in dictionary {
            guard let key = key as? String else { continue }
            if let list = value as? [String] {
                texts[key] = list
                lists.insert(key)
            } else if let text = value as? String {
                texts[key] = [text]
            }
        }
    }

    var dictionary: CFDictionary {
        var result: CFDictionary = [:]
        for (key, values) in texts { result[key] = lists.contains(key) ? values as Any : values[0] as Any }
        return result
    }
}
