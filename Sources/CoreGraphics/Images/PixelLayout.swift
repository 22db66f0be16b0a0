import Raster

/// How pixels of 8-bit components lie in memory, checked to be one of the combinations that can be read.
struct PixelLayout: Hashable, Sendable {
    private(set) var width: Int
    private(set) var height: Int
    let bitsPerPixel: Int
    let bytesPerRow: Int
    let bitmapInfo: CGBitmapInfo
    let alpha: CGImageAlphaInfo
    /// Where in a pixel each component of colour lies, in bytes.
    let colorOffsets: [Int]
    /// Where in a pixel the alpha lies, in bytes.
    let alphaOffset: Int?

    var bytesPerPixel: Int { bitsPerPixel / 8 }
    var bitsPerComponent: Int { 8 }

    /// The bytes from the first pixel to the last one's end; the last row needs no padding.
    var byteCount: Int { bytesPerRow * (height - 1) + width * bytesPerPixel }

    /// Nil for sizes that are not positive or overflow, and for combinations that don't fit together.
    init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, components: Int,
        bitmapInfo: CGBitmapInfo
    ) {
        guard width > 0, height > 0, bitsPerComponent == 8, (1...4).contains(components),
            bitmapInfo.isDisjoint(with: .floatInfoMask),
            let alpha = bitmapInfo.alpha, let order = bitmapInfo.byteOrder,
            let offsets = Self.offsets(components: components, alpha: alpha, bytesPerPixel: bitsPerPixel / 8),
            bitsPerPixel % 8 == 0
        else { return nil }
        let (rowBits, rowOverflow) = width.multipliedReportingOverflow(by: bitsPerPixel)
        let (size, overflow) = bytesPerRow.multipliedReportingOverflow(by: height)
        guard !rowOverflow, !overflow, size > 0, bytesPerRow >= rowBits / 8 else { return nil }

        let unit: Int? =
            switch order {
            case .order32Little: 4
            case .order16Little: 2
            default: nil
            }
        if let unit, unit != bitsPerPixel / 8 { return nil }
        // A little-endian unit is a pixel stored from its last byte to its first.
        func placed(_ offset: Int) -> Int { unit.map { $0 - 1 - offset } ?? offset }

        self.width = width
        self.height = height
        self.bitsPerPixel = bitsPerPixel
        self.bytesPerRow = bytesPerRow
        self.bitmapInfo = bitmapInfo
        self.alpha = alpha
        colorOffsets = offsets.color.map(placed)
        alphaOffset = offsets.alpha.map(placed)
    }

    /// The layout of memory that the rasterizer draws in.
    init(of buffer: PixelBuffer, alpha: CGImageAlphaInfo) {
        width = buffer.width
        height = buffer.height
        bitsPerPixel = 32
        bytesPerRow = buffer.bytesPerRow
        bitmapInfo = CGBitmapInfo(alpha: alpha)
        self.alpha = alpha
        colorOffsets = [0, 1, 2]
        alphaOffset = alpha.hasAlpha ? 3 : nil
    }

    /// The layout of a part of such a picture, in the same memory.
    func resized(width: Int, height: Int) -> PixelLayout {
        var layout = self
        layout.width = width
        layout.height = height
        return layout
    }

    private static func offsets(
        components: Int, alpha: CGImageAlphaInfo, bytesPerPixel: Int
    ) -> (color: [Int], alpha: Int?)? {
        switch alpha {
        case .none:
            bytesPerPixel == components ? (Array(0..<components), nil) : nil
        case .premultipliedLast, .last:
            bytesPerPixel == components + 1 ? (Array(0..<components), components) : nil
        case .premultipliedFirst, .first:
            bytesPerPixel == components + 1 ? (Array(1...components), 0) : nil
        case .noneSkipLast:
            bytesPerPixel == components + 1 ? (Array(0..<components), nil) : nil
        case .noneSkipFirst:
            bytesPerPixel == components + 1 ? (Array(1...components), nil) : nil
        case .alphaOnly:
            bytesPerPixel == 1 ? ([], 0) : nil
        }
    }
}
