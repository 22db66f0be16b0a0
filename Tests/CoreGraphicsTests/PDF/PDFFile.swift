import CoreGraphics
import Foundation
import TestSupport
import XCTest

/// A document in a folder of its own, read by Poppler's programs, independently of Kasane.
final class PDFFile {
    let url: URL
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("kasane-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        url = folder.appendingPathComponent("document.pdf")
    }

    /// Every document of the tests must be a valid file.
    deinit {
        if let start = FileManager.default.contents(atPath: url.path), start.starts(with: Data("%PDF".utf8)) {
            XCTAssertNil(try faults(ofPDF: url))
        }
        try? FileManager.default.removeItem(at: folder)
    }

    /// Creates a document of pages of one size, each drawn by one of `drawings`.
    convenience init(
        _ size: CGSize = CGSize(width: 120, height: 120), info: CFDictionary? = nil,
        pages drawings: [(CGContext) throws -> Void]
    ) throws {
        try self.init()
        var box = CGRect(origin: .zero, size: size)
        let context = try XCTUnwrap(CGContext(url, mediaBox: &box, info))
        for draw in drawings {
            context.beginPDFPage(nil)
            try draw(context)
            context.endPDFPage()
        }
        context.closePDF()
    }

    /// The names of the files in the document's folder, including its own.
    var neighbours: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? [] }

    // MARK: Reading

    /// Returns the document's objects, at least their uncompressed parts.
    func source() throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }

    func text(_ options: String...) throws -> String { try run("pdftotext", options + [url.path, "-"]) }

    /// Returns a line for each font, without the heading: name, type, encoding, embedded, subset, Unicode.
    func fonts() throws -> [String] { try table("pdffonts") }

    /// Returns a line for each image, without the heading: page, number, type, width, height, colour and so on.
    func images() throws -> [String] { try table("pdfimages", "-list") }

    /// Returns the document's metadata, by name.
    func info(_ options: String...) throws -> [String: String] {
        let lines = try run("pdfinfo", options + [url.path]).split(separator: "\n")
        return Dictionary(
            lines.compactMap { line in
                guard let colon = line.firstIndex(of: ":") else { return nil }
                let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
                return (String(line[..<colon]), value)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns a line for each destination: page, place, name.
    func destinations() throws -> [Substring] {
        try run("pdfinfo", ["-dests", url.path]).split(separator: "\n").dropFirst().map { $0 }
    }

    /// Returns the elements of the document's structure with their text.
    func structure() throws -> String { try run("pdfinfo", ["-struct-text", url.path]) }

    /// Returns the pages as pictures over white, each pixel the mean of a square of `fine` by `fine` that Poppler drew.
    func pictures(fine: Int = 4) throws -> [Picture] {
        let name = folder.appendingPathComponent("page").path
        _ = try run("pdftoppm", ["-r", String(72 * fine), url.path, name])
        return try neighbours.filter { $0.hasSuffix(".ppm") }.map { file in
            let path = folder.appendingPathComponent(file)
            defer { try? FileManager.default.removeItem(at: path) }
            return try XCTUnwrap(Picture(portablePixmap: try Data(contentsOf: path))?.reduced(by: fine))
        }
    }

    private func table(_ program: String, _ options: String...) throws -> [String] {
        try run(program, options + [url.path]).split(separator: "\n").dropFirst(2).map(String.init)
    }

    /// Returns a program's output. Skips the test if the program is not installed.
    private func run(_ program: String, _ words: [String]) throws -> String {
        guard let found = installedProgram(program) else {
            throw XCTSkip("\(program) is not installed; scripts/setup installs it")
        }
        let process = Process()
        process.executableURL = found
        process.arguments = words
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, "\(program) \(words)")
        return String(decoding: data, as: UTF8.self)
    }
}

extension Picture {
    /// Parses a picture from Poppler: `P6`, the size and the greatest level in words, then a byte per component.
    fileprivate init?(portablePixmap data: Data) {
        var words: [String] = []
        var start = data.startIndex
        while words.count < 4 {
            guard let end = data[start...].firstIndex(where: { $0 == 10 || $0 == 32 }) else { return nil }
            words.append(String(decoding: data[start..<end], as: UTF8.self))
            start = data.index(after: end)
        }
        guard words[0] == "P6", let width = Int(words[1]), let height = Int(words[2]), words[3] == "255",
            data.count - start == width * height * 3
        else { return nil }
        self.init(width: width, height: height)
        let count = width * height
        data[start...].withUnsafeBytes { (from: UnsafeRawBufferPointer) in
            bytes.withUnsafeMutableBufferPointer { to in
                for i in 0..<count {
                    to[i * 4] = from[i * 3]
                    to[i * 4 + 1] = from[i * 3 + 1]
                    to[i * 4 + 2] = from[i * 3 + 2]
                    to[i * 4 + 3] = 255
                }
            }
        }
    }

    /// Returns the picture reduced by a whole number, each pixel the mean of a square. The pixels are opaque.
    fileprivate func reduced(by factor: Int) -> Picture {
        var small = Picture(width: width / factor, height: height / factor)
        let (area, rowBytes, columns) = (factor * factor, width * 4, small.width)
        let count = columns * small.height
        bytes.withUnsafeBufferPointer { from in
            small.bytes.withUnsafeMutableBufferPointer { to in
                // Without loops over channels, which take most of the time in an unoptimized build.
                for i in 0..<count {
                    var (red, green, blue) = (area / 2, area / 2, area / 2)
                    var line = i / columns * factor * rowBytes + i % columns * factor * 4
                    for _ in 0..<factor {
                        for x in 0..<factor {
                            red += Int(from[line + x * 4])
                            green += Int(from[line + x * 4 + 1])
                            blue += Int(from[line + x * 4 + 2])
                        }
                        line += rowBytes
                    }
                    to[i * 4] = UInt8(red / area)
                    to[i * 4 + 1] = UInt8(green / area)
                    to[i * 4 + 2] = UInt8(blue / area)
                    to[i * 4 + 3] = 255
                }
            }
        }
        return small
    }

    /// Returns what a drawing paints on a white bitmap.
    static func drawn(_ width: Int, _ height: Int, _ draw: (CGContext) throws -> Void) throws -> Picture {
        var picture = Picture(width: width, height: height)
        try picture.bytes.withUnsafeMutableBytes { memory in
            let context = try XCTUnwrap(
                CGContext(
                    data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8,
                    bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(.white)
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
            context.setFillColor(.black)
            try draw(context)
        }
        return picture
    }
}
