import Foundation
import XCTest

@testable import SwiftUI

/// Attributed strings from Markdown.
final class MarkdownStringTests: HierarchyTestCase {
    private func pieces(_ string: AttributedString) -> [String] {
        string.runs.map { run in
            let text = String(string[run.range].characters)
            let intent = run.inlinePresentationIntent ?? []
            let marks: [(InlinePresentationIntent, String)] = [
                (.stronglyEmphasized, "b"), (.emphasized, "i"), (.code, "c"), (.strikethrough, "s"),
            ]
            return marks.filter { intent.contains($0.0) }.map(\.1).joined() + "|" + text
        }
    }

    func testInlineMarksBecomeIntents() async throws {
        let string = try AttributedString(markdown: "a **b** *c* ***d*** `e` ~~f~~")
        XCTAssertEqual(
            pieces(string), ["|a ", "b|b", "| ", "i|c", "| ", "bi|d", "| ", "c|e", "| ", "s|f"])
        let link = try AttributedString(
            markdown: "see [it](page)", baseURL: URL(string: "https://example.com/a/"))
        XCTAssertEqual(link.runs.compactMap(\.link).map(\.absoluteString), ["https://example.com/a/page"])
    }

    func testBlocksFollowEachOther() async throws {
        let source = "# Title #\n\nOne\ntwo  \nthree\n\n- item\n- **other**\n\n```\nlet a = *1*\n```\n"
        XCTAssertEqual(
            pieces(try AttributedString(markdown: source)), ["|TitleOne two\nthreeitem", "b|other", "c|let a = *1*\n"])
        func text(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> String {
            let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
            return String(try AttributedString(markdown: "# a\n  b\n\n*c*", options: options).characters)
        }
        XCTAssertEqual(try text(.inlineOnly), "# a b  c")
        XCTAssertEqual(try text(.inlineOnlyPreservingWhitespace), "# a\n  b\n\nc")
    }

    /// Text shows the intents like Markdown in a literal.
    func testTextShowsIntents() async throws {
        let string = try AttributedString(markdown: "plain **bold** *italic* `code`")
        let own = try XCTUnwrap(ViewPicture(240, 40, Text(string)))
        let literal = try XCTUnwrap(ViewPicture(240, 40, Text("plain **bold** *italic* `code`")))
        let plain = try XCTUnwrap(ViewPicture(240, 40, Text(verbatim: "plain bold italic code")))
        XCTAssertEqual(own.inkedCount, literal.inkedCount)
        XCTAssertNotEqual(own.inkedCount, plain.inkedCount)
    }
}
