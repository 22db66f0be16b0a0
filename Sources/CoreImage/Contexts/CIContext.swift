public import CoreGraphics
public import Foundation
import ImageIO
import Raster

/// Renders images to pixels.
///
/// Filters compute in floating point on premultiplied linear light with sRGB's primaries, on all cores; the result
/// does not depend on their number.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cicontext)
public final class CIContext: NSObject, @unchecked Sendable {
    // The Quartz context belongs to its creator, since `draw(_:in:from:)` is called by the thread that draws in it.
    // Everything else is immutable.

    let space: WorkingSpace
    let threads: Int
    /// The side length of the tiles, which are rendered one after another, in pixels.
    private let tileSide: Int
    let outputSpace: CGColorSpace?
    /// The destination of `draw(_:in:from:)`; nil for a context that only creates images.
    let canvas: CGContext?

    /// Creates a context that works in linear light and renders to sRGB.
    public override convenience init() { self.init(options: nil) }

    /// Creates a context with options: `.workingColorSpace` and `.outputColorSpace`. If the working space is `NSNull`,
    /// or is not linear, filters compute on sRGB-encoded values. Other options are accepted for source compatibility.
    public convenience init(options: [CIContextOption: Any]?) { self.init(canvas: nil, options) }

    init(canvas: CGContext?, _ options: [CIContextOption: Any]?) {
        self.canvas = canvas
        var isLinear = true
        if let working = options?[.workingColorSpace] {
            isLinear = (working as? CGColorSpace)?.isLinear ?? false
        }
        space = WorkingSpace(isLinear: isLinear)
        outputSpace = options?[.outputColorSpace] as? CGColorSpace
        threads = ThreadPool.processorCount
        tileSide = Self.tileSide(for: (options?[.memoryTarget] as? NSNumber)?.doubleValue)
    }

    /// A tile takes 16 bytes per pixel, and about 16 tiles are held at once.
    private static func tileSide(for megabytes: Double?) -> Int {
        guard let megabytes, megabytes > 0 else { return 1024 }
        return Int(min(max((megabytes * 1e6 / 256).squareRoot(), 64), 1024))
    }

    /// For tests: sets the number of threads.
    package init(threads: Int, isLinear: Bool = true) {
        space = WorkingSpace(isLinear: isLinear)
        outputSpace = nil
        canvas = nil
        tileSide = 1024
        self.threads = threads
    }

    /// The working space of filters.
    public var workingColorSpace: CGColorSpace? { space.colorSpace }

    /// The working format of filters: always floats.
    public var workingFormat: CIFormat { .RGBAf }

    /// Does nothing: there are no caches.
    public func clearCaches() {}

    /// The maximum size of an image.
    public func inputImageMaximumSize() -> CGSize { CGSize(width: 1 << 24, height: 1 << 24) }
    /// The maximum size that can be rendered at once.
    public func outputImageMaximumSize() -> CGSize { CGSize(width: 1 << 16, height: 1 << 16) }

    // MARK: Image creation

    /// Renders `fromRect` to an 8-bit sRGB image. Returns nil, which is reported, if the rectangle is empty, infinite
    /// or too large.
    public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        createCGImage(image, from: fromRect, format: .RGBA8, colorSpace: outputSpace)
    }

    /// Renders `fromRect` to an image of a format and a colour space; nil means sRGB.
    public func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? {
        guard let region = region(of: fromRect), let layout = format.layout else { return nil }
        let space = colorSpace ?? .standard
        guard space.name == CGColorSpace.sRGB || space == CGColorSpaceCreateDeviceRGB(), layout.component == .byte,
            layout.channels.count == 4
        else { return deepImage(image, region, layout, space) }
        guard let buffer = PixelBuffer(width: region.width, height: region.height) else { return nil }
        let writer = BitmapWriter(PixelFormat(.byte, [0, 1, 2, 3]), space, from: self.space)
        let target = ByteTarget(base: buffer.base, rowBytes: buffer.bytesPerRow)
        let isWhole =
            write(image, region, to: target, by: writer)
            || forEachTile(of: image, region) { tile in
                writer.write(tile, to: target.base, rowBytes: target.rowBytes, region: region, threads: threads)
            }
        return isWhole ? CGImage(bitmap: Bitmap(buffer)) : nil
    }

    private func deepImage(
        _ image: CIImage, _ region: PixelRect, _ layout: PixelFormat, _ space: CGColorSpace
    ) -> CGImage? {
        // Quartz has no 10-bit pixel formats.
        let isColor = layout.channels.count == 4 || layout.component == .tenBits
        let component = layout.component == .tenBits ? .short : layout.component
        let layout = isColor ? PixelFormat(component, [0, 1, 2, 3]) : layout
        var info = isColor ? CGImageAlphaInfo.premultipliedLast.rawValue : CGImageAlphaInfo.none.rawValue
        if layout.component != .byte {
            let order: CGImageByteOrderInfo = layout.component == .float ? .order32Little : .order16Little
            info |= order.rawValue
            if layout.component != .short { info |= CGBitmapInfo.floatComponents.rawValue }
        }
        let rowBytes = region.width * layout.bytesPerPixel
        var data = Data(count: rowBytes * region.height)
        let target = isColor ? space : CGColorSpaceCreateDeviceGray()
        // Gray spaces store encoded values.
        let writer = BitmapWriter(layout, isColor ? space : target, from: self.space)
        let isWhole = data.withUnsafeMutableBytes { bytes -> Bool in
            guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return false }
            nonisolated(unsafe) let memory = base
            return forEachTile(of: image, region) {
                writer.write($0, to: memory, rowBytes: rowBytes, region: region, threads: threads)
            }
        }
        guard isWhole, let provider = CGDataProvider(data: data) else { return nil }
        let bits = 8 * layout.bytesPerPixel / layout.channels.count
        return CGImage(
            width: region.width, height: region.height, bitsPerComponent: bits,
            bitsPerPixel: 8 * layout.bytesPerPixel, bytesPerRow: rowBytes, space: target,
            bitmapInfo: CGBitmapInfo(rawValue: info), provider: provider, decode: nil, shouldInterpolate: true,
            intent: .defaultIntent)
    }

    // MARK: Memory

    /// Renders `bounds` into memory with `rowBytes` per row, topmost row first. Without a colour space values stay in
    /// the working space. Failures are reported, and leave the memory unchanged.
    public func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let region = region(of: bounds) else { return }
        guard let layout = format.layout, rowBytes >= region.width * layout.bytesPerPixel else {
            return reportOnce(
                "CIContext: \(rowBytes) bytes per row don't hold \(region.width) pixels of format \(format.rawValue)")
        }
        let writer = BitmapWriter(layout, colorSpace, from: space)
        nonisolated(unsafe) let memory = data.assumingMemoryBound(to: UInt8.self)
        if write(image, region, to: ByteTarget(base: memory, rowBytes: rowBytes), by: writer) { return }
        _ = forEachTile(of: image, region) { tile in
            writer.write(tile, to: memory, rowBytes: rowBytes, region: region, threads: threads)
        }
    }

    // MARK: Rendering

    /// Writes an image whose bytes are available without conversion to linear light. Returns false for any other.
    private func write(
        _ image: CIImage, _ region: PixelRect, to target: ByteTarget, by writer: BitmapWriter
    ) -> Bool {
        guard writer.isPlain, image.node.pixels.contains(region) else { return false }
        return image.node.write(region, to: target, threads: threads)
    }

    /// Rounds to whole pixels. Returns nil, which is reported, if the region is empty or too large.
    func region(of rect: CGRect) -> PixelRect? {
        let region = PixelRect(covering: rect.isNull ? .zero : rect.standardized)
        guard !rect.isInfinite, !region.isEmpty, region.width <= 1 << 16, region.height <= 1 << 16,
            region.width * region.height <= 1 << 28
        else {
            reportOnce("CIContext: \(rect) can't be rendered: it is empty, infinite or too large")
            return nil
        }
        return region
    }

    /// Calls `body` with each tile of the region. Returns false if one could not be rendered.
    func forEachTile(of image: CIImage, _ region: PixelRect, _ body: (FloatImage) -> Void) -> Bool {
        let pass = RenderPass(space: space, threads: threads)
        let (width, height) = pass.tileSize(of: image.node, in: region, side: tileSide)
        for y in stride(from: region.y, to: region.maxY, by: height) {
            for x in stride(from: region.x, to: region.maxX, by: width) {
                let tile = PixelRect(
                    x: x, y: y, width: min(width, region.maxX - x), height: min(height, region.maxY - y))
                guard let pixels = pass.image(of: image.node, tile) else { return false }
                body(pixels)
                pass.endBand()
            }
        }
        return true
    }
}

extension CGColorSpace {
    fileprivate var isLinear: Bool { name?.contains("Linear") ?? false }
}

/// Options for creating a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The working space of filters: a `CGColorSpace`, or `NSNull` for unmanaged sRGB values.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// The colour space of rendered images: a `CGColorSpace`.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// The working format. No effect: it is always floats.
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    /// Whether to render on the CPU. No effect: it always does.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// Whether to downsample in high quality. No effect.
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    /// Whether to cache intermediate results. No effect: they are not cached.
    public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
    /// Whether the output is premultiplied. No effect.
    public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
    /// Whether to render at low priority. No effect.
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    /// The approximate number of megabytes that rendering may take: a number. Below 256 it makes tiles smaller than
    /// 1,024 pixels a side.
    public static let memoryTarget = CIContextOption(rawValue: "memory_target")
    /// The context's name. No effect.
    public static let name = CIContextOption(rawValue: "name")
}
