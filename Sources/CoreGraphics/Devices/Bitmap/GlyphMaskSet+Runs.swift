import Foundation
import Raster

extension GlyphMaskSet {
    /// Returns the set for a run's glyphs; nil for glyphs that are filled as outlines.
    static func of(_ run: GlyphRun, with state: GraphicsState) -> GlyphMaskSet? {
        guard run.emToDevice.maxScale <= maxMaskedEmSize,
            state.text.placing.isAtQuarters || !state.text.placing.isBetweenPixels
        else { return nil }
        let unit = 1 / Double(run.font.face.metrics.unitsPerEm)
        let em = run.emToDevice
        // Device space has y up, pixels have y down.
        return of(
            Key(
                face: run.font.face.identifier, a: Float(em.a * unit), b: Float(-em.b * unit), c: Float(em.c * unit),
                d: Float(-em.d * unit), antialiased: state.shouldAntialias))
    }

    /// Appends the masks of a run's glyphs at their positions on a surface.
    func addMasks(
        of run: GlyphRun, to masks: inout [GlyphMask], surfaceHeight: Int, with state: GraphicsState
    ) {
        let height = Double(surfaceHeight)
        let step = state.text.placing.isBetweenPixels ? 1 : 4
        func quarter(_ place: Double) -> Int { Int((place * Double(4 / step)).rounded()) * step }
        addMasks(of: run.glyphs, in: run.font.face, to: &masks) { index in
            guard index < run.origins.count else { return nil }
            let (x, y) = (run.origins[index].x, height - run.origins[index].y)
            // Skips glyphs too far away for their coordinates to fit.
            return abs(x) < unreachable && abs(y) < unreachable ? (quarter(x), quarter(y)) : nil
        }
    }
}

/// In pixels. Larger glyphs are rarely drawn twice at one size, and few of their pixels are edges.
private let maxMaskedEmSize = 96.0
/// In pixels.
private let unreachable = Double(1 << 28)
