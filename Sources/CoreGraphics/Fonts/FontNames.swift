import CFontFaces
import Foundation

/// The kinds of names that a font contains, with OpenType's name identifiers.
package enum FontNameKind: Int, Sendable, CaseIterable {
    case copyright, family, style, unique, full, version, postScript, trademark, manufacturer, designer, description
    case vendorURL, designerURL, license, licenseURL
    case typographicFamily = 16
    case typographicStyle = 17
    case sampleText = 19
    case postScriptCID = 20
}

extension FontFace {
    /// Returns a name, in English if the font has it; nil when the font has none.
    package func name(_ kind: FontNameKind) -> String? { localizedName(kind.rawValue)?.text }

    /// Returns a name in the first of `languages` (BCP 47) that the font has, or else in English, or else in any
    /// language.
    package func localizedName(_ identifier: Int, languages: [String] = []) -> (text: String, language: String)? {
        let records = names(identifier)
        for wanted in languages {
            let main = wanted.prefix { $0 != "-" && $0 != "_" }
            if let found = records.first(where: { $0.language == main }) { return found }
        }
        return records.first { $0.language == "en" } ?? records.first
    }

    private func names(_ identifier: Int) -> [(text: String, language: String)] {
        withFace { face in
            (0..<font_face_name_count(face)).compactMap { index in
                var record = font_face_name()
                guard font_face_read_name(face, index, &record), Int(record.identifier) == identifier,
                    let text = record.text, !text.isEmpty
                else { return nil }
                return (text, record.mainLanguage)
            }
        } ?? []
    }
}

extension font_face_name {
    /// The name as a string; nil in a legacy encoding.
    fileprivate var text: String? {
        let letters = UnsafeBufferPointer(start: bytes, count: Int(count))
        switch encoding {
        case FONT_FACE_UTF16_BIG_ENDIAN: return String(bytes: letters, encoding: .utf16BigEndian)
        case FONT_FACE_MAC_ROMAN: return String(bytes: letters, encoding: .macOSRoman)
        default: return nil
        }
    }

    /// The primary language subtag, of two or three letters.
    fileprivate var mainLanguage: String {
        switch language_kind {
        case FONT_FACE_WINDOWS_LANGUAGE: windowsLanguages[language & 0x3FF] ?? "und"
        case FONT_FACE_MACINTOSH_LANGUAGE: language == 0 ? "en" : "und"
        default: "en"
        }
    }
}

/// The primary languages of Windows language identifiers, which are their lower ten bits.
private let windowsLanguages: [UInt32: String] = [
    0x01: "ar", 0x02: "bg", 0x03: "ca", 0x04: "zh", 0x05: "cs", 0x06: "da", 0x07: "de", 0x08: "el", 0x09: "en",
    0x0A: "es", 0x0B: "fi", 0x0C: "fr", 0x0D: "he", 0x0E: "hu", 0x0F: "is", 0x10: "it", 0x11: "ja", 0x12: "ko",
    0x13: "nl", 0x14: "nb", 0x15: "pl", 0x16: "pt", 0x18: "ro", 0x19: "ru", 0x1A: "hr", 0x1B: "sk", 0x1D: "sv",
    0x1E: "th", 0x1F: "tr", 0x20: "ur", 0x21: "id", 0x22: "uk", 0x24: "sl", 0x25: "et", 0x26: "lv", 0x27: "lt",
    0x29: "fa", 0x2A: "vi", 0x2D: "eu", 0x39: "hi", 0x45: "bn",
]
