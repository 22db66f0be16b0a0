import CoreGraphics
import CoreText
public import Foundation

/// A list item: a paragraph whose marker isn't part of the text.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextlistelement)
open class NSTextListElement: NSTextParagraph {
    private final let children: [NSTextListElement]
    private final weak var ownParent: NSTextListElement?
    private final let hasContents: Bool
    final let nestingLevel: Int
    /// The item's number, if it is known from its position in a text.
    final var itemNumber: Int?

    /// Creates a list item, with an optional parent item; nil for an item of the outermost list.
    public init(
        parent parentElement: NSTextListElement?, textList: NSTextList, contents: NSAttributedString?,
        markerAttributes: [NSAttributedString.Key: Any]?, children: [NSTextListElement]?
    ) {
        self.textList = textList
        self.markerAttributes = markerAttributes
        self.children = children ?? []
        ownParent = parentElement
        hasContents = contents != nil
        nestingLevel = (parentElement?.nestingLevel ?? -1) + 1
        super.init(contents.map { StyledText($0) } ?? StyledText(), nil)
    }

    /// Creates an item of the outermost list with contents.
    public convenience init?(
        contents: NSAttributedString, markerAttributes: [NSAttributedString.Key: Any]?, textList: NSTextList,
        children: [NSTextListElement]?
    ) {
        self.init(
            parent: nil, textList: textList, contents: contents, markerAttributes: markerAttributes,
            children: children)
    }

    /// Creates an element that only contains list items, at a nesting level.
    public init?(children: [NSTextListElement], textList: NSTextList, nestingLevel: Int) {
        guard nestingLevel >= 0 else { return nil }
        self.textList = textList
        markerAttributes = nil
        self.children = children
        hasContents = false
        self.nestingLevel = nestingLevel
        super.init(StyledText(), nil)
    }

    init(_ text: StyledText, in lists: [NSTextList], number: Int, _ manager: NSTextContentManager) {
        textList = lists[lists.count - 1]
        markerAttributes = nil
        children = []
        hasContents = true
        nestingLevel = lists.count - 1
        super.init(text, manager)
        itemNumber = number
    }

    /// The list.
    public final let textList: NSTextList

    /// The attributes of the marker; nil for those of the contents.
    public final let markerAttributes: [NSAttributedString.Key: Any]?

    /// The text without the marker; nil for an element that only contains others.
    open var contents: NSAttributedString? { hasContents ? styledText.attributedString : nil }

    /// The text preceded by the marker between tabs.
    open override var attributedString: NSAttributedString {
        guard hasContents else { return StyledText().attributedString }
        var text = StyledText("\t\(marker)\t", markerAttributes ?? styledText.attributes(at: 0))
        for run in styledText.runs { text.append(styledText.units[run.range], run.attributes) }
        return text.attributedString
    }

    open override var childElements: [NSTextElement] { children }

    open override var parent: NSTextElement? { ownParent }

    open override var isRepresentedElement: Bool { hasContents }

    /// The marker, prefixed with those of the enclosing lists if the list's options require it.
    final var marker: String {
        let number = itemNumber ?? siblingNumber
        let own = textList.marker(forItemNumber: number)
        guard textList.listOptions.contains(.prependEnclosingMarker), let ownParent else { return own }
        return ownParent.marker + own
    }

    private final var siblingNumber: Int {
        let index = ownParent?.children.firstIndex { $0 === self } ?? 0
        return textList.startingItemNumber + index
    }
}

extension NSTextContentStorage {
    /// Returns the list item for a paragraph; nil if it isn't one.
    final func listElement(_ range: Range<Int>, _ text: StyledText) -> NSTextElement? {
        let lists = NSTextContentStorage.lists(text.attributes(at: 0))
        guard let list = lists.last else { return nil }
        return NSTextListElement(text, in: lists, number: number(of: range.lowerBound, list, depth: lists.count), self)
    }

    private static func lists(_ attributes: [NSAttributedString.Key: Any]) -> [NSTextList] {
        (attributes[.paragraphStyle] as? NSParagraphStyle)?.textLists ?? []
    }

    /// The number of an item, counted from the items of its list before it, up to a paragraph outside all of its
    /// lists.
    private final func number(of place: Int, _ list: NSTextList, depth: Int) -> Int {
        guard let storage = textStorage else { return list.startingItemNumber }
        if let known = itemNumbers[place] { return known }
        var (start, count) = (place, 0)
        var base = list.startingItemNumber
        while start > 0, start <= storage.length {
            start = units.paragraph(at: start - 1).lowerBound
            let lists = NSTextContentStorage.lists(storage.attributes(at: start, effectiveRange: nil))
            guard lists.count >= depth, lists[depth - 1] === list else { break }
            guard lists.count == depth else { continue }
            count += 1
            if let known = itemNumbers[start] {
                base = known
                break
            }
        }
        itemNumbers[place] = base + count
        return base + count
    }
}

/// The marker of a list item's first line.
struct ListMarker {
    private let line: CTLine
    private let depth: Int

    /// The indent of items for each enclosing list, in points.
    private static let indentWidth: CGFloat = 36
    /// The distance of a marker before its item's text, in points.
    private static let distance: CGFloat = 25

    init?(_ element: NSTextListElement, _ text: StyledText) {
        guard element.isRepresentedElement else { return nil }
        var attributes = element.markerAttributes ?? text.attributes(at: 0)
        attributes[.attachment] = nil
        line = CTLine.whole(StyledText(element.marker, attributes).forCoreText())
        depth = element.nestingLevel + 1
    }

    /// The indent of lines whose style leaves too little space for the marker.
    func indent(_ settings: ParagraphSettings) -> CGFloat {
        max(CGFloat(depth) * ListMarker.indentWidth - settings.headIndent, 0)
    }

    private func origin(beside lines: FragmentLines) -> CGPoint? {
        guard let first = lines.made.first else { return nil }
        let width = CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil))
        let before = max(ListMarker.distance, width + 4)
        if first.line.isRightToLeft {
            return CGPoint(x: first.usedRect.maxX - lines.padding + before - width, y: first.baseline.y)
        }
        return CGPoint(x: first.usedRect.minX + lines.padding - before, y: first.baseline.y)
    }

    /// The marker's rectangle, relative to the fragment's frame.
    func frame(beside lines: FragmentLines) -> CGRect? {
        guard let origin = origin(beside: lines), let first = lines.made.first else { return nil }
        let width = CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil))
        return CGRect(
            x: origin.x - lines.span.lowerBound, y: first.usedRect.minY, width: width, height: first.usedRect.height)
    }

    func draw(beside lines: FragmentLines, at corner: CGPoint, in context: CGContext) {
        guard let origin = origin(beside: lines) else { return }
        context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
        CTLineDraw(line, context)
    }
}
