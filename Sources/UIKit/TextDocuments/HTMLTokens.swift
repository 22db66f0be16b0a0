import CoreGraphics
import Foundation

/// The text and tag tokens of HTML, in order. Comments and declarations are skipped.
struct HTMLTokens: Sequence, IteratorProtocol {
    enum Token: Equatable {
        case text(String)
        case open(String, [String: String])
        case close(String)
    }

    private let source: [Character]
    private var place = 0
    /// The element whose contents are raw text.
    private var rawElement: String?
    private var closing: String?

    init(_ html: String) { source = Array(html) }

    mutating func next() -> Token? {
        if let name = closing {
            closing = nil
            return .close(name)
        }
        while place < source.count {
            if let name = rawElement {
                rawElement = nil
                skip(past: "</\(name)")
                place = Swift.max(place - name.count - 2, 0)
                continue
            }
            guard source[place] == "<" else { return .text(text()) }
            if starts("<!--") {
                place += 4
                skip(past: "-->")
                continue
            }
            let after = place + 1 < source.count ? source[place + 1] : " "
            if after == "!" || after == "?" {
                skip(past: ">")
                continue
            }
            guard after.isLetter || after == "/" else {
                place += 1
                return .text("<" + text())
            }
            return tag()
        }
        return nil
    }

    private func starts(_ string: String) -> Bool {
        let end = place + string.count
        return end <= source.count && source[place..<end].elementsEqual(string) { $0.lowercased() == $1.lowercased() }
    }

    private mutating func skip(past end: String) {
        while place < source.count, !starts(end) { place += 1 }
        place = Swift.min(place + end.count, source.count)
    }

    private mutating func text() -> String {
        let start = place
        while place < source.count, source[place] != "<" { place += 1 }
        return HTMLTokens.decoded(source[start..<place])
    }

    private mutating func tag() -> Token {
        place += 1
        let isEnd = source[place] == "/"
        if isEnd { place += 1 }
        let name = word { $0.isLetter || $0.isNumber || $0 == "-" || $0 == ":" }.lowercased()
        var attributes: [String: String] = [:]
        var closesItself = false
        while place < source.count, source[place] != ">" {
            if source[place].isWhitespace || source[place] == "/" {
                closesItself = source[place] == "/"
                place += 1
                continue
            }
            closesItself = false
            let key = word { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }.lowercased()
            if key.isEmpty { place += 1 }
            skipSpace()
            guard place < source.count, source[place] == "=" else { continue }
            place += 1
            skipSpace()
            if attributes.count < 64 { attributes[key] = value() } else { _ = value() }
        }
        place = Swift.min(place + 1, source.count)
        if isEnd { return .close(name) }
        if closesItself { closing = name } else if name == "script" || name == "style" { rawElement = name }
        return .open(name, attributes)
    }

    private mutating func skipSpace() { while place < source.count, source[place].isWhitespace { place += 1 } }

    private mutating func word(_ isPart: (Character) -> Bool) -> String {
        let start = place
        while place < source.count, isPart(source[place]) { place += 1 }
        return String(source[start..<place])
    }

    private mutating func value() -> String {
        guard place < source.count, source[place] == "\"" || source[place] == "'" else {
            let start = place
            while place < source.count, !source[place].isWhitespace, source[place] != ">" { place += 1 }
            return HTMLTokens.decoded(source[start..<place])
        }
        let quote = source[place]
        place += 1
        let start = place
        while place < source.count, source[place] != quote { place += 1 }
        let value = HTMLTokens.decoded(source[start..<place])
        place = Swift.min(place + 1, source.count)
        return value
    }

    // MARK: Entities

    private static let names: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "\u{A9}",
        "reg": "\u{AE}", "trade": "\u{2122}", "hellip": "\u{2026}", "mdash": "\u{2014}", "ndash": "\u{2013}",
        "lsquo": "\u{2018}", "rsquo": "\u{2019}", "ldquo": "\u{201C}", "rdquo": "\u{201D}", "bull": "\u{2022}",
        "middot": "\u{B7}", "laquo": "\u{AB}", "raquo": "\u{BB}", "euro": "\u{20AC}", "pound": "\u{A3}",
        "yen": "\u{A5}", "cent": "\u{A2}", "sect": "\u{A7}", "para": "\u{B6}", "deg": "\u{B0}", "plusmn": "\u{B1}",
        "times": "\u{D7}", "divide": "\u{F7}", "larr": "\u{2190}", "rarr": "\u{2192}", "uarr": "\u{2191}",
        "darr": "\u{2193}", "shy": "\u{AD}", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
        "auml": "\u{E4}", "ouml": "\u{F6}", "uuml": "\u{FC}", "Auml": "\u{C4}", "Ouml": "\u{D6}", "Uuml": "\u{DC}",
        "szlig": "\u{DF}", "eacute": "\u{E9}", "egrave": "\u{E8}", "agrave": "\u{E0}", "ccedil": "\u{E7}",
        "ntilde": "\u{F1}", "iexcl": "\u{A1}", "iquest": "\u{BF}",
    ]

    private static func decoded(_ part: ArraySlice<Character>) -> String {
        guard part.contains("&") else { return String(part) }
        var result = ""
        var place = part.startIndex
        while place < part.endIndex {
            if part[place] == "&", let end = part[place...].prefix(12).firstIndex(of: ";"),
                let decoded = entity(String(part[place + 1..<end]))
            {
                result += decoded
                place = end + 1
            } else {
                result.append(part[place])
                place += 1
            }
        }
        return result
    }

    private static func entity(_ name: String) -> String? {
        guard name.hasPrefix("#") else { return names[name] }
        let digits = name.dropFirst()
        let number =
            digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
        guard let number, number != 0, let scalar = Unicode.Scalar(number) else { return nil }
        return String(Character(scalar))
    }
}

/// Parses colours in HTML's and CSS's notations.
enum HTMLColor {
    private static let names: [String: UInt32] = [
        "black": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF,
        "yellow": 0xFFFF00, "orange": 0xFFA500, "purple": 0x800080, "gray": 0x808080, "grey": 0x808080,
        "silver": 0xC0C0C0, "maroon": 0x800000, "olive": 0x808000, "lime": 0x00FF00, "aqua": 0x00FFFF,
        "cyan": 0x00FFFF, "teal": 0x008080, "navy": 0x000080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF,
        "brown": 0xA52A2A, "pink": 0xFFC0CB,
    ]

    static func color(_ value: String) -> UIColor? {
        let text = value.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        if let known = names[text] { return color(known, 1) }
        if text.hasPrefix("#") {
            var digits = String(text.dropFirst())
            if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
            guard digits.count == 6, let number = UInt32(digits, radix: 16) else { return nil }
            return color(number, 1)
        }
        guard text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
        let parts = text[text.index(after: open)...].dropLast()
            .split { $0 == "," || $0 == " " || $0 == "/" }.compactMap { Double($0) }
        guard parts.count == 3 || parts.count == 4, parts.allSatisfy(\.isFinite) else { return nil }
        return UIColor(
            red: CGFloat(parts[0] / 255), green: CGFloat(parts[1] / 255), blue: CGFloat(parts[2] / 255),
            alpha: CGFloat(parts.count == 4 ? parts[3] : 1))
    }

    private static func color(_ number: UInt32, _ alpha: CGFloat) -> UIColor {
        func part(_ shift: UInt32) -> CGFloat { CGFloat(number >> shift & 0xFF) / 255 }
        return UIColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }
}
