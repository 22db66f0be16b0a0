import TestSupport
@testable import UIKit
import XCTest

/// Documents read into attributed strings, and written.
final class TextDocumentTests: XCTestCase {
    private func read(_ html: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]) throws
        -> NSAttributedString
    {
        var options = options
        options[.documentType] = NSAttributedString.DocumentType.html
        return try NSAttributedString(data: Data(html.utf8), options: options, documentAttributes: nil)
    }

    private func value<Value>(_ key: NSAttributedString.Key, _ part: String, _ text: NSAttributedString) -> Value? {
        let range = (text.string as NSString).range(of: part)
        guard range.location != NSNotFound else { return nil }
        return text.attribute(key, at: range.location, effectiveRange: nil) as? Value
    }

    func testHTMLsTextIsRead() throws {
        XCTAssertEqual(try read("one <b>two</b>  three\n four").string, "one two three four")
        XCTAssertEqual(try read("<p>one</p><p>two</p>").string, "one\ntwo\n")
        XCTAssertEqual(try read("a<br>b<br/>c").string, "a\nb\nc")
        XCTAssertEqual(try read("&lt;b&gt; &amp; &#65;&#x42; &euro; &nosuch;").string, "<b> & AB \u{20AC} &nosuch;")
        XCTAssertEqual(
            try read("<ul><li>one<li>two</ul><ol><li>a</li><li>b</li></ol>").string,
            "\t\u{2022}\tone\n\t\u{2022}\ttwo\n\t1.\ta\n\t2.\tb\n")
        XCTAssertEqual(
            try read("<head><title>no</title><style>p{}</style></head><!-- no --><script>if (a<b) {}</script>yes")
                .string,
            "yes")
        XCTAssertEqual(try read("<pre>a\n  b</pre>").string, "a\n  b\n")
    }

    func testHTMLsMarksBecomeAttributes() throws {
        let text = try read(
            """
            <h1>head</h1><b>bold</b> <i>italic</i> <u>under</u> <s>struck</s> <a href="https://example.org/x">link</a>
            <span style="color: #ff0000; font-size: 20px; background-color: rgb(0, 0, 255)">red</span>
            <p align=center>middle</p>
            """)
        func traits(_ part: String) -> UIFontDescriptor.SymbolicTraits {
            (value(.font, part, text) as UIFont?)?.fontDescriptor.symbolicTraits ?? []
        }
        XCTAssertEqual((value(.font, "head", text) as UIFont?)?.pointSize, 24)
        XCTAssertTrue(traits("bold").contains(.traitBold))
        XCTAssertTrue(traits("italic").contains(.traitItalic))
        XCTAssertEqual(value(.underlineStyle, "under", text), 1)
        XCTAssertEqual(value(.strikethroughStyle, "struck", text), 1)
        XCTAssertEqual(value(.link, "link", text), URL(string: "https://example.org/x"))
        XCTAssertEqual((value(.font, "red", text) as UIFont?)?.pointSize, 20)
        XCTAssertEqual(value(.foregroundColor, "red", text), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertEqual(value(.backgroundColor, "red", text), UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        XCTAssertEqual((value(.paragraphStyle, "middle", text) as NSParagraphStyle?)?.alignment, .center)
    }

    /// Written HTML is read back.
    func testWrittenHTMLIsReadAgain() throws {
        let bold = UIFont.boldSystemFont(ofSize: 18)
        let text = NSMutableAttributedString(string: "a <b> & \"c\"\nsecond", attributes: [.font: bold])
        text.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 0, length: 1))
        text.addAttribute(.link, value: URL(string: "https://a.b/?c&d")!, range: NSRange(location: 12, length: 6))
        let whole = NSRange(location: 0, length: text.length)
        let data = try text.data(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        let back = try read(String(decoding: data, as: UTF8.self))
        XCTAssertEqual(back.string, "a <b> & \"c\"\nsecond\n")
        XCTAssertEqual(value(.foregroundColor, "a", back), UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        XCTAssertEqual(value(.link, "second", back), URL(string: "https://a.b/?c&d"))
        XCTAssertEqual((value(.font, "a", back) as UIFont?)?.pointSize, 18)
    }

    func testPlainTextAndItsEncodings() throws {
        var properties: NSDictionary?
        let latin = "caf\u{E9}".data(using: .isoLatin1)!
        let text = try NSAttributedString(
            data: latin,
            options: [
                .documentType: NSAttributedString.DocumentType.plain,
                .characterEncoding: String.Encoding.isoLatin1.rawValue,
                .defaultAttributes: [NSAttributedString.Key.kern: 2],
            ], documentAttributes: &properties)
        XCTAssertEqual(text.string, "caf\u{E9}")
        XCTAssertEqual(value(.kern, "caf", text), 2)
        XCTAssertEqual(properties?["DocumentType"] as? String, "NSPlainText")
        XCTAssertThrowsError(try NSAttributedString(data: latin, options: [:], documentAttributes: nil))
        XCTAssertThrowsError(
            try NSAttributedString(
                data: latin, options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil))
        XCTAssertThrowsError(try text.data(from: NSRange(location: 3, length: 9)))
        XCTAssertEqual(try text.data(from: NSRange(location: 0, length: 3)), Data("caf".utf8))
        XCTAssertEqual(
            try text.fileWrapper(from: NSRange(location: 0, length: 3)).regularFileContents, Data("caf".utf8))
    }

    func testHostileHTMLNeitherTrapsNorHangs() throws {
        for html in [
            "<", "</", "<a", "<a href=", "<a href='", "<!--", "<!", "<script>", "&", "&#;", "&#x110000;",
            "</p></p></b>",
            "<p style='font-size:1e400px;color:rgb(1,2'>x", "<font size=99999999999999999999 color=#12>x",
            String(repeating: "<div><ul><li>", count: 5000) + "x",
        ] {
            _ = try read(html)
        }
        var random = SeededRandom(seed: 7)
        let alphabet = Array("<>/=\"' ab&;#-!p")
        for _ in 0..<200 {
            let html = String((0..<60).map { _ in alphabet.randomElement(using: &random)! })
            XCTAssertNoThrow(try read(html), "seed 7: \(html)")
        }
    }

    func testAttributesAreFixed() {
        let text = NSMutableAttributedString(string: "ab\ncd")
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 0, length: 2))
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 3, length: 1))
        text.fixAttributes(in: NSRange(location: 0, length: 5))
        XCTAssertNil(text.attribute(.attachment, at: 0, effectiveRange: nil))
        XCTAssertEqual((value(.paragraphStyle, "d", text) as NSParagraphStyle?)?.alignment, .right)
        text.fixAttributes(in: NSRange(location: 4, length: 50))
    }
}
