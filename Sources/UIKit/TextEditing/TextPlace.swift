import CoreGraphics
import Foundation

/// A position in the text of an editor.
final class TextPlace: UITextPosition {
    /// In UTF-16 units.
    let offset: Int
    /// Whether it belongs to the end of the previous line, at a line boundary.
    let isUpstream: Bool
    /// The editor that created it.
    weak var editor: TextEditor?

    init(_ offset: Int, isUpstream: Bool = false, in editor: TextEditor) {
        (self.offset, self.isUpstream, self.editor) = (offset, isUpstream, editor)
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TextPlace else { return false }
        return MainActor.assumeIsolated { other.offset == offset && other.editor === editor }
    }

    nonisolated override var hash: Int { MainActor.assumeIsolated { offset } }

    nonisolated override var description: String { MainActor.assumeIsolated { "<TextPlace \(offset)>" } }
}

/// A range in the text of an editor.
final class TextSpan: UITextRange {
    let range: NSRange
    private let isUpstream: Bool
    weak var editor: TextEditor?

    init(_ range: NSRange, isUpstream: Bool = false, in editor: TextEditor) {
        (self.range, self.isUpstream, self.editor) = (range, isUpstream, editor)
    }

    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { place(range.location) }
    override var end: UITextPosition { place(range.upperBound) }

    private func place(_ offset: Int) -> UITextPosition {
        // Without its editor, it has no positions.
        editor.map { TextPlace(offset, isUpstream: isUpstream && isEmpty, in: $0) } ?? UITextPosition()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TextSpan else { return false }
        return MainActor.assumeIsolated { NSEqualRanges(other.range, range) && other.editor === editor }
    }

    nonisolated override var hash: Int { MainActor.assumeIsolated { range.location ^ range.length << 16 } }

    nonisolated override var description: String {
        MainActor.assumeIsolated { "<TextSpan \(range.location)..<\(range.upperBound)>" }
    }
}

/// The part of a selection on one line.
final class TextSelectionSpan: UITextSelectionRect {
    private let values: (CGRect, NSWritingDirection, Bool, Bool)

    init(_ rect: CGRect, _ direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
        values = (rect, direction, isFirst, isLast)
    }

    override var rect: CGRect { values.0 }
    override var writingDirection: NSWritingDirection { values.1 }
    override var containsStart: Bool { values.2 }
    override var containsEnd: Bool { values.3 }
}
