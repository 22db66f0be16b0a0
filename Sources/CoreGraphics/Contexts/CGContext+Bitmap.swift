import Raster

extension CGContext {
    /// A context that draws into a bitmap.
    ///
    /// `data` is memory of at least `bytesPerRow * height` bytes that outlives the context, rows from the top, drawn over
    /// as it is; nil makes transparent (or, without alpha, black) memory, and `bytesPerRow` may then be 0 for what fits.
    /// The forms are those of iOS with 8 bits a component: RGB with premultiplied or skipped alpha, first or last, in
    /// either byte order; gray without alpha; alpha alone. Other spaces than RGB and gray are refused, and RGB spaces other than sRGB's are drawn in as sRGB.
    /// Nil for other forms, for sizes that are not positive or don't fit together, and above four gigabytes; each is
    /// reported.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        guard
            // How long rows of the caller's memory are only the caller knows.
            data == nil || bytesPerRow > 0, space.model == .rgb || space.model == .monochrome,
            let layout = PixelLayout(
                drawingWidth: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
                components: space.numberOfComponents, bitmapInfo: info),
            let memory = BitmapMemory(layout, data: data)
        else {
            reportOnce(
                """
                CGContext: no context of \(width) x \(height) pixels, \(bitsPerComponent) bits a component, \
                \(bytesPerRow) bytes a row, \(space.name ?? "no color space"), bitmap info \(bitmapInfo)
                """)
            return nil
        }
        if space.model == .rgb, !space.isEncodedAsSRGB {
            reportOnce("CGContext: a context in \(space.name ?? "this space") is drawn in as sRGB")
        }
        let named = space.model == .rgb && !space.isEncodedAsSRGB ? CGColorSpace.standard : space
        self.init(memory: memory, space: layout.alpha == .alphaOnly ? nil : named, base: .identity)
    }

    // MARK: Properties

    // A context that is not a bitmap's has none of these: nil, zero, `none`.

    /// The bitmap's memory, which is the caller's to read and write between calls. It stays where it is from now on.
    public var data: UnsafeMutableRawPointer? { memory?.address }
    /// The width in pixels.
    public var width: Int { memory?.layout.width ?? 0 }
    /// The height in pixels.
    public var height: Int { memory?.layout.height ?? 0 }
    /// The number of bytes from one row to the next.
    public var bytesPerRow: Int { memory?.layout.bytesPerRow ?? 0 }
    /// The number of bits of a component.
    public var bitsPerComponent: Int { memory?.layout.bitsPerComponent ?? 0 }
    /// The number of bits from one pixel to the next.
    public var bitsPerPixel: Int { memory?.layout.bitsPerPixel ?? 0 }
    /// The space that the pixels are in; nil for alpha alone.
    public var colorSpace: CGColorSpace? { space }
    /// Whether and where a pixel has an alpha.
    public var alphaInfo: CGImageAlphaInfo { memory?.layout.alpha ?? .none }
    /// How pixels lie in memory.
    public var bitmapInfo: CGBitmapInfo { memory?.layout.bitmapInfo ?? [] }

    /// A picture of what has been drawn, which later drawing does not change. Transparency layers still open are not in
    /// it. Nil when memory is short, and for a context that is not a bitmap's.
    ///
    /// Pixels are copied when the context draws again, or at once when the caller holds their address.
    public func makeImage() -> CGImage? {
        guard let memory, let bitmap = memory.snapshot() else { return nil }
        return CGImage(bitmap: bitmap, layout: memory.layout, space: space, source: nil)
    }
}

/// A bitmap of four gigabytes has 32,768 by 32,768 pixels; more is a mistake or an attack.
private let greatestByteCount = 1 << 32

extension PixelLayout {
    /// A layout to draw in; nil for one that is for reading only.
    fileprivate init?(
        drawingWidth width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, components: Int,
        bitmapInfo: CGBitmapInfo
    ) {
        let bitsPerPixel: Int
        switch (bitmapInfo.alpha, components) {
        case (.premultipliedFirst, 3), (.premultipliedLast, 3), (.noneSkipFirst, 3), (.noneSkipLast, 3):
            bitsPerPixel = 32
        case (.none?, 1), (.alphaOnly, _):
            bitsPerPixel = 8
        default:
            return nil
        }
        let (row, overflow) = width.multipliedReportingOverflow(by: bitsPerPixel / 8)
        guard !overflow, row <= greatestByteCount else { return nil }
        // Rows of whole cache lines, unless the caller wants others.
        self.init(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow == 0 ? (row + 63) & ~63 : bytesPerRow, components: components,
            bitmapInfo: bitmapInfo)
        guard self.bytesPerRow <= greatestByteCount / height else { return nil }
    }
}
