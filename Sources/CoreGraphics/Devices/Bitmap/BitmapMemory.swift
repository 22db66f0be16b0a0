import Foundation
import Raster

/// The memory of an 8-bit bitmap context: the rasterizer's buffer and, for another pixel format, the caller's.
///
/// Images made from it share the memory until it is drawn into again.
final class BitmapMemory: ContextMemory {
    let layout: PixelLayout
    private var pixels: PixelBuffer
    /// True while an image shares `pixels`.
    private var isShared = false
    /// True once the address of `pixels` has been handed out: they must not move.
    private var isPinned: Bool
    /// Memory in the caller's format, kept in sync with `pixels` once it has been requested; from the start where its
    /// precision is lower than theirs.
    private var foreign: ForeignPixels?

    /// Wraps memory in the rasterizer's own format.
    init(_ buffer: PixelBuffer) {
        layout = PixelLayout(of: buffer, alpha: .premultipliedLast)
        pixels = buffer
        isPinned = true
    }

    /// Creates memory for a format. `data` is the caller's memory; nil allocates. Nil when memory is short.
    init?(_ layout: PixelLayout, data: UnsafeMutableRawPointer?) {
        self.layout = layout
        isPinned = data != nil
        if layout.isNative {
            guard let pixels = data.map({ PixelBuffer(callersMemory: $0, layout) }) ?? PixelBuffer(clear: layout) else {
                return nil
            }
            self.pixels = pixels
        } else {
            guard let pixels = PixelBuffer(width: layout.width, height: layout.height) else { return nil }
            self.pixels = pixels
            foreign = data.map { ForeignPixels(callersMemory: $0) }
            if foreign == nil, !layout.holdsAllOfColour {
                guard let own = ForeignPixels(clear: layout) else { return nil }
                foreign = own
            }
        }
        // Blending uses the stored alpha, so it must be 1 where the format has none.
        if !layout.alpha.hasAlpha { makeOpaque(bounds) }
    }

    var bounds: PixelRect { pixels.bounds }

    /// Whether pixels are visible only on request.
    var isPrivate: Bool { !isPinned && foreign == nil }

    /// The address for the caller to read and write; constant once obtained. Nil when memory is short.
    var address: UnsafeMutableRawPointer? {
        if !layout.isNative {
            if foreign == nil {
                foreign = ForeignPixels(clear: layout)
                foreign?.export(pixels, layout, part: bounds)
            }
            return foreign?.base
        }
        if isShared { unshare() }
        isPinned = true
        return UnsafeMutableRawPointer(pixels.base)
    }

    /// The pixels to read.
    var readable: PixelBuffer {
        // Loading writes, and an image may share the pixels.
        if let foreign { foreign.load(into: writable, layout, part: bounds) }
        return pixels
    }

    /// The pixels for drawing, no longer shared. For memory of another format use `draw(in:_:)`.
    var writable: PixelBuffer {
        if isShared { unshare() }
        return pixels
    }

    /// Calls `body` to draw in the pixels of `part`, and updates the caller's memory.
    func draw(in part: PixelRect, _ body: (PixelBuffer) -> Void) {
        let part = part.intersection(bounds)
        guard !part.isEmpty else { return }
        if isShared { unshare() }
        foreign?.load(into: pixels, layout, part: part)
        body(pixels)
        foreign?.export(pixels, layout, part: part)
    }

    /// Makes `part` opaque for a format without alpha: composited over black, or for CMYK over white paper.
    func makeOpaque(_ part: PixelRect) {
        let isPaper = layout.colorOffsets.count == 4
        for y in part.y..<part.maxY {
            let row = pixels.base + y * pixels.bytesPerRow
            for x in part.x..<part.maxX {
                if isPaper {
                    // Premultiplied colours do not exceed their alpha, so this does not overflow.
                    for i in 0..<3 { row[x * 4 + i] += 255 - row[x * 4 + 3] }
                }
                row[x * 4 + 3] = 255
            }
        }
    }

    func image(in space: CGColorSpace?) -> CGImage? {
        snapshot().map { CGImage(bitmap: $0, layout: layout, space: space, source: nil) }
    }

    private func snapshot() -> Bitmap? {
        let isOpaque = !layout.alpha.hasAlpha
        if isPinned, layout.isNative { return readable.copy().map { Bitmap($0, isOpaque: isOpaque) } }
        let picture = Bitmap(readable, isOpaque: isOpaque)
        isShared = true
        return picture
    }

    private func unshare() {
        guard let copy = pixels.copy() else {
            return reportOnce("CGContext: not enough memory for a copy; drawing changes an image made earlier")
        }
        pixels = copy
        isShared = false
    }
}

/// Pixels in a format that the rasterizer does not draw in.
private final class ForeignPixels {
    let base: UnsafeMutableRawPointer
    private let isOwned: Bool

    init(callersMemory base: UnsafeMutableRawPointer) {
        self.base = base
        isOwned = false
    }

    init?(clear layout: PixelLayout) {
        guard let memory = calloc(layout.bytesPerRow * layout.height, 1) else { return nil }
        base = memory
        isOwned = true
    }

    deinit { if isOwned { free(base) } }

    func load(into pixels: PixelBuffer, _ layout: PixelLayout, part: PixelRect) {
        layout.decode(base, part: part, into: pixels)
    }

    func export(_ pixels: PixelBuffer, _ layout: PixelLayout, part: PixelRect) {
        layout.encode(pixels, part: part, into: base)
    }
}

extension PixelBuffer {
    /// Wraps the caller's memory, which the caller keeps alive as long as the context and the copies for its images
    /// need it.
    fileprivate convenience init(callersMemory base: UnsafeMutableRawPointer, _ layout: PixelLayout) {
        self.init(
            wrapping: base.assumingMemoryBound(to: UInt8.self), width: layout.width, height: layout.height,
            bytesPerRow: layout.bytesPerRow, release: {})
    }

    /// Allocates transparent memory with exactly the format's row length, which the caller may rely on.
    fileprivate convenience init?(clear layout: PixelLayout) {
        guard let memory = calloc(layout.bytesPerRow * layout.height, 1) else { return nil }
        nonisolated(unsafe) let block = memory
        self.init(
            wrapping: memory.assumingMemoryBound(to: UInt8.self), width: layout.width, height: layout.height,
            bytesPerRow: layout.bytesPerRow, release: { free(block) })
    }
}
