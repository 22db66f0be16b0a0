import CoreGraphics
import Foundation
import XCTest

/// A PDF written by a test: objects by number, from 1; the first is the catalogue.
struct WrittenByHand {
    private(set) var objects: [(text: String, stream: Data?)] = []

    /// Adds an object, or a stream whose dictionary entries are `text`. Returns its number.
    @discardableResult
    mutating func add(_ text: String, stream: Data? = nil) -> Int {
        objects.append((text, stream))
        return objects.count
    }

    /// Creates a document of one page of 100 by 100 points. Further objects are numbered from 5.
    static func page(
        _ contents: String, resources: String = "", entries: String = "", more: [(String, Data?)] = []
    ) throws -> CGPDFPage {
        try XCTUnwrap(document(contents, resources: resources, entries: entries, more: more).page(at: 1))
    }

    static func document(
        _ contents: String, resources: String = "", entries: String = "", more: [(String, Data?)] = []
    ) throws -> CGPDFDocument {
        var file = WrittenByHand()
        file.add("<</Type/Catalog/Pages 2 0 R>>")
        file.add("<</Type/Pages/Kids[3 0 R]/Count 1>>")
        file.add("<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R/Resources<<\(resources)>>\(entries)>>")
        file.add("", stream: Data(contents.utf8))
        for (text, stream) in more { file.add(text, stream: stream) }
        return try file.opened()
    }

    func opened(trailer: String = "") throws -> CGPDFDocument {
        try XCTUnwrap(CGDataProvider(data: data(trailer: trailer)).flatMap { CGPDFDocument($0) })
    }

    func data(trailer: String = "") -> Data {
        var file = Data("%PDF-1.7\n".utf8)
        var places: [Int] = []
        for (number, object) in objects.enumerated() {
            places.append(file.count)
            file += Data("\(number + 1) 0 obj\n".utf8)
            if let stream = object.stream {
                file += Data("<<\(object.text) /Length \(stream.count)>>\nstream\n".utf8)
                file += stream + Data("\nendstream".utf8)
            } else {
                file += Data(object.text.utf8)
            }
            file += Data("\nendobj\n".utf8)
        }
        let table = file.count
        file += Data("xref\n0 \(places.count + 1)\n0000000000 65535 f \n".utf8)
        for place in places { file += Data(String(format: "%010d 00000 n \n", place).utf8) }
        file += Data("trailer<</Size \(places.count + 1)/Root 1 0 R\(trailer)>>\nstartxref\n\(table)\n%%EOF".utf8)
        return file
    }
}

/// A page drawn over white, one pixel per point.
struct DrawnPage {
    private let context: CGContext

    init(_ page: CGPDFPage, size: Int = 100, _ prepare: (CGContext) -> Void = { _ in }) throws {
        context = try XCTUnwrap(
            CGContext(
                data: nil, width: size, height: size, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: size, height: size))
        prepare(context)
        context.drawPDFPage(page)
    }

    /// Returns the red, green and blue of the pixel at a point of the page.
    func color(_ x: Int, _ y: Int) -> [Int] {
        guard let data = context.data else { return [] }
        let row = data + (context.height - 1 - y) * context.bytesPerRow
        return (0..<3).map { Int(row.load(fromByteOffset: x * 4 + $0, as: UInt8.self)) }
    }
}

func XCTAssertColor(
    _ page: DrawnPage, _ x: Int, _ y: Int, _ color: [Int], within tolerance: Int = 1, file: StaticString = #filePath,
    line: UInt = #line
) {
    let found = page.color(x, y)
    let isEqual = zip(found, color).allSatisfy { abs($0 - $1) <= tolerance }
    XCTAssertTrue(isEqual, "\(found) at \(x), \(y) is not \(color)", file: file, line: line)
}
