import CoreText
import Foundation
import XCTest

/// One sheet with every kind of text, for review.
final class TextSheetTests: XCTestCase {
    private let gray = CGColor(gray: 0.45, alpha: 1)
    private let red = CGColor(red: 0.8, green: 0.1, blue: 0.1, alpha: 1)
    private let blue = CGColor(red: 0.1, green: 0.3, blue: 0.8, alpha: 1)

    func testASheetOfScriptsLooksRight() throws {
        let canvas = try Canvas(900, 860, background: .white)
        let inter = font("Inter-Regular", 30)
        let serif = font("NotoSerif-Regular", 30)
        let rows: [(String, [(String, [NSAttributedString.Key: Any])])] = [
            ("Ligatures, kerning", [("office difficult fjord ", [.font: serif]), ("AVATAR Tokyo", [.font: inter])]),
            ("Japanese", [("吾輩は猫である。「名前」はまだ無い。", [.font: inter])]),
            ("Arabic", [("العربية لغة جميلة ١٢٣ السلام عليكم", [.font: inter])]),
            ("Devanagari", [("हिन्दी में क्षेत्र, किताब और ज्ञान", [.font: inter])]),
            ("Emoji", [("😀 👩‍🚀 👨‍👩‍👧‍👦 👍🏽 🇯🇵🇫🇷 1️⃣ ❤️ 🏳️‍🌈 ☺︎ ✈︎", [.font: inter])]),
            ("Both directions", [("Latin עברית (123) mixed العربية end", [.font: inter])]),
            (
                "Thai, Korean, Chinese",
                [("ภาษาไทย  한국어  ", [.font: inter]), ("直骨角", [.font: inter, language: "zh-Hans"])]
            ),
            (
                "Lines and colours",
                [
                    ("under", [.font: inter, .underlineStyle: 1, .underlineColor: red]), (" ", [.font: inter]),
                    ("double", [.font: inter, .underlineStyle: CTUnderlineStyle.double.rawValue]),
                    (" ", [.font: inter]),
                    ("dots", [.font: inter, .underlineStyle: 0x101, .foregroundColor: blue]), (" ", [.font: inter]),
                    ("struck", [.font: inter, .strikethroughStyle: 1]), (" ", [.font: inter]),
                    ("behind", [.font: inter, .backgroundColor: CGColor(red: 1, green: 0.9, blue: 0.4, alpha: 1)]),
                ]
            ),
            (
                "Strokes, spacing",
                [
                    ("Stroke ", [.font: font("Inter-Black", 34), .strokeWidth: 3, .strokeColor: red]),
                    (
                        "Both ",
                        [.font: font("Inter-Black", 34), .strokeWidth: -4, .foregroundColor: blue, .strokeColor: red]
                    ),
                    ("spaced", [.font: inter, .kern: 6]), (" E=mc", [.font: inter]),
                    ("2", [.font: font("Inter-Regular", 18), .baselineOffset: 12]),
                ]
            ),
        ]
        var y: CGFloat = 815
        for (label, parts) in rows {
            canvas.draw(
                line(label, [.font: font("Inter-Regular", 11), .foregroundColor: gray]), at: CGPoint(x: 20, y: y + 8))
            let text = NSMutableAttributedString()
            for (string, attributes) in parts {
                text.append(NSAttributedString(string: string, attributes: attributes))
            }
            canvas.draw(CTLineCreateWithAttributedString(text), at: CGPoint(x: 170, y: y))
            y -= 55
        }
        drawFrames(in: canvas.context)
        try assertSnapshot(canvas, "text-sheet")
    }

    private let language = NSAttributedString.Key(kCTLanguageAttributeName)

    private func drawFrames(in context: CGContext) {
        let text = """
            Lines fill the shape that they are given. 日本語の文章は、単語の間に空白を置かないので、どこでも折り返せる。 \
            وينتقل النص العربي إلى سطر جديد عند الكلمة. Every paragraph has its own margins, and its own way to stand.
            """
        let small = font("Inter-Regular", 14)
        let justified = Style(
            alignment: .justified, distances: [(.firstLineHeadIndent, 20), (.lineSpacingAdjustment, 3)])
        let ellipse = CGPath(ellipseIn: CGRect(x: 300, y: 20, width: 300, height: 300), transform: nil)
        let hole = CGMutablePath()
        hole.addRect(CGRect(x: 620, y: 30, width: 260, height: 280))
        hole.addEllipse(in: CGRect(x: 700, y: 120, width: 100, height: 100))
        let frames: [(CGPath, Style, String)] = [
            (CGPath(rect: CGRect(x: 20, y: 30, width: 260, height: 280), transform: nil), justified, text),
            (ellipse, Style(alignment: .center), text + " " + text), (hole, Style(), text + " " + text),
        ]
        for (path, style, text) in frames {
            context.setStrokeColor(CGColor(gray: 0.85, alpha: 1))
            context.addPath(path)
            context.strokePath()
            let string = NSAttributedString(string: text, attributes: [.font: small, .paragraphStyle: style.style])
            let framesetter = CTFramesetterCreateWithAttributedString(string)
            CTFrameDraw(CTFramesetterCreateFrame(framesetter, CFRange(), path, nil), context)
        }
    }
}
