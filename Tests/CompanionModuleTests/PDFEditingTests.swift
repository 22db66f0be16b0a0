import PDFKit
import XCTest

final class PDFEditingTests: XCTestCase {
    /// Creates a document whose pages show their names, each 200 by 100 points.
    private func document(_ names: String...) throws -> PDFDocument {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100)).pdfData { context in
            for name in names {
                context.beginPage()
                context.addDestination(withName: name, at: .zero)
                NSAttributedString(string: name, attributes: [.font: UIFont.systemFont(ofSize: 20)])
                    .draw(at: CGPoint(x: 10, y: 10))
            }
        }
        return try XCTUnwrap(PDFDocument(data: data))
    }

    private func names(_ document: PDFDocument) -> [String] {
        (0..<document.pageCount).map {
            (document.page(at: $0)?.string ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    private func written(_ document: PDFDocument) throws -> PDFDocument {
        try XCTUnwrap(PDFDocument(data: try XCTUnwrap(document.dataRepresentation())))
    }

    func testDocumentsAreMerged() throws {
        let all = PDFDocument()
        XCTAssertEqual(all.pageCount, 0)
        for source in [try document("One", "Two"), try document("Three")] {
            for index in 0..<source.pageCount {
                all.insert(try XCTUnwrap(source.page(at: index)?.copy() as? PDFPage), at: all.pageCount)
            }
            XCTAssertTrue(source.page(at: 0)?.document === source)
        }
        XCTAssertEqual(names(all), ["One", "Two", "Three"])
        let read = try written(all)
        XCTAssertEqual(names(read), ["One", "Two", "Three"])
        XCTAssertEqual(read.page(at: 2)?.bounds(for: .mediaBox), CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    func testPagesAreTakenOutAndExchanged() throws {
        let document = try document("One", "Two", "Three", "Four")
        document.removePage(at: 1)
        document.exchangePage(at: 0, withPageAt: 2)
        document.insert(try XCTUnwrap(document.page(at: 0)?.copy() as? PDFPage), at: 3)
        document.removePage(at: 9)
        document.insert(PDFPage(), at: 9)
        XCTAssertEqual(names(document), ["Four", "Three", "One", "Four"])
        XCTAssertEqual(document.index(for: try XCTUnwrap(document.page(at: 1))), 1)
        let read = try written(document)
        XCTAssertEqual(names(read), ["Four", "Three", "One", "Four"])
        // What isn't a page stays: the named destinations, including those on deleted pages.
        XCTAssertNotNil(CGPDFDictionaryKeys(read.documentRef?.catalog).first { $0 == "Names" || $0 == "Dests" })
    }

    /// Returns the keys of a dictionary.
    private func CGPDFDictionaryKeys(_ dictionary: CGPDFDictionaryRef?) -> [String] {
        guard let dictionary else { return [] }
        var keys: [String] = []
        CGPDFDictionaryApplyBlock(
            dictionary,
            { key, _, _ in
                keys.append(String(cString: key))
                return true
            }, nil)
        return keys
    }

    func testPagesAreTurnedAndCut() throws {
        let document = try document("One")
        let page = try XCTUnwrap(document.page(at: 0))
        page.rotation = -90
        page.rotation = 45
        XCTAssertEqual(page.rotation, 270)
        page.setBounds(CGRect(x: 0, y: 50, width: 100, height: 50), for: .cropBox)
        page.setBounds(.zero, for: .cropBox)
        let read = try XCTUnwrap(try written(document).page(at: 0))
        for page in [page, read] {
            XCTAssertEqual(page.rotation, 270)
            XCTAssertEqual(page.bounds(for: .cropBox), CGRect(x: 0, y: 50, width: 100, height: 50))
            XCTAssertEqual(page.bounds(for: .mediaBox), CGRect(x: 0, y: 0, width: 200, height: 100))
            XCTAssertEqual(page.thumbnail(of: CGSize(width: 100, height: 100), for: .cropBox).size.width, 50)
            // The lower left corner of a page rotated by 90 degrees to the left is its upper left one.
            let corner = CGPoint(x: 0, y: 100).applying(page.transform(for: .cropBox))
            XCTAssertEqual(corner.x, 0, accuracy: 1e-9)
            XCTAssertEqual(corner.y, 0, accuracy: 1e-9)
        }
    }

    func testPagesAreMadeOfImages() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 20))
        }
        let document = PDFDocument()
        document.insert(try XCTUnwrap(PDFPage(image: image)), at: 0)
        document.insert(PDFPage(), at: 1)
        XCTAssertNil(PDFPage(image: UIImage()))
        let read = try written(document)
        XCTAssertEqual(read.page(at: 0)?.bounds(for: .mediaBox).size, CGSize(width: 60, height: 40))
        XCTAssertEqual(read.page(at: 1)?.bounds(for: .mediaBox).size, CGSize(width: 612, height: 792))
        let picture = try XCTUnwrap(
            read.page(at: 0)?.thumbnail(of: CGSize(width: 60, height: 40), for: .mediaBox).cgImage)
        let bytes = try XCTUnwrap(picture.dataProvider?.data)
        XCTAssertEqual(Array(bytes[picture.bytesPerRow * 5 + 40..<picture.bytesPerRow * 5 + 43]), [255, 0, 0])
        XCTAssertEqual(Array(bytes[picture.bytesPerRow * 35 + 40..<picture.bytesPerRow * 35 + 43]), [255, 255, 255])
    }

    func testAttributesAndPasswordsAreWritten() throws {
        let document = try document("One")
        let moment = Date(timeIntervalSince1970: 1_700_000_000)
        document.documentAttributes = [
            PDFDocumentAttribute.titleAttribute: "Über Seiten", PDFDocumentAttribute.keywordsAttribute: ["a", "b"],
            PDFDocumentAttribute.creationDateAttribute: moment,
        ]
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
        defer { try? FileManager.default.removeItem(at: place) }
        XCTAssertTrue(
            document.write(to: place, withOptions: [.userPasswordOption: "user", .ownerPasswordOption: "owner"]))
        let read = try XCTUnwrap(PDFDocument(url: place))
        XCTAssertTrue(read.isLocked)
        XCTAssertFalse(read.unlock(withPassword: "other"))
        XCTAssertTrue(read.unlock(withPassword: "user"))
        let attributes = try XCTUnwrap(read.documentAttributes)
        XCTAssertEqual(attributes[PDFDocumentAttribute.titleAttribute] as? String, "Über Seiten")
        XCTAssertEqual(attributes[PDFDocumentAttribute.keywordsAttribute] as? [String], ["a", "b"])
        XCTAssertEqual(attributes[PDFDocumentAttribute.creationDateAttribute] as? Date, moment)
        // An encrypted document stays encrypted.
        read.page(at: 0)?.rotation = 90
        let again = try written(read)
        XCTAssertTrue(again.isLocked)
        XCTAssertTrue(again.unlock(withPassword: "user"))
        XCTAssertEqual(again.page(at: 0)?.rotation, 90)
        XCTAssertFalse(document.write(toFile: "/nowhere/at/all.pdf"))
    }

    func testLabelsAreTheDocuments() throws {
        let source = """
            %PDF-1.4
            1 0 obj << /Type /Catalog /Pages 2 0 R /PageLabels << /Nums [ 0 << /S /r >> 2 << /S /D /P (A-) /St 7 >>
            3 << /S /A /St 28 >> ] >> >> endobj
            2 0 obj << /Type /Pages /Count 4 /Kids [3 0 R 4 0 R 5 0 R 6 0 R] /MediaBox [0 0 10 10] >> endobj
            3 0 obj << /Type /Page /Parent 2 0 R >> endobj
            4 0 obj << /Type /Page /Parent 2 0 R >> endobj
            5 0 obj << /Type /Page /Parent 2 0 R >> endobj
            6 0 obj << /Type /Page /Parent 2 0 R >> endobj
            trailer << /Root 1 0 R >>
            """
        let document = try XCTUnwrap(PDFDocument(data: Data(source.utf8)))
        XCTAssertEqual((0..<4).map { document.page(at: $0)?.label }, ["i", "ii", "A-7", "BB"])
        // A page keeps inherited attributes when it leaves its tree.
        document.removePage(at: 0)
        XCTAssertEqual(try written(document).page(at: 0)?.bounds(for: .mediaBox).width, 10)
    }

    func testTextIsFoundAndSelected() throws {
        let document = try document("A line that says again and again what it is")
        let page = try XCTUnwrap(document.page(at: 0))
        let found = document.findString("AGAIN", withOptions: .caseInsensitive)
        XCTAssertEqual(found.map(\.string), ["again", "again"])
        XCTAssertEqual(document.findString("never"), [])
        let (first, second) = (found[0].bounds(for: page), found[1].bounds(for: page))
        XCTAssertEqual(first.width, second.width, accuracy: 0.01)
        XCTAssertEqual(first.height, 20, accuracy: 0.5)
        XCTAssertGreaterThan(second.minX, first.maxX)
        XCTAssertTrue(CGRect(x: 10, y: 60, width: 190, height: 32).contains(first), "\(first)")

        XCTAssertEqual(page.selection(for: first.insetBy(dx: 0.5, dy: 0))?.string, "again")
        let middle = CGPoint(x: second.midX, y: second.midY)
        XCTAssertEqual(page.selectionForWord(at: middle)?.string, "again")
        let line = page.selection(for: second.insetBy(dx: -500, dy: 0))
        XCTAssertEqual(page.selectionForLine(at: middle)?.string, line?.string)
        let index = page.characterIndex(at: middle)
        XCTAssertTrue(page.characterBounds(at: index).contains(middle))
        XCTAssertEqual(page.characterIndex(at: CGPoint(x: 190, y: 5)), -1)
        XCTAssertEqual(page.characterBounds(at: 9999), .zero)
        XCTAssertNil(page.selection(for: NSRange(location: 9999, length: 2)))

        found[0].add(found[1])
        XCTAssertEqual(found[0].numberOfTextRanges(on: page), 2)
        XCTAssertEqual(found[0].string, "again\nagain")
        XCTAssertEqual(document.selectionForEntireDocument?.selectionsByLine().count, 1)
    }
}
