import CFontFaces
import Foundation
package import Raster

/// A colour bitmap glyph, such as an emoji.
package struct ColorGlyph: Sendable {
    /// The image at its own size, then at half of it, a quarter, and so on: mipmap levels for drawing at any size.
    package var levels: [CGImage]
    /// The image's rectangle, in the font's units, y up.
    package var box: Box

    /// The smallest level that is at least `width` pixels wide.
    package func level(forWidth width: Double) -> CGImage? {
        levels.last { Double($0.width) >= width } ?? levels.first
    }
}

extension FontFace {
    /// Returns a glyph's image; nil for a glyph that has none.
    package func picture(of glyph: UInt16) -> ColorGlyph? {
        guard hasColor, Int(glyph) < metrics.glyphCount else { return nil }
        return glyphs.pictures.value(for: GlyphKey(face: identifier, glyph: glyph)) { loadBitmap(of: glyph) }
    }

    private func loadBitmap(of glyph: UInt16) -> ColorGlyph? {
        withFace(scaledFor: .bitmaps) { face in
            var found = font_face_picture()
            guard font_face_load_picture(face, UInt32(glyph), &found), found.em_height > 0,
                let pixels = PixelBuffer(found)
            else { return nil }
            let unit = Double(metrics.unitsPerEm) / Double(found.em_height)
            let (left, top) = (Double(found.left), Double(found.top))
            let box = Box(
                minX: left * unit, minY: (top - Double(pixels.height)) * unit,
                maxX: (left + Double(pixels.width)) * unit, maxY: top * unit)
            var levels = [pixels]
            while let last = levels.last, last.width > 8, last.height > 8, let half = last.halved() {
                levels.append(half)
            }
            return ColorGlyph(levels: levels.map { CGImage(bitmap: Bitmap($0)) }, box: box)
        }
    }
}

/// In pixels. The images of real fonts have some hundreds.
private let maxBitmapSide = 2048

extension PixelBuffer {
    /// Premultiplied colours in FreeType's format: blue first, top row first. Nil for invalid sizes.
    fileprivate convenience init?(_ picture: font_face_picture) {
        let (width, height) = (Int(picture.width), Int(picture.height))
        guard let source = picture.pixels, width <= maxBitmapSide, height <= maxBitmapSide else {
            return nil
        }
        self.init(width: width, height: height)
        for y in 0..<height {
            let from = source + y * picture.stride
            let to = base + y * bytesPerRow
            for x in stride(from: 0, to: width * 4, by: 4) {
                to[x] = from[x + 2]
                to[x + 1] = from[x + 1]
                to[x + 2] = from[x]
                to[x + 3] = from[x + 3]
            }
        }
    }

    /// Returns the image at half the width and height, rounded up: each pixel is the mean of four; the last pixels of
    /// an odd side count twice.
    fileprivate func halved() -> PixelBuffer? {
        guard let half = PixelBuffer(width: (width + 1) / 2, height: (height + 1) / 2) else { return nil }
        for y in 0..<half.height {
            let upper = base + y * 2 * bytesPerRow
            let lower = base + min(y * 2 + 1, height - 1) * bytesPerRow
            for x in 0..<half.width {
                let (left, right) = (x * 8, min(x * 2 + 1, width - 1) * 4)
                for component in 0..<4 {
                    let sum =
                        Int(upper[left + component]) + Int(upper[right + component]) + Int(lower[left + component])
                        + Int(lower[right + component])
                    half.base[y * half.bytesPerRow + x * 4 + component] = UInt8((sum + 2) / 4)
                }
            }
        }
        return half
    }
}
