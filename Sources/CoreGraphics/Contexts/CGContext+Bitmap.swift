import Raster

extension CGContext {
    /// A context that draws into a bitmap.
    ///
    /// `data` is memory of at least `bytesPerRow * height` bytes that outlives the context, rows from the top, drawn over
    /// as it is; nil makes transparent (or, without alpha, black) memory, and `bytesPerRow` may then be 0 for what fits.
    ///
    /// RGB has premultiplied or skipped alpha, first or last; gray and inks have none; alpha may be alone. Components are whole
    /// numbers of 8 or 16 bits, or of 5 for RGB in 16, or floating-point numbers of 16 or 32 bits; inks and alpha alone have 8.
    /// Inks are those of device or generic CMYK, on white paper, and are drawn by way of sRGB. `bitmapInfo`
    /// says which, and in which order bytes lie; without an order whole numbers have their high byte first, and
    /// floating-point ones are the processor's. Up to 8 bits all RGB is drawn as sRGB. More bits, and floating-point numbers,
    /// are drawn in floating point in the context's own space, which takes longer; in the extended spaces components may lie
    /// outside 0...1.
    ///
    /// Nil for other forms, for sizes that are not positive or don't fit together, and above four gigabytes; each is
    /// reported.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo, base: .identity)
    }

    /// As the public one, with the CTM to start with: shadows and patterns are measured in its space.
    package convenience init?(
        data: UnsafeMutableRawPointer? = nil, width: Int, height: Int, bitsPerComponent: Int = 8, bytesPerRow: Int = 0,
        space: CGColorSpace, bitmapInfo: UInt32, base: CGAffineTransform
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        func refuse() {
            reportOnce(
                """
                CGContext: no context of \(width) x \(height) pixels, \(bitsPerComponent) bits a component, \
                \(bytesPerRow) bytes a row, \(space.name ?? "no color space"), bitmap info \(bitmapInfo)
                """)
        }
        guard
            // How long rows of the caller's memory are only the caller knows.
            data == nil || bytesPerRow > 0,
            let layout = PixelLayout(
                drawingWidth: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
                space: space, bitmapInfo: info)
        else {
            refuse()
            return nil
        }
        if layout.format.bits > 8 {
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
        let isDrawnAsSRGB = space.model == .rgb && !space.isEncodedAsSRGB
        if isDrawnAsSRGB { reportOnce("CGContext: a context in \(space.name ?? "this space") is drawn in as sRGB") }
        self.init(
            memory: memory, space: layout.alpha == .alphaOnly ? nil : isDrawnAsSRGB ? .standard : space,
            base: base)
    }

    // MARK: Properties

    // A context that is not a bitmap's has none of these: nil, zero, `none`.

    /// The bitmap's memory, which the caller may read and write between calls. Its address doesn't change afterwards.
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
    /// The position and interpretation of a pixel's alpha.
    public var alphaInfo: CGImageAlphaInfo { memory?.layout.alpha ?? .none }
    /// The layout of pixels in memory.
    public var bitmapInfo: CGBitmapInfo { memory?.layout.bitmapInfo ?? [] }

    /// Returns an image of what has been drawn, unaffected by later drawing and without open transparency layers. Nil
    /// when memory is short, and for a context other than a bitmap's.
    ///
    /// Pixels are copied when the context draws again, or immediately when the caller has obtained their address.
    public func makeImage() -> CGImage? {
        memory?.image(in: space)
    }
}

/// A bitmap of four gigabytes has 32,768 by 32,768 pixels; more is a mistake or an attack.
private let maxByteCount = 1 << 32

extension PixelLayout {
    /// A layout to draw in; nil for one that is for reading only.
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
            guard bitsPerComponent == 8, space.encoding == .cmyk else { return nil }
            bitsPerPixel = 32
        case (.alphaOnly, _):
            guard bitsPerComponent == 8 else { return nil }
            bitsPerPixel = 8
        default:
            return nil
        }
        let (row, overflow) = width.multipliedReportingOverflow(by: bitsPerPixel / 8)
        guard !overflow, row <= maxByteCount else { return nil }
        // Rows of whole cache lines, unless the caller wants others.
        self.init(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow == 0 ? (row + 63) & ~63 : bytesPerRow,
            components: bitmapInfo.alpha == .alphaOnly ? 1 : space.numberOfComponents, bitmapInfo: bitmapInfo)
        guard self.bytesPerRow <= maxByteCount / height else { return nil }
    }
}
