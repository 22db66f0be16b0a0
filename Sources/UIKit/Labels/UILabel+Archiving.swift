import CoreGraphics
import CoreText
import Foundation
import QuartzCore

extension UILabel {
    /// The archived properties of labels.
    static let fieldsOfLabels: [ArchivedField] = [
        ArchivedField("numberOfLines", \UILabel.numberOfLines),
        ArchivedField("textAlignment", choice: \UILabel.textAlignment),
        ArchivedField("lineBreakMode", choice: \UILabel.lineBreakMode),
        ArchivedField("font", object: \UILabel.font),
        ArchivedField("textColor", object: \UILabel.textColor),
        ArchivedField("shadowColor", object: \UILabel.shadowColor),
        ArchivedField("shadowOffset", \UILabel.shadowOffset),
        ArchivedField("highlighted", \UILabel.isHighlighted),
        ArchivedField("highlightedTextColor", object: \UILabel.highlightedTextColor),
        ArchivedField("enabled", \UILabel.isEnabled),
        ArchivedField("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
        ArchivedField("minimumScaleFactor", \UILabel.minimumScaleFactor),
        ArchivedField("baselineAdjustment", choice: \UILabel.baselineAdjustment),
        ArchivedField("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
        ArchivedField("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
        ArchivedField("text", \UILabel.ownPlainText),
        ArchivedField(of: UILabel.self) { label, archive in
            if let text = label.ownStyledText { archive.write(styled: text.attributedString, "attributedText") }
        } read: { (label, archive) throws(ArchiveError) in
            if let text = try archive.styledText("attributedText") { label.attributedText = text }
        },
    ]

    /// The text if it has no attributes.
    private final var ownPlainText: String? {
        get { ownStyledText == nil ? ownText : nil }
        set { text = newValue }
    }
}

extension ViewArchive {
    /// The key of a run's paragraph style.
    private static let paragraphKey = NSAttributedString.Key.paragraphStyle.rawValue

    /// Writes a text with the attributes that views draw; others are left out and reported.
    func write(styled text: NSAttributedString, _ name: String) {
        var runs: [ArchivedValue.Run] = []
        let string = text.string as NSString
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let pairs = attributes.compactMap { key, any -> ArchivedValue.Pair? in
                if let font = any as? UIFont {
                    // The coder recognizes the system's fonts.
                    write(font, forKey: "\(name).Font.\(runs.count)")
                    return nil
                }
                let style = (any as? NSParagraphStyle).map { ArchivedValue.value(.numbers($0.archivedNumbers)) }
                if let value = style ?? ArchivedValue(any) {
                    return ArchivedValue.Pair(key: key.rawValue, value: value)
                }
                reportOnce("\(any) can't be archived; the attribute \"\(key.rawValue)\" is omitted")
                return nil
            }
            runs.append(
                ArchivedValue.Run(
                    text: string.substring(with: range), attributes: pairs.sorted { $0.key < $1.key }))
        }
        self[name] = .attributed(runs)
    }

    /// Returns the text written by ``write(styled:_:)``; nil if there is none.
    func styledText(_ name: String) throws(ArchiveError) -> NSAttributedString? {
        guard let value = self[name] else { return nil }
        guard case .attributed(let runs) = value else { throw .badValue(key: name) }
        let text = NSMutableAttributedString()
        for (index, run) in runs.enumerated() {
            var attributes: [NSAttributedString.Key: Any] = [:]
            for pair in run.attributes {
                let key = NSAttributedString.Key(pair.key)
                if case .value(.color(let color?)) = pair.value {
                    attributes[key] = UIColor(cgColor: color)
                } else if pair.key == ViewArchive.paragraphKey, case .value(.numbers(let numbers)) = pair.value {
                    attributes[key] = NSParagraphStyle.restored(numbers)
                } else {
                    attributes[key] = pair.value.any
                }
            }
            if let font = try object(UIFont.self, forKey: "\(name).Font.\(index)") { attributes[.font] = font }
            text.append(NSAttributedString(string: run.text, attributes: attributes))
        }
        return text
    }
}

extension NSParagraphStyle {
    fileprivate var archivedNumbers: [CGFloat] {
        [
            CGFloat(alignment.rawValue), CGFloat(lineBreakMode.rawValue), CGFloat(baseWritingDirection.rawValue),
            lineSpacing, paragraphSpacing, paragraphSpacingBefore, headIndent, tailIndent, firstLineHeadIndent,
            minimumLineHeight, maximumLineHeight, lineHeightMultiple,
        ]
    }

    /// Returns the style for the numbers; missing or invalid ones are replaced by the defaults.
    fileprivate static func restored(_ numbers: [CGFloat]) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        guard numbers.count >= 12 else { return style }
        func choice<T: RawRepresentable<Int>>(_ index: Int) -> T? {
            Int(exactly: Double(numbers[index])).flatMap { T(rawValue: $0) }
        }
        style.alignment = choice(0) ?? style.alignment
        style.lineBreakMode = choice(1) ?? style.lineBreakMode
        style.baseWritingDirection = choice(2) ?? style.baseWritingDirection
        style.lineSpacing = numbers[3]
        style.paragraphSpacing = numbers[4]
        style.paragraphSpacingBefore = numbers[5]
        style.headIndent = numbers[6]
        style.tailIndent = numbers[7]
        style.firstLineHeadIndent = numbers[8]
        style.minimumLineHeight = numbers[9]
        style.maximumLineHeight = numbers[10]
        style.lineHeightMultiple = numbers[11]
        return style
    }
}
