package import CoreGraphics

extension TextLayout {
    /// The width of the widest line, and the total height.
    package var size: CGSize { CGSize(width: lines.reduce(0) { max($0, $1.width) }, height: height) }

    /// The distance from the top of the box to the first baseline; 0 for no text.
    package var firstBaseline: CGFloat { lines.first?.origin.y ?? 0 }

    /// The distance from the top of the box to the last baseline; 0 for no text.
    package var lastBaseline: CGFloat { lines.last?.origin.y ?? 0 }

    /// The bounding box of the lines, from the box's top left corner, without white space at their ends; zero for no
    /// text.
    package var bounds: CGRect { bounds { _ in false } }

    /// The bounding box of the lines, with the white space at the end of those for which `countsSpace` is true.
    package func bounds(countingSpaceOf countsSpace: (Line) -> Bool) -> CGRect {
        guard let first = lines.first else { return .zero }
        func span(_ line: Line) -> (CGFloat, CGFloat) {
            let span = countsSpace(line) ? 0...max(line.line.width, 0) : line.line.visibleSpan
            return (line.origin.x + span.lowerBound, line.origin.x + span.upperBound)
        }
        let (left, right) = lines.dropFirst().map(span).reduce(span(first)) { (min($0.0, $1.0), max($0.1, $1.1)) }
        return CGRect(x: left, y: 0, width: right - left, height: height)
    }

    /// The bounding box of the glyph outlines; zero for none.
    package var inkBounds: CGRect {
        let boxes = lines.map { line in
            let ink = line.line.imageBounds
            return ink.isNull
                ? ink
                : CGRect(
                    x: line.origin.x + ink.minX, y: line.origin.y - ink.maxY, width: ink.width, height: ink.height)
        }
        let whole = boxes.reduce(CGRect.null) { $0.union($1) }
        return whole.isNull ? .zero : whole
    }

    /// Draws the lines in a space with y down. The text matrix and position are preserved.
    ///
    /// - Parameters:
    ///   - corner: the position of the box's top left corner.
    ///   - drawLine: draws a line at the context's text position, which is also passed.
    package func draw(
        at corner: CGPoint, in context: CGContext, _ drawLine: (Line, CGPoint) -> Void
    ) {
        let matrix = context.textMatrix
        context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
        for line in lines {
            let origin = CGPoint(x: corner.x + line.origin.x, y: corner.y + line.origin.y)
            context.textPosition = origin
            drawLine(line, origin)
        }
        context.textMatrix = matrix
    }

    /// Draws the lines in a space with y down, with the box's top left corner at a point.
    package func draw(at corner: CGPoint, in context: CGContext) {
        draw(at: corner, in: context) { line, _ in CTLineDraw(line.line, context) }
    }
}

extension CTLine {
    /// The start and end of the line's visible part, from its origin.
    package var visibleSpan: ClosedRange<CGFloat> {
        let space = min(trailingSpace, width)
        return isRightToLeft ? space...max(width, space) : 0...max(width - space, 0)
    }
}
