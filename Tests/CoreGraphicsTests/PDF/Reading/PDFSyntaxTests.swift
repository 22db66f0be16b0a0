import PDFSyntax
import XCTest

/// Functions, CMaps, names and numbers, by arithmetic.
final class PDFSyntaxTests: XCTestCase {
    private func function(_ text: String, _ stream: String? = nil) throws -> PDFFunction {
        var file = WrittenByHand()
        file.add("<</Type/Catalog>>")
        file.add(text, stream: stream.map { Data($0.utf8) })
        let document = try PDFSyntax.PDFFile(file.data())
        // The function doesn't retain its file, which is needed while it is read.
        return try withExtendedLifetime(document) {
            try XCTUnwrap(PDFFunction(document.object(PDFReference(number: 2, generation: 0))))
        }
    }

    func testFunctions() throws {
        let exponential = try function("<</FunctionType 2/Domain[0 1]/C0[1 0]/C1[0 4]/N 2>>")
        XCTAssertEqual(exponential([0.5]), [0.75, 1])
        XCTAssertEqual(exponential([7]), [0, 4])
        let stitching = try function(
            """
            <</FunctionType 3/Domain[0 1]/Bounds[0.25]/Encode[0 1 1 0]
            /Functions[<</FunctionType 2/Domain[0 1]/N 1>><</FunctionType 2/Domain[0 1]/N 1>>]>>
            """)
        XCTAssertEqual(stitching([0.125])[0], 0.5, accuracy: 1e-9)
        XCTAssertEqual(stitching([0.625])[0], 0.5, accuracy: 1e-9)
        let sampled = try function(
            "/FunctionType 0/Domain[0 1]/Range[0 1]/Size[3]/BitsPerSample 8/Filter/ASCIIHexDecode", "00 FF 00>")
        XCTAssertEqual(sampled([0.25])[0], 0.5, accuracy: 1e-6)
        XCTAssertEqual(sampled([0.5])[0], 1, accuracy: 1e-6)
    }

    func testCalculators() throws {
        func result(_ program: String, _ inputs: [Double], outputs: Int = 1) throws -> [Double] {
            let limits = String(repeating: " -1000 1000", count: inputs.count)
            let range = String(repeating: " -1000 1000", count: outputs)
            return try function("/FunctionType 4/Domain[\(limits)]/Range[\(range)]", program)(inputs)
        }
        XCTAssertEqual(try result("{ add 2 div }", [3, 5]), [4])
        XCTAssertEqual(try result("{ 3 1 roll }", [1, 2, 3], outputs: 3), [3, 1, 2])
        XCTAssertEqual(try result("{ dup 0 lt { neg } { 2 mul } ifelse }", [-3]), [3])
        XCTAssertEqual(try result("{ 7 exch idiv 5 2 mod bitshift }", [2]), [6])
        XCTAssertEqual(try result("{ 90 sin exch pop 0 1 index exch atan pop }", [1]), [1])
        // Missing operands on the stack are zero, and division by zero doesn't trap.
        XCTAssertEqual(try result("{ pop pop 0 div ln sqrt }", [1]), [0])
    }

    func testSyntaxIsReadWhateverItIs() throws {
        var lexer = PDFLexer(Array("/A#42 (a\\(\\101\\\n) <4 1 4> --5 .5- 1e true [1 [2] << /K null >> ] % end".utf8))
        XCTAssertEqual(lexer.object().name, "AB")
        XCTAssertEqual(lexer.object().string, Array("a(A".utf8))
        XCTAssertEqual(lexer.object().string, Array("A@".utf8))
        XCTAssertEqual(lexer.object().integer, -5)
        XCTAssertEqual(lexer.object().number, 0.5)
        XCTAssertEqual(lexer.object().integer, 1)
        guard case .keyword("e")? = lexer.next() else { return XCTFail("no keyword") }
        XCTAssertEqual(lexer.object().boolean, true)
        let array = try XCTUnwrap(lexer.object().array)
        XCTAssertEqual(array.count, 3)
        XCTAssertEqual(array[1].array?.numbers, [2])
        XCTAssertNil(lexer.next())
        // Nested far deeper than usual.
        var deep = PDFLexer(Array(repeating: UInt8(ascii: "["), count: 1_000_000))
        XCTAssertNotNil(deep.object().array)
    }

    func testCMaps() throws {
        let map = CMap(
            Array(
                """
                2 begincodespacerange <00> <7F> <8000> <FFFF> endcodespacerange
                1 begincidrange <8000> <80FF> 100 endcidrange 1 begincidchar <41> 7 endcidchar
                2 beginbfrange <8000> <8002> <3042> <90> <91> [<0041> <00420043>] endbfrange
                1 beginbfchar <41> <D83DDE00> endbfchar
                """.utf8))
        let codes = map.codes(of: [0x41, 0x80, 0x05, 0x42])
        XCTAssertEqual(codes.map(\.cid), [7, 105, 0])
        XCTAssertEqual(codes.map(\.length), [1, 2, 1])
        XCTAssertEqual(map.text(of: 0x8002), "い")
        XCTAssertEqual(map.text(of: 0x91), "BC")
        XCTAssertEqual(map.text(of: 0x41), "😀")
        XCTAssertNil(map.text(of: 0x92))
        XCTAssertEqual(CMap.identity(isVertical: true).codes(of: [1, 2]).map(\.cid), [258])
    }

    func testNamesOfGlyphs() {
        XCTAssertEqual(GlyphNames.character("eacute"), "é")
        XCTAssertEqual(GlyphNames.character("uni3042"), "あ")
        XCTAssertEqual(GlyphNames.character("u1F600"), "😀")
        XCTAssertEqual(GlyphNames.character("a.alt"), "a")
        XCTAssertNil(GlyphNames.character("g123"))
        XCTAssertEqual(SimpleEncoding.winAnsi.names[0x80], "Euro")
        XCTAssertEqual(SimpleEncoding.macRoman.names[0x8E], "eacute")
        XCTAssertEqual(SimpleEncoding.standard.names[0xAE], "fi")
        XCTAssertEqual(SimpleEncoding.symbol.names[0x61], "alpha")
    }

    func testTextsAndDates() {
        XCTAssertEqual(PDFText.string([0x41, 0x80, 0xA0, 0xE9]), "A•€é")
        XCTAssertEqual(PDFText.string([0xEF, 0xBB, 0xBF] + Array("あ".utf8)), "あ")
        XCTAssertEqual(PDFText.date(Array("D:1970".utf8)), Date(timeIntervalSince1970: 0))
        XCTAssertNil(PDFText.date(Array("yesterday".utf8)))
    }
}
