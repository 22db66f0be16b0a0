import CoreText
import Foundation

/// Reads the text of HTML with common markup: paragraphs, headings, lists, links, bold, italic, underlined and
/// struck-through text, colours and fonts. Scripts, style sheets and other elements without text are skipped; nothing
/// is loaded.
struct HTMLReader {
    private(set) var text = StyledText()
    private var styles: [HTMLStyle]
    private var lists: [(isOrdered: Bool, count: Int)] = []
    /// The number of line breaks due before the next text.
    private var pendingBreaks = 0
    private var pendingSpace = false
    private var hasWritten = false
    private let defaults: [NSAttributedString.Key: Any]

    init(_ html: String, _ defaults: [NSAttributedString.Key: Any]) {
        self.defaults = defaults
        styles = [HTMLStyle(name: "", defaults)]
        for token in HTMLTokens(html) {
            switch token {
            case .text(let string): write(string)
            case .open(let name, let attributes): open(name, attributes)
            case .close(let name): close(name)
            }
        }
        // A block at the end terminates its paragraph, as in Apple's reader.
        if hasWritten, pendingBreaks > 0 { text.append("\n", style.attributes(defaults)) }
    }

    private var style: HTMLStyle { styles[styles.count - 1] }

    /// The maximum nesting depth of elements.
    private static let maxDepth = 256

    // MARK: Elements

    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "section", "article",
        "header", "footer", "table", "tr", "body", "html", "dl", "dt", "dd", "figure", "address", "main", "nav",
    ]
    private static let empty: Set<String> = ["br", "hr", "img", "meta", "link", "input", "wbr", "col"]

    private mutating func open(_ name: String, _ attributes: [String: String]) {
        if name == "br" { return lineBreak() }
        if name == "hr" { return endBlock() }
        guard !HTMLReader.empty.contains(name) else { return }
        // Unclosed paragraphs and list items end where the next begins.
        if name == "p" || name == "li", styles.last?.name == name { close(name) }
        if HTMLReader.blocks.contains(name) { endBlock() }
        if styles.count < HTMLReader.maxDepth { styles.append(style.entering(name, attributes)) }
        switch name {
        case "ul", "ol": lists.append((name == "ol", 0))
        case "li":
            var marker = "\u{2022}"
            if !lists.isEmpty {
                lists[lists.count - 1].count += 1
                if lists[lists.count - 1].isOrdered { marker = "\(lists[lists.count - 1].count)." }
            }
            raw("\t\(marker)\t")
        default: break
        }
    }

    private mutating func close(_ name: String) {
        if HTMLReader.blocks.contains(name) { endBlock() }
        if name == "ul" || name == "ol" { _ = lists.popLast() }
        guard let index = styles.lastIndex(where: { $0.name == name }), index > 0 else { return }
        styles.removeSubrange(index...)
    }

    // MARK: Text

    private mutating func endBlock() {
        pendingSpace = false
        if hasWritten { pendingBreaks = max(pendingBreaks, 1) }
    }

    private mutating func lineBreak() {
        pendingSpace = false
        flush()
        text.append(style.isInParagraph ? "\u{2028}" : "\n", style.attributes(defaults))
        hasWritten = true
    }

    private mutating func flush() {
        if pendingBreaks > 0 { text.append("\n", style.attributes(defaults)) }
        pendingBreaks = 0
    }

    private mutating func raw(_ string: String) {
        flush()
        text.append(string, style.attributes(defaults))
        hasWritten = true
    }

    /// Writes text, with white space collapsed, and none at the start of a line.
    private mutating func write(_ string: String) {
        guard !style.isHidden else { return }
        guard !style.keepsSpace else { return raw(string) }
        var part = ""
        for character in string {
            if character.isWhitespace, character != "\u{A0}" {
                pendingSpace = true
                continue
            }
            if pendingSpace {
                let isAtStart = part.isEmpty && (!hasWritten || pendingBreaks > 0 || endsLine)
                if !isAtStart { part.append(" ") }
                pendingSpace = false
            }
            part.append(character)
        }
        if !part.isEmpty { raw(part) }
    }

    private var endsLine: Bool {
        guard let last = text.units.last else { return true }
        return last == 0x0A || last == 0x2028 || last == 0x09 || last == 0x20
    }
}

/// The style of text inside HTML's elements.
struct HTMLStyle {
    let name: String
    private var font: UIFont?
    private var size: CGFloat
    private var family = "Times New Roman"
    private var isBold = false
    private var isItalic = false
    private var color: UIColor?
    private var background: UIColor?
    private var isUnderlined = false
    private var isStruck = false
    private var link: URL?
    private var baseline = 0
    private var alignment = NSTextAlignment.natural
    private(set) var isHidden = false
    private(set) var keepsSpace = false
    private(set) var isInParagraph = false
    private var depth = 0

    /// HTML's default font is Times of 12 points.
    init(name: String, _ defaults: [NSAttributedString.Key: Any]) {
        self.name = name
        font = defaults[.font] as? UIFont
        size = font?.pointSize ?? 12
    }

    private init(copying other: HTMLStyle, name: String) {
        (self.name, font, size, family) = (name, other.font, other.size, other.family)
        (isBold, isItalic, color, background) = (other.isBold, other.isItalic, other.color, other.background)
        (isUnderlined, isStruck, link, baseline) = (other.isUnderlined, other.isStruck, other.link, other.baseline)
        (alignment, isHidden, keepsSpace) = (other.alignment, other.isHidden, other.keepsSpace)
        (isInParagraph, depth) = (other.isInParagraph, other.depth)
    }

    func entering(_ name: String, _ attributes: [String: String]) -> HTMLStyle {
        var style = HTMLStyle(copying: self, name: name)
        let scales: [String: CGFloat] = ["h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67]
        switch name {
        case "b", "strong", "th", "dt": style.isBold = true
        case "i", "em", "cite", "var", "dfn", "address": style.isItalic = true
        case "u", "ins": style.isUnderlined = true
        case "s", "strike", "del": style.isStruck = true
        case "small": style.size *= 0.83
        case "big": style.size *= 1.2
        case "sup": (style.baseline, style.size) = (1, size * 0.83)
        case "sub": (style.baseline, style.size) = (-1, size * 0.83)
        case "code", "tt", "kbd", "samp", "pre":
            (style.family, style.font) = ("Courier", nil)
            if name == "pre" { style.keepsSpace = true }
        case "mark": style.background = .yellow
        case "script", "style", "head", "title", "template", "noscript", "select": style.isHidden = true
        case "a":
            if let address = attributes["href"], let url = URL(string: address) {
                (style.link, style.color, style.isUnderlined) = (
                    url, UIColor(red: 0, green: 0, blue: 0.933, alpha: 1), true
                )
            }
        case "p", "div": style.isInParagraph = name == "p"
        case "ul", "ol": style.depth += 1
        case "center": style.alignment = .center
        case "font":
            if let value = attributes["color"].flatMap({ HTMLColor.color($0) }) { style.color = value }
            if let face = attributes["face"] { (style.family, style.font) = (HTMLStyle.firstFamily(face), nil) }
            if let number = attributes["size"].flatMap({ Int($0) }) {
                let sizes: [CGFloat] = [7.5, 10, 12, 13.5, 18, 24, 36]
                style.size = sizes[min(max(number, 1), 7) - 1]
            }
        default: break
        }
        if let scale = scales[name] { (style.size, style.isBold, style.isInParagraph) = (size * scale, true, true) }
        if let align = attributes["align"] { style.align(align) }
        for declaration in (attributes["style"] ?? "").split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespacesAndNewlines)
            }
            if parts.count == 2 { style.apply(parts[0].lowercased(), parts[1], in: size) }
        }
        return style
    }

    private static func firstFamily(_ list: String) -> String {
        let first = list.split(separator: ",").first.map(String.init) ?? list
        return first.trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
    }

    private mutating func align(_ value: String) {
        switch value.lowercased() {
        case "left": alignment = .left
        case "right": alignment = .right
        case "center": alignment = .center
        case "justify": alignment = .justified
        default: break
        }
    }

    private mutating func apply(_ property: String, _ value: String, in parentSize: CGFloat) {
        let lower = value.lowercased()
        switch property {
        case "color": color = HTMLColor.color(value) ?? color
        case "background-color", "background": background = HTMLColor.color(value) ?? background
        case "font-weight":
            isBold = ["bold", "bolder"].contains(lower) || (Int(lower) ?? 0) >= 600
        case "font-style": isItalic = lower == "italic" || lower == "oblique"
        case "font-family": (family, font) = (HTMLStyle.firstFamily(value), nil)
        case "font-size": size = HTMLStyle.size(lower, in: parentSize) ?? size
        case "text-align": align(value)
        case "text-decoration", "text-decoration-line":
            isUnderlined = lower.contains("underline")
            isStruck = lower.contains("line-through")
        case "display": if lower == "none" { isHidden = true }
        case "white-space": keepsSpace = lower.hasPrefix("pre")
        default: break
        }
    }

    /// In points; a pixel is three quarters of one, but Apple's reader treats it as a point, as does this one.
    private static func size(_ value: String, in parent: CGFloat) -> CGFloat? {
        func number(_ suffix: String) -> CGFloat? {
            guard value.hasSuffix(suffix), let number = Double(value.dropLast(suffix.count)), number.isFinite,
                number > 0
            else { return nil }
            return CGFloat(min(number, 10_000))
        }
        if let rem = number("rem") { return rem * 12 }
        if let em = number("em") { return em * parent }
        if let percent = number("%") { return percent / 100 * parent }
        return number("px") ?? number("pt")
    }

    func attributes(_ defaults: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        var attributes = defaults
        attributes[.font] = shownFont
        if let color { attributes[.foregroundColor] = color }
        if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = UIColor.black }
        if let background { attributes[.backgroundColor] = background }
        if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link { attributes[.link] = link }
        if baseline != 0 { attributes[.baselineOffset] = CGFloat(baseline) * size * 0.4 }
        if alignment != .natural || depth > 0 {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            if depth > 0 {
                style.headIndent = CGFloat(depth) * 36
                style.tabStops = [
                    NSTextTab(textAlignment: .left, location: CGFloat(depth) * 36 - 25),
                    NSTextTab(textAlignment: .left, location: CGFloat(depth) * 36),
                ]
            }
            attributes[.paragraphStyle] = style
        }
        return attributes
    }

    private var shownFont: UIFont {
        let plain = font?.withSize(size) ?? UIFont(name: family, size: size) ?? UIFont.systemFont(ofSize: size)
        var traits = plain.fontDescriptor.symbolicTraits
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        guard traits != plain.fontDescriptor.symbolicTraits,
            let descriptor = plain.fontDescriptor.withSymbolicTraits(traits)
        else { return plain }
        return UIFont(descriptor: descriptor, size: size)
    }
}
