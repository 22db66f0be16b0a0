import CoreGraphics
import CoreText
import Foundation

/// The lines of a layout fragment. Their vertical positions are relative to its top, their x coordinates to the
/// container's left edge.
struct FragmentLines {
    var isMade = false
    var made: [LineFragment] = []
    var height: CGFloat = 0
    var padding: CGFloat = 0
    /// The position of the line after the fragment.
    var endCursor = LineCursor()
    var isFull = false
    /// The text that was laid out.
    var text = StyledText()
    var marker: ListMarker?
    private let known = Known()

    /// Objects vended to clients, kept as long as the lines.
    private final class Known {
        var shown: [NSTextLineFragment]?
    }

    /// The horizontal extent of the lines, without the padding.
    var span: ClosedRange<CGFloat> {
        let left = made.map { $0.usedRect.minX + padding }.min() ?? padding
        return left...max(made.map { $0.usedRect.maxX - padding }.max() ?? left, left)
    }

    func shown(_ fragment: NSTextLayoutFragment) -> [NSTextLineFragment] {
        guard isMade else { return [] }
        let left = span.lowerBound
        let lines = known.shown ?? made.map { NSTextLineFragment($0, left: left, padding: padding, text: text) }
        known.shown = lines
        guard let extra = fragment.extraLine else { return lines }
        return lines + [NSTextLineFragment(after: text, extra.0, baseline: extra.1)]
    }
}

/// Breaks a fragment's element into lines.
private final class FragmentTypesetter: ParagraphTypesetterDelegate {
    private let units: [UInt16]
    private let text: StyledText
    private let goesOn: Bool
    let usesFontLeading: Bool
    let partsWords: Bool
    private let mayBreak: (_ place: Int, _ hyphenating: Bool) -> Bool

    init(
        _ text: StyledText, goesOn: Bool, _ manager: NSTextLayoutManager, mayBreak: @escaping (Int, Bool) -> Bool
    ) {
        (units, self.text, self.goesOn) = (text.units, text, goesOn)
        (usesFontLeading, partsWords) = (manager.usesFontLeading, manager.usesHyphenation)
        self.mayBreak = mayBreak
    }

    var length: Int { goesOn ? units.count + 1 : units.count }
    func unit(_ place: Int) -> UInt16 { units.indices.contains(place) ? units[place] : 0x0A }
    func lineAttributes(at place: Int) -> [NSAttributedString.Key: Any] { text.attributes(at: place) }
    func delegateSpacing(before place: Int) -> CGFloat? { nil }
    func delegateSpacing(after place: Int, _ rect: CGRect) -> CGFloat? { nil }
    func delegateLineSpacing(after place: Int, _ rect: CGRect) -> CGFloat? { nil }
    func mayBreakLine(before place: Int, hyphenating: Bool) -> Bool { mayBreak(place, hyphenating) }
    func offerToDelegate(_ fragment: inout LineFragment, _ container: NSTextContainer) {}
}

extension NSTextLayoutFragment {
    // MARK: Attachment to the layout manager

    final func attach(to manager: NSTextLayoutManager, at start: Int) {
        (self.manager, self.start) = (manager, start)
        textElement?.textContentManager = manager.textContentManager
    }

    /// Moves the fragment after an edit before it.
    final func move(after place: Int, by distance: Int) {
        guard start >= place else { return }
        start += distance
        textElement?.move(by: distance)
    }

    // MARK: Layout

    final var hasLines: Bool { lines.isMade }
    final var height: CGFloat { lines.height }
    final var endCursor: LineCursor { lines.endCursor }
    final var isFull: Bool { lines.isFull }

    final func forgetLines() { lines.isMade = false }

    final func layOut(from cursor: LineCursor, isLast: Bool) {
        guard !lines.isMade, let manager else { return }
        let text = textElement?.styledText ?? StyledText()
        var made = FragmentLines()
        made.text = text
        made.marker = (textElement as? NSTextListElement).flatMap { ListMarker($0, text) }
        made.isMade = true
        // Attachments access the fragment's text while lines are being filled.
        lines = made
        fill(&made, text, from: cursor, isLast: isLast, manager)
        lines = made
    }

    private final func fill(
        _ lines: inout FragmentLines, _ text: StyledText, from cursor: LineCursor, isLast: Bool,
        _ manager: NSTextLayoutManager
    ) {
        guard let container = manager.textContainer else { return }
        let top = cursor.y
        var cursor = cursor
        cursor.y += max(topMargin, 0)
        var settings = text.attributes(at: 0).paragraphSettings
        let leading = max(leadingPadding, 0) + (lines.marker?.indent(settings) ?? 0)
        settings.firstLineHeadIndent += leading
        settings.headIndent += leading
        if settings.tailIndent <= 0 { settings.tailIndent -= max(trailingPadding, 0) }
        let filler = FragmentTypesetter(text, goesOn: !isLast, manager) { [start] place, hyphenating in
            guard let delegate = manager.delegate, let content = manager.textContentManager else { return true }
            return delegate.textLayoutManager(
                manager, shouldBreakLineBefore: content.location(at: start + place), hyphenating: hyphenating)
        }
        let drawn = text.forLines(from: start, manager.links) { attachment, place in
            self.box(of: attachment, at: place - self.start, container)
        }
        var lineFiller = ParagraphTypesetter(
            delegate: filler, paragraph: drawn, range: 0..<text.length, containers: [container], settings: settings)
        let startContainer = cursor.container
        lines.isFull = !lineFiller.fill(from: &cursor)
        lines.made = lineFiller.fragments
        lines.padding = container.lineFragmentPadding
        let bottom =
            startContainer > 0 ? top : lines.isFull ? lines.made.last?.rect.maxY ?? top : cursor.y
        for index in lines.made.indices { lines.made[index].move(by: 0, -top) }
        lines.height = bottom - top + (lines.made.isEmpty ? 0 : max(bottomMargin, 0))
        cursor.y = top + lines.height
        lines.endCursor = cursor
    }

    // MARK: Geometry

    /// The extra line after the text, if this is the last fragment: its rectangle relative to the frame, and its
    /// baseline.
    final var extraLine: (CGRect, CGFloat)? {
        guard let manager, start + lines.text.length >= manager.blocks.length,
            lines.text.isEmpty || lines.text.units.last?.endsTextParagraph == true, let extra = manager.extraLine,
            let container = manager.textContainer
        else { return nil }
        let top = lines.text.isEmpty ? 0 : lines.height
        let x = extra.usedRect.minX + container.lineFragmentPadding
        return (
            CGRect(
                x: x - lines.span.lowerBound, y: top + extra.usedRect.minY - extra.rect.minY, width: 0,
                height: extra.usedRect.height),
            extra.rect.minY + extra.baseline - extra.usedRect.minY
        )
    }

    /// From the container's top.
    final var top: CGFloat {
        guard let manager, let index = manager.blocks.index(at: start) else { return 0 }
        return manager.blocks.top(index)
    }

    final var frameInContainer: CGRect {
        guard let manager else { return .zero }
        var height = lines.height
        if !lines.isMade, let index = manager.blocks.index(at: start) { height = manager.blocks[index].height }
        if lines.isMade, let extra = extraLine { height = max(height, extra.0.maxY) }
        let span = lines.span
        let isKnown = lines.isMade && !lines.made.isEmpty
        let width = isKnown ? span.upperBound - span.lowerBound : 0
        return CGRect(x: span.lowerBound, y: top, width: width, height: height)
    }

    final var standardSurface: CGRect {
        let left = lines.span.lowerBound
        var surface = CGRect.null
        for line in lines.made {
            surface = surface.union(
                line.usedRect.insetBy(dx: lines.padding, dy: 0).offsetBy(dx: -left, dy: 0))
            let ink = CTLineGetBoundsWithOptions(line.line, .useGlyphPathBounds)
            guard !ink.isNull, !ink.isEmpty else { continue }
            surface = surface.union(
                CGRect(
                    x: line.baseline.x - left + ink.minX, y: line.baseline.y - ink.maxY, width: ink.width,
                    height: ink.height))
        }
        if let marker = lines.marker?.frame(beside: lines) { surface = surface.union(marker) }
        return surface.isNull ? .zero : surface
    }

    // MARK: Drawing

    final func drawLines(at point: CGPoint, in context: CGContext) {
        guard lines.isMade, let manager else { return }
        manager.validateRenderingAttributes(of: self)
        var shown = lines
        let text = manager.renderedText(of: self)
        if let text {
            fill(&shown, text, from: LineCursor(container: 0, y: top), isLast: false, manager)
            // What is omitted at the end stays omitted.
            shown.made = Array(shown.made.prefix(lines.made.count))
            if lines.made.last.map({ $0.range.upperBound != shown.made.last?.range.upperBound }) ?? false {
                shown = lines
            }
        }
        let left = lines.span.lowerBound
        let origin = CGPoint(x: point.x - left, y: point.y)
        for line in shown.made { drawBackgrounds(of: line, text ?? lines.text, at: origin, in: context) }
        context.isolating { context in
            context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
            for line in shown.made {
                let baseline = CGPoint(x: origin.x + line.baseline.x, y: origin.y + line.baseline.y)
                line.draw(line.range, hiding: [], at: baseline, in: context) { drawAttachment(at: $0, $1) }
            }
            lines.marker?.draw(beside: lines, at: origin, in: context)
        }
    }

    private final func drawBackgrounds(
        of line: LineFragment, _ text: StyledText, at origin: CGPoint, in context: CGContext
    ) {
        for run in text.runs where run.range.overlaps(line.range) {
            guard let color = run.attributes[.backgroundColor] as? UIColor else { continue }
            context.setFillColor(color.cgColor)
            for span in line.spans(of: run.range) {
                context.fill(
                    CGRect(
                        x: origin.x + span.lowerBound, y: origin.y + line.usedRect.minY,
                        width: span.upperBound - span.lowerBound, height: line.usedRect.height))
            }
        }
    }
}
