import Foundation
import Raster

/// The outline of a line that a state's pen draws, to be filled by the winding rule.
struct StrokeOutline {
    /// In a space where the pen is round and about as wide as in device space.
    let path: Path
    /// Bends the pen, with the line, as the CTM does.
    let toDevice: Projection

    /// How far, in pixels, the outline may stray from the curve it stands for. A tenth would show at an edge as 12
    /// levels of 255 on average; this is under three.
    private static let tolerance = 0.02

    /// `path` is in device space. Nil when the CTM flattens the plane, or the line has no width to draw.
    init?(of path: Path, with state: GraphicsState) {
        let scale = state.ctm.maxScale
        guard let pen = PenSpace(state.ctm, scale: scale) else { return nil }
        let tolerance = max(Self.tolerance, Double(state.flatness))
        // In pixels from here on, so that no scale is too small or too large for the arithmetic.
        var style = state.strokeStyle(width: state.lineWidth * scale)
        style.dashes = style.dashes.map { $0 * scale }
        style.dashPhase *= scale
        if state.lineWidth > 0 {
            self.path = pen.fromDevice(path).stroked(style, tolerance: tolerance)
            toDevice = pen.toDevice
            return
        }
        // The thinnest line that the device has: one pixel, whatever the scale. Dashes keep their length.
        let dashed =
            state.dashes.isSolid
            ? path
            : pen.fromDevice(path).dashed(style.dashes, phase: style.dashPhase, tolerance: tolerance)
                .mapped { pen.toDevice.apply($0) }
        style.width = 1
        style.dashes = []
        self.path = dashed.stroked(style, tolerance: tolerance)
        toDevice = .identity
    }
}

/// The plane as the pen sees it: device space where the CTM is a turn and a scale, which leave a round pen round, else
/// user space made as large as device space.
private struct PenSpace {
    let toDevice: Projection
    private let toPen: Projection?

    init?(_ ctm: CGAffineTransform, scale: Double) {
        guard scale > 0, scale.isFinite else { return nil }
        let (a, b, c, d) = (ctm.a / scale, ctm.b / scale, ctm.c / scale, ctm.d / scale)
        let slack = 1e-12
        if (abs(a - d) < slack && abs(b + c) < slack) || (abs(a + d) < slack && abs(b - c) < slack) {
            toDevice = .identity
            toPen = nil
            return
        }
        toDevice = Projection(a: a, b: b, c: c, d: d, tx: ctm.tx, ty: ctm.ty)
        guard let inverse = toDevice.inverse else { return nil }
        toPen = inverse
    }

    func fromDevice(_ path: Path) -> Path {
        guard let toPen else { return path }
        return path.mapped { toPen.apply($0) }
    }
}

extension CGAffineTransform {
    /// How much longer the longest image of a vector is than the vector: the greater singular value.
    var maxScale: Double {
        let (p, q) = (hypot(a + d, b - c), hypot(a - d, b + c))
        return (p + q) / 2
    }
}
