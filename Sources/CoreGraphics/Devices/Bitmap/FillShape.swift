import Foundation
import Raster

/// The shape of a fill, whose coverage can be computed later, on any thread.
///
/// Its memory is reused for the next fill: `removeAll()` keeps the capacity of paths and glyphs.
struct FillShape: Sendable {
    enum Kind: Sendable {
        /// All pixels of the clip.
        case everything
        /// The pixels of the rectangle.
        case pixels(PixelRect)
        /// The inside of the path.
        case inside(FillRule)
        /// The stroke of the path. The tolerance is in the path's units.
        case line(StrokeStyle, tolerance: Double)
        /// All glyphs together.
        case glyphs
        /// The alpha of an image whose outline is the path.
        case stencil(Bitmap, Sampling, isTiled: Bool)
    }

    var kind = Kind.everything
    var path = Path()
    /// Maps the path's, or the image's, space to pixels.
    var toPixels = Projection.identity
    var isAntialiased = true
    var glyphs: [GlyphMask] = []
    /// Retains the coverage levels of the glyphs.
    var glyphSet: GlyphMaskSet?

    /// The capacity above which memory is released: a few large paths must not be retained for many small ones.
    private static let maxCapacity = 512

    mutating func removeAll() {
        kind = .everything
        glyphSet = nil
        if path.points.count > Self.maxCapacity { path = Path() } else { path.removeAll() }
        if glyphs.count > Self.maxCapacity { glyphs = [] } else { glyphs.removeAll(keepingCapacity: true) }
    }

    /// The approximate size of the memory that the shape refers to, in bytes.
    var byteCount: Int {
        let ownBytes = path.points.count * 17 + glyphs.count * MemoryLayout<GlyphMask>.stride
        guard case .stencil(let picture, _, _) = kind else { return ownBytes }
        return ownBytes + picture.buffer.bytesPerRow * picture.height
    }

    /// Returns the shape's coverage of `pixels`. `arena` is for coverages that last for one drawing.
    func coverage(of pixels: PixelRect, in arena: CoverageArena? = nil) -> Coverage {
        switch kind {
        case .everything:
            return Coverage(pixels)
        case .pixels(let rectangle):
            return Coverage(rectangle.intersection(pixels))
        case .inside(let rule):
            return Coverage(
                path, rule: rule, through: toPixels, clip: pixels, antialiased: isAntialiased, in: arena)
        case .line(let style, let tolerance):
            return Coverage(
                stroking: path, style, tolerance: tolerance, through: toPixels, clip: pixels,
                antialiased: isAntialiased, in: arena)
        case .glyphs:
            let bounds = glyphs.reduce(PixelRect.zero) { $0.union($1.bounds) }.intersection(pixels)
            // Where masks touch, as the letters of a word do, their levels are added.
            return glyphs.withUnsafeBufferPointer { glyphs in
                Coverage(adding: glyphs.count, in: bounds, arena: arena) { (glyphs[$0].bounds, glyphs[$0].levels) }
            }
        case .stencil(let picture, let sampling, let isTiled):
            let inside =
                isTiled
                ? Coverage(pixels)
                : Coverage(path, through: toPixels, clip: pixels, antialiased: isAntialiased, in: arena)
            guard !inside.isEmpty,
                let paint = ImagePaint(picture, through: toPixels, over: inside.bounds, sampling, isTiled: isTiled),
                let levels = AlphaMask(of: .image(paint), on: inside, opacity: 1)
            else { return Coverage(.zero) }
            return Coverage(levels)
        }
    }
}

extension AlphaMask {
    /// The alpha that results from drawing on transparent pixels; nil when memory is short.
    ///
    /// Runs on one thread: the caller is one of those that prepare a drawing.
    init?(of paint: Paint, on coverage: Coverage, opacity: Float) {
        let bounds = coverage.bounds
        guard let buffer = PixelBuffer(width: bounds.width, height: bounds.height) else { return nil }
        Rasterizer(threads: 1).draw(
            [.fill(Command.Fill(coverage, paint, opacity: opacity))], into: buffer, origin: (bounds.x, bounds.y),
            region: bounds)
        self.init(alphaOf: buffer, x: bounds.x, y: bounds.y)
    }
}
