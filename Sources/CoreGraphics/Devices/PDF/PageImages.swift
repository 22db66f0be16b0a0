import CCairo
import Foundation
import Raster

/// The images of a document. Each is written once, however often it is drawn.
final class PageImages {
    /// The document's names of pixel buffers. The reference distinguishes a live buffer from a later one at the same
    /// address.
    private var names: [ObjectIdentifier: (pixels: Pixels, name: Int)] = [:]
    private var lastName = 0
    /// The names of the images drawn on the current page.
    private var namesOnPage: Set<Int> = []

    private struct Pixels { weak var buffer: PixelBuffer? }

    /// Returns an image as a Cairo surface. An image from a JPEG file is embedded as that file. Nil when memory is
    /// short.
    func surface(of image: CGImage) -> CairoSurface? {
        let bitmap = image.bitmap
        let (width, height) = (bitmap.width, bitmap.height)
        let format = bitmap.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        let created = cairo_image_surface_create(format, Int32(clamping: width), Int32(clamping: height))
        guard let surface = CairoSurface(created) else { return nil }
        let pixels = bitmap.buffer
        surface.withRows(height) { y, row in
            let from = pixels.base + y * pixels.bytesPerRow
            // Both have four bytes per pixel. Cairo's pixels are numbers in native byte order with alpha in the highest
            // byte.
            row.withMemoryRebound(to: UInt32.self, capacity: width) { out in
                for x in 0..<width {
                    let p = from + x * 4
                    out[x] = UInt32(p[3]) << 24 | UInt32(p[0]) << 16 | UInt32(p[1]) << 8 | UInt32(p[2])
                }
            }
        }
        setName("image \(name(of: pixels))", of: surface)
        if let jpeg = image.jpeg { set(jpeg, as: CAIRO_MIME_TYPE_JPEG, of: surface) }
        return surface
    }

    func beginPage() { namesOnPage = [] }

    /// Records that an image is drawn on the page; returns true the first time.
    func isNewOnPage(_ image: CGImage) -> Bool { namesOnPage.insert(name(of: image.bitmap.buffer)).inserted }

    /// Returns an image's alpha as a Cairo mask. Nil when memory is short.
    func mask(of bitmap: Bitmap) -> CairoSurface? {
        let levels = AlphaMask(alphaOf: bitmap.buffer, x: 0, y: 0)
        guard let surface = CairoSurface(levels) else { return nil }
        setName("mask \(name(of: bitmap.buffer))", of: surface)
        return surface
    }

    private func name(of buffer: PixelBuffer) -> Int {
        let identifier = ObjectIdentifier(buffer)
        if let known = names[identifier], known.pixels.buffer === buffer { return known.name }
        lastName += 1
        names[identifier] = (Pixels(buffer: buffer), lastName)
        return lastName
    }

    private func setName(_ text: String, of surface: CairoSurface) {
        set(Data(text.utf8), as: CAIRO_MIME_TYPE_UNIQUE_ID, of: surface)
    }

    /// Attaches a copy of `bytes` to a surface: its unique name, or its compressed file.
    private func set(_ bytes: Data, as type: String, of surface: CairoSurface) {
        guard let copy = malloc(bytes.count)?.assumingMemoryBound(to: UInt8.self) else { return }
        bytes.copyBytes(to: copy, count: bytes.count)
        let status = cairo_surface_set_mime_data(
            surface.pointer, type, copy, UInt(bytes.count), { free($0) }, copy)
        if status != CAIRO_STATUS_SUCCESS { free(copy) }
    }
}

extension CairoCanvas {
    /// The largest width and height of a Cairo image, rounded down, in pixels.
    private static let maxSide = 32_000

    func draw(_ image: CGImage, in rect: CGRect, isTiled: Bool, with state: GraphicsState) {
        if image.width > Self.maxSide || image.height > Self.maxSide {
            return drawInParts(image, in: rect, isTiled: isTiled, with: state)
        }
        guard let surface = images.surface(of: image) else {
            return reportOnce("CGContext: out of memory for a page's image of \(image.width) x \(image.height) pixels")
        }
        // Cairo lists an image's name among the page's resources each time it is drawn, but names must be unique. A
        // group has its own list.
        let isApart = !isTiled && !images.isNewOnPage(image)
        draw(through: image.toUser(in: rect).concatenating(state.ctm)) {
            if isApart {
                cairo_push_group(cairo)
                cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
            }
            cairo_set_source_surface(cairo, surface.pointer, 0, 0)
            let pattern = cairo_get_source(cairo)
            let isSmooth = state.interpolationQuality != .none && image.shouldInterpolate
            cairo_pattern_set_filter(pattern, isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
            if isTiled { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT) }
            cairo_paint_with_alpha(cairo, Double(state.alpha))
            if isApart {
                cairo_pop_group_to_source(cairo)
                cairo_paint(cairo)
            }
        }
    }

    /// Paints the source through a mask.
    func paint(through mask: PageMask) {
        guard let surface = images.mask(of: mask.levels), let pattern = CairoPattern(surface) else {
            return reportOnce("CGContext: not enough memory for a mask on a page")
        }
        draw(through: mask.toDevice) {
            cairo_pattern_set_filter(pattern.pointer, mask.isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
            if mask.isTiled { cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_REPEAT) }
            cairo_mask(cairo, pattern.pointer)
        }
    }

    private func drawInParts(_ image: CGImage, in rect: CGRect, isTiled: Bool, with state: GraphicsState) {
        if isTiled { reportOnce("CGContext: a large image is not repeated on a page") }
        let (width, height) = (image.width, image.height)
        let isWide = width >= height
        let first = isWide ? width / 2 : height / 2
        let parts = [
            (CGRect(x: 0, y: 0, width: isWide ? first : width, height: isWide ? height : first)),
            (CGRect(
                x: isWide ? first : 0, y: isWide ? 0 : first, width: isWide ? width - first : width,
                height: isWide ? height : height - first)),
        ]
        let (sx, sy) = (rect.width / CGFloat(width), rect.height / CGFloat(height))
        for part in parts {
            let place = CGRect(
                x: rect.minX + part.minX * sx, y: rect.maxY - part.maxY * sy, width: part.width * sx,
                height: part.height * sy)
            guard let picture = image.cropping(to: part) else { continue }
            draw(picture, in: place, isTiled: false, with: state)
        }
    }
}
