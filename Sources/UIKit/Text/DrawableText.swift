import CoreGraphics
import CoreText
import Foundation

extension StyledText {
    /// The text with UIKit's attributes translated to Core Text's, and its fonts scaled.
    ///
    /// The fonts' leading is omitted unless requested.
    func forCoreText(scale: CGFloat = 1, usesFontLeading: Bool = true) -> StyledText {
        var result = StyledText()
        for run in runs {
            var attributes = run.attributes
            if let font = attributes.coreTextFont(scale: scale) { attributes[.font] = font }
            if !usesFontLeading {
                var settings = attributes.paragraphSettings
                settings.maximumLineSpacing = 0
                attributes[.paragraphStyle] = CTParagraphStyle(settings)
            }
            guard let attachment = (attributes[.attachment] as? NSTextAttachment)?.adapted(to: attributes),
                let delegate = attachment.runDelegate
            else {
                result.append(units[run.range], attributes)
                continue
            }
            var withDelegate = attributes
            withDelegate[.attachment] = attachment
            withDelegate[NSAttributedString.Key(kCTRunDelegateAttributeName)] = delegate
            for unit in units[run.range] {
                result.append(CollectionOfOne(unit), unit == 0xFFFC ? withDelegate : attributes)
            }
        }
        return result
    }
}

extension [NSAttributedString.Key: Any] {
    /// The font for Core Text; nil to keep the current one.
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

    /// The settings of the paragraph style.
    var paragraphSettings: ParagraphSettings {
        switch self[.paragraphStyle] {
        case let style as NSParagraphStyle: style.settings
        case let style as CTParagraphStyle: style.settings
        default: ParagraphSettings()
        }
    }
}
