import Foundation
import Raster

/// A state's pen, in a space in which it is round and about as wide as in device space.
struct PenStroke {
    let style: StrokeStyle
    /// The maximum deviation of the drawn line from the exact one, in the pen's space.
    let tolerance: Double
    /// Maps the pen and the line to device space, with the CTM's distortion.
    let toDevice: Projection

    /// The maximum deviation, in pixels, of the outline from the exact curve. A tenth would show at an edge as 12
    /// levels of 255 on average; this is under three.
    private static let tolerance = 0.02

    /// Maps `path` from device space to the pen's. Nil when the CTM flattens the plane, or the line has no width to
    /// draw. The state is passed by address, as a copy retains all of its references.
    init?(mapping path: inout Path, with state: UnsafePointer<GraphicsState>) {
        let scale = state.pointee.ctm.maxScale
        guard let pen = PenSpace(state.pointee.ctm, scale: scale) else { return nil }
        let lineWidth = state.pointee.lineWidth
        tolerance = max(Self.tolerance, Double(state.pointee.flatness))
        // In pixels from here on, so that no scale exceeds the range of the arithmetic.
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
        // The device's thinnest line: one pixel, whatever the scale. Dashes keep their length.
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

    /// Creates the outline of a path in device space. Nil when the CTM is degenerate, or the line has no width to draw.
    init?(of path: Path, with state: GraphicsState) {
        var line = path
        guard let pen = withUnsafePointer(to: state, { PenStroke(mapping: &line, with: $0) }) else { return nil }
        self.path = line.stroked(pen.style, tolerance: pen.tolerance)
        toDevice = pen.toDevice
    }
}

/// The space in which the pen is round: device space if the CTM is a rotation and uniform scale, which keep a round pen
/// round, otherwise user space scaled to the size of device space.
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
    /// The maximum factor by which the matrix lengthens a vector: the larger singular value.
    var maxScale: Double {
        let (p, q) = (hypot(a + d, b - c), hypot(a - d, b + c))
        return (p + q) / 2
    }
}
