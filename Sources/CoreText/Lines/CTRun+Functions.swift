public import CoreGraphics
import Foundation

/// The status flags of a run.
public struct CTRunStatus: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The text runs right to left. Glyphs are still listed from left to right.
    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
    /// The string indices of the glyphs are not monotonic.
    public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
    /// Glyphs are transformed: the font has a matrix, or they are upright in vertical text.
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

// Ranges are of glyphs; a length of 0 means up to the end of the run. Ranges are clamped to the run.

/// Returns the number of glyphs in the run.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// Returns the attributes of the text; a fallback font replaces one that lacks the glyphs.
///
/// The keys are `NSAttributedString.Key`s.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    var attributes = CFDictionary(run.values.map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
    // A UIKit font is kept, unless a fallback font provides the glyphs.
    if run.attributes.font !== run.font || attributes[NSAttributedString.Key.font] == nil {
        attributes[NSAttributedString.Key.font] = run.font
    }
    return attributes
}

/// Returns the status of the run.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
    var status: CTRunStatus = run.isRightToLeft ? .rightToLeft : []
    let indices = run.indices.values
    let steps = zip(indices, indices.dropFirst())
    let isMonotonic = run.isRightToLeft ? steps.allSatisfy { $0 >= $1 } : steps.allSatisfy { $0 <= $1 }
    if !isMonotonic { status.insert(.nonMonotonic) }
    if !run.textMatrix.isIdentity { status.insert(.hasNonIdentityMatrix) }
    return status
}

/// Returns the glyphs, from left to right; the address is valid as long as the run.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { run.glyphs.values.baseAddress }

/// Stores the glyphs of a range.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    run.glyphs.copy(run.clamp(range), to: buffer)
}

/// Returns the glyph positions relative to the line's origin, in points; the address is valid as long as the run.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { run.positions.values.baseAddress }

/// Stores the positions of a range of glyphs relative to the line's origin, in points.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    run.positions.copy(run.clamp(range), to: buffer)
}

/// Returns the glyph advances, in points; the address is valid as long as the run.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { run.advances.values.baseAddress }

/// Stores the advances of a range of glyphs, in points.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    run.advances.copy(run.clamp(range), to: buffer)
}

/// Stores the advances of a range of glyphs, and their offsets from the pen position, in points.
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

/// Returns the first UTF-16 index of each glyph; the address is valid as long as the run.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { run.indices.values.baseAddress }

/// Stores the first UTF-16 index of each glyph of a range.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    run.indices.copy(run.clamp(range), to: buffer)
}

/// Returns the range of the text, in UTF-16 units, that the run's glyphs represent.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.range.lowerBound, length: run.range.count)
}

/// Returns the width of a range of glyphs in points; stores the ascent, descent and leading.
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    run.bounds.store(ascent, descent, leading)
    return Double(run.advances.values[run.clamp(range)].reduce(0) { $0 + $1.width })
}

/// Returns the bounding box of the outlines of a range of glyphs, in points; null for blank glyphs.
///
/// In the context's user space, through its text matrix, or, without a context, relative to the line's origin.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    run.imageBounds(run.clamp(range)).applying(context?.textMatrix ?? .identity)
}

/// Returns the transform of each glyph about its origin: the font's matrix, rotated to the left by a quarter turn for
/// glyphs that are upright in vertical text.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { run.textMatrix }

extension CTRun {
    /// Returns the bounding box of glyph outlines, relative to the line's origin; null for blank glyphs.
    func imageBounds(_ range: Range<Int>) -> CGRect {
        guard attributes.runDelegate == nil else { return .null }
        var bounds = CGRect.null
        for i in range {
            let box = font.boundingBox(of: glyphs.values[i]).applying(turn)
            guard box.width > 0 || box.height > 0 else { continue }
            bounds = bounds.union(box.offsetBy(dx: positions.values[i].x, dy: positions.values[i].y))
        }
        return bounds
    }
}
