import CCairo
import Raster

/// A Cairo pattern, the source of paint. Released when no longer referenced.
final class CairoPattern {
    let pointer: OpaquePointer

    /// Takes ownership of a pattern.
    init?(_ pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    /// Creates a paint from an image.
    convenience init?(_ surface: CairoSurface) { self.init(cairo_pattern_create_for_surface(surface.pointer)) }

    deinit { cairo_pattern_destroy(pointer) }
}

/// A Cairo surface: an image or a recorded drawing. Released when no longer referenced.
final class CairoSurface {
    let pointer: OpaquePointer

    /// Takes ownership of a surface; nil for one in an error state.
    init?(_ pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
        guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else { return nil }
    }

    deinit { cairo_surface_destroy(pointer) }

    /// Calls `body` to draw on the surface.
    func draw(_ body: (OpaquePointer) -> Void) {
        guard let cairo = cairo_create(pointer) else { return }
        body(cairo)
        cairo_destroy(cairo)
    }

    /// Calls `body` to read or write each of the `height` rows of an image.
    func withRows(_ height: Int, _ body: (Int, UnsafeMutablePointer<UInt8>) -> Void) {
        cairo_surface_flush(pointer)
        guard let data = cairo_image_surface_get_data(pointer) else { return }
        let stride = Int(cairo_image_surface_get_stride(pointer))
        for y in 0..<height { body(y, data + y * stride) }
        cairo_surface_mark_dirty(pointer)
    }
}

extension CairoSurface {
    /// Creates a Cairo alpha-only image from a coverage mask.
    convenience init?(_ mask: AlphaMask) {
        let (width, height) = (mask.bounds.width, mask.bounds.height)
        self.init(cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(clamping: width), Int32(clamping: height)))
        mask.levels.withUnsafeBufferPointer { levels in
            // A mask has one level per pixel.
            withRows(height) { y, row in
                guard let base = levels.baseAddress else { return }
                row.update(from: base + y * width, count: width)
            }
        }
    }
}
