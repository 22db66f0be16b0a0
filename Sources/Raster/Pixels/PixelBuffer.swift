/// Memory for a picture: 8-bit premultiplied RGBA, in that order in memory, rows from the top.
///
/// Two threads may write to different rows of one buffer; whoever hands it out keeps them apart.
package final class PixelBuffer: @unchecked Sendable {
    package let width: Int
    package let height: Int
    package let bytesPerRow: Int
    package let base: UnsafeMutablePointer<UInt8>
    private let release: (@Sendable () -> Void)?

    /// Transparent memory of its own, rows aligned to 64 bytes; nil when the size overflows or memory is short.
    package init?(width: Int, height: Int) { fatalError("stub") }

    /// Memory that somebody else owns: `release` is called when the buffer goes away.
    package init(
        wrapping base: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int,
        release: @escaping @Sendable () -> Void
    ) {
        self.base = base
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.release = release
    }

    package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    package func copy() -> PixelBuffer? { fatalError("stub") }

    deinit { release?() }
}
