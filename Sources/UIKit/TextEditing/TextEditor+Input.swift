import CoreGraphics
import CoreText
import Foundation

/// The `UITextInput` operations of the view that owns the editor.
extension TextEditor {
    func text(_ range: UITextRange) -> String? { self.range(range).map { string($0) } }

    func replace(_ range: UITextRange, _ text: String) {
        guard let range = self.range(range) else { return }
        marked = nil
        let attributes =
            range.length > 0 ? storage.attributes(at: range.location, effectiveRange: nil) : typingAttributes
        replace(range, with: StyledText(text, attributes), .other)
    }

    var selectedRange: UITextRange? {
        get { TextSpan(selection, isUpstream: isUpstream, in: self) }
        set {
            guard let newValue else { return select(NSRange(location: selection.upperBound, length: 0)) }
            guard let range = range(newValue) else { return }
            select(range, isUpstream: (newValue.start as? TextPlace)?.isUpstream ?? false)
        }
    }

    var markedRange: UITextRange? { marked.map { TextSpan($0, in: self) } }

    func setMarked(_ text: String?, _ selected: NSRange) {
        guard let text else { return unmark() }
        setMarked(
            StyledText(text, typingAttributes.merging(markedStyle ?? TextEditor.markedAttributes) { $1 }),
            selected: selected)
    }

    func setMarked(_ text: NSAttributedString?, _ selected: NSRange) {
        guard let text else { return unmark() }
        let base = typingAttributes
        setMarked(StyledText(text).mapAttributes { base.merging($0) { $1 } }, selected: selected)
    }

    var start: UITextPosition { TextPlace(0, in: self) }
    var end: UITextPosition { TextPlace(length, in: self) }

    func range(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange? {
        guard let from = offset(from), let end = offset(to) else { return nil }
        return TextSpan(
            NSRange(min(from, end)..<max(from, end)), isUpstream: (to as? TextPlace)?.isUpstream ?? false, in: self)
    }

    func position(_ position: UITextPosition, _ distance: Int) -> UITextPosition? {
        guard let from = offset(position) else { return nil }
        let (place, overflow) = from.addingReportingOverflow(distance)
        return !overflow && (0...length).contains(place) ? TextPlace(place, in: self) : nil
    }

    func position(_ position: UITextPosition, _ direction: UITextLayoutDirection, _ count: Int) -> UITextPosition? {
        guard let place = position as? TextPlace, let from = offset(position), count != .min else { return nil }
        return self.place(from: from, isUpstream: place.isUpstream, direction, count)
    }

    func compare(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        guard let a = offset(position), let b = offset(other) else { return .orderedSame }
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }

    func distance(_ from: UITextPosition, _ to: UITextPosition) -> Int {
        guard let a = offset(from), let b = offset(to) else { return 0 }
        return b - a
    }

    func farthest(_ range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition? {
        guard let places = self.range(range) else { return nil }
        let isStart = !host.isForward(.layout(direction), at: range.start)
        return TextPlace(isStart ? places.location : places.upperBound, in: self)
    }

    func extend(_ position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
        guard let place = offset(position) else { return nil }
        let line = line(at: place, isForward: true) ?? place..<place
        let range: Range<Int> =
            switch direction {
            case .up: 0..<place
            case .down: place..<length
            case .left, .right:
                host.isForward(.layout(direction), at: position)
                    ? place..<max(line.upperBound, place) : min(line.lowerBound, place)..<place
            }
        return TextSpan(NSRange(range), in: self)
    }

    func direction(_ position: UITextPosition) -> NSWritingDirection {
        offset(position).map { isRightToLeft(at: $0) ? .rightToLeft : .leftToRight } ?? .natural
    }

    func setDirection(_ direction: NSWritingDirection, _ range: UITextRange) {
        guard let places = self.range(range) else { return }
        let first = paragraph(at: places.location)
        let last = paragraph(at: max(places.upperBound - 1, places.location))
        changeAttributes(NSRange(first.lowerBound..<max(first.upperBound, last.upperBound))) { attributes in
            let style = NSMutableParagraphStyle(attributes[.paragraphStyle] as? NSParagraphStyle ?? .default)
            style.baseWritingDirection = direction
            return attributes.merging([.paragraphStyle: style]) { $1 }
        }
    }

    func firstRect(_ range: UITextRange) -> CGRect { self.range(range).map { firstRect($0) } ?? .null }

    func caretRect(_ position: UITextPosition) -> CGRect {
        offset(position).map { caretRect($0, isUpstream: (position as? TextPlace)?.isUpstream ?? false) } ?? .zero
    }

    func selectionRects(_ range: UITextRange) -> [UITextSelectionRect] {
        self.range(range).map { selectionRects($0) } ?? []
    }

    func closest(_ point: CGPoint, _ range: UITextRange? = nil) -> UITextPosition? {
        let found = place(at: point)
        guard let range else { return TextPlace(found.offset, isUpstream: found.isUpstream, in: self) }
        guard let places = self.range(range) else { return nil }
        return TextPlace(min(max(found.offset, places.location), places.upperBound), in: self)
    }

    func characterRange(_ point: CGPoint) -> UITextRange? { character(at: point).map { TextSpan($0, in: self) } }

    func styling(_ position: UITextPosition, _ direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
        guard let place = offset(position), length > 0 else { return host.baseAttributes }
        let index = direction == .backward ? place - 1 : place
        return storage.attributes(at: min(max(index, 0), length - 1), effectiveRange: nil)
    }
}
