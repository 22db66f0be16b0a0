import CHarfBuzz
import CoreGraphics

/// A script, by its four-letter Unicode (ISO 15924) tag.
struct Script: Sendable, Hashable {
    let tag: hb_script_t

    static let common = Script(tag: HB_SCRIPT_COMMON)
    static let arabic = Script(tag: HB_SCRIPT_ARABIC)

    static func == (a: Script, b: Script) -> Bool { a.tag == b.tag }
    func hash(into hasher: inout Hasher) { hasher.combine(tag.rawValue) }

    /// Creates the script of a character. Characters shared by several scripts have `common`. Japanese mixes three
    /// scripts in a word, and its fonts treat them alike: they count as one here.
    init(_ scalar: Unicode.Scalar) {
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
        switch script {
        case HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: tag = HB_SCRIPT_COMMON
        case HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA: tag = HB_SCRIPT_HAN
        default: tag = script
        }
    }

    private init(tag: hb_script_t) { self.tag = tag }

    /// A language written in the script, for font selection; nil where the script implies none.
    var language: String? { scriptLanguages[tag.rawValue] }

    /// The script's name in Noto's font names, where Noto Sans itself does not cover it.
    var notoName: String? { scriptNotoNames[tag.rawValue] }
}

/// A character of a paragraph with its position and script.
struct PlacedScalar {
    var scalar: Unicode.Scalar
    /// In units from the text's start.
    var unit: Int
    var script: Script
}

extension PlacedScalar {
    /// Returns the characters of a range with their resolved scripts: common characters take the script of the
    /// preceding text, or, at the start, of the following text.
    static func all(in units: [UInt16], _ range: Range<Int>) -> [PlacedScalar] {
        var scalars: [PlacedScalar] = []
        scalars.reserveCapacity(range.count)
        var current: Script?
        var unit = range.lowerBound
        while unit < range.upperBound {
            let (scalar, length) = units.scalar(at: unit, before: range.upperBound)
            let script = Script(scalar)
            if script != .common {
                if current == nil {
                    for i in scalars.indices { scalars[i].script = script }
                }
                current = script
            }
            scalars.append(PlacedScalar(scalar: scalar, unit: unit, script: current ?? .common))
            unit += length
        }
        return scalars
    }
}

extension [UInt16] {
    /// Returns the character that starts at a unit and its number of units; the replacement character for an unpaired
    /// surrogate.
    func scalar(at unit: Int, before end: Int) -> (scalar: Unicode.Scalar, length: Int) {
        if let scalar = Unicode.Scalar(self[unit]) { return (scalar, 1) }
        if UTF16.isLeadSurrogate(self[unit]), unit + 1 < end, UTF16.isTrailSurrogate(self[unit + 1]) {
            return (UTF16.decode(UTF16.EncodedScalar([self[unit], self[unit + 1]])), 2)
        }
        return ("\u{FFFD}", 1)
    }
}

/// Languages for scripts that common Latin fonts lack.
private let scriptLanguages: [UInt32: String] = [
    HB_SCRIPT_ARABIC.rawValue: "ar", HB_SCRIPT_ARMENIAN.rawValue: "hy", HB_SCRIPT_BENGALI.rawValue: "bn",
    HB_SCRIPT_BOPOMOFO.rawValue: "zh-tw", HB_SCRIPT_CHEROKEE.rawValue: "chr", HB_SCRIPT_DEVANAGARI.rawValue: "hi",
    HB_SCRIPT_ETHIOPIC.rawValue: "am", HB_SCRIPT_GEORGIAN.rawValue: "ka", HB_SCRIPT_GUJARATI.rawValue: "gu",
    HB_SCRIPT_GURMUKHI.rawValue: "pa", HB_SCRIPT_HANGUL.rawValue: "ko", HB_SCRIPT_HEBREW.rawValue: "he",
    HB_SCRIPT_KANNADA.rawValue: "kn", HB_SCRIPT_KHMER.rawValue: "km", HB_SCRIPT_LAO.rawValue: "lo",
    HB_SCRIPT_MALAYALAM.rawValue: "ml", HB_SCRIPT_MONGOLIAN.rawValue: "mn-cn", HB_SCRIPT_MYANMAR.rawValue: "my",
    HB_SCRIPT_ORIYA.rawValue: "or", HB_SCRIPT_SINHALA.rawValue: "si", HB_SCRIPT_SYRIAC.rawValue: "syr",
    HB_SCRIPT_TAMIL.rawValue: "ta", HB_SCRIPT_TELUGU.rawValue: "te", HB_SCRIPT_THAANA.rawValue: "dv",
    HB_SCRIPT_THAI.rawValue: "th", HB_SCRIPT_TIBETAN.rawValue: "bo",
]

private let scriptNotoNames: [UInt32: String] = [
    HB_SCRIPT_ARABIC.rawValue: "Arabic", HB_SCRIPT_ARMENIAN.rawValue: "Armenian",
    HB_SCRIPT_BENGALI.rawValue: "Bengali", HB_SCRIPT_CHEROKEE.rawValue: "Cherokee",
    HB_SCRIPT_ETHIOPIC.rawValue: "Ethiopic", HB_SCRIPT_GEORGIAN.rawValue: "Georgian",
    HB_SCRIPT_GUJARATI.rawValue: "Gujarati", HB_SCRIPT_GURMUKHI.rawValue: "Gurmukhi",
    HB_SCRIPT_HEBREW.rawValue: "Hebrew", HB_SCRIPT_KANNADA.rawValue: "Kannada", HB_SCRIPT_KHMER.rawValue: "Khmer",
    HB_SCRIPT_LAO.rawValue: "Lao", HB_SCRIPT_MALAYALAM.rawValue: "Malayalam",
    HB_SCRIPT_MONGOLIAN.rawValue: "Mongolian", HB_SCRIPT_MYANMAR.rawValue: "Myanmar",
    HB_SCRIPT_ORIYA.rawValue: "Oriya", HB_SCRIPT_SINHALA.rawValue: "Sinhala", HB_SCRIPT_SYRIAC.rawValue: "Syriac",
    HB_SCRIPT_TAMIL.rawValue: "Tamil", HB_SCRIPT_TELUGU.rawValue: "Telugu", HB_SCRIPT_THAANA.rawValue: "Thaana",
    HB_SCRIPT_THAI.rawValue: "Thai", HB_SCRIPT_TIBETAN.rawValue: "Tibetan",
    HB_SCRIPT_DEVANAGARI.rawValue: "Devanagari",
]
