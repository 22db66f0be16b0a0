import Foundation
import ImageIO
import TestSupport
import XCTest

/// Every fixture, truncated and damaged: an image or an error, never both.
final class DamageTests: XCTestCase {
    private let limits: CFDictionary = [kKasaneImageSourcePixelLimit: 1 << 20, kKasaneImageSourceImageLimit: 64]

    private func files() throws -> [(name: String, bytes: [UInt8])] {
        try fixtures().map { ($0, [UInt8](try fixture($0))) }
    }

    /// Reads everything from a source.
    private func decode(_ source: CGImageSource, _ message: String) {
        _ = CGImageSourceCopyProperties(source, nil)
        for index in 0..<CGImageSourceGetCount(source) {
            let image = CGImageSourceCreateImageAtIndex(source, index, nil)
            _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
            let status = CGImageSourceGetStatusAtIndex(source, index)
            XCTAssertEqual(image == nil, status != .statusComplete, "\(message), picture \(index)")
        }
    }

    func testFilesTruncatedAnywhere() throws {
        for (name, bytes) in try files() {
            // Large files are large for lack of compression: their truncations are all alike.
            for count in stride(from: 0, to: bytes.count, by: bytes.count > 2_000 ? 23 : 1) {
                let source = try source(bytes.prefix(count), limits)
                decode(source, "\(name), \(count) of \(bytes.count) bytes")
                // A TIFF doesn't contain its length, and its last bytes need not be pixels.
                if name.hasSuffix("tif") { continue }
                XCTAssertNotEqual(
                    CGImageSourceGetStatus(source), .statusComplete, "\(name), \(count) of \(bytes.count) bytes")
            }
        }
    }

    func testFilesDamagedAnywhere() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed \(seed)")
        var generator = SeededRandom(seed: seed)
        for (name, bytes) in try files() {
            for round in 0..<60 {
                var file = bytes
                for _ in 0..<Int.random(in: 1...6, using: &generator) {
                    // The header, which contains sizes and offsets, more often than the rest.
                    let end = Bool.random(using: &generator) ? min(64, file.count) : file.count
                    file[Int.random(in: 0..<end, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
                }
                decode(try source(file, limits), "\(name), seed \(seed), round \(round)")
            }
        }
    }

    func testHeadersThatAskForTooMuchAreRefused() throws {
        var tiff = [UInt8](try fixture("tiff_lzw.tif"))
        let directory = Int(tiff[4]) | Int(tiff[5]) << 8
        for entry in stride(from: directory + 2, to: directory + 2 + 12 * Int(tiff[directory]), by: 12)
        where tiff[entry] <= 1 && tiff[entry + 1] == 1 {
            // Width and height, as 32-bit numbers.
            tiff.replaceSubrange(entry + 2..<entry + 12, with: [4, 0, 1, 0, 0, 0, 0xA0, 0x86, 1, 0])
        }
        XCTAssertEqual(try source(tiff).error, .tooLarge(width: 100_000, height: 100_000, limit: 1 << 28))
    }
}
