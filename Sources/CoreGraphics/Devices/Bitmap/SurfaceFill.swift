import Foundation
import Raster

/// A shape to be painted on a surface, with everything of the graphics state that applies to it.
struct SurfaceFill<SurfacePaint> {
    var shape = FillShape()
    var paint: SurfacePaint
    var opacity: CGFloat = 1
    var mode = BlendMode.sourceOver
    /// The pixels that may be painted, and the coverage of each; nil for full coverage.
    var pixels = PixelRect.zero
    var clip: Coverage?
    var shadow: ShadowFill<SurfacePaint>?

    init(_ paint: SurfacePaint) { self.paint = paint }

    /// Returns the coverage of the shape and, below it, of its shadow, if any; each may be empty. `alpha` returns the
    /// effect of the shape's paint on a coverage.
    func coverages(
        in arena: CoverageArena? = nil, alpha: (Coverage) -> Coverage
    ) -> (shape: Coverage, shadow: Coverage?) {
        guard let cast = shadow?.cast else { return (coverage(in: arena), nil) }
        // Each within its own pixels: a shadow may be cast from far away, and the area in between would take unlimited
        // memory.
        let casting = shape.coverage(of: cast.source(of: pixels), in: arena)
        let shade =
            casting.isEmpty
            ? casting
            : alpha(casting).blurred(
                deviation: cast.deviation, clip: pixels.offsetBy(x: -cast.dx, y: -cast.dy), in: arena
            ).offsetBy(x: cast.dx, y: cast.dy, clip: pixels)
        return (coverage(in: arena), clipped(shade))
    }

    /// Returns the coverage of the shape, without its shadow.
    func coverage(in arena: CoverageArena?) -> Coverage { clipped(shape.coverage(of: pixels, in: arena)) }

    private func clipped(_ coverage: consuming Coverage) -> Coverage {
        guard let clip else { return coverage }
        return coverage.intersection(clip)
    }
}

/// A shadow and its paint.
struct ShadowFill<SurfacePaint> {
    var cast: ShadowGeometry
    var paint: SurfacePaint
}

extension SurfaceFill<Paint> {
    /// Returns the rasterizer's commands, the shadow's first; nil for a fill that paints nothing.
    func commands(in arena: CoverageArena? = nil) -> (shadow: Command?, shape: Command?) {
        let evenAlpha = self.evenAlpha
        let (covered, shaded) = coverages(in: arena) { coverage in
            if evenAlpha != nil { return coverage }
            return AlphaMask(of: paint, on: coverage, opacity: Float(opacity)).map { Coverage($0) } ?? Coverage(.zero)
        }
        var below: Command?
        if let shaded, let shadow, !shaded.isEmpty {
            below = .fill(Command.Fill(shaded, shadow.paint, opacity: evenAlpha ?? 1, blendMode: mode))
        }
        guard !covered.isEmpty else { return (below, nil) }
        return (below, .fill(Command.Fill(covered, paint, opacity: Float(opacity), blendMode: mode)))
    }

    /// The alpha of a paint with uniform alpha, if a shadow can use it as its opacity; nil for others.
    private var evenAlpha: Float? {
        guard case .color(let color) = paint else { return nil }
        let alpha = color.alpha * Float(opacity)
        // Other modes distinguish partial coverage from partial transparency.
        return mode == .sourceOver || alpha == 1 ? alpha : nil
    }
}
