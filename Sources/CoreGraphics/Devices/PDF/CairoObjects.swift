import CCairo
import Raster

/// What Cairo paints with. Let go of when nobody needs it.
final class CairoPattern {
    let pointer: OpaquePointer

    /// Takes over a pattern.
    init?(_ pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    /// An image as paint.
    convenience init?(_ surface: CairoSurface) { self.init(cairo_pattern_create_for_surface(surface.pointer)) }

    deinit { cairo_pattern_destroy(pointer) }
}

/// An image, or a recorded drawing, of Cairo's. Let go of when nobody needs it.
final class CairoSurface {
    let pointer: OpaquePointer

    /// Takes over a surface; nil for one that could not be made.
    init?(_ pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
        guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else { return nil }
    }

    deinit { cairo_surface_destroy(pointer) }

    /// Lets `body` draw on it.
    func draw(_ body: (OpaquePointer) -> Void) {
        guard let cairo = cairo_create(pointer) else { return }
        body(cairo)
        cairo_destroy(cairo)
    }

    /// Lets `body` read or write the rows of an image, which has `height` of them.
    func withRows(_ height: Int, _ body: (Int, UnsafeMutablePointer<UInt8>) -> Void) {
        cairo_surface_flush(pointer)
        guard let data = cairo_image_surface_get_data(pointer) else { return }
        let stride = Int(cairo_image_surface_get_stride(pointer))
        for y in 0..<height { body(y, data + y * stride) }
        cairo_surface_mark_dirty(pointer)
    }
}

extension CairoSurface {
    /// A mask as Cairo's image of alpha alone.
    convenience init?(_ mask: AlphaMask) {
        let (width, height) = (mask.bounds.width, mask.bounds.height)
        self.init(cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(clamping: width), Int32(clamping: height)))
        mask.levels.withUnsafeBufferPointer { levels in
            // A mask has a level for each of its pixels.
            withRows(height) { y, row in
                guard let base = levels.baseAddress else { return }
                row.update(from: base + y * width, count: width)
            }
        }
    }
}
