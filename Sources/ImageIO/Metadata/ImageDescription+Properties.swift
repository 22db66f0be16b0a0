import CoreGraphics
import Foundation

extension ImageDescription {
    /// The dictionary that `CGImageSourceCopyPropertiesAtIndex` returns.
    var properties: CFDictionary {
        var result = metadata.properties
        let nodes = xmp.flatMap { XMPPacket.read($0) } ?? []
        let texts = iptc.dictionary.merging(IPTCProperties.dictionary(of: nodes)) { _, new in new }
        if !texts.isEmpty { result[kCGImagePropertyIPTCDictionary] = texts }
        let aux = MetadataTagTable.auxDictionary(of: nodes)
        if !aux.isEmpty { result[kCGImagePropertyExifAuxDictionary] = aux }
        result[kCGImagePropertyPixelWidth] = NSNumber(value: width)
        result[kCGImagePropertyPixelHeight] = NSNumber(value: height)
        result[kCGImagePropertyDepth] = NSNumber(value: depth)
        result[kCGImagePropertyHasAlpha] = NSNumber(value: hasAlpha)
        result[kCGImagePropertyColorModel] = model.name
        if isIndexed { result[kCGImagePropertyIsIndexed] = NSNumber(value: true) }
        if isFloat { result[kCGImagePropertyIsFloat] = NSNumber(value: true) }
        if let orientation { result[kCGImagePropertyOrientation] = NSNumber(value: orientation.rawValue) }
        if let resolution {
            result[kCGImagePropertyDPIWidth] = NSNumber(value: resolution.x)
            result[kCGImagePropertyDPIHeight] = NSNumber(value: resolution.y)
        }
        if let namedSpace { result[kCGImagePropertyNamedColorSpace] = namedSpace }
        if let profileName { result[kCGImagePropertyProfileName] = profileName }
        return result
    }
}

extension ImageDescription.Model {
    fileprivate var name: String {
        switch self {
        case .gray: kCGImagePropertyColorModelGray
        case .rgb: kCGImagePropertyColorModelRGB
        case .cmyk: kCGImagePropertyColorModelCMYK
        case .lab: kCGImagePropertyColorModelLab
        }
    }
}
