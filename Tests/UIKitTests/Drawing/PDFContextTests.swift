import Foundation
import UIKit
import XCTest

/// Documents drawn into the current context.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uigraphicsbeginpdfcontexttodata(_:_:_:))
final class PDFContextTests: XCTestCase {
    func testPagesAreDrawnOneByOne() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextTitle: "Report"])
        UIGraphicsBeginPDFPage()
        XCTAssertEqual(UIGraphicsGetPDFContextBounds(), CGRect(x: 0, y: 0, width: 612, height: 792))
        XCTAssertNotNil(UIGraphicsGetCurrentContext())
        UIRectFill(CGRect(x: 10, y: 10, width: 20, height: 20))
        UIGraphicsSetPDFContextURLForRect(
            try XCTUnwrap(URL(string: "https://example.org")), CGRect(x: 10, y: 10, width: 20, height: 20))
        UIGraphicsAddPDFContextDestinationAtPoint("start", .zero)
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 100, height: 50), nil)
        XCTAssertEqual(UIGraphicsGetPDFContextBounds().size, CGSize(width: 100, height: 50))
        UIGraphicsSetPDFContextDestinationForRect("start", CGRect(x: 0, y: 0, width: 10, height: 10))
        UIGraphicsEndPDFContext()
        XCTAssertNil(UIGraphicsGetCurrentContext())
        XCTAssertEqual(UIGraphicsGetPDFContextBounds(), .zero)
        let provider = try XCTUnwrap(CGDataProvider(data: data as Data))
        let text = String(decoding: data as Data, as: UTF8.self)
        XCTAssertTrue(text.hasPrefix("%PDF"))
        XCTAssertTrue(text.contains("example.org"))
        XCTAssertNotNil(provider)
    }

    func testFiles() throws {
        let path = NSTemporaryDirectory() + UUID().uuidString + ".pdf"
        defer { try? FileManager.default.removeItem(atPath: path) }
        XCTAssertTrue(UIGraphicsBeginPDFContextToFile(path, CGRect(x: 0, y: 0, width: 50, height: 50), nil))
        UIGraphicsBeginPDFPage()
        UIGraphicsEndPDFContext()
        XCTAssertGreaterThan(try Data(contentsOf: URL(fileURLWithPath: path)).count, 100)
        // Ending twice does nothing.
        UIGraphicsEndPDFContext()
    }
}
