import CoreGraphics
import SwiftUI
import XCTest

/// `ImageRenderer` draws into any context, including a PDF's.
/// See [Apple's reference](https://developer.apple.com/documentation/swiftui/imagerenderer/render(rasterizationscale:renderer:)).
@MainActor
final class PDFRenderingTests: HierarchyTestCase {
    func testAViewBecomesAPageOfAPDF() async throws {
        let view = VStack(spacing: 0) {
            Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 10)
            Color(red: 0, green: 0, blue: 1).frame(width: 40, height: 10)
        }
        let data = NSMutableData()
        ImageRenderer(content: view).render { size, draw in
            var box = CGRect(origin: .zero, size: size)
            guard let consumer = CGDataConsumer(data: data),
                let context = CGContext(consumer: consumer, mediaBox: &box, nil)
            else { return XCTFail("no PDF") }
            context.beginPDFPage(nil)
            draw(context)
            context.endPDFPage()
            context.closePDF()
        }
        let provider = try XCTUnwrap(CGDataProvider(data: data as Data))
        let page = try XCTUnwrap(CGPDFDocument(provider)?.page(at: 1))
        XCTAssertEqual(page.getBoxRect(.mediaBox).size, CGSize(width: 40, height: 20))
        let space = try XCTUnwrap(CGColorSpace(name: CGColorSpace.sRGB))
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 40, height: 20, bitsPerComponent: 8, bytesPerRow: 160, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.drawPDFPage(page)
        let bytes = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt8.self)
        let rows = [5, 15].map { y in (0..<3).map { Int(bytes[y * 160 + 20 * 4 + $0]) } }
        XCTAssertEqual(Set(rows), [[255, 0, 0], [0, 0, 255]], "both halves are there")
    }
}
