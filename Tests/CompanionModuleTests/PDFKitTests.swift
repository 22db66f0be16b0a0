import PDFKit
import XCTest

final class PDFKitTests: XCTestCase {
    private func document() throws -> PDFDocument {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100)).pdfData { context in
            context.beginPage()
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
            NSAttributedString(string: "Hello there", attributes: [.font: UIFont.systemFont(ofSize: 20)])
                .draw(at: CGPoint(x: 10, y: 10))
            context.beginPage()
        }
        return try XCTUnwrap(PDFDocument(data: data))
    }

    func testPagesAreFoundAndMeasured() throws {
        let document = try document()
        XCTAssertEqual(document.pageCount, 2)
        let page = try XCTUnwrap(document.page(at: 0))
        XCTAssertTrue(document.page(at: 0) === page)
        XCTAssertTrue(page.document === document)
        XCTAssertEqual(document.index(for: page), 0)
        XCTAssertNil(document.page(at: 2))
        XCTAssertNil(document.page(at: -1))
        XCTAssertEqual(page.bounds(for: .mediaBox), CGRect(x: 0, y: 0, width: 200, height: 100))
        XCTAssertEqual(page.rotation, 0)
        XCTAssertEqual(page.label, "1")
        XCTAssertFalse(document.isLocked)
        XCTAssertNil(PDFDocument(data: Data("no".utf8)))
    }

    func testThumbnailsKeepThePagesProportions() throws {
        let page = try XCTUnwrap(try document().page(at: 0))
        let image = page.thumbnail(of: CGSize(width: 50, height: 50), for: .cropBox)
        XCTAssertEqual(image.size, CGSize(width: 50, height: 25))
        let picture = try XCTUnwrap(image.cgImage)
        let pixels = try XCTUnwrap(picture.dataProvider?.data)
        func color(_ x: Int, _ y: Int) -> [UInt8] {
            let place = y * picture.bytesPerRow + x * picture.bitsPerPixel / 8
            return Array(pixels[place..<place + 3])
        }
        XCTAssertEqual(color(10, 20), [255, 0, 0])
        XCTAssertEqual(color(40, 20), [255, 255, 255])
        XCTAssertNil(page.thumbnail(of: .zero, for: .cropBox).cgImage)
    }

    func testTextIsRead() throws {
        let document = try document()
        XCTAssertEqual(document.page(at: 0)?.string?.trimmingCharacters(in: .whitespacesAndNewlines), "Hello there")
        XCTAssertEqual(document.string?.contains("Hello there"), true)
        XCTAssertEqual(document.page(at: 1)?.numberOfCharacters, 0)
    }
}
