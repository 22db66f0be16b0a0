import XCTest

@testable import Kasane

final class RowReaderTests: TemporaryFolderTestCase {
    func testQuotedFieldsHoldSeparatorsMarksAndLines() throws {
        let rows = try read(
            csv: "id,text\r\n1,\"a, b\"\r\n2,\"say \"\"hi\"\"\"\r\n3,\"two\nlines\"\r\n4,plain \"marks\" inside")
        XCTAssertEqual(rows.map(\.text), ["a, b", "say \"hi\"", "two\nlines", "plain \"marks\" inside"])
        XCTAssertEqual(rows.map(\.row.line), [2, 3, 4, 6])
        XCTAssertEqual(rows.map(\.row.number), [1, 2, 3, 4])
    }

    func testAMarkOfByteOrderAndEmptyLinesAreLeftOut() throws {
        let rows = try read(csv: "\u{feff}id,text\n\n1,a\n\r\n\n2,b\n\n")
        XCTAssertEqual(rows.map(\.text), ["a", "b"])
        XCTAssertEqual(rows.map(\.row.line), [3, 6])
    }

    func testLinesMayEndWithReturns() throws {
        XCTAssertEqual(try read(csv: "id,text\r1,a\r2,b").map(\.text), ["a", "b"])
    }

    func testSemicolonsAndTabsSeparateToo() throws {
        XCTAssertEqual(try read(csv: "id;text\n1;a, b\n").map(\.text), ["a, b"])
        XCTAssertEqual(try read(csv: "id\ttext\n1\ta\n").map(\.text), ["a"])
        XCTAssertEqual(try read(csv: "id\ttext\n1\ta;b\n", name: "rows.tsv").map(\.text), ["a;b"])
    }

    func testAWrongRowDoesNotKeepTheNextFromBeingRead() throws {
        let rows = try read(csv: "id,text\n1,\"a\"b\n2,b,c\n3,c\n4\n")
        XCTAssertEqual(
            rows[0].problem, "in line 2, text follows a closing quotation mark: double quotation marks within a field")
        XCTAssertEqual(rows[1].problem, "it has 3 fields, but the first line names 2")
        XCTAssertEqual(rows[2].text, "c")
        XCTAssertEqual(rows[3].row.content, .success(.texts([.init(name: "id", text: "4")])), "a column may be missing")
    }

    func testAQuotationMarkThatIsNotClosedIsNamed() throws {
        let rows = try read(csv: "id,text\n1,a\n2,\"b\n3,c\n")
        XCTAssertEqual(rows.count, 2)
        XCTAssertEqual(rows[1].problem, "the quotation mark in line 3 is never closed")
    }

    func testBytesThatAreNoTextAreNamed() throws {
        let rows = try read(bytes: Array("id,text\n1,".utf8) + [0xff, 0xfe] + Array("\n2,b\n".utf8), name: "rows.csv")
        XCTAssertEqual(rows[0].problem, "the field \"text\" is not UTF-8")
        XCTAssertEqual(rows[1].text, "b")
    }

    func testAFieldMayBeTenMegabytesLong() throws {
        let long = String(repeating: "x", count: 10 << 20)
        let rows = try read(csv: "id,text\n1,\"\(long)\"\n2,b\n")
        XCTAssertEqual(rows[0].text?.utf8.count, 10 << 20)
        XCTAssertEqual(rows[1].text, "b")
    }

    func testWrongFilesAreRefused() throws {
        assertRefuses("", "rows.csv is empty")
        assertRefuses("id,id\n1,2\n", "duplicate field")
        assertRefuses(",\n1,2\n", "the first line must name the fields")
        XCTAssertThrowsError(try read(bytes: [0xff, 0xfe, 0x61, 0], name: "rows.csv")) { error in
            XCTAssertTrue("\(error)".contains("is UTF-16: save it as UTF-8"), "\(error)")
        }
        XCTAssertThrowsError(try RowFormat(path: "rows.xlsx"))
    }

    // MARK: - JSON

    func testEachLineIsAnObject() throws {
        let rows = try read(csv: "\u{feff}{\"text\": \"a\"}\r\n\n  {\"text\": \"b\\nc\"}\n", name: "rows.jsonl")
        XCTAssertEqual(rows.map(\.text), ["a", "b\nc"])
        XCTAssertEqual(rows.map(\.row.line), [1, 3])
    }

    func testAnArrayIsReadElementByElement() throws {
        let text = "[\n  {\"text\": \"a]}\\\"\"},\n  {\"text\": \"b\", \"more\": [{}, [1]]},\n  7\n]\n"
        let rows = try read(csv: text, name: "rows.json")
        XCTAssertEqual(rows[0].text, "a]}\"")
        XCTAssertEqual(rows[1].text, "b")
        XCTAssertEqual(rows[2].problem, "it is not a JSON object, {…}")
        XCTAssertEqual(rows.map(\.row.line), [2, 3, 4])
        XCTAssertEqual(try read(csv: "[]", name: "rows.json").count, 0)
    }

    func testWrongJSONIsNamed() throws {
        assertRefuses("{}", "is not an array of objects", name: "rows.json")
        assertRefuses("[{}", "ends in the middle of the row that begins in line 1", name: "rows.json")
        assertRefuses("[{}]]", "unexpected text after", name: "rows.json")
        assertRefuses("[{} {}]", "ends in the middle", name: "rows.json", orElse: "it is not JSON")
        XCTAssertEqual(
            try read(csv: "{\"a\": }\n{\"text\":\"b\"}", name: "rows.jsonl").map(\.problem), ["it is not JSON", nil])
    }

    // MARK: - Reading

    private struct Read {
        var row: DataRow
        var problem: String?
        var text: String?
    }

    private func read(csv text: String, name: String = "rows.csv") throws -> [Read] {
        try read(bytes: Array(text.utf8), name: name)
    }

    private func read(bytes: [UInt8], name: String) throws -> [Read] {
        try Data(bytes).write(to: file(name))
        let reader = try RowFormat(path: name).reader(ByteSource(name, in: folder.path), name: name)
        var rows: [Read] = []
        while let row = try reader.next() {
            var read = Read(row: row)
            do throws(DataRow.Problem) {
                let fields = try row.content.get().fields()
                if case .text(let text)? = fields["text"] { read.text = text }
            } catch {
                read.problem = error.text
            }
            rows.append(read)
        }
        return rows
    }

    private func assertRefuses(
        _ text: String, _ words: String, name: String = "rows.csv", orElse problem: String? = nil, line: UInt = #line
    ) {
        do {
            let rows = try read(csv: text, name: name)
            XCTAssertEqual(rows.compactMap(\.problem).first, problem, line: line)
            if problem == nil { XCTFail("nothing was refused", line: line) }
        } catch {
            XCTAssertTrue("\(error)".contains(words), "\(error)", line: line)
        }
    }
}
