import CoreGraphics
import CoreText
import Foundation

extension NSAttributedString {
    /// The string with what UIKit's attributes mean to Core Text, its fonts scaled.
    ///
    /// Space that the fonts want between lines is left out unless it is asked for.
    final func forCoreText(scale: CGFloat = 1, usesFontLeading: Bool = true) -> TemporaryText {
        let result = TemporaryText(self)
        let text = result.string
        enumerateAttributes(in: result.whole) { attributes, range, _ in
            text.set(
                attributes, range, font: attributes.coreTextFont(scale: scale),
                delegate: (attributes[.attachment] as? NSTextAttachment)?.runDelegate)
            guard !usesFontLeading else { return }
            var settings = attributes.paragraphSettings
            settings.maximumLineSpacing = 0
            text.addAttribute(.paragraphStyle, value: CTParagraphStyle(settings), range: range)
        }
        return result
    }
}

extension NSMutableAttributedString {
    fileprivate final func set(
        _ attributes: [NSAttributedString.Key: Any], _ range: NSRange, font: CTFont?, delegate: CTRunDelegate?
    ) {
        if let font { addAttribute(.font, value: font, range: range) }
        guard let delegate else { return }
        let places = (string as NSString).substring(with: range).utf16.enumerated().filter { $1 == 0xFFFC }
        for (offset, _) in places {
            addAttribute(
                NSAttributedString.Key(kCTRunDelegateAttributeName), value: delegate,
                range: NSRange(location: range.location + offset, length: 1))
        }
    }
}

extension [NSAttributedString.Key: Any] {
    /// The font that Core Text is to use; nil for the one that stands there.
    fileprivate func coreTextFont(scale: CGFloat) -> CTFont? {
        func number(_ key: NSAttributedString.Key) -> CGFloat {
            CGFloat(self[key].flatMap { Double(attribute: $0) } ?? 0)
        }
        let (lean, width) = (number(.obliqueness), number(.expansion))
        guard scale != 1 || lean != 0 || width != 0 else { return nil }
        let font = self[.font] as? CTFont ?? CTFontCreateWithName("Helvetica", 12, nil)
        guard lean != 0 || width != 0 else {
            return CTFontCreateCopyWithAttributes(font, CTFontGetSize(font) * scale, nil, nil)
        }
        var matrix = CGAffineTransform(exp(Swift.min(Swift.max(width, -5), 5)), 0, lean, 1, 0, 0)
        return CTFontCreateCopyWithAttributes(font, CTFontGetSize(font) * scale, &matrix, nil)
    }

    /// What the paragraph style says.
    var paragraphSettings: ParagraphSettings {
        switch self[.paragraphStyle] {
        case let style as NSParagraphStyle: style.settings
        case let style as CTParagraphStyle: style.settings
        default: ParagraphSettings()
        }
    }
}
