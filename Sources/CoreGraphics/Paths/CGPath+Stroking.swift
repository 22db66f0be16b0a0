public import Foundation
package import Raster

extension CGPath {
    /// Returns the outline of this path's stroke, to be filled by the winding rule.
    ///
    /// `lineWidth` is in the path's units; the result is empty for zero and NaN. `transform` applies to the outline,
    /// so it distorts the pen too.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard lineWidth > 0, lineWidth.isFinite else { return CGPath(storage: Path()) }
        let style = StrokeStyle(
            width: lineWidth, cap: .init(lineCap), join: .init(lineJoin), miterLimit: miterLimit)
        let outline = storage.stroked(style, tolerance: storage.flatness(extraExtent: lineWidth))
        return CGPath(storage: transform.isIdentity ? outline : outline.mapped { $0.applying(transform) })
    }

    /// Returns the path split into dashes, each an open subpath.
    ///
    /// `lengths` alternate between dashes and gaps, in the path's units; an empty array returns the path undashed.
    /// `phase` is the starting offset into the pattern. `transform` applies to the dashes.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let dashes = DashPattern(phase: phase, lengths: lengths)
        let dashed =
            dashes.isSolid
            ? storage : storage.dashed(dashes.lengths, phase: dashes.phase, tolerance: storage.flatness())
        return CGPath(storage: transform.isIdentity ? dashed : dashed.mapped { $0.applying(transform) })
    }

    /// Returns the part of the path between two fractions of its total length, subpath after subpath; closed subpaths
    /// that are cut become open. Empty where the end is not after the start.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        CGPath(storage: storage.trimmed(from: Double(start), to: Double(end), tolerance: storage.flatness()))
    }
}

extension StrokeStyle.Cap {
    package init(_ cap: CGLineCap) {
        switch cap {
        case .butt: self = .butt
        case .round: self = .round
        case .square: self = .square
        }
    }
}

extension StrokeStyle.Join {
    package init(_ join: CGLineJoin) {
        switch join {
        case .miter: self = .miter
        case .round: self = .round
        case .bevel: self = .bevel
        }
    }
}

extension Path {
    /// Returns the maximum deviation of lines from curves when the display scale is unknown: a fifty-thousandth of the
    /// path's size, which is invisible on any screen, and which bounds the number of lines at any size.
    func flatness(extraExtent: Double = 0) -> Double {
        let box = controlBox
        guard !box.isEmpty else { return 1 }
        let size = max(box.width, box.height) + extraExtent
        return size.isFinite && size > 0 ? size / 50_000 : 1
    }
}
