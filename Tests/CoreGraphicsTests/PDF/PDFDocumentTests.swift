import CoreGraphics
import TestSupport
import XCTest

final class PDFDocumentTests: XCTestCase {
    // MARK: Pages

    func testPagesHaveTheirBoxes() throws {
        let file = try PDFFile()
        let context = try XCTUnwrap(CGContext(file.url, mediaBox: nil, nil))
        context.beginPDFPage(nil)
        context.endPDFPage()
        let box = CGRect(x: -10, y: 20, width: 300, height: 150)
        context.beginPDFPage([kCGPDFContextMediaBox: withUnsafeBytes(of: box) { Data($0) }])
        context.setFillColor(.red)
        context.fill(CGRect(x: -10, y: 20, width: 30, height: 15))
        // An open page ends where the next one begins.
        var other = CGRect(x: 0, y: 0, width: 72.5, height: 36)
        context.beginPage(mediaBox: &other)
        context.closePDF()
        XCTAssertEqual(try file.info()["Pages"], "3")
        let sizes = try file.info("-f", "1", "-l", "3")
        XCTAssertEqual(sizes["Page    1 size"], "612 x 792 pts (letter)")
        XCTAssertEqual(sizes["Page    2 size"], "300 x 150 pts")
        XCTAssertEqual(sizes["Page    3 size"], "72.5 x 36 pts")
        let page = try file.pictures(fine: 1)[1]
        XCTAssertEqual(Array(page.bytes[(149 * 300 + 29) * 4..<(149 * 300 + 29) * 4 + 4]), [255, 0, 0, 255])
        XCTAssertEqual(Array(page.bytes[(149 * 300 + 31) * 4..<(149 * 300 + 31) * 4 + 4]), [255, 255, 255, 255])
    }

    func testBoxesThatAreNoPagesAreRefused() throws {
        let file = try PDFFile()
        for box in [
            CGRect.zero, .null, .infinite, CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan),
            CGRect(x: 0, y: 0, width: 1e12, height: 10),
        ] {
            var box = box
            XCTAssertNil(CGContext(file.url, mediaBox: &box, nil), "\(box)")
        }
        XCTAssertEqual(file.neighbours, [])
        let context = try XCTUnwrap(CGContext(file.url, mediaBox: nil, nil))
        context.beginPDFPage([kCGPDFContextMediaBox: Data([1, 2, 3])])
        context.closePDF()
        XCTAssertEqual(try file.info()["Page size"], "612 x 792 pts (letter)")
    }

    func testAPageStartsAfresh() throws {
        let file = try PDFFile()
        var box = CGRect(x: 0, y: 0, width: 40, height: 40)
        let context = try XCTUnwrap(CGContext(file.url, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        context.saveGState()
        context.translateBy(x: 5, y: 5)
        context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
        context.setFillColor(.red)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        context.endPDFPage()
        context.beginPDFPage(nil)
        XCTAssertEqual(context.ctm, .identity)
        XCTAssertEqual(context.boundingBoxOfClipPath, box)
        context.fill(CGRect(x: 20, y: 0, width: 20, height: 40))
        context.closePDF()
        let pages = try file.pictures(fine: 1)
        // The layer was composited when its page ended.
        XCTAssertEqual(Array(pages[0].bytes[(32 * 40 + 7) * 4..<(32 * 40 + 7) * 4 + 3]), [255, 0, 0])
        XCTAssertEqual(Array(pages[1].bytes[(32 * 40 + 7) * 4..<(32 * 40 + 7) * 4 + 3]), [255, 255, 255])
        XCTAssertEqual(Array(pages[1].bytes[(32 * 40 + 30) * 4..<(32 * 40 + 30) * 4 + 3]), [0, 0, 0])
    }

    func testClearingWhitens() throws {
        let file = try PDFFile(pages: [
            {
                $0.setFillColor(.blue)
                $0.fill(CGRect(x: 0, y: 0, width: 120, height: 120))
                $0.setAlpha(0.3)
                $0.clear(CGRect(x: 30, y: 30, width: 40, height: 60))
            }
        ])
        let page = try file.pictures(fine: 1)[0]
        XCTAssertEqual(Array(page.bytes[(60 * 120 + 50) * 4..<(60 * 120 + 50) * 4 + 3]), [255, 255, 255])
        XCTAssertEqual(Array(page.bytes[(60 * 120 + 20) * 4..<(60 * 120 + 20) * 4 + 3]), [0, 0, 255])
    }

    // MARK: Metadata

    func testInformation() throws {
        let info: CFDictionary = [
            kCGPDFContextTitle: "Überschrift (重ね)", kCGPDFContextAuthor: "A. Author", kCGPDFContextSubject: "Tests",
            kCGPDFContextKeywords: ["one", "two"], kCGPDFContextCreator: "A program",
        ]
        let said = try PDFFile(info: info, pages: [{ _ in }]).info()
        XCTAssertEqual(said["Title"], "Überschrift (重ね)")
        XCTAssertEqual(said["Author"], "A. Author")
        XCTAssertEqual(said["Subject"], "Tests")
        XCTAssertEqual(said["Keywords"], "one, two")
        XCTAssertEqual(said["Creator"], "A program")
        XCTAssertNil(said["CreationDate"])
    }

    func testTheSameDrawingGivesTheSameBytes() throws {
        let files = try (0..<2).map { _ in try PDFFile(pages: pageElements.map(\.draw)) }
        XCTAssertEqual(try Data(contentsOf: files[0].url), try Data(contentsOf: files[1].url))
    }

    // MARK: Links

    func testLinks() throws {
        let file = try PDFFile()
        let context = try XCTUnwrap(CGContext(file.url, mediaBox: nil, nil))
        context.beginPDFPage(nil)
        // Rectangles are in the page's initial space.
        context.scaleBy(x: 3, y: 3)
        context.setURL(URL(string: "https://example.org/a(b)?c='d'")!, for: CGRect(x: 10, y: 20, width: 30, height: 40))
        context.setDestination("Kapitel '2' \\ 章", for: CGRect(x: 100, y: 100, width: 20, height: 20))
        context.setDestination("nowhere", for: .null)
        context.endPDFPage()
        context.beginPDFPage(nil)
        context.addDestination("Kapitel '2' \\ 章", at: CGPoint(x: 50, y: 700))
        context.addDestination("Kapitel '2' \\ 章", at: .zero)
        context.closePDF()
        context.setURL(URL(string: "https://example.org")!, for: CGRect(x: 0, y: 0, width: 9, height: 9))
        let source = try file.source()
        XCTAssertTrue(source.contains("/URI (https://example.org/a%28b%29?c='d')"), source)
        XCTAssertTrue(source.contains("/Rect [ 10 20 40 60 ]"))
        XCTAssertTrue(source.contains("/Rect [ 100 100 120 120 ]"))
        XCTAssertEqual(source.components(separatedBy: "/Subtype /Link").count, 3)
        let destinations = try file.destinations()
        XCTAssertEqual(destinations.count, 1)
        XCTAssertTrue(destinations.first?.contains("2 [ XYZ   50  700") == true, "\(destinations)")
    }

    /// With a link on one page or on every page, alone or with other contents, the cross-reference table is correct.
    func testDocumentsWithLinksAreSound() throws {
        let link: (CGContext) -> Void = {
            $0.setURL(URL(string: "https://example.org")!, for: CGRect(x: 10, y: 20, width: 30, height: 40))
        }
        let jump: (CGContext) -> Void = { $0.setDestination("there", for: CGRect(x: 50, y: 20, width: 30, height: 40)) }
        let place: (CGContext) -> Void = { $0.addDestination("there", at: CGPoint(x: 5, y: 100)) }
        let square: (CGContext) -> Void = { $0.fill(CGRect(x: 10, y: 20, width: 30, height: 40)) }
        let all: (CGContext) -> Void = { context in [link, square, jump, place, link].forEach { $0(context) } }
        let documents: [[(CGContext) -> Void]] = [
            [link], [square, link], [link, square], [place], [jump, place], [all], [all, square, link, link],
        ]
        for pages in documents {
            let file = try PDFFile(pages: pages)
            XCTAssertNil(try faults(ofPDF: file.url))
            XCTAssertEqual(try file.info()["Pages"], String(pages.count))
        }
    }

    // MARK: Destinations

    func testAConsumerGetsTheBytesOfTheFile() throws {
        let draw: (CGContext) -> Void = { $0.fill(CGRect(x: 10, y: 10, width: 20, height: 20)) }
        let file = try PDFFile(pages: [draw])
        let bytes = NSMutableData(data: Data("before".utf8))
        var box = CGRect(x: 0, y: 0, width: 120, height: 120)
        let consumer = try XCTUnwrap(CGDataConsumer(data: bytes as CFMutableData))
        let context = try XCTUnwrap(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        draw(context)
        context.endPDFPage()
        context.closePDF()
        XCTAssertEqual(Data("before".utf8) + (try Data(contentsOf: file.url)), bytes as Data)
    }

    func testReleasingTheContextClosesTheDocument() throws {
        let file = try PDFFile()
        do {
            let context = try XCTUnwrap(CGContext(file.url, mediaBox: nil, nil))
            context.beginPDFPage(nil)
            context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
            XCTAssertFalse(file.neighbours.contains("document.pdf"))
        }
        XCTAssertEqual(file.neighbours, ["document.pdf"])
        XCTAssertEqual(try file.info()["Pages"], "1")
    }

    func testUnwritableDestinationsAreRefused() throws {
        let file = try PDFFile()
        let nowhere = file.url.deletingLastPathComponent().appendingPathComponent("no/such/folder/a.pdf")
        XCTAssertNil(CGContext(nowhere, mediaBox: nil, nil))
        XCTAssertNil(CGContext(file.url.deletingLastPathComponent(), mediaBox: nil, nil))
        XCTAssertNil(CGContext(URL(string: "https://example.org/a.pdf")!, mediaBox: nil, nil))
        XCTAssertNil(CGDataConsumer(url: nowhere))
        XCTAssertEqual(file.neighbours, [])
    }

    func testAFullDiskLeavesNoFile() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { throw XCTSkip("no /dev/full") }
        let full = try XCTUnwrap(CGContext(URL(fileURLWithPath: "/dev/full"), mediaBox: nil, nil))
        full.beginPDFPage(nil)
        full.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        full.closePDF()
        XCTAssertTrue(FileManager.default.fileExists(atPath: "/dev/full"))
        // The previous file stays until the new one is complete.
        let file = try PDFFile()
        try Data("old".utf8).write(to: file.url)
        let context = try XCTUnwrap(CGContext(file.url, mediaBox: nil, nil))
        context.beginPDFPage(nil)
        context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        withFilesOf(100) { context.closePDF() }
        XCTAssertEqual(try Data(contentsOf: file.url), Data("old".utf8))
        XCTAssertEqual(file.neighbours, ["document.pdf"])
    }

    /// Limits the size of files that this process writes, as on a full disk.
    private func withFilesOf(_ bytes: UInt, _ body: () -> Void) {
        var old = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &old)
        var new = rlimit(rlim_cur: bytes, rlim_max: old.rlim_max)
        let handler = signal(SIGXFSZ, SIG_IGN)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &new)
        body()
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &old)
        signal(SIGXFSZ, handler)
    }

    func testABitmapHasNoPages() throws {
        let context = try Canvas().context
        context.beginPDFPage(nil)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.endPage()
        context.closePDF()
        context.setURL(URL(string: "https://example.org")!, for: .zero)
        context.fill(CGRect(x: 5, y: 0, width: 5, height: 5))
        let file = try PDFFile()
        let page = try XCTUnwrap(CGContext(file.url, mediaBox: nil, nil))
        XCTAssertNil(page.makeImage())
        XCTAssertNil(page.data)
        XCTAssertEqual([page.width, page.height, page.bytesPerRow, page.bitsPerPixel], [0, 0, 0, 0])
        // Drawing between pages is lost, without harm.
        page.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        page.beginTransparencyLayer(auxiliaryInfo: nil)
        page.endTransparencyLayer()
        page.closePDF()
        page.beginPDFPage(nil)
        page.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
}
