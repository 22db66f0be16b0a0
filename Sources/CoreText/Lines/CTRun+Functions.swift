public import CoreGraphics
import Foundation

/// What holds of a run's glyphs, in bits.
public struct CTRunStatus: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The text goes from right to left. The glyphs are listed from left to right all the same.
    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
    /// The units of the text that the glyphs stand for neither only grow nor only fall.
    public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
    /// The font has a matrix.
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

// Ranges are of glyphs; one of length 0 goes from its start to the end of the run. What lies beyond the run is left out.

/// How many glyphs the run has.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// The attributes of the text, by their keys, with the font that shows the glyphs in the place of one that lacks them.
///
/// The keys are `NSAttributedString.Key`s.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    var attributes = CFDictionary(run.values.map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
    // A font of UIKit's stays what it is, unless another one shows the glyphs.
    if run.attributes.font !== run.font || attributes[NSAttributedString.Key.font] == nil {
        attributes[NSAttributedString.Key.font] = run.font
    }
    return attributes
}

/// What holds of the run's glyphs.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
    var status: CTRunStatus = run.isRightToLeft ? .rightToLeft : []
    let indices = run.indices.values
    let steps = zip(indices, indices.dropFirst())
    let isMonotonic = run.isRightToLeft ? steps.allSatisfy { $0 >= $1 } : steps.allSatisfy { $0 <= $1 }
    if !isMonotonic { status.insert(.nonMonotonic) }
    if !run.font.matrix.isIdentity { status.insert(.hasNonIdentityMatrix) }
    return status
}

/// The glyphs, from left to right. They stay there as long as the run does.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { run.glyphs.values.baseAddress }

/// Stores the glyphs of a range.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    run.glyphs.copy(run.clamp(range), to: buffer)
}

/// Where each glyph's origin is, from the line's origin, in points. They stay there as long as the run does.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { run.positions.values.baseAddress }

/// Stores where the origins of the glyphs of a range are, from the line's origin, in points.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    run.positions.copy(run.clamp(range), to: buffer)
}

/// How far the pen moves on after each glyph, in points. They stay there as long as the run does.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { run.advances.values.baseAddress }

/// Stores how far the pen moves on after each glyph of a range, in points.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    run.advances.copy(run.clamp(range), to: buffer)
}

/// Stores how far the pen moves on after each glyph of a range, and how far the glyph lies from the pen, in points.
public func CTRunGetBaseAdvancesAndOrigins(
    _ runRef: CTRun, _ range: CFRange, _ advancesBuffer: UnsafeMutablePointer<CGSize>?,
    _ originsBuffer: UnsafeMutablePointer<CGPoint>?
) {
    let range = runRef.clamp(range)
    if let advancesBuffer { runRef.advances.copy(range, to: advancesBuffer) }
    if let originsBuffer {
        for (i, offset) in runRef.offsets[range].enumerated() { originsBuffer[i] = offset }
    }
}

/// The first of the UTF-16 units that each glyph stands for. They stay there as long as the run does.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { run.indices.values.baseAddress }

/// Stores the first of the UTF-16 units that each glyph of a range stands for.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    run.indices.copy(run.clamp(range), to: buffer)
}

/// The part of the text, in UTF-16 units, that the run's glyphs stand for.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.range.lowerBound, length: run.range.count)
}

/// The width of a range of glyphs in points; how far the run's font reaches around the baseline is stored.
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    run.bounds.store(ascent, descent, leading)
    return Double(run.advances.values[run.clamp(range)].reduce(0) { $0 + $1.width })
}

/// The box around the outlines of a range of glyphs, in points; null for glyphs that show nothing.
///
/// It is where the glyphs would be drawn in the context's user space, or, without a context, by a line at the origin.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    run.imageBounds(run.clamp(range)).applying(context?.textMatrix ?? .identity)
}

/// What each glyph is mapped by, about its origin: the font's matrix.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { run.font.matrix }

extension CTRun {
    /// The box around the outlines of glyphs, from the line's origin; null for glyphs that show nothing.
    func imageBounds(_ range: Range<Int>) -> CGRect {
        guard attributes.runDelegate == nil else { return .null }
        var bounds = CGRect.null
        for i in range {
            let box = font.boundingBox(of: glyphs.values[i])
            guard box.width > 0 || box.height > 0 else { continue }
            bounds = bounds.union(box.offsetBy(dx: positions.values[i].x, dy: positions.values[i].y))
        }
        return bounds
    }
}
