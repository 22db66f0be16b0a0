import CoreText
import Foundation
import TestSupport
import XCTest

/// Text on a document's page can be searched, whatever its glyphs, as Poppler extracts it.
final class DocumentTextTests: XCTestCase {
    private func read(_ lines: [CTLine]) throws -> String {
        let poppler = "/usr/bin/pdftotext"
        try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: poppler), "there is no pdftotext")
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("kasane-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        var box = CGRect(x: 0, y: 0, width: 400, height: 300)
        let context = try XCTUnwrap(CGContext(url, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        for (i, line) in lines.enumerated() {
            context.textPosition = CGPoint(x: 20, y: 260 - 40 * CGFloat(i))
            CTLineDraw(line, context)
        }
        context.endPDFPage()
        context.closePDF()
        XCTAssertNil(try faults(ofPDF: url))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: poppler)
        process.arguments = ["-enc", "UTF-8", url.path, "-"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    func testLigaturesAndOtherScriptsAreFound() throws {
        let texts = ["office difficult fjord", "日本語の文章", "हिन्दी क्षेत्र", "한국어 text"]
        let text = try read(texts.map { line($0, font("NotoSerif-Regular")) })
        for expected in texts { XCTAssertTrue(text.contains(expected), "\(expected) is not in \(text)") }
    }

    func testTextFromRightToLeftIsFound() throws {
        let text = try read([line("שלום עולם", font("LiberationSans"))])
        // Poppler surrounds it with directional marks.
        XCTAssertTrue(text.contains("שלום עולם"), text)
    }

    func testAPartOfARunIsDrawn() throws {
        let line = line("whole", font("LiberationSans"))
        let canvas = try Canvas(100, 40)
        CTRunDraw(line.runs[0], canvas.context, CFRange(location: 1, length: 2))
        XCTAssertGreaterThan(canvas.area, 10)
    }
}
