public import CoreGraphics
public import Foundation
import ImageIO
import Raster

/// A lazily evaluated image: nothing is computed before a `CIContext` renders it.
///
/// Pixels lie on a plane whose y points up; an image's extent says where it has any, and may be without an end.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/ciimage)
public final class CIImage: NSObject, NSCopying, Sendable {
    let node: ImageNode
    /// Whether the next transform reads the nearest pixel instead of mixing four.
    let isSampledNearest: Bool
    /// The picture that the image was made of; nil for one that filters made.
    public let cgImage: CGImage?
    /// The file that the picture was read from; its properties are read when they are asked for.
    private let source: CGImageSource?

    init(
        _ node: ImageNode, cgImage: CGImage? = nil, source: CGImageSource? = nil, isSampledNearest: Bool = false
    ) {
        if node.depth > RenderPass.maxDepth {
            reportOnce("CIImage: a recipe of more than \(RenderPass.maxDepth) steps; the image is empty")
        }
        self.node = node.depth > RenderPass.maxDepth ? EmptyNode.shared : node
        self.cgImage = cgImage
        self.source = source
        self.isSampledNearest = isSampledNearest
    }

    /// The same image, read otherwise by the next transform.
    func sampling(nearest: Bool) -> CIImage {
        CIImage(node, cgImage: cgImage, source: source, isSampledNearest: nearest)
    }

    // MARK: Making images

    /// A picture with its lower left corner at the origin.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, options: nil) }

    /// A picture with its lower left corner at the origin. `options` may have `.applyOrientationProperty`, which has
    /// no effect on a picture without properties.
    public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) {
        self.init(BitmapNode(cgImage.bitmap), cgImage: cgImage)
    }

    /// One colour everywhere.
    public convenience init(color: CIColor) { self.init(ColorNode(color)) }

    /// The first picture of a file; nil for one that can't be read.
    public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

    /// The first picture of a file, turned as its orientation says if `.applyOrientationProperty` is true.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
        guard let source = CGImageSourceCreateWithURL(url, nil) else { return nil }
        self.init(source, options)
    }

    /// The first picture of a file's bytes; nil for what can't be read.
    public convenience init?(data: Data) { self.init(data: data, options: nil) }

    /// The first picture of a file's bytes, turned as its orientation says if `.applyOrientationProperty` is true.
    public convenience init?(data: Data, options: [CIImageOption: Any]?) {
        guard let source = CGImageSourceCreateWithData(data, nil) else { return nil }
        self.init(source, options)
    }

    private convenience init?(_ source: CGImageSource, _ options: [CIImageOption: Any]?) {
        guard let image = CGImageSourceCreateImageAtIndex(source, 0, nil) else { return nil }
        let turns = options?[.applyOrientationProperty] as? Bool ?? false
        let properties = turns ? CGImageSourceCopyPropertiesAtIndex(source, 0, nil) : nil
        let value = (properties?[kCGImagePropertyOrientation] as? NSNumber)?.uint32Value ?? 1
        let picture = CIImage(cgImage: image)
        let orientation = CGImagePropertyOrientation(rawValue: value) ?? .up
        self.init(
            orientation == .up ? picture.node : picture.oriented(orientation).node, cgImage: image, source: source)
    }

    /// Pixels in memory, rows from the top; `nil` is the working space. Too few bytes, or a size that is none, make
    /// an empty image, which is reported.
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

    /// An image without pixels.
    public static func empty() -> CIImage { CIImage(EmptyNode.shared) }

    // MARK: Asking

    /// The rectangle outside which there are no pixels; infinite for an endless image.
    public var extent: CGRect { node.extent }

    /// The colour space of the picture that the image was made of; nil for one that filters made.
    public var colorSpace: CGColorSpace? { cgImage?.colorSpace }

    /// What the file that the image was read from says of it, by `ImageIO`'s keys; empty for images made otherwise.
    public var properties: [String: Any] {
        let all = source.flatMap { CGImageSourceCopyPropertiesAtIndex($0, 0, nil) } ?? [:]
        return Dictionary(uniqueKeysWithValues: all.compactMap { key, value in (key as? String).map { ($0, value) } })
    }

    /// The pixels that are read for those of `rect`: all of the input.
    public func regionOfInterest(for image: CIImage, in rect: CGRect) -> CGRect { image.extent }

    public override var description: String { "CIImage with extent \(extent)" }
    public func copy(with zone: NSZone?) -> Any { self }

    // MARK: Black, white ...

    /// Black without end.
    public static let black = CIImage(color: .black)
    /// White without end.
    public static let white = CIImage(color: .white)
    /// Middle gray without end.
    public static let gray = CIImage(color: .gray)
    /// Red without end.
    public static let red = CIImage(color: .red)
    /// Green without end.
    public static let green = CIImage(color: .green)
    /// Blue without end.
    public static let blue = CIImage(color: .blue)
    /// Cyan without end.
    public static let cyan = CIImage(color: .cyan)
    /// Magenta without end.
    public static let magenta = CIImage(color: .magenta)
    /// Yellow without end.
    public static let yellow = CIImage(color: .yellow)
    /// Transparency without end.
    public static let clear = CIImage(color: .clear)
}

/// No pixels.
final class EmptyNode: ImageNode, @unchecked Sendable {
    static let shared = EmptyNode(extent: .zero)
}

/// Options of an image.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether to turn the picture as its file says; a `Bool`.
    public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
    /// The colour space to take the pixels in; kept for source compatibility, pictures know their own.
    public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
}
