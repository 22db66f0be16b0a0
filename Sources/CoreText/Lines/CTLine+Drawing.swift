public import CoreGraphics

/// Draws the line with its origin at the context's text position.
///
/// Each run is drawn in its attributes' colour, black by default, with its underline, strikethrough, background and
/// stroke. The context's state and text position are preserved.
///
/// Text without a stroke width is drawn with the context's text drawing mode: filled, stroked with the text's colour,
/// or invisible. A clipping mode adds the whole line to the clip.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    context.showAsOneText {
        for run in line.runs { run.drawBackground(in: context) }
        for run in line.runs { run.draw(0..<run.glyphs.count, in: context) }
        for ruby in line.rubies { ruby.draw(in: context) }
    }
}

/// Draws a range of a run's glyphs, at their positions in a line whose origin is at the context's text position.
///
/// A length of 0 means up to the end of the run. Underlines and strikethroughs are drawn for whole runs.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let range = run.clamp(range)
    context.showAsOneText {
        if range.count == run.glyphs.count { run.drawBackground(in: context) }
        run.draw(range, in: context)
    }
}

extension CTRun {
    /// Draws the run's background.
    fileprivate func drawBackground(in context: CGContext) {
        guard let color = attributes.backgroundColor, width > 0, context.textDrawingMode.draws else { return }
        let bounds = bounds
        draw(in: context) { context in
            context.setFillColor(color)
            context.fill(CGRect(x: start, y: -bounds.descent, width: width, height: bounds.ascent + bounds.descent))
        }
    }

    fileprivate func draw(_ range: Range<Int>, in context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        setColors(of: context)
        if attributes.runDelegate == nil, !range.isEmpty {
            context.show(
                Array(glyphs.values[range]), of: font.graphicsFont, size: font.size, matrix: textMatrix,
                at: Array(positions.values[range]), text: text(of: range))
        }
        guard range.count == glyphs.count, width > 0, context.textDrawingMode.draws else { return }
        draw(attributes.underline, at: font.underlinePosition, in: context)
        draw(attributes.strikethrough, at: CTFontGetXHeight(font) / 2, in: context)
    }

    private func setColors(of context: CGContext) {
        let fill = attributes.foregroundColor ?? .black
        if !attributes.usesColorOfContext { context.setFillColor(fill) }
        let strokeWidth = attributes.strokeWidth
        if let stroke = attributes.strokeColor {
            context.setStrokeColor(stroke)
        } else if !attributes.usesColorOfContext, strokeWidth != 0 || attributes.foregroundColor != nil {
            context.setStrokeColor(fill)
        }
        let mode = context.textDrawingMode
        guard strokeWidth != 0, mode.draws else { return }
        context.setLineWidth(abs(strokeWidth) / 100 * font.size)
        context.setTextDrawingMode((strokeWidth > 0 ? CGTextDrawingMode.stroke : .fillStroke).clipping(as: mode))
    }

    // MARK: Lines

    /// Draws a line along the run, with its middle `height` points above the baseline.
    private func draw(_ decoration: TextDecoration, at height: CGFloat, in context: CGContext) {
        guard !decoration.style.isEmpty else { return }
        // A font without an underline thickness gets a typical one.
        let thin = font.underlineThickness > 0 ? font.underlineThickness : font.size / 16
        let thickness = decoration.style.contains(.thick) ? 2 * thin : thin
        let middle = height + attributes.rise
        let lines = decoration.style.isSuperset(of: .double) ? [middle, middle - 2 * thin] : [middle]
        draw(in: context) { context in
            let color = decoration.color ?? (attributes.usesColorOfContext ? nil : attributes.foregroundColor ?? .black)
            for y in lines {
                if let color { context.setFillColor(color) }
                for dash in dashes(of: decoration.pattern, thickness: thickness) {
                    context.fill(
                        CGRect(
                            x: dash.lowerBound, y: y - thickness / 2, width: dash.upperBound - dash.lowerBound,
                            height: thickness))
                }
            }
        }
    }

    /// Returns the visible parts of a line along the run.
    private func dashes(of pattern: CTUnderlineStyleModifiers, thickness: CGFloat) -> [ClosedRange<CGFloat>] {
        let end = start + width
        guard let lengths = pattern.dashLengths, thickness > 0 else { return [start...end] }
        var dashes: [ClosedRange<CGFloat>] = []
        // The pattern starts at the line's origin, so it continues from run to run.
        let period = lengths.reduce(0, +) * thickness
        var x = (start / period).rounded(.down) * period
        while x < end, dashes.count < maxDashCount {
            for (i, length) in lengths.enumerated() {
                let next = x + length * thickness
                let (from, to) = (max(x, start), min(next, end))
                if i % 2 == 0, from < to { dashes.append(from...to) }
                x = next
            }
        }
        return dashes
    }

    /// Calls `body` to draw in the line's space: its origin is at the text position.
    private func draw(in context: CGContext, _ body: (CGContext) -> Void) {
        context.saveGState()
        context.concatenate(context.textMatrix)
        body(context)
        context.restoreGState()
    }
}

extension CGTextDrawingMode {
    /// True when any of the text is visible.
    fileprivate var draws: Bool { fills || strokes }
}

/// The maximum number of dashes, more than a line can show.
private let maxDashCount = 10_000

extension CTUnderlineStyleModifiers {
    /// The alternating lengths of dashes and gaps, as multiples of the line's thickness; nil for a solid line.
    fileprivate var dashLengths: [CGFloat]? {
        switch rawValue & 0x0700 {
        case CTUnderlineStyleModifiers.patternDot.rawValue: [3, 3]
        case CTUnderlineStyleModifiers.patternDash.rawValue: [10, 5]
        case CTUnderlineStyleModifiers.patternDashDot.rawValue: [10, 3, 3, 3]
        case CTUnderlineStyleModifiers.patternDashDotDot.rawValue: [10, 3, 3, 3, 3, 3]
        default: nil
        }
    }
}
