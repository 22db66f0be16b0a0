import CoreGraphics
import TestSupport
import XCTest

/// Documents, pages, their objects and operators, through Quartz's functions.
final class DocumentReadingTests: XCTestCase {
    // MARK: Pages

    func testBoxesRotationAndTransforms() throws {
        let page = try WrittenByHand.page(
            "", entries: "/CropBox[10 20 60 200]/ArtBox[5 30 50 40]/Rotate -270")
        XCTAssertEqual(page.getBoxRect(.mediaBox), CGRect(x: 0, y: 0, width: 100, height: 100))
        XCTAssertEqual(page.getBoxRect(.cropBox), CGRect(x: 10, y: 20, width: 50, height: 80))
        XCTAssertEqual(page.getBoxRect(.trimBox), page.getBoxRect(.cropBox))
        XCTAssertEqual(page.getBoxRect(.artBox), CGRect(x: 5, y: 30, width: 45, height: 10))
        XCTAssertEqual(page.rotationAngle, 90)
        XCTAssertEqual(page.pageNumber, 1)
        // Rotated clockwise, the lower left corner becomes the upper left one; nothing is enlarged.
        let turned = page.getDrawingTransform(
            .cropBox, rect: CGRect(x: 0, y: 0, width: 100, height: 100), rotate: 0, preserveAspectRatio: true)
        XCTAssertEqual(CGPoint(x: 10, y: 20).applying(turned), CGPoint(x: 10, y: 75))
        let small = page.getDrawingTransform(
            .cropBox, rect: CGRect(x: 0, y: 0, width: 40, height: 40), rotate: -90, preserveAspectRatio: true)
        XCTAssertEqual(CGPoint(x: 10, y: 20).applying(small), CGPoint(x: 7.5, y: 0))
        let squeezed = page.getDrawingTransform(
            .cropBox, rect: CGRect(x: 0, y: 0, width: 25, height: 80), rotate: -90, preserveAspectRatio: false)
        XCTAssertEqual(CGPoint(x: 60, y: 100).applying(squeezed), CGPoint(x: 25, y: 80))
    }

    // MARK: Objects

    func testObjectsAreReadByTheirTypes() throws {
        var file = WrittenByHand()
        file.add("<</Type/Catalog/Pages 2 0 R/Values[1 2.5 true null(text)/Name[3]<</K 4 0 R>>4 0 R]>>")
        file.add("<</Type/Pages/Kids[]/Count 0>>")
        file.add("<</Title(\\376\\377\\060\\102)/CreationDate(D:20260102030405+01'00')>>")
        file.add("/Filter/ASCIIHexDecode", stream: Data("48 69>".utf8))
        let document = try file.opened(trailer: "/Info 3 0 R/ID[<01><02>]")
        let catalog = try XCTUnwrap(document.catalog)
        var array: CGPDFArrayRef?
        XCTAssertTrue(CGPDFDictionaryGetArray(catalog, "Values", &array))
        let values = try XCTUnwrap(array)
        XCTAssertEqual(CGPDFArrayGetCount(values), 9)
        var (integer, number, boolean) = (0, CGFloat(0), CGPDFBoolean(0))
        XCTAssertTrue(CGPDFArrayGetInteger(values, 0, &integer))
        XCTAssertTrue(CGPDFArrayGetNumber(values, 1, &number))
        XCTAssertTrue(CGPDFArrayGetBoolean(values, 2, &boolean))
        XCTAssertTrue(CGPDFArrayGetNull(values, 3))
        XCTAssertEqual([CGFloat(integer), number, CGFloat(boolean)], [1, 2.5, 1])
        var string: CGPDFStringRef?
        XCTAssertTrue(CGPDFArrayGetString(values, 4, &string))
        let text = try XCTUnwrap(string)
        XCTAssertEqual(CGPDFStringGetLength(text), 4)
        XCTAssertEqual(CGPDFStringGetBytePtr(text)?.pointee, 0x74)
        XCTAssertEqual(CGPDFStringCopyTextString(text), "text")
        var name: UnsafePointer<CChar>?
        XCTAssertTrue(CGPDFArrayGetName(values, 5, &name))
        XCTAssertEqual(name.map { String(cString: $0) }, "Name")
        XCTAssertFalse(CGPDFArrayGetName(values, 4, &name))
        XCTAssertFalse(CGPDFArrayGetInteger(values, 9, &integer))
        var stream: CGPDFStreamRef?
        XCTAssertTrue(CGPDFArrayGetStream(values, 8, &stream))
        var format = CGPDFDataFormat.jpegEncoded
        XCTAssertEqual(CGPDFStreamCopyData(try XCTUnwrap(stream), &format), Data("Hi".utf8))
        XCTAssertEqual(format, .raw)
        var object: CGPDFObjectRef?
        XCTAssertTrue(CGPDFArrayGetObject(values, 7, &object))
        XCTAssertEqual(CGPDFObjectGetType(try XCTUnwrap(object)), .dictionary)
        var dictionary: CGPDFDictionaryRef?
        XCTAssertTrue(CGPDFObjectGetValue(try XCTUnwrap(object), .dictionary, &dictionary))
        var inner: CGPDFStreamRef?
        XCTAssertTrue(CGPDFDictionaryGetStream(try XCTUnwrap(dictionary), "K", &inner))
        XCTAssertEqual(inner, stream)
        // A document's metadata.
        var title: CGPDFStringRef?
        XCTAssertTrue(CGPDFDictionaryGetString(try XCTUnwrap(document.info), "Title", &title))
        XCTAssertEqual(title.flatMap { CGPDFStringCopyTextString($0) }, "あ")
        var date: CGPDFStringRef?
        XCTAssertTrue(CGPDFDictionaryGetString(try XCTUnwrap(document.info), "CreationDate", &date))
        XCTAssertEqual(date.flatMap { CGPDFStringCopyDate($0) }, Date(timeIntervalSince1970: 1_767_319_445))
        XCTAssertEqual(CGPDFArrayGetCount(try XCTUnwrap(document.fileIdentifier)), 2)
        var (major, minor) = (Int32(0), Int32(0))
        document.getVersion(majorVersion: &major, minorVersion: &minor)
        XCTAssertEqual([major, minor], [1, 7])
    }

    func testEntriesAreVisitedInOrder() throws {
        let page = try WrittenByHand.page("", entries: "/B 1/A 2")
        var keys: [String] = []
        withUnsafeMutablePointer(to: &keys) { keys in
            CGPDFDictionaryApplyFunction(
                page.dictionary!,
                { key, _, info in
                    info?.assumingMemoryBound(to: [String].self).pointee.append(String(cString: key))
                }, keys)
        }
        XCTAssertEqual(keys.filter { $0.count == 1 }, ["A", "B"])
        XCTAssertEqual(keys, keys.sorted())
        XCTAssertEqual(CGPDFDictionaryGetCount(page.dictionary!), keys.count)
    }

    // MARK: Scanning

    func testAScannerCallsOperatorsWithTheirOperands() throws {
        final class Found {
            var texts: [String] = []
            var numbers: [CGFloat] = []
            var image: Data?
        }
        let page = try WrittenByHand.page(
            "BT 3 4 Td (ab) Tj [(c)5(d)] TJ ET BI /W 1 /H 1 /BPC 8 /CS /G ID x EI 9 w (late) Tj")
        let table = try XCTUnwrap(CGPDFOperatorTableCreate())
        func found(_ info: UnsafeMutableRawPointer?) -> Found {
            Unmanaged<Found>.fromOpaque(info!).takeUnretainedValue()
        }
        CGPDFOperatorTableSetCallback(table, "Tj") { scanner, info in
            var text: CGPDFStringRef?
            var number = CGFloat(0)
            // An operand of another type is not popped.
            XCTAssertFalse(CGPDFScannerPopNumber(scanner, &number))
            XCTAssertTrue(CGPDFScannerPopString(scanner, &text))
            XCTAssertFalse(CGPDFScannerPopString(scanner, &text))
            found(info).texts.append(text.flatMap { CGPDFStringCopyTextString($0) } ?? "")
        }
        CGPDFOperatorTableSetCallback(table, "Td") { scanner, info in
            var (x, y) = (CGFloat(0), CGFloat(0))
            XCTAssertTrue(CGPDFScannerPopNumber(scanner, &y))
            XCTAssertTrue(CGPDFScannerPopNumber(scanner, &x))
            found(info).numbers = [x, y]
        }
        CGPDFOperatorTableSetCallback(table, "TJ") { scanner, info in
            var array: CGPDFArrayRef?
            XCTAssertTrue(CGPDFScannerPopArray(scanner, &array))
            var text: CGPDFStringRef?
            for index in 0..<CGPDFArrayGetCount(array!) where CGPDFArrayGetString(array!, index, &text) {
                found(info).texts.append(CGPDFStringCopyTextString(text!) ?? "")
            }
        }
        CGPDFOperatorTableSetCallback(table, "EI") { scanner, info in
            var stream: CGPDFStreamRef?
            XCTAssertTrue(CGPDFScannerPopStream(scanner, &stream))
            found(info).image = CGPDFStreamCopyData(stream!, nil)
        }
        CGPDFOperatorTableSetCallback(table, "w") { scanner, _ in CGPDFScannerStop(scanner) }
        let stream = CGPDFContentStreamCreateWithPage(page)
        let result = Found()
        let scanner = CGPDFScannerCreate(stream, table, Unmanaged.passUnretained(result).toOpaque())
        XCTAssertFalse(CGPDFScannerScan(scanner))
        XCTAssertEqual(CGPDFScannerGetContentStream(scanner), stream)
        CGPDFScannerRelease(scanner)
        CGPDFOperatorTableRelease(table)
        XCTAssertEqual(CGPDFContentStreamGetStreams(stream)?.count, 1)
        CGPDFContentStreamRelease(stream)
        XCTAssertEqual(result.texts, ["ab", "c", "d"])
        XCTAssertEqual(result.numbers, [3, 4])
        XCTAssertEqual(result.image, Data("x ".utf8))
    }

    func testAContentStreamFindsItsResources() throws {
        let page = try WrittenByHand.page("", resources: "/Font<</F<</BaseFont/Helvetica>>>>")
        let stream = CGPDFContentStreamCreateWithPage(page)
        defer { CGPDFContentStreamRelease(stream) }
        XCTAssertNil(CGPDFContentStreamGetResource(stream, "Font", "G"))
        let font = try XCTUnwrap(CGPDFContentStreamGetResource(stream, "Font", "F"))
        XCTAssertEqual(CGPDFObjectGetType(font), .dictionary)
    }

    // MARK: Outlines

    func testOutlinesLeadToPages() throws {
        var file = WrittenByHand()
        file.add("<</Type/Catalog/Pages 2 0 R/Outlines 4 0 R/Dests<</there[3 0 R/Fit]>>>>")
        file.add("<</Type/Pages/Kids[3 0 R]/Count 1>>")
        file.add("<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>")
        file.add("<</First 5 0 R>>")
        file.add("<</Title(One)/Dest[3 0 R/Fit]/Next 6 0 R/First 7 0 R>>")
        // The last one leads back to the first.
        file.add("<</Title(Two)/A<</S/URI/URI(https://example.com)>>/Next 5 0 R>>")
        file.add("<</Title(Below)/Dest/there>>")
        let outline = try XCTUnwrap(try file.opened().outline)
        let children = try XCTUnwrap(outline[kCGPDFOutlineChildren] as? [CFDictionary])
        XCTAssertEqual(children.map { $0[kCGPDFOutlineTitle] as? String }, ["One", "Two"])
        XCTAssertEqual(children[0][kCGPDFOutlineDestination] as? Int, 1)
        XCTAssertEqual(children[1][kCGPDFOutlineDestination] as? URL, URL(string: "https://example.com"))
        let below = try XCTUnwrap(children[0][kCGPDFOutlineChildren] as? [CFDictionary])
        XCTAssertEqual(below[0][kCGPDFOutlineDestination] as? Int, 1)
    }

    // MARK: Passwords

    func testEncryptedDocumentsOpenByTheirPasswords() throws {
        let written = try PDFFile { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 120, height: 120))
        }
        let locked = written.url.deletingLastPathComponent().appendingPathComponent("locked.pdf")
        let tool = Process()
        tool.executableURL = URL(fileURLWithPath: "/usr/bin/qpdf")
        tool.arguments = ["--encrypt", "user", "owner", "256", "--print=none", "--", written.url.path, locked.path]
        try tool.run()
        tool.waitUntilExit()
        let document = try XCTUnwrap(CGPDFDocument(locked))
        XCTAssertTrue(document.isEncrypted)
        XCTAssertFalse(document.isUnlocked)
        XCTAssertEqual(document.numberOfPages, 0)
        XCTAssertNil(document.catalog)
        XCTAssertFalse(document.unlockWithPassword("wrong"))
        XCTAssertTrue(document.unlockWithPassword("user"))
        XCTAssertEqual(document.numberOfPages, 1)
        XCTAssertFalse(document.allowsPrinting)
        XCTAssertTrue(document.allowsCopying)
        XCTAssertColor(try DrawnPage(try XCTUnwrap(document.page(at: 1))), 50, 50, [255, 0, 0])
        XCTAssertTrue(document.unlockWithPassword("owner"))
        XCTAssertTrue(document.allowsPrinting)
    }

    // MARK: Documents written by Kasane

    func testWrittenPagesAreReadAsTheyWereDrawn() throws {
        let font = try XCTUnwrap(CGFont("LiberationSans"))
        let draw: (CGContext) -> Void = { context in
            context.setFillColor(red: 0.2, green: 0.6, blue: 0.4, alpha: 1)
            context.fillEllipse(in: CGRect(x: 10, y: 10, width: 60, height: 40))
            context.setStrokeColor(red: 0.8, green: 0.1, blue: 0.1, alpha: 0.5)
            context.setLineWidth(6)
            context.strokeLineSegments(between: [CGPoint(x: 5, y: 90), CGPoint(x: 95, y: 20)])
            context.setFont(font)
            context.setFontSize(30)
            context.textPosition = CGPoint(x: 20, y: 60)
            context.setFillColor(red: 0, green: 0, blue: 0, alpha: 1)
            let glyphs = ["K", "a", "s"].map { font.getGlyphWithGlyphName(name: $0) }
            context.showGlyphs(glyphs, at: [.zero, CGPoint(x: 22, y: 0), CGPoint(x: 40, y: 0)])
        }
        let file = try PDFFile(CGSize(width: 100, height: 100), pages: [draw])
        let document = try XCTUnwrap(CGPDFDocument(file.url))
        let read = try DrawnPage(try XCTUnwrap(document.page(at: 1)))
        let blank = try WrittenByHand.page("")
        let direct = try DrawnPage(blank, draw)
        var (sum, greatest) = (0, 0)
        for y in 0..<100 {
            for x in 0..<100 {
                let difference = zip(read.color(x, y), direct.color(x, y)).map { abs($0 - $1) }.max() ?? 0
                sum += difference
                greatest = max(greatest, difference)
            }
        }
        // Coordinates are written with few digits, so edges differ slightly.
        XCTAssertLessThan(Double(sum) / 10_000, 0.5)
        XCTAssertLessThan(greatest, 48)
    }
}

extension PDFFile {
    fileprivate convenience init(_ draw: @escaping (CGContext) -> Void) throws { try self.init(pages: [draw]) }
}
