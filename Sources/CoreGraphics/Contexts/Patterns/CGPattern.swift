public import Foundation
import Raster

/// Draws one cell of a pattern; the first argument is the pattern's `info`.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Called when a pattern no longer needs its `info`.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a pattern.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpatterncallbacks)
public struct CGPatternCallbacks {
    /// Zero.
    public var version: UInt32
    /// Draws one cell.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Called when the pattern is deallocated.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Gathers the callbacks of a pattern; `version` is 0.
    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// A drawing that is repeated to paint with.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpattern)
// `@unchecked Sendable`: nothing in it changes. Whoever paints with a pattern on several threads has given it a callback
// that may be called on them.
public final class CGPattern: @unchecked Sendable {
    /// The cell, in pattern space: what is drawn outside it is cut off.
    let bounds: CGRect
    /// From pattern space to the space that a context starts with.
    let matrix: CGAffineTransform
    /// From one cell to the next, in pattern space; positive.
    let step: CGSize
    /// Whether the drawing sets colours; one that does not is painted in the colour's components.
    let isColored: Bool
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGPatternCallbacks

    /// A pattern of the cells that a callback draws.
    ///
    /// `bounds`, `xStep` and `yStep` are in pattern space, which `matrix` maps to the space that a context starts with, not
    /// to user space as the CTM has it. The sign of a step does not matter. A pattern that is not coloured draws a shape:
    /// setting colours does nothing in its callback. Nil for an empty cell, steps of zero, a matrix that can't be
    /// inverted, numbers that are not finite, and without a callback that draws.
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
