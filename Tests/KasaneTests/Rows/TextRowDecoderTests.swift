import XCTest

@testable import Kasane

final class TextRowDecoderTests: XCTestCase {
    private struct Row: Decodable, Equatable {
        enum Kind: String, Decodable { case big, small }

        var id: Int
        var name: String
        var ratio: Double?
        var isPaid: Bool
        var day: Date?
        var link: URL?
        var kind: Kind
        var tags: [String]?
    }

    func testTextBecomesTheMembersTypes() throws {
        let row: Row = try decode([
            "id": " 7 ", "name": " Ada ", "ratio": "0.25", "isPaid": "Yes", "day": "2026-03-14",
            "link": "https://a.example/b",
            "kind": "small", "tags": "[\"a\", \"b\"]", "unused": "x",
        ])
        XCTAssertEqual(
            row,
            Row(
                id: 7, name: " Ada ", ratio: 0.25, isPaid: true, day: Date(timeIntervalSince1970: 1_773_446_400),
                link: URL(string: "https://a.example/b"), kind: .small, tags: ["a", "b"]))
    }

    func testEmptyFieldsAreNilWhereThatIsAllowed() throws {
        let row: Row = try decode(["id": "1", "name": "", "ratio": "", "isPaid": "0", "day": "", "kind": "big"])
        XCTAssertEqual(row, Row(id: 1, name: "", ratio: nil, isPaid: false, day: nil, link: nil, kind: .big, tags: nil))
    }

    func testWhatDoesNotFitIsNamed() throws {
        let good = ["id": "1", "name": "a", "isPaid": "no", "kind": "big"]
        func line(_ changes: [String: String?]) -> String {
            var texts = good
            for (name, text) in changes {
                if let text { texts[name] = text } else { texts.removeValue(forKey: name) }
            }
            do {
                let row: Row = try decode(texts)
                return "\(row)"
            } catch {
                return RowMismatch.line(about: error)
            }
        }
        XCTAssertEqual(
            line(["id": "seven"]),
            "the field \"id\" is \"seven\", which is not an integer from \(Int.min) to \(Int.max)")
        XCTAssertEqual(line(["id": nil]), "the field \"id\" is missing")
        XCTAssertEqual(line(["ratio": "nan"]), "the field \"ratio\" is \"nan\", which is not a number")
        XCTAssertEqual(line(["isPaid": "maybe"]), "the field \"isPaid\" is \"maybe\", which is neither true nor false")
        XCTAssertEqual(line(["day": "soon"]), "the field \"day\" is \"soon\", which is not a date, such as 2026-03-14")
        XCTAssertTrue(line(["kind": "medium"]).hasPrefix("the field \"kind\" is \"medium\", which is not one of"))
        XCTAssertTrue(line(["tags": "a, b"]).hasPrefix("the field \"tags\" is \"a, b\", which is not JSON"))
    }

    func testRowsOfJSONAreStrictAndNameTheField() throws {
        struct Point: Decodable { var x: Double }
        struct Row: Decodable {
            var points: [Point]
            var day: Date?
        }
        func row(_ text: String) throws -> Row {
            try RowMessage(number: 1, output: "", content: .json(Array(text.utf8))).decoded()
        }
        XCTAssertEqual(
            try row("{\"points\": [{\"x\": 2}], \"day\": \"2026-03-14\"}").day?.timeIntervalSince1970, 1_773_446_400)
        XCTAssertThrowsError(try row("{\"points\": [{\"x\": 1}, {\"x\": \"2\"}]}")) { error in
            XCTAssertEqual(RowMismatch.line(about: error), "the field \"points.1.x\" is not of type Double")
        }
        XCTAssertThrowsError(try row("{}")) { error in
            XCTAssertEqual(RowMismatch.line(about: error), "the field \"points\" is missing")
        }
    }

    func testMessagesComeOutAsTheyWentIn() {
        let contents: [RowMessage.Content] = [
            .texts([.init(name: "名", text: "a\0b"), .init(name: "", text: "")]), .texts([]), .json(Array("{}".utf8)),
            .preview,
        ]
        for content in contents {
            var message = RowMessage(number: 70_000, output: "out/é.png", content: content)
            if content == .texts([]) { (message.scale, message.time) = (2, 0.1) }
            let bytes = message.bytes
            let prefix = Array(bytes.prefix(RowMessage.prefixLength))
            XCTAssertEqual(RowMessage.length(prefix: prefix), bytes.count - RowMessage.prefixLength)
            XCTAssertEqual(RowMessage(Array(bytes.dropFirst(RowMessage.prefixLength))), message)
        }
        XCTAssertNil(RowMessage([1, 0]))
    }

    private func decode<Value: Decodable>(_ texts: [String: String]) throws -> Value {
        let fields = texts.map { RowMessage.TextField(name: $0.key, text: $0.value) }
        return try RowMessage(number: 1, output: "", content: .texts(fields)).decoded()
    }
}
