import CoreText
import UIKit
import XCTest

@testable import SwiftUI

final class MarkdownTests: HierarchyTestCase {
    /// Returns a text's letters with their attributes: b for bold, i for italic, m for monospaced, s for struck
    /// through.
    private func marks(_ key: LocalizedStringKey) -> String {
        let runs = InlineMarkdown.runs(of: key.localized(table: nil, bundle: nil))
        return runs.map { run in
            let text: String
            switch run.piece {
            case .literal(let string), .string(let string): text = string
            case .number(let number): text = number.text(in: Locale(identifier: "en_US"))
            case .text: text = "…"
            }
            let marks = run.modifiers.map { modifier in
                switch modifier {
                case .weight: "b"
                case .italic: "i"
                case .monospaced: "m"
                case .strikethrough: "s"
                case .style: "l"
                case .link: "a"
                default: "?"
                }
            }
            return marks.isEmpty ? text : "<\(marks.joined()) \(text)>"
        }.joined()
    }

    func testInlineMarkdownIsRead() async {
        XCTAssertEqual(marks("plain"), "plain")
        XCTAssertEqual(marks("**bold** and *italic* or _italic_"), "<b bold> and <i italic> or <i italic>")
        XCTAssertEqual(marks("***both*** ~~gone~~ `a * b`"), "<bi both> <s gone> <m a * b>")
        XCTAssertEqual(marks("**bold with *italic* in it**"), "<b bold with ><bi italic><b  in it>")
        XCTAssertEqual(marks("see [the *page*](https://example.org)!"), "see <la the ><lai page>!")
    }

    func testAddressesAreLinks() async {
        XCTAssertEqual(marks("https://example.org"), "<la https://example.org>")
        XCTAssertEqual(marks("see http://a.org/b?c=d_e_f."), "see <la http://a.org/b?c=d_e_f>.")
        XCTAssertEqual(marks("(www.example.org)"), "(<la www.example.org>)")
        XCTAssertEqual(marks("https://a.org/(b)) **x**"), "<la https://a.org/(b)>) <b x>")
        XCTAssertEqual(marks("mail me_2@b.example.org, or *x@y.z*"), "mail <la me_2@b.example.org>, or <ila x@y.z>")
        XCTAssertEqual(marks("[https://a.org](https://b.org)"), "<la https://a.org>")
        let none = "@name a@b xhttps://a.org www. https:// 3 @ 4.5"
        XCTAssertEqual(marks(LocalizedStringKey(none)), none)
        let runs = InlineMarkdown.runs(of: LocalizedStringKey("www.a.org x@y.z").localized(table: nil, bundle: nil))
        let links = runs.flatMap(\.modifiers).compactMap { modifier in
            if case .link(let url) = modifier { url.absoluteString } else { nil }
        }
        XCTAssertEqual(links, ["http://www.a.org", "mailto:x@y.z"])
    }

    func testWhatIsNoMarkdownStaysAsItIs() async {
        XCTAssertEqual(marks("2 * 3 * 4"), "2 * 3 * 4")
        XCTAssertEqual(marks("snake_case_name"), "snake_case_name")
        XCTAssertEqual(marks("**open"), "**open")
        XCTAssertEqual(marks("[no](link"), "[no](link")
        XCTAssertEqual(marks("[no] link"), "[no] link")
        XCTAssertEqual(marks(#"\*not\* \\"#), #"*not* \"#)
        XCTAssertEqual(marks("**** `` ~~~~ []()"), "**** `` ~~~~ []()")
    }

    func testValuesAreNotReadButMayStandInEmphasis() async {
        let value = "*x*"
        XCTAssertEqual(marks("a **\(value)** \(Text("t"))"), "a <b *x*> …")
        XCTAssertEqual(marks("\(value) \(3)"), "*x* 3")
    }

    func testTextsWithAttributesShow() async {
        XCTAssertEqual(marks("^[\(3) steps](inflect: true) done"), "3 steps done")
        XCTAssertEqual(marks("2^[x"), "2^[x")
    }

    func testDeepEmphasisEnds() async {
        let deep = String(repeating: "*a **b ", count: 2000) + String(repeating: "** c*", count: 2000)
        XCTAssertFalse(marks(LocalizedStringKey(deep)).isEmpty)
    }

    func testEmphasisShows() async {
        func width(_ text: Text) -> CGFloat { _UIHostingView(rootView: text).graph.fittingSize(.unspecified).width }
        XCTAssertEqual(width(Text("**Bold**")), width(Text(verbatim: "Bold").bold()))
        XCTAssertEqual(width(Text(verbatim: "**Bold**")), width(Text("\\*\\*Bold\\*\\*")))
    }

    func testLettersComeCloserBeforeTextIsTruncated() async {
        let text = Text(verbatim: "Tightening helps here").lineLimit(1)
        let width = _UIHostingView(rootView: text).graph.fittingSize(.unspecified).width
        func isTruncated(_ allows: Bool) -> Bool {
            var environment = EnvironmentValues()
            environment.allowsTightening = allows
            environment.lineLimit = 1
            return Text(verbatim: "Tightening helps here").block(width - 6, 100, environment).isTruncated
        }
        XCTAssertTrue(isTruncated(false))
        XCTAssertFalse(isTruncated(true))
    }
}
