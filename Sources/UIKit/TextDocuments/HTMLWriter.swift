import CoreText
import Foundation

/// Writes attributed text as HTML: paragraphs with styled spans.
struct HTMLWriter {
    private(set) var html: String

    init(_ text: StyledText) {
        var body = ""
        var place = 0
        while place < text.length {
            let paragraph = text.units.paragraph(at: place)
            var spans = ""
            for run in text.runs where run.range.overlaps(paragraph) {
                var units = Array(text.units[run.range.clamped(to: paragraph)])
                units.removeAll { $0.endsTextParagraph }
                spans += HTMLWriter.span(String(decoding: units, as: UTF16.self), run.attributes)
            }
            let alignment = HTMLWriter.alignment(text.attributes(at: place).paragraphSettings.alignment)
            body += "<p\(alignment)>\(spans.isEmpty ? "<br>" : spans)</p>\n"
            place = max(paragraph.upperBound, place + 1)
        }
        html = """
            <!DOCTYPE html>
            <html>
            <head>
            <meta charset="UTF-8">
            </head>
            <body>
            \(body)</body>
            </html>

            """
    }

    private static func alignment(_ alignment: CTTextAlignment) -> String {
        switch alignment {
        case .center: " style=\"text-align: center\""
        case .right: " style=\"text-align: right\""
        case .justified: " style=\"text-align: justify\""
        case .left, .natural: ""
        }
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\u{2028}": result += "<br>"
            default: result.append(character)
            }
        }
        return result
    }

    private static func span(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> String {
        guard !text.isEmpty else { return "" }
        var css: [String] = []
        var result = escaped(text)
        if let font = attributes[.font] as? UIFont {
            css.append("font-family: '\(escaped(font.familyName))'")
            css.append("font-size: \(number(font.pointSize))px")
            let traits = font.fontDescriptor.symbolicTraits
            if traits.contains(.traitBold) { result = "<b>\(result)</b>" }
            if traits.contains(.traitItalic) { result = "<i>\(result)</i>" }
        }
        if let color = attributes[.foregroundColor] as? UIColor { css.append("color: \(rgba(color))") }
        if let color = attributes[.backgroundColor] as? UIColor { css.append("background-color: \(rgba(color))") }
        var lines: [String] = []
        if isSet(attributes[.underlineStyle]) { lines.append("underline") }
        if isSet(attributes[.strikethroughStyle]) { lines.append("line-through") }
        if !lines.isEmpty { css.append("text-decoration: \(lines.joined(separator: " "))") }
        if !css.isEmpty { result = "<span style=\"\(css.joined(separator: "; "))\">\(result)</span>" }
        let link = attributes[.link]
        if let address = (link as? URL)?.absoluteString ?? link as? String {
            result = "<a href=\"\(escaped(address))\">\(result)</a>"
        }
        return result
    }

    private static func isSet(_ style: Any?) -> Bool { (style.flatMap { Double(attribute: $0) } ?? 0) != 0 }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() ? String(Int(value)) : String(Double(value))
    }

    private static func rgba(_ color: UIColor) -> String {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "rgb(0, 0, 0)" }
        func byte(_ value: CGFloat) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        let parts = "\(byte(red)), \(byte(green)), \(byte(blue))"
        return alpha >= 1 ? "rgb(\(parts))" : "rgba(\(parts), \(number(alpha)))"
    }
}
