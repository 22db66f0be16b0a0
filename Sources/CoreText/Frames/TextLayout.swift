import CoreGraphics
package import Foundation

/// The lines of a text in a box, from top to bottom: broken, truncated and aligned.
package struct TextLayout: Sendable {
    package struct Line: Sendable {
        package var line: CTLine
        /// The line's origin, from the box's top left corner, y down, in points.
        package var origin: CGPoint
        /// In points, without the white space where the line is broken. The white space at the end of a paragraph
        /// counts, as far as the box has room for it: programs pad labels with it.
        package var width: CGFloat
    }

    /// Layout options that apply to all lines, overriding paragraph styles.
    package struct Options: Sendable {
        /// Whether lines wrap at the box's width. Otherwise each paragraph is one line, truncated separately.
        package var wraps = true
        /// The maximum number of lines, the last of which is truncated if the text continues. At least 1.
        package var maxLineCount = Int.max
        /// The minimum number of lines that the height accounts for.
        package var minLineCount = 0
        /// The space between two lines, in points.
        package var lineSpacing: CGFloat = 0
        package var alignment = CTTextAlignment.natural
        package var tail = TextOverflow()
        /// The size of a pixel in points, to which heights and baselines are rounded up; nil for no rounding.
        package var pixel: CGFloat?

        package init() {}

        package func roundedUp(_ length: CGFloat) -> CGFloat {
            guard let pixel else { return length }
            // Rounding errors alone must not add a pixel.
            return (length / pixel - 1e-4).rounded(.up) * pixel
        }

        /// 0 at the left, 1 at the right.
        fileprivate func flush(of line: CTLine) -> CGFloat {
            switch alignment {
            case .left: 0
            case .center: 0.5
            case .right: 1
            case .justified, .natural: line.isRightToLeft ? 1 : 0
            }
        }
    }

    package internal(set) var lines: [Line] = []
    /// The height of the lines, from the top of the first to the bottom of the last.
    package internal(set) var height: CGFloat = 0
    /// Whether some of the text does not fit.
    package internal(set) var isTruncated = false

    /// Creates a layout without lines.
    package init() {}

    /// Lays out lines with the same options everywhere.
    ///
    /// - Parameter size: the box's size; infinite for no limit. The first line is always included.
    package init(_ text: StyledText, in size: CGSize, _ options: Options) {
        guard !text.isEmpty else { return }
        var filling = BoxFilling(text: text, box: size, options: options)
        filling.run()
        (lines, height, isTruncated) = (filling.lines, filling.top, filling.isTruncated)
        if lines.count < options.minLineCount, let first = lines.first?.line {
            let more = CGFloat(options.minLineCount - lines.count)
            height += more * (LineExtent(first, options).height + options.lineSpacing)
        }
        // Without a width, lines are aligned with each other in the width that all of them need.
        if !(size.width < .infinity) { align(in: self.size.width) { options.flush(of: $0) } }
    }

    /// Aligns the lines in a width.
    ///
    /// - Parameter flush: 0 at the left, 1 at the right.
    package mutating func align(in width: CGFloat, flush: (CTLine) -> CGFloat) {
        for index in lines.indices {
            let line = lines[index].line
            lines[index].origin.x = CTLineGetPenOffsetForFlush(line, flush(line), Double(width))
        }
    }
}

/// The vertical extent of a line, in points.
private struct LineExtent {
    let ascent: CGFloat
    /// From the top of the line to the top of the next.
    let height: CGFloat

    init(_ line: CTLine, _ options: TextLayout.Options) {
        let bounds = line.stackedBounds
        ascent = bounds.ascent
        height = options.roundedUp(bounds.ascent + bounds.descent + bounds.leading)
    }
}

/// Breaks a text into lines and stacks them in a box.
private struct BoxFilling {
    let text: StyledText
    let box: CGSize
    let options: TextLayout.Options
    let typesetter: CTTypesetter

    private(set) var lines: [TextLayout.Line] = []
    /// The position of the next line, from the top of the box.
    private(set) var top: CGFloat = 0
    private(set) var isTruncated = false

    init(text: StyledText, box: CGSize, options: TextLayout.Options) {
        (self.text, self.box, self.options) = (text, box, options)
        typesetter = CTTypesetter(text)
    }

    mutating func run() {
        let string = text.string as NSString
        var (start, end, contentsEnd) = (0, 0, 0)
        while end < string.length {
            string.getParagraphStart(
                &start, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: end, length: 0))
            guard append(start..<contentsEnd, until: end, isLast: end == string.length) else { return }
        }
    }

    /// Appends a paragraph's lines; returns false when there is no room for more.
    ///
    /// - Parameter end: the end of the paragraph including its terminator.
    private mutating func append(_ paragraph: Range<Int>, until end: Int, isLast: Bool) -> Bool {
        let isBroken = options.wraps && box.width < .infinity && !paragraph.isEmpty
        // An empty paragraph is as high as its terminator.
        let limit = paragraph.isEmpty ? end : paragraph.upperBound
        var start = paragraph.lowerBound
        repeat {
            var end = limit
            if isBroken {
                let suggestion = CTTypesetterSuggestLineBreak(typesetter, start, Double(box.width))
                end = min(start + max(suggestion, 1), limit)
            }
            var line = CTTypesetterCreateLine(typesetter, CFRange(location: start, length: end - start))
            if !options.wraps {
                line = options.tail.cut(line, to: box.width, text.attributes(at: start)) ?? line
            } else if options.tail.truncation != .none, end < limit || !isLast, !hasRoom(below: line) {
                isTruncated = true
                line = options.tail.line(for: text, from: start, width: box.width) ?? line
                append(line, endsParagraph: true)
                return false
            }
            append(line, endsParagraph: end == limit, isEmpty: paragraph.isEmpty)
            // Another line would not be visible.
            guard top < box.height else {
                isTruncated = end < limit || !isLast
                return false
            }
            start = end
        } while start < limit
        return true
    }

    /// Returns whether another line like the next one fits below it.
    private func hasRoom(below line: CTLine) -> Bool {
        guard lines.count + 1 < options.maxLineCount else { return false }
        return top + 2 * LineExtent(line, options).height + options.lineSpacing <= box.height
    }

    private mutating func append(_ line: CTLine, endsParagraph: Bool, isEmpty: Bool = false) {
        if !lines.isEmpty { top += options.lineSpacing }
        let extent = LineExtent(line, options)
        let width = isEmpty ? 0 : line.width(endsParagraph: endsParagraph, in: box.width)
        var (line, flush) = (line, options.flush(of: line))
        if !endsParagraph, options.alignment == .justified, box.width < .infinity {
            (line, flush) = (LineJustification(line: line).justified(factor: 1, width: box.width), 0)
        }
        let x = box.width < .infinity ? CTLineGetPenOffsetForFlush(line, flush, Double(box.width)) : 0
        let baseline = options.roundedUp(top + extent.ascent)
        lines.append(TextLayout.Line(line: line, origin: CGPoint(x: x, y: baseline), width: width))
        top += extent.height
    }
}
