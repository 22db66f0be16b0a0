import CoreGraphics
import Foundation

/// What a caller's dictionary asks to have written, taken out of `Any` once.
struct ImageProperties: Hashable {
    var orientation: CGImagePropertyOrientation?
    var resolution: ImageDescription.Resolution?

    /// Reads the keys that are known and leaves the rest, as Apple's encoders do. Nonsense is left out.
    init(_ dictionary: CFDictionary?) {
        guard let dictionary else { return }
        let number = { (key: String) in (dictionary[key] as? NSNumber)?.doubleValue }
        orientation = number(kCGImagePropertyOrientation)
            .flatMap { UInt32(exactly: $0) }
            .flatMap(CGImagePropertyOrientation.init)
        if let x = number(kCGImagePropertyDPIWidth), let y = number(kCGImagePropertyDPIHeight),
            Self.resolutions.contains(x), Self.resolutions.contains(y)
        {
            resolution = .init(x: x, y: y)
        }
    }

    /// Pixels per inch that a file's integers can hold.
    private static let resolutions = 0.03...1e7

    /// These, and where they say nothing, `others`.
    func filled(from others: ImageProperties) -> ImageProperties {
        var result = self
        result.orientation = orientation ?? others.orientation
        result.resolution = resolution ?? others.resolution
        return result
    }
}

extension ImageDescription {
    /// The dictionary that `CGImageSourceCopyPropertiesAtIndex` hands out.
    var properties: CFDictionary {
        var result: CFDictionary = [
            kCGImagePropertyPixelWidth: NSNumber(value: width),
            kCGImagePropertyPixelHeight: NSNumber(value: height),
            kCGImagePropertyDepth: NSNumber(value: depth),
            kCGImagePropertyHasAlpha: NSNumber(value: hasAlpha),
        ]
        result[kCGImagePropertyColorModel] =
            switch model {
            case .gray: kCGImagePropertyColorModelGray
            case .rgb: kCGImagePropertyColorModelRGB
            case .cmyk: kCGImagePropertyColorModelCMYK
            }
        if isIndexed { result[kCGImagePropertyIsIndexed] = NSNumber(value: true) }
        if let orientation { result[kCGImagePropertyOrientation] = NSNumber(value: orientation.rawValue) }
        if let resolution {
            result[kCGImagePropertyDPIWidth] = NSNumber(value: resolution.x)
            result[kCGImagePropertyDPIHeight] = NSNumber(value: resolution.y)
        }
        return result
    }
}
