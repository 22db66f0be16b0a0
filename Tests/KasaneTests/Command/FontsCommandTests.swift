import Foundation
import Kasane
import XCTest

@testable import KasaneCommand

final class FontsCommandTests: TemporaryFolderTestCase {
    func testParsingTheFontsCommand() throws {
        XCTAssertEqual(try Invocation(["fonts"]), .fonts([]))
        XCTAssertEqual(try Invocation(["fonts", "Helvetica Neue", "--", "-x"]), .fonts(["Helvetica Neue", "-x"]))
        XCTAssertEqual(try Invocation(["fonts", "--help"]), .help(.fonts))
        XCTAssertEqual(try Invocation(["help", "fonts"]), .help(.fonts))
        XCTAssertThrowsError(try Invocation(["fonts", "--all"]))
        let words = ["render", "s.swift", "-o", "a.mp4", "--fonts", "letters"]
        guard case .render(let request, _) = try Invocation(words) else { return XCTFail("no render") }
        XCTAssertEqual(request.fonts, "letters")
    }

    func testTheTableSaysWhichFileStandsForAName() throws {
        let lines = FontsCommand.table(["Helvetica-Bold", "Inter-Regular", "A Name Of Nobody"]).split(separator: "\n")
        XCTAssertEqual(lines.count, 4)
        XCTAssertTrue(lines[1].contains("LiberationSans-Bold ") && lines[1].contains("substitute"), "\(lines[1])")
        XCTAssertTrue(lines[1].hasSuffix("LiberationSans-Bold.ttf"), "\(lines[1])")
        XCTAssertTrue(lines[2].contains("has that name"), "\(lines[2])")
        XCTAssertTrue(lines[3].contains("unknown name"), "\(lines[3])")
        XCTAssertGreaterThan(FontsCommand.table([]).split(separator: "\n").count, 30)
    }

    func testAFolderWithoutFontsIsRefused() throws {
        try write(scene: "let x = 1")
        let missing = try render("-o", "a.png", "--fonts", "nowhere")
        XCTAssertEqual(missing.code, 1)
        XCTAssertTrue(missing.errors.contains("--fonts nowhere: no such folder"), missing.errors)
        let empty = try render("-o", "a.png", "--fonts", ".")
        XCTAssertEqual(empty.code, 1)
        XCTAssertTrue(empty.errors.contains("no fonts in or below that folder"), empty.errors)
    }
}
