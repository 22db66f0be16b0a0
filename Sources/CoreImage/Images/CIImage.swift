public import CoreGraphics
public import CoreVideo
public import Foundation
import ImageIO
import Raster

/// A lazily evaluated image: nothing is computed until a `CIContext` renders it.
///
/// Coordinates have y up. The extent bounds the pixels, and may be infinite.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/ciimage)
public final class CIImage: NSObject, NSCopying, Sendable {
    let node: ImageNode
    /// Whether the next transform samples the nearest pixel instead of interpolating bilinearly.
    let isSampledNearest: Bool
    /// The bitmap that the image was created from; nil for a filter's result.
    public let cgImage: CGImage?
    /// The file that the image was read from, and its index in the file; its properties are read on demand.
    private let source: CGImageSource?
    private let index: Int
    /// The URL of the file that the image was read from; nil for other images.
    public let url: URL?
    /// The pixel buffer that the image was created from; nil for other images.
    public let pixelBuffer: CVPixelBuffer?
    /// The properties that were set on the image; immutable.
    nonisolated(unsafe) private let given: [String: Any]?

    init(
        _ node: ImageNode, cgImage: CGImage? = nil, source: CGImageSource? = nil, index: Int = 0, url: URL? = nil,
        properties: [String: Any]? = nil, pixelBuffer: CVPixelBuffer? = nil, isSampledNearest: Bool = false
    ) {
        self.pixelBuffer = pixelBuffer
        self.index = index
        self.url = url
        given = properties
        if node.depth > RenderPass.maxDepth {
            reportOnce("CIImage: a filter graph of more than \(RenderPass.maxDepth) steps; the image is empty")
        }
        self.node = node.depth > RenderPass.maxDepth ? EmptyNode.shared : node
        self.cgImage = cgImage
        self.source = source
        self.isSampledNearest = isSampledNearest
    }

    /// The same image with a different sampling mode in the next transform.
    func sampling(nearest: Bool) -> CIImage {
        CIImage(
            node, cgImage: cgImage, source: source, index: index, url: url, properties: given, isSampledNearest: nearest
        )
    }

    // MARK: Creation

    /// Creates an image from a bitmap with its lower left corner at the origin.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, options: nil) }

    /// Creates an empty image.
    public override convenience init() { self.init(EmptyNode.shared) }

    /// Creates an image from a bitmap with its lower left corner at the origin. The option `.applyOrientationProperty`
    /// has no effect, as a bitmap has no properties.
    public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) {
        let toned = options?[.toneMapHDRtoSDR] as? Bool ?? false
        // Of a masked image only the bitmap has the full alpha.
        let isDeep = cgImage.bitsPerComponent > 8 && cgImage.colorSpace != nil && !toned
        let deep = isDeep ? DeepBitmapNode(cgImage) : nil
        if options?[.cacheImmediately] as? Bool ?? false { _ = deep?.pixels() }
        self.init(
            deep ?? BitmapNode(cgImage.bitmap), cgImage: cgImage, properties: options?[.properties] as? [String: Any],
            isSampledNearest: options?[.nearestSampling] as? Bool ?? false)
    }

    /// Creates an infinite image of one colour.
    public convenience init(color: CIColor) { self.init(ColorNode(color)) }

    /// Reads the first image of a file. Returns nil if it can't be read.
    public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

    /// Reads the first image of a file, rotated upright if `.applyOrientationProperty` is true.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
        guard let source = CGImageSourceCreateWithURL(url, nil) else { return nil }
        self.init(source, 0, options, url: url)
    }

    /// Decodes an image of a source, rotated upright if `.applyOrientationProperty` is true. Returns nil if it can't be
    /// read.
    public convenience init(
        cgImageSource source: CGImageSource, index: Int, options dict: [CIImageOption: Any]? = nil
    ) { self.init(decoding: source, index, dict) }

    /// Decodes the first image in a file's bytes. Returns nil if they can't be read.
    public convenience init?(data: Data) { self.init(data: data, options: nil) }

    /// Decodes the first image in a file's bytes, rotated upright if `.applyOrientationProperty` is true.
    public convenience init?(data: Data, options: [CIImageOption: Any]?) {
        guard let source = CGImageSourceCreateWithData(data, nil) else { return nil }
        self.init(source, 0, options, url: nil)
    }

    private convenience init(decoding source: CGImageSource, _ index: Int, _ options: [CIImageOption: Any]?) {
        if let image = CIImage(source, index, options, url: nil) {
            self.init(
                image.node, cgImage: image.cgImage, source: source, index: index, properties: image.given,
                isSampledNearest: image.isSampledNearest)
        } else {
            reportOnce("CIImage: there is no image \(index) in the source; the image is empty")
            self.init(EmptyNode.shared)
        }
    }

    private convenience init?(_ source: CGImageSource, _ index: Int, _ options: [CIImageOption: Any]?, url: URL?) {
        for (option, type) in CIImageOption.auxiliary where options?[option] as? Bool ?? false {
            guard let node = CIImage.auxiliary(source, index, type) else { return nil }
            self.init(node, source: source, index: index, url: url)
            return
        }
        let expands = options?[.expandToHDR] as? Bool ?? false
        let request: CFDictionary? = expands ? [kCGImageSourceDecodeRequest: kCGImageSourceDecodeToHDR] : nil
        guard let image = CGImageSourceCreateImageAtIndex(source, index, request) else { return nil }
        let turns = options?[.applyOrientationProperty] as? Bool ?? false
        let properties = turns ? CGImageSourceCopyPropertiesAtIndex(source, index, nil) : nil
        let value = (properties?[kCGImagePropertyOrientation] as? NSNumber)?.uint32Value ?? 1
        let picture = CIImage(cgImage: image, options: options)
        let orientation = CGImagePropertyOrientation(rawValue: value) ?? .up
        self.init(
            orientation == .up ? picture.node : picture.oriented(orientation).node, cgImage: image, source: source,
            index: index, url: url, properties: options?[.properties] as? [String: Any],
            isSampledNearest: options?[.nearestSampling] as? Bool ?? false)
    }

    /// Creates an image from pixels in memory, topmost row first; a nil colour space means the working space. Too few
    /// bytes or an invalid size result in an empty image, which is reported.
    public convenience init(
        bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?
    ) {
        guard let image = BitmapReader(format, colorSpace).image(data, bytesPerRow: bytesPerRow, size: size) else {
            reportOnce(
                "CIImage: no image of \(size.width) x \(size.height) in \(data.count) bytes, \(bytesPerRow) a row")
            self.init(EmptyNode.shared)
            return
        }
        self.init(FloatNode(image, isEncoded: colorSpace != nil))
    }

    /// Returns an empty image.
    public static func empty() -> CIImage { CIImage(EmptyNode.shared) }

    // MARK: Properties

    /// The bounds of the pixels; infinite for an infinite image.
    public var extent: CGRect { node.extent }

    /// The colour space of the bitmap that the image was created from; nil for a filter's result.
    public var colorSpace: CGColorSpace? { cgImage?.colorSpace }

    /// The properties that were set on the image.
    var ownProperties: [String: Any] { given ?? [:] }

    /// Returns the image with other properties, which become the metadata of files that it is rendered to.
    public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
        let named = properties.compactMap { key, value in (key as? String).map { ($0, value) } }
        return CIImage(
            node, cgImage: cgImage, source: source, index: index, url: url,
            properties: Dictionary(uniqueKeysWithValues: named), isSampledNearest: isSampledNearest)
    }

    /// The properties that were set on the image, or else the metadata of the file that it was read from, by ImageIO's
    /// keys; empty for other images.
    public var properties: [String: Any] {
        if let given { return given }
        let all = source.flatMap { CGImageSourceCopyPropertiesAtIndex($0, index, nil) } ?? [:]
        return Dictionary(uniqueKeysWithValues: all.compactMap { key, value in (key as? String).map { ($0, value) } })
    }

    /// Returns the input region that affects `rect`: all of the input.
    public func regionOfInterest(for image: CIImage, in rect: CGRect) -> CGRect { image.extent }

    public override var description: String { "CIImage with extent \(extent)" }
    public func copy(with zone: NSZone?) -> Any { self }

    // MARK: Constant colours

    /// An infinite black image.
    public static let black = CIImage(color: .black)
    /// An infinite white image.
    public static let white = CIImage(color: .white)
    /// An infinite middle gray image.
    public static let gray = CIImage(color: .gray)
    /// An infinite red image.
    public static let red = CIImage(color: .red)
    /// An infinite green image.
    public static let green = CIImage(color: .green)
    /// An infinite blue image.
    public static let blue = CIImage(color: .blue)
    /// An infinite cyan image.
    public static let cyan = CIImage(color: .cyan)
    /// An infinite magenta image.
    public static let magenta = CIImage(color: .magenta)
    /// An infinite yellow image.
    public static let yellow = CIImage(color: .yellow)
    /// An infinite transparent image.
    public static let clear = CIImage(color: .clear)
}

/// An empty image.
final class EmptyNode: ImageNode, @unchecked Sendable {
    static let shared = EmptyNode(extent: .zero)
}

/// Options of an image.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether to apply the orientation in the file's metadata; a `Bool`.
    public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
    /// The properties of the image instead of the file's; a dictionary by ImageIO's keys.
    public static let properties = CIImageOption(rawValue: "kCIImageProperties")
    /// Whether the next transform samples the nearest pixel; a `Bool`.
    public static let nearestSampling = CIImageOption(rawValue: "kCIImageNearestSampling")
    /// The colour space of a texture's pixels; other images have their own.
    public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
}
