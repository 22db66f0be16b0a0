import Foundation
package import Raster

/// One step of a pattern as a bitmap, which layers repeat.
package struct PatternTile: Sendable {
    package let bitmap: Bitmap
    /// From the pattern's initial space to the image's pixels; the image repeats beyond its edges.
    package let toPixels: Projection
    /// The opacity of the copies.
    package let opacity: Float
}

extension CGColor {
    /// The colour's pattern with at least `scale` pixels per point (rounded up in steps), limited to 1,024 pixels a
    /// side. Nil for a plain colour.
    package func patternTile(scale: Double) -> PatternTile? {
        guard let pattern, scale.isFinite else { return nil }
        let key = PatternKey(color: self, scale: min(max((scale * 8).rounded(.up) / 8, 0.125), 16))
        if let kept = patternTiles[key] { return kept }
        guard let picture = PatternTile(of: pattern, in: self, scale: key.scale) else { return nil }
        patternTiles.insert(picture, for: key)
        return picture
    }
}

private struct PatternKey: Hashable, Sendable {
    let color: CGColor
    let scale: Double
}

/// Keyed by their bytes.
private let patternTiles = GenerationalCache<PatternKey, PatternTile>(limit: 16 << 20) { picture in
    picture.bitmap.width * picture.bitmap.height * 4
}

extension PatternTile {
    fileprivate init?(of pattern: CGPattern, in color: CGColor, scale: Double) {
        let (m, step) = (pattern.matrix, pattern.step)
        func pixels(_ length: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
            min(max((length * hypot(x, y) * scale).rounded(.up), 1), 1024)
        }
        let (width, height) = (pixels(step.width, m.a, m.b), pixels(step.height, m.c, m.d))
        let toPixels = CGAffineTransform(translationX: -pattern.bounds.minX, y: -pattern.bounds.minY)
            .concatenating(CGAffineTransform(scaleX: width / step.width, y: height / step.height))
        // In a bitmap y points up, from its last row.
        let toBitmap = toPixels.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height))
        let base = pattern.isColored ? nil : color
        guard let toCell = m.inverse?.concatenating(toPixels), toCell.isFinite,
            let buffer = CGContext.step(of: pattern, in: base, toBitmap, Int(width), Int(height))
        else { return nil }
        bitmap = Bitmap(buffer)
        self.toPixels = Projection(a: toCell.a, b: toCell.b, c: toCell.c, d: toCell.d, tx: toCell.tx, ty: toCell.ty)
        opacity = pattern.isColored ? Float(min(max(color.alpha, 0), 1)) : 1
    }
}
