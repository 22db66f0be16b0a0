import CoreGraphics
import TestSupport
import XCTest

/// A document's contents besides drawing, as read by qpdf and Poppler.
final class PDFWritingTests: XCTestCase {
    private func show(_ text: String, at origin: CGPoint, in context: CGContext) throws {
        let font = try XCTUnwrap(CGFont("LiberationMono"), "LiberationMono is not installed; scripts/setup installs it")
        let glyphs = text.unicodeScalars.map { font.face.glyph(for: $0) }
        context.setFont(font)
        context.setFontSize(14)
        context.showGlyphs(glyphs, at: glyphs.indices.map { CGPoint(x: origin.x + CGFloat($0) * 8.4, y: origin.y) })
    }

    private func document(_ file: PDFFile) throws -> CGPDFDocument { try XCTUnwrap(CGPDFDocument(file.url)) }

    // MARK: Tags

    func testTagsMakeTheStructure() throws {
        let file = try PDFFile()
        let context = try XCTUnwrap(CGContext(file.url, mediaBox: nil, nil))
        context.beginPDFPage(nil)
        try show("ornament", at: CGPoint(x: 20, y: 10), in: context)
        CGPDFContextBeginTag(context, .document, [CGPDFTagProperty.languageText: "en", "other": 3])
        CGPDFContextBeginTag(context, .header1, [CGPDFTagProperty.titleText.rawValue: "Überschrift"])
        try show("Title", at: CGPoint(x: 20, y: 160), in: context)
        CGPDFContextEndTag(context)
        CGPDFContextBeginTag(context, .paragraph, nil)
        try show("before", at: CGPoint(x: 20, y: 120), in: context)
        CGPDFContextBeginTag(context, .link, nil)
        try show("link", at: CGPoint(x: 100, y: 120), in: context)
        context.setURL(URL(string: "https://example.org")!, for: CGRect(x: 100, y: 115, width: 40, height: 20))
        CGPDFContextEndTag(context)
        try show("after", at: CGPoint(x: 160, y: 120), in: context)
        context.setAlpha(0.5)
        context.clip(to: CGRect(x: 0, y: 50, width: 300, height: 300))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        CGPDFContextBeginTag(context, .figure, [CGPDFTagProperty.alternativeText: "A square (重ね)"])
        try show("faint", at: CGPoint(x: 20, y: 80), in: context)
        CGPDFContextEndTag(context)
        context.endTransparencyLayer()
        context.endPDFPage()
        context.beginPDFPage(nil)
        try show("goes on", at: CGPoint(x: 20, y: 120), in: context)
        CGPDFContextEndTag(context)
        CGPDFContextEndTag(context)
        // No tag is open.
        CGPDFContextEndTag(context)
        try show("footer", at: CGPoint(x: 20, y: 20), in: context)
        context.closePDF()
        XCTAssertEqual(try file.info()["Tagged"], "yes")
        let words = try file.structure().split { $0.isWhitespace || $0 == "\"" }.joined(separator: " ")
        XCTAssertTrue(words.hasPrefix("Document H1"), words)
        let places = ["Title", "before", "link", "after", "faint", "goes on"].map { words.range(of: $0)?.lowerBound }
        XCTAssertFalse(places.contains(nil), words)
        XCTAssertEqual(places.compactMap { $0 }, places.compactMap { $0 }.sorted(), words)
        XCTAssertFalse(words.contains("ornament") || words.contains("footer"), words)
        // The text is where it was, without the dots that marked it.
        let text = try file.text()
        XCTAssertTrue(text.contains("ornament") && text.contains("footer"), text)
        let source = try plainSource(of: file)
        XCTAssertTrue(source.contains("/Artifact BMC"))
        XCTAssertTrue(source.contains("/H1 <</MCID 0>> BDC"))
        XCTAssertFalse(source.contains("0.00390625"), "a speck is left")
        XCTAssertTrue(source.contains("/Alt <feff00410020") && source.contains("/Lang (en)"))
        XCTAssertTrue(source.contains("/StructParent 1") || source.contains("/StructParent 2"), source)
    }

    func testTagsChangeNoPicture() throws {
        let draw: (CGContext, Bool) -> Void = { context, isTagged in
            for i in 0..<3 {
                if isTagged { CGPDFContextBeginTag(context, .figure, nil) }
                context.setFillColor(red: 0.2 * CGFloat(i), green: 0.5, blue: 0.1, alpha: 1)
                context.setBlendMode(i == 1 ? .multiply : .normal)
                context.fillEllipse(in: CGRect(x: 10 + 20 * i, y: 20, width: 50, height: 60))
                if isTagged { CGPDFContextEndTag(context) }
            }
        }
        let plain = try PDFFile(pages: [{ draw($0, false) }])
        let tagged = try PDFFile(pages: [{ draw($0, true) }])
        XCTAssertEqual(try plain.pictures()[0].bytes, try tagged.pictures()[0].bytes)
    }

    /// Returns the document without compression.
    private func plainSource(of file: PDFFile) throws -> String {
        guard let qpdf = installedProgram("qpdf") else { throw XCTSkip("qpdf is not installed") }
        let process = Process()
        process.executableURL = qpdf
        process.arguments = ["--qdf", "--object-streams=disable", file.url.path, "-"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    // MARK: Outline

    func testAnOutlineIsReadAsItWasSet() throws {
        let file = try PDFFile()
        let context = try XCTUnwrap(CGContext(file.url, mediaBox: nil, nil))
        let rect: CFDictionary = ["X": 10, "Y": 20, "Width": 30, "Height": 40]
        let below: [CFDictionary] = [
            [kCGPDFOutlineTitle: "in it", kCGPDFOutlineDestination: 2, kCGPDFOutlineDestinationRect: rect]
        ]
        let children: [CFDictionary] = [
            [kCGPDFOutlineTitle: "One (一)", kCGPDFOutlineDestination: 1, kCGPDFOutlineChildren: below],
            [kCGPDFOutlineTitle: "Web", kCGPDFOutlineDestination: URL(string: "https://example.org")!],
            [kCGPDFOutlineTitle: "Nowhere", kCGPDFOutlineDestination: 9],
        ]
        CGPDFContextSetOutline(context, [kCGPDFOutlineChildren: children])
        for _ in 0..<2 {
            context.beginPDFPage(nil)
            context.endPDFPage()
        }
        context.closePDF()
        let outline = try XCTUnwrap(try document(file).outline)
        let items = try XCTUnwrap(outline[kCGPDFOutlineChildren] as? [CFDictionary])
        XCTAssertEqual(items.map { $0[kCGPDFOutlineTitle] as? String }, ["One (一)", "Web", "Nowhere"])
        XCTAssertEqual(items[0][kCGPDFOutlineDestination] as? Int, 1)
        XCTAssertEqual(items[1][kCGPDFOutlineDestination] as? URL, URL(string: "https://example.org"))
        XCTAssertNil(items[2][kCGPDFOutlineDestination])
        let inner = try XCTUnwrap((items[0][kCGPDFOutlineChildren] as? [CFDictionary])?.first)
        XCTAssertEqual(inner[kCGPDFOutlineDestination] as? Int, 2)
        XCTAssertEqual((inner[kCGPDFOutlineDestinationRect] as? CFDictionary)?["Height"] as? Double, 40)
    }

    // MARK: Boxes

    func testPagesHaveAllBoxes() throws {
        let file = try PDFFile()
        var media = CGRect(x: -10, y: -10, width: 220, height: 320)
        let context = try XCTUnwrap(
            CGContext(file.url, mediaBox: &media, [kCGPDFContextTrimBox: CGRect(x: 0, y: 0, width: 200, height: 300)]))
        context.beginPDFPage([kCGPDFContextCropBox: CGRect(x: 5, y: 5, width: 50, height: 60)])
        context.endPDFPage()
        context.beginPDFPage([kCGPDFContextMediaBox: CGRect(x: 0, y: 0, width: 90, height: 90)])
        context.closePDF()
        let first = try XCTUnwrap(try document(file).page(at: 1))
        // They move with the media box, which begins at zero.
        XCTAssertEqual(first.getBoxRect(.mediaBox), CGRect(x: 0, y: 0, width: 220, height: 320))
        XCTAssertEqual(first.getBoxRect(.cropBox), CGRect(x: 15, y: 15, width: 50, height: 60))
        XCTAssertEqual(first.getBoxRect(.trimBox), CGRect(x: 10, y: 10, width: 200, height: 300))
        let second = try XCTUnwrap(try document(file).page(at: 2))
        XCTAssertEqual(second.getBoxRect(.trimBox), CGRect(x: 0, y: 0, width: 90, height: 90))
    }

    // MARK: Passwords

    func testPasswordsKeepOthersOut() throws {
        let file = try PDFFile()
        // The validity checker has no password.
        let url = file.url.deletingLastPathComponent().appendingPathComponent("locked.pdf")
        let context = try XCTUnwrap(
            CGContext(
                url, mediaBox: nil,
                [
                    kCGPDFContextOwnerPassword: "owner", kCGPDFContextUserPassword: "user",
                    kCGPDFContextAllowsPrinting: false, kCGPDFContextAllowsCopying: false,
                ]))
        context.beginPDFPage(nil)
        try show("secret", at: CGPoint(x: 20, y: 20), in: context)
        context.closePDF()
        let document = try XCTUnwrap(CGPDFDocument(url))
        XCTAssertFalse(document.isUnlocked)
        XCTAssertFalse(document.unlockWithPassword("wrong"))
        XCTAssertTrue(document.unlockWithPassword("user"))
        XCTAssertFalse(document.allowsPrinting || document.allowsCopying)
        XCTAssertTrue(document.accessPermissions.contains([.allowsCommenting, .allowsContentAccessibility]))
        XCTAssertTrue(document.unlockWithPassword("owner"))
        XCTAssertTrue(document.allowsPrinting && document.allowsCopying)
        XCTAssertEqual(document.numberOfPages, 1)
        let bytes = try Data(contentsOf: url)
        XCTAssertNotNil(bytes.range(of: Data("/AESV2".utf8)))
    }

    func testPermissionsWithoutAUsersPassword() throws {
        for bits in [40, 128] {
            let file = try PDFFile(info: [
                kCGPDFContextOwnerPassword: "owner", kCGPDFContextEncryptionKeyLength: bits,
                kCGPDFContextAccessPermissions: CGPDFAccessPermissions.allowsLowQualityPrinting.rawValue,
            ]) { $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9)) }
            let document = try document(file)
            XCTAssertTrue(document.isEncrypted && document.isUnlocked)
            XCTAssertTrue(document.allowsPrinting)
            XCTAssertFalse(document.allowsCopying)
            XCTAssertFalse(document.accessPermissions.contains(.allowsDocumentChanges))
        }
    }

    func testPasswordsThatCanNotBeAreRefused() throws {
        let file = try PDFFile()
        XCTAssertNil(CGContext(file.url, mediaBox: nil, [kCGPDFContextOwnerPassword: "pässword"]))
        XCTAssertNil(CGContext(file.url, mediaBox: nil, [kCGPDFContextUserPassword: 3]))
        XCTAssertNil(
            CGContext(file.url, mediaBox: nil, [kCGPDFContextOwnerPassword: "a", kCGPDFContextCreatePDFA: true]))
        XCTAssertEqual(file.neighbours, [])
    }

    // MARK: Metadata

    func testMetadataIsKeptAsItIs() throws {
        let packet = Data("<?xpacket begin=''?><x:xmpmeta xmlns:x='adobe:ns:meta/'/><?xpacket end='w'?>".utf8)
        let file = try PDFFile(info: [kCGPDFContextTitle: "A title"]) { $0.addDocumentMetadata(packet) }
        XCTAssertEqual(try file.info()["Metadata Stream"], "yes")
        XCTAssertEqual(try file.info()["Title"], "A title")
        XCTAssertNotNil(try Data(contentsOf: file.url).range(of: packet))
    }

    func testArchivalDocuments() throws {
        let file = try PDFFile(info: [
            kCGPDFContextCreatePDFA: true, kCGPDFContextTitle: "A <title> & more", kCGPDFContextAuthor: "An author",
        ]) { context in
            var picture = Picture(width: 4, height: 4)
            picture.bytes = picture.bytes.indices.map { UInt8($0 * 3 % 256) | 0xC0 }
            if let image = picture.image { context.draw(image, in: CGRect(x: 5, y: 5, width: 90, height: 90)) }
        }
        let source = try plainSource(of: file)
        XCTAssertTrue(source.contains("<pdfaid:part>2</pdfaid:part>"))
        XCTAssertTrue(source.contains("A &lt;title&gt; &amp; more"))
        XCTAssertTrue(source.contains("/S /GTS_PDFA1") && source.contains("/DestOutputProfile"))
        XCTAssertFalse(source.contains("/Interpolate true"))
        XCTAssertTrue(source.contains("/ID ["))
    }

    func testOutputIntents() throws {
        let intent: CFDictionary = [
            kCGPDFXOutputIntentSubtype: "GTS_PDFX", kCGPDFXOutputConditionIdentifier: "FOGRA39",
            kCGPDFXOutputCondition: "Offset", kCGPDFXRegistryName: "http://www.color.org",
            kCGPDFXDestinationOutputProfile: CGColorSpace(name: CGColorSpace.displayP3)!,
        ]
        let file = try PDFFile(info: [
            kCGPDFContextOutputIntent: intent, kCGPDFContextOutputIntents: [intent, ["S": "none"] as CFDictionary],
            kCGPDFContextCreateLinearizedPDF: true,
        ]) { $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9)) }
        let source = try plainSource(of: file)
        XCTAssertEqual(source.components(separatedBy: "/OutputConditionIdentifier (FOGRA39)").count, 3)
        XCTAssertFalse(source.contains("(none)"))
        XCTAssertEqual(try file.info()["Optimized"], "yes")
    }

    func testLongDocumentsAreWhole() throws {
        // More than is kept in memory.
        let file = try PDFFile()
        var box = CGRect(x: 0, y: 0, width: 500, height: 500)
        let context = try XCTUnwrap(CGContext(file.url, mediaBox: &box, nil))
        var number: UInt32 = 1
        for _ in 0..<7 {
            var picture = Picture(width: 1000, height: 1000)
            for i in picture.bytes.indices {
                number = number &* 1_664_525 &+ 1_013_904_223
                picture.bytes[i] = i % 4 == 3 ? 255 : UInt8(number >> 24)
            }
            context.beginPDFPage(nil)
            context.draw(try XCTUnwrap(picture.image), in: box)
            context.endPDFPage()
        }
        context.closePDF()
        XCTAssertEqual(try file.info()["Pages"], "7")
        XCTAssertGreaterThan(try Data(contentsOf: file.url).count, 17 << 20)
    }
}

extension PDFFile {
    fileprivate convenience init(info: CFDictionary, _ draw: @escaping (CGContext) throws -> Void) throws {
        try self.init(info: info, pages: [draw])
    }
}

extension Picture {
    fileprivate var image: CGImage? {
        CGDataProvider(data: Data(bytes) as CFData).flatMap {
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: 5), provider: $0, decode: nil,
                shouldInterpolate: true, intent: .defaultIntent)
        }
    }
}
