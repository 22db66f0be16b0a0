import Foundation
import Raster

/// A state's pen, in a space where it is round and about as wide as in device space.
struct PenStroke {
    let style: StrokeStyle
    /// How far the drawn line may stray from the exact one, in the pen's space.
    let tolerance: Double
    /// Bends the pen, with the line, as the CTM does.
    let toDevice: Projection

    /// How far, in pixels, the outline may stray from the curve it stands for. A tenth would show at an edge as 12
    /// levels of 255 on average; this is under three.
    private static let tolerance = 0.02

    /// Maps `path` from device space to the pen's. Nil when the CTM flattens the plane, or the line has no width to
    /// draw.
    /// The state is passed by address, as a copy counts all of its references.
    init?(mapping path: inout Path, with state: UnsafePointer<GraphicsState>) {
        let scale = state.pointee.ctm.maxScale
        guard let pen = PenSpace(state.pointee.ctm, scale: scale) else { return nil }
        let lineWidth = state.pointee.lineWidth
        tolerance = max(Self.tolerance, Double(state.pointee.flatness))
        // In pixels from here on, so that no scale is too small or too large for the arithmetic.
        var style = state.pointee.strokeStyle(width: lineWidth * scale)
        if !style.dashes.isEmpty {
            style.dashes = style.dashes.map { $0 * scale }
            style.dashPhase *= scale
        }
        if lineWidth > 0 {
            pen.map(&path)
            self.style = style
            toDevice = pen.toDevice
            return
        }
        // The thinnest line that the device has: one pixel, whatever the scale. Dashes keep their length.
        if !state.pointee.dashes.isSolid {
            pen.map(&path)
            path = path.dashed(style.dashes, phase: style.dashPhase, tolerance: tolerance)
            path.map { pen.toDevice.apply($0) }
        }
        style.width = 1
        style.dashes = []
        self.style = style
        toDevice = .identity
    }
}

/// The outline of a line that a state's pen draws, to be filled by the winding rule.
struct StrokeOutline {
    /// In the pen's space.
    let path: Path
    let toDevice: Projection

    /// `path` is in device space. Nil when the CTM flattens the plane, or the line has no width to draw.
    init?(of path: Path, with state: GraphicsState) {
        var line = path
        guard let pen = withUnsafePointer(to: state, { PenStroke(mapping: &line, with: $0) }) else { return nil }
        self.path = line.stroked(pen.style, tolerance: pen.tolerance)
        toDevice = pen.toDevice
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

    /// Maps a path from device space to the pen's.
    func map(_ path: inout Path) {
        if let toPen { path.map { toPen.apply($0) } }
    }
}

extension CGAffineTransform {
    /// How much longer the longest image of a vector is than the vector: the greater singular value.
    var maxScale: Double {
        let (p, q) = (hypot(a + d, b - c), hypot(a - d, b + c))
        return (p + q) / 2
    }
}
