import Foundation

/// The header of a BMP file, in any of its versions.
struct BMPHeader {
    enum Compression { case none, runs8, runs4, masks }

    /// The position of a channel's bits in a pixel.
    struct Mask {
        /// The lowest bit.
        let shift: UInt32
        /// The maximum value; 0 for no bits.
        let maxValue: UInt32

        /// Returns nil for bits that are not contiguous.
        init?(_ bits: UInt32) {
            shift = bits == 0 ? 0 : UInt32(bits.trailingZeroBitCount)
            maxValue = bits >> shift
            guard maxValue & (maxValue &+ 1) == 0 else { return nil }
        }

        func level(in pixel: UInt32) -> UInt8 {
            guard maxValue > 0 else { return 0 }
            let value = UInt64(pixel >> shift & maxValue)
            return UInt8((value * 255 + UInt64(maxValue) / 2) / UInt64(maxValue))
        }
    }

    private(set) var width = 0
    private(set) var height = 0
    /// Whether the first row of the file is the image's first; usually it is the last.
    private(set) var isTopDown = false
    private(set) var depth = 0
    private(set) var compression = Compression.none
    /// The masks of red, green, blue and alpha in pixels of 16 and 32 bits.
    private(set) var masks: [Mask] = []
    /// Blue, green and red of each index, three bytes each.
    private(set) var palette: [UInt8] = []
    private(set) var pixelsPerMetre: (x: Int32, y: Int32) = (0, 0)
    /// The offset of the pixels.
    private(set) var pixelOffset = 0

    var hasAlpha: Bool { masks.count == 4 && masks[3].maxValue > 0 }

    private static let fileHeaderSize = 14
    /// The size of the oldest header, which has 16-bit sides and a palette without padding.
    private static let coreSize = 12

    init(_ file: UnsafeRawBufferPointer, limits: ImageLimits) throws(ImageError) {
        var reader = ByteReader(file, at: 10)
        reader.order = .littleEndian
        guard let offset = reader.read(UInt32.self), let size = reader.read(UInt32.self) else { throw Self.cut }
        pixelOffset = Int(offset)
        let knownSizes: Set<UInt32> = [12, 16, 40, 52, 56, 64, 108, 124]
        guard knownSizes.contains(size) else { throw .unsupported("a header of \(size) bytes") }
        var maskBits: [UInt32] = []
        var colorCount = 0
        if size == Self.coreSize {
            try readCore(&reader)
        } else {
            (maskBits, colorCount) = try readInfo(&reader, size: Int(size))
        }
        try limits.check(width: width, height: height)
        if depth == 16 || depth == 32 {
            if maskBits.isEmpty { maskBits = depth == 16 ? [0x7C00, 0x3E0, 0x1F, 0] : [0xFF_0000, 0xFF00, 0xFF, 0] }
            masks = maskBits.compactMap(Mask.init)
            guard masks.count == 4 else { throw .invalid("a channel's bits are not contiguous") }
        }
        if depth <= 8 {
            try readPalette(&reader, count: colorCount, step: size == Self.coreSize ? 3 : 4)
        }
        guard pixelOffset >= Self.fileHeaderSize + Int(size) else { throw .invalid("the pixels begin in the header") }
    }

    private static var cut: ImageError { .truncated("the header is incomplete") }

    private mutating func readCore(_ reader: inout ByteReader) throws(ImageError) {
        guard let w = reader.read(UInt16.self), let h = reader.read(UInt16.self), reader.skip(2),
            let bits = reader.read(UInt16.self)
        else { throw Self.cut }
        (width, height, depth) = (Int(w), Int(h), Int(bits))
        guard [1, 4, 8, 24].contains(depth) else { throw .invalid("\(depth) bits per pixel") }
    }

    /// Reads the header of Windows 3 and its longer successors.
    private mutating func readInfo(
        _ reader: inout ByteReader, size: Int
    ) throws(ImageError) -> (masks: [UInt32], colorCount: Int) {
        let end = Self.fileHeaderSize + size
        guard let w = reader.read(Int32.self), let h = reader.read(Int32.self), reader.skip(2),
            let bits = reader.read(UInt16.self)
        else { throw Self.cut }
        (width, height, depth, isTopDown) = (Int(w), abs(Int(h)), Int(bits), h < 0)
        guard [1, 2, 4, 8, 16, 24, 32].contains(depth) else { throw .invalid("\(depth) bits per pixel") }
        if size == 16 { return ([], 0) }
        guard let method = reader.read(UInt32.self), reader.skip(4), let x = reader.read(Int32.self),
            let y = reader.read(Int32.self), let colors = reader.read(UInt32.self), reader.skip(4)
        else { throw Self.cut }
        pixelsPerMetre = (x, y)
        // OS/2 defines the compression methods from 3 differently.
        let isOS2 = size == 64
        var maskCount = size == 52 ? 3 : [56, 108, 124].contains(size) ? 4 : 0
        switch (method, depth) {
        case (0, _): compression = .none
        case (1, 8): compression = .runs8
        case (2, 4): compression = .runs4
        case (3, 16) where !isOS2, (3, 32) where !isOS2:
            compression = .masks
            maskCount = max(maskCount, 3)
        case (6, 16) where !isOS2, (6, 32) where !isOS2:
            compression = .masks
            maskCount = 4
        default: throw .unsupported("compression \(method) at \(depth) bits per pixel")
        }
        if isTopDown, compression == .runs4 || compression == .runs8 {
            throw .invalid("a compressed image cannot be top-down")
        }
        var masks: [UInt32] = []
        for _ in 0..<maskCount {
            guard let mask = reader.read(UInt32.self) else { throw Self.cut }
            masks.append(mask)
        }
        // After a header of 40 bytes the masks are in place of the palette.
        if reader.offset < end { guard reader.move(to: end) else { throw Self.cut } }
        guard compression == .masks else { return ([], Int(colors)) }
        return (masks.count == 3 ? masks + [0] : masks, Int(colors))
    }

    private mutating func readPalette(_ reader: inout ByteReader, count: Int, step: Int) throws(ImageError) {
        let maxValue = 1 << depth
        var count = count == 0 ? maxValue : min(count, maxValue)
        // A palette that would overlap the pixels is shorter than specified.
        count = min(count, max(0, pixelOffset - reader.offset) / step)
        guard let bytes = reader.read(count: count * step) else { throw Self.cut }
        for index in 0..<count { palette += bytes[index * step..<index * step + 3] }
    }
}
