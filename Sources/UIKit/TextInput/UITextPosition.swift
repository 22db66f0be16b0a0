public import Foundation

/// A position in a text: before a character, or at the end.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextposition)
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// Creates a position, which is meaningful only to the text input that created it.
    public override init() {}
}

/// A range of a text, between two positions.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextrange)
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Creates a range, which is meaningful only to the text input that created it.
    public override init() {}

    /// Whether the range is empty. True, unless overridden.
    open var isEmpty: Bool { true }

    /// The start of the range.
    open var start: UITextPosition { UITextPosition() }

    /// The end of the range.
    open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a selection.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextselectionrect)
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    public override init() {}

    /// The rectangle, in the coordinates of the text input's view. Zero, unless overridden.
    open var rect: CGRect { .zero }

    /// The writing direction of the text in the rectangle.
    open var writingDirection: NSWritingDirection { .natural }

    /// Whether the selection begins in the rectangle.
    open var containsStart: Bool { false }

    /// Whether the selection ends in the rectangle.
    open var containsEnd: Bool { false }

    /// Whether the text is vertical.
    open var isVertical: Bool { false }

    /// The transform of the rectangle. The identity, unless overridden.
    open var transform: CGAffineTransform { .identity }
}

/// A placeholder for text that arrives later.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextplaceholder)
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
    private let ownRects: [UITextSelectionRect]

    init(rects: [UITextSelectionRect]) { ownRects = rects }

    /// The rectangles of the placeholder.
    open var rects: [UITextSelectionRect] { ownRects }
}

/// A unit of text.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextgranularity)
public enum UITextGranularity: Int, Sendable {
    /// A grapheme cluster; a word; a sentence; a paragraph; a line as laid out; the whole text.
    case character, word, sentence, paragraph, line, document
}

/// A direction in storage order.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextstoragedirection)
public enum UITextStorageDirection: Int, Sendable {
    /// Towards the end, or towards the beginning.
    case forward, backward
}

/// A direction in the layout.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextlayoutdirection)
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left, up or down.
    case left, up, down
}

/// A direction in text: the raw value of a `UITextStorageDirection` or a `UITextLayoutDirection`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextdirection)
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Creates the direction of a raw value.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// A direction in storage order.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { Self(direction.rawValue) }

    /// A direction in the layout.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { Self(direction.rawValue) }
}
