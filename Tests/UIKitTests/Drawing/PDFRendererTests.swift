import Foundation
import TestSupport
import UIKit
import XCTest

final class PDFRendererTests: XCTestCase {
    /// Returns the first page of a document as an image, one pixel per point.
    private func picture(of document: Data) throws -> PixelReader {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("page.pdf")
        try document.write(to: file)
        XCTAssertNil(try faults(ofPDF: file))
        let tool = Process()
        tool.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        tool.arguments = ["pdftoppm", "-r", "72", "-png", "-singlefile", file.path, folder.path + "/page"]
        try tool.run()
        tool.waitUntilExit()
        let image = try XCTUnwrap(UIImage(contentsOfFile: folder.appendingPathComponent("page.png").path))
        return try XCTUnwrap(PixelReader(image))
    }

    func testPagesCountFromTheTopLeft() throws {
        let bounds = CGRect(x: 100, y: 200, width: 40, height: 60)
        let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
            context.beginPage()
            XCTAssertEqual(context.pdfContextBounds, bounds)
            UIColor.red.setFill()
            context.fill(CGRect(x: 110, y: 205, width: 10, height: 10))
            context.setURL(URL(string: "https://example.org")!, for: CGRect(x: 110, y: 205, width: 10, height: 10))
        }
        let page = try picture(of: data)
        XCTAssertEqual([page.width, page.height], [40, 60])
        XCTAssertEqual(page[15, 10], [255, 0, 0, 255])
        XCTAssertEqual(page[15, 50], [255, 255, 255, 255])
        // The link is where the square is, measured from the bottom in PDF coordinates.
        let text = String(decoding: data, as: UTF8.self)
        XCTAssertTrue(text.contains("example.org"))
    }

    func testPagesMayDiffer() throws {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 30, height: 30)).pdfData { context in
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 20), pageInfo: [:])
            XCTAssertEqual(context.pdfContextBounds.width, 50)
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 40, y: 0, width: 10, height: 10))
            context.beginPage()
        }
        let page = try picture(of: data)
        XCTAssertEqual([page.width, page.height], [50, 20])
        XCTAssertEqual(page[45, 5], [0, 0, 255, 255])
    }

    func testDocumentsThatCannotBe() throws {
        XCTAssertEqual(UIGraphicsPDFRenderer(bounds: .zero).pdfData { _ in XCTFail("drew") }, Data())
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
        let nowhere = URL(fileURLWithPath: "/no/such/folder/a.pdf")
        XCTAssertThrowsError(try renderer.writePDF(to: nowhere) { $0.beginPage() })
        XCTAssertThrowsError(try renderer.writePDF(to: URL(string: "https://example.org")!) { $0.beginPage() })
    }
}
