import CoreGraphics
import CoreText
import Foundation

/// A text that can be segmented into units. Offsets are in UTF-16 units.
@MainActor
protocol TextDocument: AnyObject {
    var length: Int { get }
    /// The paragraph that contains an offset, with its terminator.
    func paragraph(at place: Int) -> Range<Int>
    func units(_ range: Range<Int>) -> [UInt16]
    /// The line that contains an offset. At the boundary between two lines it is the second, or the first if
    /// `isForward` is false.
    func line(at place: Int, isForward: Bool) -> Range<Int>?
}

/// A text input that owns such a text.
@MainActor
protocol TextDocumentOwner: AnyObject {
    var textDocument: any TextDocument { get }
}

/// Caches the boundaries of the last paragraph requested.
@MainActor
final class TextSegmenter {
    private var units: [UInt16] = []
    private var segments = TextSegments([])

    func segments(of units: [UInt16]) -> TextSegments {
        if units != self.units {
            self.units = units
            segments = TextSegments(units, language: Locale.current.identifier(.bcp47))
        }
        return segments
    }
}

/// Finds characters, words, sentences, paragraphs and lines.
@MainActor
struct TextUnits {
    let document: any TextDocument
    let segmenter: TextSegmenter

    /// The unit that contains an offset; at a boundary, the one in the given direction.
    func unit(at place: Int, _ granularity: UITextGranularity, isForward: Bool) -> Range<Int>? {
        switch granularity {
        case .document: return 0..<document.length
        case .line: return document.line(at: place, isForward: isForward)
        case .paragraph: return contents(of: document.paragraph(at: place))
        case .character, .word, .sentence:
            let paragraph = document.paragraph(at: !isForward && place > 0 ? place - 1 : place)
            let segments = segmenter.segments(of: document.units(paragraph))
            return segments.unit(at: place - paragraph.lowerBound, granularity, isForward: isForward)
                .map { $0.lowerBound + paragraph.lowerBound..<$0.upperBound + paragraph.lowerBound }
        }
    }

    /// The next end of a unit, or the previous beginning.
    func boundary(from place: Int, _ granularity: UITextGranularity, isForward: Bool) -> Int? {
        guard isForward ? place < document.length : place > 0 else { return nil }
        switch granularity {
        case .document: return isForward ? document.length : 0
        case .line:
            guard let line = document.line(at: place, isForward: isForward) else { return nil }
            let end = isForward ? line.upperBound : line.lowerBound
            if end != place { return end }
            return document.line(at: isForward ? place + 1 : place - 1, isForward: isForward)
                .map { isForward ? $0.upperBound : $0.lowerBound }
        case .paragraph:
            var range = contents(of: document.paragraph(at: place))
            if isForward ? range.upperBound <= place : range.lowerBound >= place {
                range = contents(of: document.paragraph(at: isForward ? place + 1 : place - 1))
            }
            let end = isForward ? range.upperBound : range.lowerBound
            return isForward ? max(end, place + 1) : min(end, place - 1)
        case .character, .word, .sentence: return segmentBoundary(from: place, granularity, isForward: isForward)
        }
    }

    private func segmentBoundary(from place: Int, _ granularity: UITextGranularity, isForward: Bool) -> Int? {
        var place = place
        while true {
            let paragraph = document.paragraph(at: isForward ? place : place - 1)
            let segments = segmenter.segments(of: document.units(paragraph))
            if let found = segments.boundary(
                from: place - paragraph.lowerBound, granularity, isForward: isForward)
            {
                return found + paragraph.lowerBound
            }
            place = isForward ? paragraph.upperBound : paragraph.lowerBound
            // If there is no further word, the boundary is the end of the text.
            guard isForward ? place < document.length : place > 0 else { return isForward ? document.length : 0 }
        }
    }

    /// A paragraph without its terminator.
    private func contents(of paragraph: Range<Int>) -> Range<Int> {
        let last = document.units(max(paragraph.upperBound - 2, paragraph.lowerBound)..<paragraph.upperBound)
        guard let end = last.last, end.endsTextParagraph else { return paragraph }
        let length = end == 0x0A && last.first == 0x0D && last.count == 2 ? 2 : 1
        return paragraph.lowerBound..<paragraph.upperBound - length
    }
}

extension UInt16 {
    /// Whether the unit terminates a paragraph.
    var endsTextParagraph: Bool { self == 0x0A || self == 0x0D || self == 0x85 || self == 0x2029 }
}

extension TextSegments {
    private func begins(_ place: Int, _ granularity: UITextGranularity) -> Bool {
        switch granularity {
        case .word: isWordBreak(place) && (nextBreak(place).map(isWordEnd) ?? false)
        case .sentence: isSentence(place) && place < length
        default: isCharacter(place) && place < length
        }
    }

    private func ends(_ place: Int, _ granularity: UITextGranularity) -> Bool {
        switch granularity {
        case .word: isWordEnd(place)
        case .sentence: isSentence(place) && place > 0
        default: isCharacter(place) && place > 0
        }
    }

    private func nextBreak(_ place: Int) -> Int? {
        place < length ? (place + 1...length).first { isWordBreak($0) } : nil
    }

    fileprivate func boundary(from place: Int, _ granularity: UITextGranularity, isForward: Bool) -> Int? {
        if isForward {
            return place < length ? (place + 1...length).first { ends($0, granularity) } : nil
        }
        return place > 0 ? (0..<min(place, length + 1)).last { begins($0, granularity) } : nil
    }

    fileprivate func unit(at place: Int, _ granularity: UITextGranularity, isForward: Bool) -> Range<Int>? {
        guard (0...length).contains(place) else { return nil }
        let start: Int?
        if isForward {
            start = begins(place, granularity) ? place : boundary(from: place, granularity, isForward: false)
        } else {
            start = boundary(from: place, granularity, isForward: false)
        }
        guard let start, let end = boundary(from: start, granularity, isForward: true) else { return nil }
        return isForward ? (end > place ? start..<end : nil) : (end >= place ? start..<end : nil)
    }
}

/// The text of a custom text input.
@MainActor
final class ForeignTextDocument: TextDocument {
    private let input: any UITextInput
    private let text: [UInt16]

    init(_ input: any UITextInput) {
        self.input = input
        let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        text = Array((whole.flatMap { input.text(in: $0) } ?? "").utf16)
    }

    var length: Int { text.count }

    func units(_ range: Range<Int>) -> [UInt16] { Array(text[range.clamped(to: 0..<length)]) }

    func paragraph(at place: Int) -> Range<Int> { text.paragraph(at: place) }

    /// The offsets whose cursors have the same vertical position.
    func line(at place: Int, isForward: Bool) -> Range<Int>? {
        func middle(_ place: Int) -> CGFloat? { input.position(place).map { input.caretRect(for: $0).midY } }
        let paragraph = paragraph(at: place)
        guard let y = middle(place) else { return nil }
        var (start, end) = (place, place)
        while start > paragraph.lowerBound, let other = middle(start - 1), abs(other - y) < 1 { start -= 1 }
        let last = text[paragraph].last?.endsTextParagraph == true ? paragraph.upperBound - 1 : paragraph.upperBound
        while end < last, let other = middle(end + 1), abs(other - y) < 1 { end += 1 }
        return start..<max(end, start)
    }
}

extension [UInt16] {
    /// The paragraph that contains an offset, with its terminator; at the end, the last, possibly empty one.
    func paragraph(at place: Int) -> Range<Int> {
        func endsParagraph(_ index: Int) -> Bool {
            guard self[index].endsTextParagraph else { return false }
            // A carriage return and line feed form one terminator.
            return self[index] != 0x0D || index + 1 >= count || self[index + 1] != 0x0A
        }
        let place = Swift.min(Swift.max(place, 0), count)
        var (start, end) = (place, place)
        while start > 0, !endsParagraph(start - 1) { start -= 1 }
        while end < count {
            end += 1
            if endsParagraph(end - 1) { break }
        }
        return start..<end
    }
}
