import CoreGraphics
import XCTest

extension Tolerance {
    /// Poppler draws glyphs at whole positions of the pixels that are averaged.
    fileprivate static let text = Tolerance(interior: 4, edgeMean: 26, edge98thPercentile: 90, edgeMax: 140)
}

final class PDFTextTests: XCTestCase {
    private func font(_ name: String) throws -> CGFont {
        try XCTUnwrap(CGFont(name), "\(name) is not installed; scripts/setup installs it")
    }

    /// Draws one glyph for each character, side by side.
    private func show(
        _ text: String, _ font: CGFont, size: CGFloat = 20, at origin: CGPoint, in context: CGContext
    ) {
        let glyphs = text.unicodeScalars.map { font.face.glyph(for: $0) }
        var advances = [Int32](repeating: 0, count: glyphs.count)
        XCTAssertTrue(font.getGlyphAdvances(glyphs: glyphs, count: glyphs.count, advances: &advances))
        var x = origin.x
        let positions = advances.map { advance in
            defer { x += CGFloat(advance) * size / CGFloat(font.unitsPerEm) }
            return CGPoint(x: x, y: origin.y)
        }
        context.setFont(font)
        context.setFontSize(size)
        context.showGlyphs(glyphs, at: positions)
    }

    func testTextIsTextInEmbeddedFonts() throws {
        let sans = try font("LiberationSans")
        let bold = try font("LiberationSans-Bold")
        let cjk = try font("NotoSansCJKjp-Regular")
        let file = try PDFFile(
            CGSize(width: 300, height: 200),
            pages: [
                { [self] context in
                    show("Kasane, layers (& more)", sans, at: CGPoint(x: 20, y: 160), in: context)
                    context.setFillColor(.red)
                    show("bold Ünïcode", bold, at: CGPoint(x: 20, y: 120), in: context)
                    show("重ねる文字", cjk, at: CGPoint(x: 20, y: 80), in: context)
                    context.setAlpha(0.5)
                    context.beginTransparencyLayer(auxiliaryInfo: nil)
                    show("within a layer", sans, at: CGPoint(x: 20, y: 40), in: context)
                    context.endTransparencyLayer()
                }
            ])
        let text = try file.text("-layout")
        for line in ["Kasane, layers (& more)", "bold Ünïcode", "重ねる文字", "within a layer"] {
            XCTAssertTrue(text.contains(line), "\(line) in \(text)")
        }
        let fonts = try file.fonts()
        XCTAssertEqual(fonts.count, 3, "\(fonts)")
        for name in ["LiberationSans ", "LiberationSans-Bold ", "NotoSansCJKjp-Regular "] {
            let line = try XCTUnwrap(fonts.first { $0.contains("+\(name)") }, "\(fonts)")
            // Embedded, a subset, with its characters.
            XCTAssertTrue(line.contains("yes yes yes"), line)
            XCTAssertFalse(line.contains("Type 3"), line)
        }
        XCTAssertEqual(try file.images(), [])
    }

    func testTextLooksAsItsOutlines() throws {
        let sans = try font("LiberationSans-BoldItalic")
        let draw: (CGContext) -> Void = { [self] context in
            context.setFillColor(.blue)
            show("Turn", sans, size: 30, at: CGPoint(x: 8, y: 10), in: context)
            context.concatenate(CGAffineTransform(1.2, 0.4, -0.3, 0.9, 20, 40))
            context.textMatrix = CGAffineTransform(1, 0, 0.5, 1, 4, 2)
            show("Skew", sans, size: 24, at: .zero, in: context)
            context.textMatrix = CGAffineTransform(-1, 0, 0, 1, 80, 40)
            context.setTextDrawingMode(.fillStroke)
            context.setLineWidth(0.5)
            show("back", sans, size: 24, at: .zero, in: context)
        }
        let file = try PDFFile(pages: [draw])
        let result = Comparison(try file.pictures()[0], oracle: try Picture.drawn(120, 120, draw))
        XCTAssertTrue(result.isWithin(.text), "\(result)")
        XCTAssertEqual(try file.fonts().count, 1)
    }

    func testFontsOfBytesAreTextInTracedFonts() throws {
        guard case .file(let path) = try font("LiberationSans").face.source.bytes else { return XCTFail("no file") }
        let provider = try XCTUnwrap(CGDataProvider(data: try Data(contentsOf: URL(fileURLWithPath: path))))
        let sans = try XCTUnwrap(CGFont(provider))
        let draw: (CGContext) -> Void = { [self] context in
            context.setFillColor(.blue)
            show("Traced", sans, size: 24, at: CGPoint(x: 8, y: 70), in: context)
            context.concatenate(CGAffineTransform(1.2, 0.4, -0.3, 0.9, 20, 0))
            show("Skew", sans, size: 24, at: CGPoint(x: 8, y: 8), in: context)
        }
        let file = try PDFFile(pages: [draw])
        let result = Comparison(try file.pictures()[0], oracle: try Picture.drawn(120, 120, draw))
        XCTAssertTrue(result.isWithin(.text), "\(result)")
        XCTAssertTrue(try file.text().contains("Traced"))
        let fonts = try file.fonts()
        // Cairo creates such a font again for each size.
        XCTAssertEqual(fonts.count, 2)
        XCTAssertTrue(fonts.allSatisfy { $0.contains("Type 3") }, "\(fonts)")
    }

    func testModesThatPDFHasNotAreOutlines() throws {
        let sans = try font("LiberationSans")
        let file = try PDFFile(pages: [
            { [self] context in
                context.setTextDrawingMode(.stroke)
                show("line", sans, at: CGPoint(x: 10, y: 10), in: context)
                context.setTextDrawingMode(.clip)
                show("clip", sans, size: 40, at: CGPoint(x: 10, y: 60), in: context)
                context.setFillColor(.red)
                context.fill(CGRect(x: 0, y: 0, width: 120, height: 120))
            }
        ])
        XCTAssertEqual(try file.fonts(), [])
        let picture = try file.pictures()[0]
        let red = stride(from: 0, to: picture.bytes.count, by: 4).filter {
            picture.bytes[$0] > 200 && picture.bytes[$0 + 1] < 80
        }
        XCTAssertTrue((100...2000).contains(red.count), "\(red.count)")
    }

    /// Glyphs that don't map one to one to characters: ligatures, letters with accents, right-to-left text.
    func testGlyphsKeepTheirCharacters() throws {
        let sans = try font("LiberationSans")
        let glyphs = "fix".unicodeScalars.map { sans.face.glyph(for: $0) }
        let places = [10, 15.6, 20].map { CGPoint(x: $0, y: 60) }
        let text = try XCTUnwrap(
            GlyphText(
                "office", clusters: [.init(bytes: 4, glyphs: 1), .init(bytes: 2, glyphs: 2)], glyphCount: 3,
                isBackward: false))
        let backward = try XCTUnwrap(
            GlyphText(
                "אבג", clusters: Array(repeating: .init(bytes: 2, glyphs: 1), count: 3), glyphCount: 3,
                isBackward: true))
        let file = try PDFFile(pages: [
            {
                $0.show(glyphs, of: sans, size: 20, at: places, text: text)
                $0.translateBy(x: 0, y: -40)
                $0.show(glyphs, of: sans, size: 20, at: places, text: backward)
            }
        ])
        let found = try file.text()
        XCTAssertTrue(found.contains("office"), found)
        XCTAssertTrue(found.contains("אבג"), found)
        XCTAssertNil(GlyphText("a", clusters: [.init(bytes: 2, glyphs: 1)], glyphCount: 1, isBackward: false))
        XCTAssertNil(GlyphText("a", clusters: [.init(bytes: 1, glyphs: 2)], glyphCount: 1, isBackward: false))
        XCTAssertNil(GlyphText("\0", clusters: [.init(bytes: 1, glyphs: 1)], glyphCount: 1, isBackward: false))
    }

    func testVariedFontsAreEmbeddedAsTheyAreDrawn() throws {
        // Made for the tests: an A that is a stem, ten units of a hundred wide, and fifty where its weight is 900.
        let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../CoreTextTests/Fixtures/axes.ttf")
        let light = try XCTUnwrap(CGFont(try XCTUnwrap(CGDataProvider(url: fixture as CFURL))))
        let heavy = try XCTUnwrap(light.copy(withVariations: ["Weight": 900]))
        let draw: (CGContext) -> Void = { [self] context in
            show("AAA", light, size: 24, at: CGPoint(x: 10, y: 70), in: context)
            show("AAA", heavy, size: 24, at: CGPoint(x: 10, y: 30), in: context)
        }
        let file = try PDFFile(pages: [draw])
        XCTAssertEqual(try file.text().components(separatedBy: "AAA").count, 3)
        let picture = try Picture.drawn(120, 120, draw)
        let result = Comparison(try file.pictures()[0], oracle: picture)
        XCTAssertTrue(result.isWithin(.text), "\(result)")
        XCTAssertFalse(
            Comparison(
                picture,
                oracle: try Picture.drawn(120, 120) { [self] context in
                    for y in [70, 30] { show("AAA", light, size: 24, at: CGPoint(x: 10, y: y), in: context) }
                }
            ).isWithin(.text), "the two weights look alike")
    }

    func testEmojiArePictures() throws {
        let emoji = try font("NotoColorEmoji")
        let draw: (CGContext) -> Void = { [self] context in
            show("🙂🎨", emoji, size: 40, at: CGPoint(x: 10, y: 40), in: context)
        }
        let file = try PDFFile(pages: [draw])
        XCTAssertGreaterThanOrEqual(try file.images().count, 2)
        let result = Comparison(try file.pictures()[0], oracle: try Picture.drawn(120, 120, draw))
        XCTAssertTrue(result.isWithin(.resampling), "\(result)")
    }

    func testAbsurdTextDoesNoHarm() throws {
        let sans = try font("LiberationSans")
        let file = try PDFFile(pages: [
            { [self] context in
                for size in [CGFloat.nan, .infinity, 1e-30, 1e30, -20, 0] {
                    show("x", sans, size: size.isFinite ? size : 1, at: CGPoint(x: 10, y: 10), in: context)
                    context.show([40, 65535], of: sans, size: size, at: [.zero, CGPoint(x: 1e30, y: CGFloat.nan)])
                }
                context.scaleBy(x: 1e-20, y: 1e20)
                show("x", sans, at: CGPoint(x: 10, y: 10), in: context)
                context.scaleBy(x: 0, y: 1)
                show("x", sans, at: CGPoint(x: 10, y: 10), in: context)
            },
            { [self] in show("after", sans, at: CGPoint(x: 10, y: 10), in: $0) },
        ])
        XCTAssertTrue(try file.text().contains("after"))
    }
}
