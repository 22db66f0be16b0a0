public import Foundation
import Raster

/// Draws one cell of a pattern; the first argument is the pattern's `info`.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Releases the `info` of a pattern.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a pattern.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpatterncallbacks)
public struct CGPatternCallbacks {
    /// The version of the structure: 0.
    public var version: UInt32
    /// Draws one cell.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Called when the pattern is deallocated.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Creates empty callbacks, to be filled in.
    public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

    /// Creates the callbacks of a pattern; `version` is 0.
    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// A pattern: a drawing that is repeated to fill or stroke.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpattern)
// `@unchecked Sendable`: immutable. A pattern that is painted on several threads must have a callback that may be
// called on them.
public final class CGPattern: _CFObject, @unchecked Sendable {
    /// The cell, in pattern space; drawing outside it is clipped.
    let bounds: CGRect
    /// The transform from pattern space to the context's initial space.
    let matrix: CGAffineTransform
    /// The spacing of cells, in pattern space; positive.
    let step: CGSize
    /// Whether the cell sets its own colours; an uncoloured pattern is painted in the colour's components.
    let isColored: Bool
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGPatternCallbacks

    /// Creates a pattern whose cells are drawn by a callback.
    ///
    /// `bounds`, `xStep` and `yStep` are in pattern space, which `matrix` maps to the context's initial space,
    /// independent of the CTM. The sign of a step is ignored. An uncoloured pattern draws a shape: setting colours has
    /// no effect in its callback. Nil for an empty cell, zero steps, a singular matrix, non-finite values, or no
    /// drawing callback.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard bounds.width > 0, bounds.height > 0, Box(bounds).isFinite, xStep != 0, yStep != 0, xStep.isFinite,
            yStep.isFinite, matrix.isFinite, matrix.inverse != nil,
            callbacks.pointee.drawPattern != nil
        else { return nil }
        self.info = info
        self.bounds = bounds
        self.matrix = matrix
        self.isColored = isColored
        self.callbacks = callbacks.pointee
        step = CGSize(width: abs(xStep), height: abs(yStep))
    }

    deinit { callbacks.releaseInfo?(info) }

    func draw(in context: CGContext) { callbacks.drawPattern?(info, context) }
}
