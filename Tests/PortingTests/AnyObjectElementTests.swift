import XCTest

/// Members of the elements of dictionaries and arrays of `AnyObject`.
final class AnyObjectElementTests: XCTestCase {
    private func rewritten(_ body: String) throws -> String? {
        let source = "import UIKit\nfunc read(_ note: Notification) {\n\(body)\n}\n"
        let lines = try XCTUnwrap(Rewriting(["a.swift": source]).sources["a.swift"]).split(separator: "\n")
        return lines.dropLast().last.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    func testElementsOfLocalDictionaries() throws {
        for binding in [
            "guard let info = note.userInfo as? [String: AnyObject] else { return }",
            "let info = note.userInfo as! [AnyHashable: AnyObject]", "let info: [String: AnyObject] = [:]",
        ] {
            XCTAssertEqual(
                try rewritten("\(binding)\nprint(info[\"end\"]?.cgRectValue)"),
                "print(wrappedValue(of: info[\"end\"]).cgRectValue)", binding)
        }
        XCTAssertEqual(
            try rewritten("let info: [String: AnyObject] = [:]\nprint(info[\"time\"]!.doubleValue)"),
            "print(wrappedValue(of: info[\"time\"]).doubleValue)")
    }

    func testElementsInTheConditionThatBindsThem() throws {
        let start = "if let info = note.userInfo as? [String: AnyObject], let end = "
        XCTAssertEqual(
            try rewritten(start + "info[\"end\"]?.cgRectValue {}"),
            start + "wrappedValue(of: info[\"end\"]).cgRectValue {}")
    }

    func testOtherElementsAreLeftAlone() throws {
        for line in ["print(info[0].intValue)", "print(info.count)"] {
            XCTAssertEqual(try rewritten("let info: [NSNumber] = []\n\(line)"), line)
        }
    }
}
