import CoreGraphics
import PDFSyntax
import XCTest

/// Files that request far more than they contain: each ends soon, and reports why.
final class PageBoundsTests: XCTestCase {
    func testWhateverDrawsItselfEnds() throws {
        let form = """
            /Type/XObject/Subtype/Form/BBox[0 0 100 100]
            /Resources<</XObject<</f 5 0 R/g 6 0 R>>/Pattern<</p 7 0 R>>>>
            """
        let page = try WrittenByHand.page(
            "/f Do 1 0 0 rg 0 0 10 10 re f", resources: "/XObject<</f 5 0 R>>",
            more: [
                (form, Data("/f Do /g Do /Pattern cs /p scn 20 20 30 30 re f".utf8)),
                (form, Data("/f Do /g Do /f Do".utf8)),
                (
                    """
                    /PatternType 1/PaintType 1/TilingType 1/BBox[0 0 5 5]/XStep 5/YStep 5
                    /Resources<</Pattern<</p 7 0 R>>/XObject<</f 5 0 R>>>>
                    """,
                    Data("/Pattern cs /p scn 0 0 5 5 re f /f Do".utf8)
                ),
            ])
        XCTAssertColor(try DrawnPage(page), 5, 5, [255, 0, 0])
    }

    func testFormsThatDoubleAtEachLevelAreCutShort() throws {
        // 2^18 rectangles, each after eighteen forms.
        var more: [(String, Data?)] = (0..<18).map { level in
            (
                "/Type/XObject/Subtype/Form/BBox[0 0 100 100]/Resources<</XObject<</f \(6 + level) 0 R>>>>",
                Data("/f Do /f Do".utf8)
            )
        }
        more.append(("/Type/XObject/Subtype/Form/BBox[0 0 1 1]", Data("0 0 1 1 re f".utf8)))
        let page = try WrittenByHand.page("/f Do", resources: "/XObject<</f 5 0 R>>", more: more)
        let start = ContinuousClock.now
        _ = try DrawnPage(page)
        XCTAssertLessThan(ContinuousClock.now - start, .seconds(60))
    }

    func testABombIsRefusedByItsPlace() throws {
        var file = WrittenByHand()
        file.add("<</Type/Catalog>>")
        // 40 MB of run lengths: 128 bytes each.
        let run = Data((0..<40_000).flatMap { _ in [129, 0] as [UInt8] })
        file.add("/Filter[/RunLengthDecode/RunLengthDecode]", stream: run)
        let document = try PDFSyntax.PDFFile(file.data())
        let object = document.object(PDFReference(number: 2, generation: 0))
        try withExtendedLifetime(document) {
            XCTAssertThrowsError(try object.stream?.contents(limit: 1 << 20)) { error in
                XCTAssertEqual(error as? PDFError, .tooLarge("the stream of object 2 0"))
            }
        }
    }

    func testPageTreesThatLeadBackEnd() throws {
        var file = WrittenByHand()
        file.add("<</Type/Catalog/Pages 2 0 R>>")
        file.add("<</Type/Pages/Kids[2 0 R 3 0 R 3 0 R 4 0 R]/Count 1000000000>>")
        file.add("<</Type/Pages/Parent 2 0 R/Kids[2 0 R 4 0 R]>>")
        file.add("<</Type/Page/Parent 3 0 R/MediaBox[0 0 10 20]>>")
        let document = try file.opened()
        XCTAssertEqual(document.numberOfPages, 1)
        XCTAssertEqual(document.page(at: 1)?.getBoxRect(.mediaBox).size, CGSize(width: 10, height: 20))
        XCTAssertNil(document.page(at: 0))
        XCTAssertNil(document.page(at: 2))
    }

    func testDamagedFilesAreMendedAndOthersRefused() throws {
        var file = WrittenByHand()
        file.add("<</Type/Catalog/Pages 2 0 R>>")
        file.add("<</Type/Pages/Kids[3 0 R]/Count 1>>")
        file.add("<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R>>")
        file.add("", stream: Data("1 0 0 rg 0 0 100 100 re f".utf8))
        // Without the cross-reference table.
        let whole = file.data()
        let cut = try XCTUnwrap(whole.range(of: Data("xref".utf8))).lowerBound
        let document = try XCTUnwrap(
            CGDataProvider(data: whole.prefix(cut) + Data("trailer<</Root 1 0 R>>".utf8)).flatMap { CGPDFDocument($0) })
        XCTAssertColor(try DrawnPage(try XCTUnwrap(document.page(at: 1))), 50, 50, [255, 0, 0])
        for bytes in [Data(), Data("%PDF-1.7".utf8), Data(repeating: 7, count: 1000)] {
            XCTAssertNil(CGDataProvider(data: bytes).flatMap { CGPDFDocument($0) })
        }
    }

    func testEveryCutOfAFileIsReadOrRefused() throws {
        var file = WrittenByHand()
        file.add("<</Type/Catalog/Pages 2 0 R>>")
        file.add("<</Type/Pages/Kids[3 0 R]/Count 1>>")
        file.add(
            """
            <</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R
            /Resources<</Font<</H<</Subtype/Type1/BaseFont/Helvetica>>>>>>>>
            """)
        file.add("", stream: Data("BT /H 12 Tf 5 5 Td [(Hello)-20(there)] TJ ET".utf8))
        let data = file.data()
        for count in stride(from: 0, to: data.count, by: 7) {
            guard let provider = CGDataProvider(data: data.prefix(count)), let document = CGPDFDocument(provider),
                let page = document.page(at: 1)
            else { continue }
            _ = try DrawnPage(page)
        }
    }
}
