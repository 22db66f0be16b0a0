import Raster

/// The layout of pixels in memory, checked to be one of the supported combinations.
struct PixelLayout: Hashable, Sendable {
    private(set) var width: Int
    private(set) var height: Int
    let bitsPerPixel: Int
    let bytesPerRow: Int
    let bitmapInfo: CGBitmapInfo
    let format: ComponentFormat
    let alpha: CGImageAlphaInfo
    /// The offset of each colour component in a pixel: in bytes, or in bits where components are smaller than bytes.
    let colorOffsets: [Int]
    /// The offset of the alpha in a pixel, in bytes.
    let alphaOffset: Int?

    var bytesPerPixel: Int { bitsPerPixel / 8 }
    var bitsPerComponent: Int { format.bits }

    /// The number of bytes of a row's pixels.
    var rowByteCount: Int { (width * bitsPerPixel + 7) / 8 }
    /// The number of bytes from the first pixel to the end of the last one; the last row needs no padding.
    var byteCount: Int { bytesPerRow * (height - 1) + rowByteCount }

    /// Returns nil for sizes that are not positive or overflow, and for inconsistent combinations.
    init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, components: Int,
        bitmapInfo: CGBitmapInfo
    ) {
        guard width > 0, height > 0, (1...4).contains(components), let alpha = bitmapInfo.alpha,
            let format = ComponentFormat(bitsPerComponent: bitsPerComponent, bitmapInfo: bitmapInfo),
            let offsets = Self.offsets(format, components: components, alpha: alpha, bitsPerPixel: bitsPerPixel)
        else { return nil }
        let (rowBits, rowOverflow) = width.multipliedReportingOverflow(by: bitsPerPixel)
        let (size, overflow) = bytesPerRow.multipliedReportingOverflow(by: height)
        guard !rowOverflow, rowBits <= Int.max - 7, !overflow, size > 0, bytesPerRow >= (rowBits + 7) / 8 else {
            return nil
        }
        // A little-endian unit is a pixel of bytes stored from its last one to its first.
        var unit: Int?
        if format == .byte {
            switch bitmapInfo.byteOrder {
            case .order32Little: unit = 4
            case .order16Little: unit = 2
            default: break
            }
        }
        if let unit, unit != bitsPerPixel / 8 { return nil }
        func placed(_ offset: Int) -> Int { unit.map { $0 - 1 - offset } ?? offset }

        self.width = width
        self.height = height
        self.bitsPerPixel = bitsPerPixel
        self.bytesPerRow = bytesPerRow
        self.bitmapInfo = bitmapInfo
        self.format = format
        self.alpha = alpha
        colorOffsets = offsets.color.map(placed)
        alphaOffset = offsets.alpha.map(placed)
    }

    /// Creates the layout of memory that the rasterizer draws in.
    init(of buffer: PixelBuffer, alpha: CGImageAlphaInfo) {
        width = buffer.width
        height = buffer.height
        bitsPerPixel = 32
        bytesPerRow = buffer.bytesPerRow
        bitmapInfo = CGBitmapInfo(alpha: alpha)
        format = .byte
        self.alpha = alpha
        colorOffsets = [0, 1, 2]
        alphaOffset = alpha.hasAlpha ? 3 : nil
    }

    /// Returns the layout of a part of such an image, in the same memory.
    func resized(width: Int, height: Int) -> PixelLayout {
        var layout = self
        layout.width = width
        layout.height = height
        return layout
    }

    /// Returns the offsets of a pixel's components, as in `colorOffsets`; nil when they don't make up a pixel of that
    /// size.
    private static func offsets(
        _ format: ComponentFormat, components: Int, alpha: CGImageAlphaInfo, bitsPerPixel: Int
    ) -> (color: [Int], alpha: Int?)? {
        if case .bits(let bits) = format {
            guard alpha == .none || alpha == .noneSkipLast, bitsPerPixel % bits == 0, bitsPerPixel / bits >= components,
                bitsPerPixel <= 64
            else {
                return nil
            }
            return ((0..<components).map { $0 * bits }, nil)
        }
        if case .fiveBits = format {
            guard !alpha.hasAlpha, bitsPerPixel == 16, components == 3 else { return nil }
            return (alpha == .noneSkipFirst ? [1, 6, 11] : [0, 5, 10], nil)
        }
        let size = format.bits / 8
        // The number of component slots in a pixel.
        let count = bitsPerPixel / format.bits
        guard bitsPerPixel == count * format.bits else { return nil }
        func places(_ range: Range<Int>) -> [Int] { range.map { $0 * size } }
        switch alpha {
        // Without alpha, a pixel may have more room than its colour needs; the rest is ignored.
        case .none, .noneSkipLast: return count >= components ? (places(0..<components), nil) : nil
        case .noneSkipFirst: return count >= components ? (places(count - components..<count), nil) : nil
        case .premultipliedLast, .last:
            return count == components + 1 ? (places(0..<components), components * size) : nil
        case .premultipliedFirst, .first:
            return count == components + 1 ? (places(1..<components + 1), 0) : nil
        case .alphaOnly: return count == 1 ? ([], 0) : nil
        }
    }
}
