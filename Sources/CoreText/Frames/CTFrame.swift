public import CoreGraphics

/// Lines of text that fill a shape.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctframe)
// `@unchecked Sendable`: nothing is written after it is made; the attributes are the caller's, not to be changed any more.
public final class CTFrame: Hashable, @unchecked Sendable {
    let path: CGPath
    let attributes: CFDictionary?
    /// The part of the text that was to fill the frame.
    let range: Range<Int>
    /// The part that does.
    let visibleRange: Range<Int>
    let lines: [PlacedLine]

    init(path: CGPath, attributes: CFDictionary?, range: Range<Int>, layout: FrameLayout.Result, height: CGFloat) {
        self.path = path
        self.attributes = attributes
        self.range = range
        visibleRange = range.lowerBound..<layout.end
        lines = layout.lines.map { line in
            var line = line
            line.origin.y = height - line.origin.y
            return line
        }
    }

    /// True when both are the same object.
    public static func == (a: CTFrame, b: CTFrame) -> Bool { a === b }

    /// Hashes which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A line and where its origin is.
package struct PlacedLine: Sendable {
    package var line: CTLine
    /// From the lower left corner of the path's box, y up; during layout from the upper left, y down.
    package var origin: CGPoint
}

/// The direction in which lines follow each other, which is always top to bottom here.
public enum CTFrameProgression: UInt32, Sendable {
    /// Lines run across and follow from the top down.
    case topToBottom = 0
    /// Lines run down and follow from the right to the left.
    case rightToLeft = 1
    /// Lines run down and follow from the left to the right.
    case leftToRight = 2
}

/// The fill rule of a frame's path.
public enum CTFramePathFillRule: UInt32, Sendable {
    /// Inside is what edges surround an odd number of times.
    case evenOdd = 0
    /// Inside is what edges wind around.
    case windingNumber = 1
}

/// The key of a `CTFrameProgression`'s number. Default top to bottom.
public let kCTFrameProgressionAttributeName: CFString = "CTFrameProgression"
/// The key of a `CTFramePathFillRule`'s number, for the frame's path or for a clipping path. Default even-odd.
public let kCTFramePathFillRuleAttributeName: CFString = "CTFramePathFillRule"
/// The key of the width of the border along a path that text avoids, in points. Default 0.
public let kCTFramePathWidthAttributeName: CFString = "CTFramePathWidth"
/// The key of the paths that text flows around: a list of dictionaries with `kCTFramePathClippingPathAttributeName`.
public let kCTFrameClippingPathsAttributeName: CFString = "CTFrameClippingPaths"
/// The key of the `CGPath` of one of them.
public let kCTFramePathClippingPathAttributeName: CFString = "CTFramePathClippingPath"

/// The part of the text, in UTF-16 units, that was to fill the frame.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.range.lowerBound, length: frame.range.count)
}

/// The part of the text, in UTF-16 units, that fills the frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.visibleRange.lowerBound, length: frame.visibleRange.count)
}

/// The shape that the lines fill.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// The attributes that the frame was made with; nil for none.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }

/// The lines, each a `CTLine`, from the top down.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines.map(\.line) }

/// Stores the origins of a range of lines, in points from the lower left corner of the path's box, y up.
///
/// A length of 0 goes on to the last line.
public func CTFrameGetLineOrigins(
    _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
    let count = frame.lines.count
    let first = min(max(range.location, 0), count)
    let length = range.length > 0 ? min(range.length, count - first) : count - first
    for i in 0..<length { origins[i] = frame.lines[first + i].origin }
}

/// Draws the lines where they are in user space. The context's state and text position stay.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let matrix = context.textMatrix
    let corner = frame.path.boundingBox.origin
    context.showAsOneText {
        for placed in frame.lines {
            context.textPosition = CGPoint(x: corner.x + placed.origin.x, y: corner.y + placed.origin.y)
            CTLineDraw(placed.line, context)
        }
    }
    context.textMatrix = matrix
}
