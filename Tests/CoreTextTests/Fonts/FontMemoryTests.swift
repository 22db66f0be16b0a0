import Foundation
import TestSupport
import XCTest

@testable import CoreGraphics
@testable import CoreText

/// Fonts created from data are deallocated with their last reference: no cache retains them.
final class FontMemoryTests: XCTestCase {
    /// Returns the bytes of an installed font.
    private func bytes() throws -> Data {
        let font = CTFontCreateWithName("Helvetica", 12, nil)
        guard case .file(let path) = font.record.source.bytes else { throw XCTSkip("no font of a file") }
        return try Data(contentsOf: URL(fileURLWithPath: path))
    }

    /// Draws with a string whose attributes are removed afterwards: Linux leaks those of other strings.
    private func draw(_ font: CTFont, in context: CGContext) {
        let text = NSMutableAttributedString(
            string: "Handgloves", attributes: [NSAttributedString.Key(kCTFontAttributeName): font])
        CTLineDraw(CTLineCreateWithAttributedString(text), context)
        text.deleteCharacters(in: NSRange(location: 0, length: text.length))
    }

    private let context = CGContext(
        data: nil, width: 100, height: 20, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!

    func testFontsThatWereDroppedAreGone() throws {
        let data = try bytes()
        weak var dropped: CGFont?
        let growth = try memoryGrowth(runs: 40) { run in
            let provider = try XCTUnwrap(CGDataProvider(data: data))
            let graphics = try XCTUnwrap(CGFont(provider))
            dropped = graphics
            let font = CTFontCreateWithGraphicsFont(graphics, 12, nil, nil)
            draw(font, in: context)
            draw(CTFontCreateCopyWithAttributes(font, 14, nil, nil), in: context)
        }
        XCTAssertNil(dropped)
        // Glyph bitmaps stay cached for a while.
        if let growth { XCTAssertLessThan(growth, Double(data.count) / 4) }
    }

    /// Many different fonts, each used and released, take no more memory than a few: what caches keep is bounded.
    func testSixtyFontsTakeTheMemoryOfAFew() throws {
        let families = [
            "DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono", "Liberation Sans", "Liberation Serif", "Liberation Mono",
            "Inter", "Noto Sans", "Noto Serif", "Noto Sans Mono",
        ]
        var files: Set<String> = []
        for family in families {
            for style in ["", " Bold", " Italic"] {
                if case .file(let path) = CTFontCreateWithName(family + style, 12, nil).record.source.bytes {
                    files.insert(path)
                }
            }
        }
        let fonts = try files.sorted().map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
        let bytes = fonts.reduce(0) { $0 + $1.count } / fonts.count
        var fontCount = 0
        // The same bytes with one more byte appended are a different font.
        let growth = memory { () -> Void in
            for index in 0..<60 {
                let data = fonts[index % fonts.count] + Data([UInt8(index)])
                guard let graphics = CGDataProvider(data: data).flatMap({ CGFont($0) }) else { continue }
                fontCount += 1
                let font = CTFontCreateWithGraphicsFont(graphics, CGFloat(12 + index % 3), nil, nil)
                draw(font, in: context)
            }
        }
        XCTAssertEqual(fontCount, 60)
        guard let growth else { return }
        print("\(files.count) files, 60 fonts of \(bytes >> 10) KB on the average leave \(growth.bytes >> 10) KB")
        XCTAssertLessThan(growth.bytes, 4 * bytes + (1 << 20))
    }

    /// Cached outlines of a font's glyphs are released with it, too.
    func testOutlinesGoWithTheirFont() throws {
        let data = try bytes()
        let growth = try memoryGrowth(runs: 40) { run in
            let provider = try XCTUnwrap(CGDataProvider(data: data + Data([UInt8(run)])))
            draw(CTFontCreateWithGraphicsFont(try XCTUnwrap(CGFont(provider)), 12, nil, nil), in: context)
        }
        guard let growth else { return }
        print("\(growth) bytes for each font")
        XCTAssertLessThan(growth, 4096)
    }

    func testFontsOfDescriptorsAreGone() throws {
        let data = try bytes()
        let growth = try memoryGrowth(runs: 40) { _ in
            let descriptor = try XCTUnwrap(CTFontManagerCreateFontDescriptorFromData(data))
            draw(CTFontCreateWithFontDescriptor(descriptor, 12, nil), in: context)
        }
        if let growth { XCTAssertLessThan(growth, Double(data.count) / 4) }
    }

    func testRegisteredFontsAreGoneOnceTheyAreUnregistered() throws {
        let data = try bytes()
        let growth = try memoryGrowth(runs: 20) { _ in
            let font = try XCTUnwrap(CGDataProvider(data: data).flatMap { CGFont($0) })
            XCTAssertTrue(CTFontManagerRegisterGraphicsFont(font, nil))
            let name = try XCTUnwrap(font.postScriptName)
            let found = CTFontCreateWithName(name, 12, nil)
            XCTAssertTrue(found.graphicsFont === font)
            draw(found, in: context)
            XCTAssertTrue(CTFontManagerUnregisterGraphicsFont(font, nil))
        }
        if let growth { XCTAssertLessThan(growth, Double(data.count) / 4) }
    }

    /// As long as it is in use, a font is parsed once.
    func testAFontIsReadOnce() throws {
        let graphics = try XCTUnwrap(CGDataProvider(data: bytes()).flatMap { CGFont($0) })
        let fonts = (1...3).map { CTFontCreateWithGraphicsFont(graphics, CGFloat(10 * $0), nil, nil) }
        for font in fonts {
            XCTAssertTrue(font.graphicsFont === graphics)
            XCTAssertTrue(font.shaping === fonts[0].shaping)
        }
    }
}
