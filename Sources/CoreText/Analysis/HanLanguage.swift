import Foundation

/// The languages that share the Han characters, but use different glyph forms.
enum HanLanguage: String, Sendable {
    // Fontconfig's language codes.
    case japanese = "ja"
    case korean = "ko"
    case simplifiedChinese = "zh-cn"
    case traditionalChinese = "zh-tw"
    case hongKongChinese = "zh-hk"

    /// Creates the language with a code (BCP 47); returns nil for one that is not written in Han characters.
    init?(code: String) {
        let parts = code.lowercased().split { $0 == "-" || $0 == "_" }
        switch parts.first {
        case "ja": self = .japanese
        case "ko": self = .korean
        case "zh", "yue":
            if parts.contains("hk") || parts.contains("mo") {
                self = .hongKongChinese
            } else {
                self = parts.contains("tw") || parts.contains("hant") ? .traditionalChinese : .simplifiedChinese
            }
        default: return nil
        }
    }

    /// Infers the language from letters that are unique to one of them, if the text has any.
    init?(evidenceIn scalars: [PlacedScalar]) {
        for placed in scalars {
            switch placed.scalar.value {
            case 0x3041...0x3096, 0x30A1...0x30FA, 0xFF66...0xFF9D: self = .japanese
            case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: self = .korean
            case 0x3105...0x312F: self = .traditionalChinese
            default: continue
            }
            return
        }
        return nil
    }

    /// The user's language, or simplified Chinese, as on Apple's systems, if it is none of these.
    static let usual: HanLanguage =
        Locale.preferredLanguages.lazy.compactMap { HanLanguage(code: $0) }.first ?? .simplifiedChinese

    /// The name of the language's Noto fonts.
    var notoName: String {
        switch self {
        case .japanese: "CJK JP"
        case .korean: "CJK KR"
        case .simplifiedChinese: "CJK SC"
        case .traditionalChinese: "CJK TC"
        case .hongKongChinese: "CJK HK"
        }
    }
}
