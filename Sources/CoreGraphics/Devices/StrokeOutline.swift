import Foundation
import Raster

/// The outline of a line that a state's pen draws, to be filled by the winding rule.
struct StrokeOutline {
    /// In user space, so that the CTM bends the pen as it bends the path; in device space for a hairline.
    let path: Path
    let toDevice: Projection

    /// How far, in pixels, the outline may stray from the curve it stands for. A tenth would show at an edge as 12 levels
    /// of 255 on average; this is under three.
    private static let tolerance = 0.02

    /// `path` is in device space. Nil when the CTM flattens the plane, or the line has no width to draw.
    init?(of path: Path, with state: GraphicsState) {
        let tolerance = max(Self.tolerance, Double(state.flatness))
        if state.lineWidth == 0 {
            // The thinnest line that the device has: one pixel, whatever the scale. Dashes keep their length.
            guard let inverse = state.ctm.inverse else { return nil }
            let scale = state.ctm.greatestScale
            let dashed = path.mapped { $0.applying(inverse) }
                .dashed(state.dashes.lengths, phase: state.dashes.phase, tolerance: tolerance / scale)
                .mapped { $0.applying(state.ctm) }
            var style = state.strokeStyle(width: 1)
            style.dashes = []
            self.path = (state.dashes.isSolid ? path : dashed).stroked(style, tolerance: tolerance)
            toDevice = .identity
            return
        }
        guard state.lineWidth > 0, let inverse = state.ctm.inverse else { return nil }
        let scale = state.ctm.greatestScale
        guard scale > 0, scale.isFinite else { return nil }
        self.path = path.mapped { $0.applying(inverse) }
            .stroked(state.strokeStyle(width: state.lineWidth), tolerance: tolerance / scale)
        toDevice = Projection(state.ctm)
    }
}

extension CGAffineTransform {
    /// How much longer the longest image of a vector is than the vector: the greater singular value.
    var greatestScale: Double {
        let (p, q) = (hypot(a + d, b - c), hypot(a - d, b + c))
        return (p + q) / 2
    }
}
