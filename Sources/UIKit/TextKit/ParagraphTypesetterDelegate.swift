import CoreGraphics
import Foundation

/// Provides a line filler with information about the text that it breaks into lines.
protocol ParagraphTypesetterDelegate: AnyObject {
    /// In UTF-16 units.
    var length: Int { get }
    var usesFontLeading: Bool { get }
    /// Whether words are hyphenated if the paragraph style doesn't specify it.
    var partsWords: Bool { get }
    func unit(_ place: Int) -> UInt16
    func lineAttributes(at place: Int) -> [NSAttributedString.Key: Any]
    /// The space before a paragraph; nil for that of its style.
    func delegateSpacing(before place: Int) -> CGFloat?
    /// The space after a paragraph; nil for that of its style.
    func delegateSpacing(after place: Int, _ rect: CGRect) -> CGFloat?
    /// The space after a line; nil for that of its paragraph style.
    func delegateLineSpacing(after place: Int, _ rect: CGRect) -> CGFloat?
    func mayBreakLine(before place: Int, hyphenating: Bool) -> Bool
    /// Lets a client adjust a line's rectangles.
    func offerToDelegate(_ fragment: inout LineFragment, _ container: NSTextContainer)
}

extension ParagraphTypesetterDelegate {
    func isLineEnd(_ place: Int) -> Bool { unit(place).endsTextParagraph || unit(place) == 0x2028 }

    /// Whether an offset is between two letters of a word.
    func isWithinWord(_ place: Int) -> Bool {
        guard place > 0, place < length else { return false }
        return [unit(place - 1), unit(place)].allSatisfy { unit in
            guard let scalar = Unicode.Scalar(unit) else { return true }
            return scalar.properties.isAlphabetic && !scalar.properties.isIdeographic
                || scalar.properties.numericType != nil
        }
    }
}
