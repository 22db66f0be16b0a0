import Raster

/// Releases the memory of a bitmap context; called with the `releaseInfo` that the program passed and the memory's
/// address.
public typealias CGBitmapContextReleaseDataCallback =
    @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> Void

/// Calls a program's release callback when the context that holds this object is deallocated.
final class MemoryRelease {
    private let callback: CGBitmapContextReleaseDataCallback
    private let info, data: UnsafeMutableRawPointer?

    init(
        _ callback: @escaping CGBitmapContextReleaseDataCallback, _ info: UnsafeMutableRawPointer?,
        _ data: UnsafeMutableRawPointer?
    ) {
        (self.callback, self.info, self.data) = (callback, info, data)
    }

    deinit { callback(info, data) }
}

extension CGContext {
    /// Creates a context that draws into a bitmap.
    ///
    /// `data` is memory of at least `bytesPerRow * height` bytes that outlives the context, rows from the top;
    /// existing contents are kept and drawn over. Nil allocates transparent (or, without alpha, black) memory, and
    /// `bytesPerRow` may then be 0 for the context's own choice.
    ///
    /// RGB has premultiplied or skipped alpha, first or last; gray and CMYK have none; alpha may be alone. Components
    /// are integers of 8 or 16 bits, or of 5 for RGB in 16, or floating-point numbers of 16 or 32 bits; alpha alone has
    /// 8. CMYK is composited on white paper, and is drawn in sRGB. `bitmapInfo` selects the format and the byte order;
    ///    by default integers are big-endian and floating-point numbers are in the processor's order. Formats of more
    ///    than 8 bits, and RGB other than sRGB's, are drawn in floating point in the context's own space, or, where a
    ///    profile defines that space, in extended sRGB, which is slower; in extended spaces components may lie outside
    ///    0...1. RGB of 5 bits is drawn as sRGB.
    ///
    /// Nil, which is reported, for other formats, sizes that are not positive or inconsistent, and more than four
    /// gigabytes.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo, base: .identity)
    }

    /// Creates a context over memory that is released with the context: by `releaseCallback`, called with `releaseInfo`
    /// and the memory's address. It is not called when no context is created.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
        releaseInfo: UnsafeMutableRawPointer?
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo)
        memoryRelease = releaseCallback.map { MemoryRelease($0, releaseInfo, data) }
    }

    /// Creates a context like the public initializer, with an initial CTM, in whose space shadows and patterns are
    /// measured.
    package convenience init?(
        data: UnsafeMutableRawPointer? = nil, width: Int, height: Int, bitsPerComponent: Int = 8, bytesPerRow: Int = 0,
        space: CGColorSpace, bitmapInfo: UInt32, base: CGAffineTransform
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        func refuse() {
            reportOnce(
                """
                CGContext: no context of \(width) x \(height) pixels, \(bitsPerComponent) bits per component, \
                \(bytesPerRow) bytes per row, \(space.name ?? "no color space"), bitmap info \(bitmapInfo)
                """)
        }
        guard
            // Only the caller knows the row length of its memory.
            data == nil || bytesPerRow > 0,
            let layout = PixelLayout(
                drawingWidth: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
                space: space, bitmapInfo: info)
        else {
            refuse()
            return nil
        }
        if layout.isWide(in: space) {
            guard let memory = WideBitmapMemory(layout, space: space, data: data) else {
                refuse()
                return nil
            }
            self.init(memory, space: space, base: base)
            return
        }
        guard let memory = BitmapMemory(layout, data: data) else {
            refuse()
            return nil
        }
        let isDrawnAsSRGB = space.model == .rgb && !space.isEncodedAsSRGB && layout.alpha != .alphaOnly
        if isDrawnAsSRGB { reportOnce("CGContext: a context in \(space.name ?? "this space") draws in sRGB") }
        self.init(
            memory: memory, space: layout.alpha == .alphaOnly ? nil : isDrawnAsSRGB ? .standard : space,
            base: base)
    }

    // MARK: Properties

    // Contexts other than bitmap contexts return nil, zero or `none`.

    /// The bitmap's memory, which the caller may read and write between calls. Its address stays the same once
    /// obtained.
    public var data: UnsafeMutableRawPointer? { drawnMemory?.address }
    /// The width in pixels.
    public var width: Int { memory?.layout.width ?? 0 }
    /// The height in pixels.
    public var height: Int { memory?.layout.height ?? 0 }
    /// The number of bytes from one row to the next.
    public var bytesPerRow: Int { memory?.layout.bytesPerRow ?? 0 }
    /// The number of bits per component.
    public var bitsPerComponent: Int { memory?.layout.bitsPerComponent ?? 0 }
    /// The number of bits per pixel.
    public var bitsPerPixel: Int { memory?.layout.bitsPerPixel ?? 0 }
    /// The colour space of the pixels; nil for alpha alone.
    public var colorSpace: CGColorSpace? { space }
    /// The position and interpretation of a pixel's alpha.
    public var alphaInfo: CGImageAlphaInfo { memory?.layout.alpha ?? .none }
    /// The layout of pixels in memory.
    public var bitmapInfo: CGBitmapInfo { memory?.layout.bitmapInfo ?? [] }

    /// Returns an image of what has been drawn, unaffected by later drawing and without open transparency layers. Nil
    /// when memory is short, and for a context other than a bitmap's.
    ///
    /// Pixels are copied when the context draws again, or immediately when the caller has obtained their address.
    public func makeImage() -> CGImage? {
        drawnMemory?.image(in: space)
    }
}

/// 32,768 by 32,768 pixels take four gigabytes; more is a mistake or an attack.
private let maxByteCount = 1 << 32

extension PixelLayout {
    /// Whether the rasterizer's sRGB bytes would lose information of pixels in this format.
    fileprivate func isWide(in space: CGColorSpace) -> Bool {
        guard format == .byte else { return format.bits > 8 }
        return (space.model == .rgb || space.model == .monochrome || space.model == .cmyk) && alpha != .alphaOnly
            && !space.needsNoConversion && space.encoding != .cmyk
    }

    /// A pixel format that can be drawn into; nil for one that is read-only.
    fileprivate init?(
        drawingWidth width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo
    ) {
        let isFloat = bitmapInfo.contains(.floatComponents)
        let isWide = bitsPerComponent == 16 || (bitsPerComponent == 32 && isFloat)
        let bitsPerPixel: Int
        switch (bitmapInfo.alpha, space.model) {
        case (.premultipliedFirst, .rgb), (.premultipliedLast, .rgb), (.noneSkipFirst, .rgb), (.noneSkipLast, .rgb):
            guard isWide || bitsPerComponent == 8 || bitsPerComponent == 5 else { return nil }
            bitsPerPixel = bitsPerComponent == 5 ? 16 : 4 * bitsPerComponent
        case (.none?, .monochrome):
            guard isWide || bitsPerComponent == 8 else { return nil }
            bitsPerPixel = bitsPerComponent
        case (.none?, .cmyk):
            guard isWide || bitsPerComponent == 8 else { return nil }
            bitsPerPixel = 4 * bitsPerComponent
        case (.alphaOnly, _):
            guard bitsPerComponent == 8 else { return nil }
            bitsPerPixel = 8
        default:
            return nil
        }
        let (row, overflow) = width.multipliedReportingOverflow(by: bitsPerPixel / 8)
        guard !overflow, row <= maxByteCount else { return nil }
        // Rows are whole cache lines, unless the caller sets their length.
        self.init(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow == 0 ? (row + 63) & ~63 : bytesPerRow,
            components: bitmapInfo.alpha == .alphaOnly ? 1 : space.numberOfComponents, bitmapInfo: bitmapInfo)
        guard self.bytesPerRow <= maxByteCount / height else { return nil }
    }
}
