import Foundation
import Raster

extension BitmapDevice {
    /// Draws small glyphs through cached masks; large ones are filled as outlines.
    func show(_ run: GlyphRun, with state: GraphicsState) -> Bool {
        guard run.emToDevice.maxScale <= maxMaskedEmSize,
            state.text.placing.isAtQuarters || !state.text.placing.isBetweenPixels
        else { return false }
        let set = maskSet(for: run, with: state)
        let masks = masks(of: run, from: set, with: state)
        // A shadow is cast by all glyphs together.
        for part in state.shadow == nil ? parted(masks) : [masks[...]] {
            paint(surface.paint(state.fillColor), with: state) { pixels in
                let bounds = part.reduce(PixelRect.zero) { $0.union($1.bounds) }.intersection(pixels)
                return bounds.isEmpty ? Coverage(.zero) : Coverage(AlphaMask(part, bounds: bounds))
            }
        }
        withExtendedLifetime(set) {}
        return true
    }

    private func maskSet(for run: GlyphRun, with state: GraphicsState) -> GlyphMaskSet {
        let unit = 1 / Double(run.font.face.metrics.unitsPerEm)
        let em = run.emToDevice
        // Device space has y up, pixels have y down.
        return GlyphMaskSet.of(
            GlyphMaskSet.Key(
                face: run.font.face.identifier, a: Float(em.a * unit), b: Float(-em.b * unit), c: Float(em.c * unit),
                d: Float(-em.d * unit), antialiased: state.shouldAntialias))
    }

    private func masks(of run: GlyphRun, from set: GlyphMaskSet, with state: GraphicsState) -> [GlyphMask] {
        let height = Double(surface.bounds.height)
        let step = state.text.placing.isBetweenPixels ? 1 : 4
        func quarter(_ place: Double) -> Int { Int((place * Double(4 / step)).rounded()) * step }
        var glyphs: [CGGlyph] = []
        var places: [(x: Int, y: Int)] = []
        glyphs.reserveCapacity(run.glyphs.count)
        places.reserveCapacity(run.glyphs.count)
        for (glyph, origin) in zip(run.glyphs, run.origins) {
            let (x, y) = (origin.x, height - origin.y)
            // Skips glyphs too far away for their coordinates to fit.
            guard abs(x) < unreachable, abs(y) < unreachable else { continue }
            glyphs.append(glyph)
            places.append((quarter(x), quarter(y)))
        }
        return set.masks(of: glyphs, in: run.font.face, at: places)
    }

    /// Splits masks that are far apart, so that no time is spent on the clear pixels between them.
    private func parted(_ masks: [GlyphMask]) -> [ArraySlice<GlyphMask>] {
        var parts: [ArraySlice<GlyphMask>] = []
        var start = 0
        var bounds = PixelRect.zero
        var ink = 0
        for (i, mask) in masks.enumerated() {
            let size = mask.width * mask.height
            let next = bounds.union(mask.bounds)
            if i > start, next.width * next.height > max(16 * (ink + size), 1 << 14) {
                parts.append(masks[start..<i])
                (start, bounds, ink) = (i, mask.bounds, size)
            } else {
                (bounds, ink) = (next, ink + size)
            }
        }
        if start < masks.count { parts.append(masks[start...]) }
        return parts
    }
}

/// In pixels. Larger glyphs are rarely drawn twice at one size, and few of their pixels are edges.
private let maxMaskedEmSize = 96.0
/// In pixels.
private let unreachable = Double(1 << 28)
