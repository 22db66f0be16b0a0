#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Memory for an image: 8-bit premultiplied RGBA, in that byte order, rows from the top.
///
/// Threads may write to different rows of a buffer concurrently; the owner keeps them apart.
public final class PixelBuffer: @unchecked Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The distance in bytes from one row to the next; at least four times the width.
    public let bytesPerRow: Int
    /// The first pixel of the first row.
    public let base: UnsafeMutablePointer<UInt8>
    private let release: (@Sendable () -> Void)?
    /// The mipmaps of an image that is no longer written to.
    let mipmaps = Mipmaps()

    /// Allocates transparent memory with rows aligned to 64 bytes; nil when a side is not positive, the size overflows
    /// or memory is short.
    public init?(width: Int, height: Int) {
        guard width > 0, height > 0, width < 1 << 28, height < 1 << 28 else { return nil }
        var bytesPerRow = (width * 4 + 63) & ~63
        // Rows a large power of two apart share a few cache sets, and reading an image vertically would thrash these.
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

    /// Wraps memory that has another owner; `release` is called when the buffer is deallocated.
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

    /// The bounds of the pixels, from (0, 0).
    public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// A copy in new memory, or nil when memory is short.
    package func copy() -> PixelBuffer? {
        guard let copy = PixelBuffer(width: width, height: height) else { return nil }
        for y in 0..<height {
            (copy.base + y * copy.bytesPerRow).update(from: base + y * bytesPerRow, count: width * 4)
        }
        return copy
    }

    deinit { release?() }
}
