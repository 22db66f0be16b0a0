public import CoreGraphics

/// Lines of text laid out in a path.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctframe)
// `@unchecked Sendable`: immutable after creation; the attributes are the caller's, who must not change them any more.
public final class CTFrame: _CFObject, @unchecked Sendable {
    let path: CGPath
    let attributes: CFDictionary?
    /// The range of the text to be laid out.
    let range: Range<Int>
    /// The range that fits.
    let visibleRange: Range<Int>
    let lines: [PlacedLine]

    init(path: CGPath, attributes: CFDictionary?, range: Range<Int>, layout: FrameLayout.Result, box: CGSize) {
        let progression = CTFrameProgression(attributes)
        self.path = path
        self.attributes = attributes
        self.range = range
        visibleRange = range.lowerBound..<layout.end
        lines = layout.lines.map { line in
            var line = line
            line.origin = progression.place(line.origin, in: box)
            return line
        }
    }
}

/// A line and its origin.
package struct PlacedLine: Sendable {
    package var line: CTLine
    /// From the lower left corner of the path's box, y up; during layout from the upper left, y down.
    package var origin: CGPoint
}

/// The direction in which lines follow each other.
public enum CTFrameProgression: UInt32, Sendable {
    /// Horizontal lines, stacked from top to bottom.
    case topToBottom = 0
    /// Vertical lines, stacked from right to left.
    case rightToLeft = 1
    /// Vertical lines, stacked from left to right.
    case leftToRight = 2

    init(_ attributes: CFDictionary?) {
        let value = attributes?[kCTFrameProgressionAttributeName]
        let number = value.flatMap { Int(attribute: $0) }
        self = value as? Self ?? number.flatMap { Self(rawValue: UInt32(clamping: $0)) } ?? .topToBottom
    }

    var isVertical: Bool { self != .topToBottom }

    /// Maps the page to a space in which lines run along x and the first one is at the top.
    var turn: CGAffineTransform {
        switch self {
        case .topToBottom: .identity
        case .rightToLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        case .leftToRight: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
        }
    }

    /// Returns the position on the page, from the lower left corner of its box, of a point relative to the upper left
    /// corner in that space, y down.
    func place(_ point: CGPoint, in box: CGSize) -> CGPoint {
        switch self {
        case .topToBottom: CGPoint(x: point.x, y: box.height - point.y)
        case .rightToLeft: CGPoint(x: box.width - point.y, y: box.height - point.x)
        case .leftToRight: CGPoint(x: point.y, y: box.height - point.x)
        }
    }
}

/// The fill rule of a frame's path.
public enum CTFramePathFillRule: UInt32, Sendable {
    /// The even-odd rule.
    case evenOdd = 0
    /// The non-zero winding rule.
    case windingNumber = 1
}

/// The key of a `CTFrameProgression` value. Default top to bottom.
public let kCTFrameProgressionAttributeName: CFString = "CTFrameProgression"
/// The key of a `CTFramePathFillRule` value, for the frame's path or for a clipping path. Default even-odd.
public let kCTFramePathFillRuleAttributeName: CFString = "CTFramePathFillRule"
/// The key of the border width around a clipping path, in points. Default 0.
public let kCTFramePathWidthAttributeName: CFString = "CTFramePathWidth"
/// The key of the clipping paths, around which text flows: an array of dictionaries with
/// `kCTFramePathClippingPathAttributeName`.
public let kCTFrameClippingPathsAttributeName: CFString = "CTFrameClippingPaths"
/// The key of a clipping path's `CGPath`.
public let kCTFramePathClippingPathAttributeName: CFString = "CTFramePathClippingPath"

/// Returns the range of the text, in UTF-16 units, to be laid out in the frame.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.range.lowerBound, length: frame.range.count)
}

/// Returns the range of the text, in UTF-16 units, that fits in the frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.visibleRange.lowerBound, length: frame.visibleRange.count)
}

/// Returns the frame's path.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Returns the attributes that the frame was created with; nil for none.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }

/// Returns the lines, each a `CTLine`, in the order of the text.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines.map(\.line) }

/// Stores the origins of a range of lines, in points from the lower left corner of the path's box, y up.
///
/// A length of 0 means up to the last line.
public func CTFrameGetLineOrigins(
    _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
    let count = frame.lines.count
    let first = min(max(range.location, 0), count)
    let length = range.length > 0 ? min(range.length, count - first) : count - first
    for i in 0..<length { origins[i] = frame.lines[first + i].origin }
}

/// Draws the lines in user space, with vertical lines rotated to the right by a quarter turn. The context's state and
/// text position are preserved.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let matrix = context.textMatrix
    let corner = frame.path.boundingBox.origin
    if CTFrameProgression(frame.attributes).isVertical {
        context.textMatrix = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0).concatenating(matrix)
    }
    context.showAsOneText {
        for placed in frame.lines {
            context.textPosition = CGPoint(x: corner.x + placed.origin.x, y: corner.y + placed.origin.y)
            CTLineDraw(placed.line, context)
        }
    }
    context.textMatrix = matrix
}
