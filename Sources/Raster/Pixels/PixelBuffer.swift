#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Memory for a picture: 8-bit premultiplied RGBA, in that order in memory, rows from the top.
///
/// Two threads may write to different rows of one buffer; whoever hands it out keeps them apart.
public final class PixelBuffer: @unchecked Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// The distance from one row to the next; at least four times the width.
    public let bytesPerRow: Int
    /// The first pixel of the first row.
    public let base: UnsafeMutablePointer<UInt8>
    private let release: (@Sendable () -> Void)?
    /// Smaller copies, of an image that nobody writes to any more.
    let mipmaps = Mipmaps()

    /// Transparent memory of its own, rows aligned to 64 bytes; nil when a side is not positive, the size overflows or
    /// memory is short.
    public init?(width: Int, height: Int) {
        guard width > 0, height > 0, width < 1 << 28, height < 1 << 28 else { return nil }
        var bytesPerRow = (width * 4 + 63) & ~63
        // Rows a large power of two apart share a few lines of the cache, which an image read downwards would thrash.
        if bytesPerRow.isMultiple(of: 1024) { bytesPerRow += 64 }
        let (size, overflow) = bytesPerRow.multipliedReportingOverflow(by: height)
        // calloc hands out fresh pages without touching them; the extra 64 bytes leave room to align the first row.
        guard !overflow, let memory = calloc(size + 64, 1) else { return nil }
        nonisolated(unsafe) let block = memory
        self.base = block.alignedUp(toMultipleOf: 64).assumingMemoryBound(to: UInt8.self)
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.release = { free(block) }
    }

    /// Memory that somebody else owns: `release` is called when the buffer goes away.
    public init(
        wrapping base: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int,
        release: @escaping @Sendable () -> Void
    ) {
        self.base = base
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.release = release
    }

    /// All of the pixels, from (0, 0) on.
    public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// The same pixels in memory of its own, or nil when there is none left.
    package func copy() -> PixelBuffer? {
        guard let copy = PixelBuffer(width: width, height: height) else { return nil }
        for y in 0..<height {
            (copy.base + y * copy.bytesPerRow).update(from: base + y * bytesPerRow, count: width * 4)
        }
        return copy
    }

    deinit { release?() }
}
