import CoreText
import TestSupport
import XCTest

/// The glyphs of runs compared with those of HarfBuzz's own program, `hb-shape`, for the same text and font.
final class ShapingOracleTests: XCTestCase {
    /// A font's name, the language of a text, and the text.
    private static let samples = [
        ("NotoNaskhArabic-Regular", "ar", "السلام عليكم ورحمة الله"),
        ("NotoNaskhArabic-Regular", "ar", "الســـلام عليكـــم"),
        ("NotoSansHebrew-Regular", "he", "שָׁלוֹם עוֹלָם"),
        ("NotoSansDevanagari-Regular", "hi", "क्षत्रिय द्वारा संस्कृत"), ("NotoSansBengali-Regular", "bn", "বাংলা ক্ষেত্র"),
        ("NotoSansTamil-Regular", "ta", "தமிழ் மொழி"), ("NotoSansTelugu-Regular", "te", "తెలుగు క్షేత్రం"),
        ("NotoSansMalayalam-Regular", "ml", "മലയാളം സ്ത്രീ"), ("NotoSansKhmer-Regular", "km", "ភាសាខ្មែរ"),
        ("NotoSansThai-Regular", "th", "ภาษาไทยที่นี่"), ("NotoSansMyanmar-Regular", "my", "မြန်မာဘာသာ"),
        ("NotoSansSinhala-Regular", "si", "ශ්‍රී ලංකාව"), ("NotoSerifTibetan-Regular", "bo", "བོད་སྐད་"),
        ("NotoSansCJKjp-Regular", "ja", "日本語の文章、組版。"), ("NotoSansCJKkr-Regular", "ko", "한국어 조판"),
        ("LiberationSerif", "en", "office fjord AVATAR"), ("Inter-Regular", "en", "Typography 1/2 -> (A)"),
        ("NotoSerif-Regular", "vi", "Tiếng Việt"), ("NotoColorEmoji", "en", "👩‍👩‍👧‍👦👍🏽🇯🇵1️⃣"),
    ]

    func testRunsHaveTheGlyphsOfHarfBuzz() throws {
        guard let program = installedProgram("hb-shape") else {
            throw XCTSkip("hb-shape is not installed; the package libharfbuzz-bin has it")
        }
        var count = 0
        for (name, language, text) in Self.samples {
            let font = CTFontCreateWithName(name, 1000, nil)
            // A font that is not installed is substituted.
            guard CTFontCopyPostScriptName(font) == name,
                let url = CTFontCopyAttribute(font, kCTFontURLAttribute) as? URL
            else { continue }
            count += 1
            let line = CTLineCreateWithAttributedString(
                NSAttributedString(
                    string: text,
                    attributes: [.font: font, NSAttributedString.Key(kCTLanguageAttributeName): language]))
            for case let run as CTRun in CTLineGetGlyphRuns(line) {
                let range = CTRunGetStringRange(run)
                let part = (text as NSString).substring(with: NSRange(location: range.location, length: range.length))
                var glyphs = [CGGlyph](repeating: 0, count: CTRunGetGlyphCount(run))
                CTRunGetGlyphs(run, CFRange(), &glyphs)
                let isRightToLeft = CTRunGetStatus(run).contains(.rightToLeft)
                XCTAssertEqual(
                    glyphs.map { Int($0) },
                    try shaped(
                        part, by: program, file: url, name: name, language: language, isRightToLeft: isRightToLeft),
                    "\(name): \(part)")
            }
        }
        XCTAssertGreaterThan(count, 10)
    }

    /// Returns the glyph numbers.
    private func shaped(
        _ text: String, by program: URL, file: URL, name: String, language: String, isRightToLeft: Bool
    ) throws -> [Int] {
        let process = Process()
        process.executableURL = program
        // A collection's fonts of one style differ in the glyphs of Han characters, not in shaping.
        let places = ["NotoSansCJKjp-Regular": 0, "NotoSansCJKkr-Regular": 1]
        process.arguments = [
            "--no-glyph-names", "--no-positions", "--no-clusters", "--face-index=\(places[name] ?? 0)",
            "--language=\(language)", "--direction=\(isRightToLeft ? "rtl" : "ltr")", file.path, "--text=\(text)",
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).split { !$0.isNumber }.compactMap { Int($0) }
    }
}
