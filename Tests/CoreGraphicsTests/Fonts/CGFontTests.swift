import CoreGraphics
import Foundation
import TestSupport
import XCTest

final class CGFontTests: XCTestCase {
    private func font(_ name: String) throws -> CGFont {
        try XCTUnwrap(CGFont(name), "\(name) is not installed; scripts/setup installs it")
    }

    private func bytes(_ name: String) throws -> Data {
        guard case .file(let path) = try font(name).face.source.bytes else { return Data() }
        return try Data(contentsOf: URL(fileURLWithPath: path))
    }

    // MARK: Creation

    func testFontsAreFoundByPostScriptAndFullName() throws {
        let bold = try font("LiberationSans-Bold")
        XCTAssertEqual(bold.postScriptName, "LiberationSans-Bold")
        XCTAssertEqual(bold.fullName, "Liberation Sans Bold")
        XCTAssertEqual(CGFont("liberation sans bold"), bold)
        XCTAssertNil(CGFont("No Such Font"))
        XCTAssertNil(CGFont(""))
    }

    /// The names of Apple's fonts give their substitutes in Core Text.
    func testApplesFontsHaveSubstitutes() throws {
        XCTAssertEqual(try font("Helvetica"), try font("LiberationSans"))
        XCTAssertEqual(try font("HelveticaNeue-Bold"), try font("LiberationSans-Bold"))
        XCTAssertEqual(try font("TimesNewRomanPS-ItalicMT").postScriptName, "LiberationSerif-Italic")
        XCTAssertEqual(try font("Courier New").fullName, "Liberation Mono")
        XCTAssertNil(CGFont("Roboto-Bold"))
    }

    func testMeasuresAreThoseOfTheTables() throws {
        let regular = try font("LiberationSans")
        XCTAssertEqual(regular.unitsPerEm, 2048)
        XCTAssertEqual([regular.ascent, regular.descent, regular.leading], [1854, -434, 67])
        XCTAssertEqual(regular.italicAngle, 0)
        XCTAssertLessThan(try font("LiberationSans-Italic").italicAngle, -5)
        XCTAssertEqual(regular.capHeight, 1409)
        XCTAssertEqual(regular.xHeight, 1082)
        XCTAssertGreaterThan(regular.numberOfGlyphs, 600)
    }

    func testGlyphsHaveNamesAdvancesAndBoxes() throws {
        let regular = try font("LiberationSans")
        let glyph = regular.getGlyphWithGlyphName(name: "A")
        XCTAssertEqual(regular.name(for: glyph), "A")
        XCTAssertEqual(regular.getGlyphWithGlyphName(name: "no such name"), 0)
        XCTAssertNil(regular.name(for: .max))
        var advance: Int32 = 0
        XCTAssertTrue(regular.getGlyphAdvances(glyphs: [glyph], count: 1, advances: &advance))
        XCTAssertEqual(advance, 1366)
        XCTAssertFalse(regular.getGlyphAdvances(glyphs: [.max], count: 1, advances: &advance))
        var box = CGRect.zero
        XCTAssertTrue(regular.getGlyphBBoxes(glyphs: [glyph], count: 1, bboxes: &box))
        XCTAssertEqual(box.minY, 0)
        XCTAssertEqual(box.maxY, 1409)
    }

    func testTablesCanBeRead() throws {
        let regular = try font("LiberationSans")
        let head: UInt32 = 0x6865_6164
        XCTAssertTrue(try XCTUnwrap(regular.tableTags as? [UInt32]).contains(head))
        XCTAssertEqual(regular.table(for: head)?.count, 54)
        XCTAssertNil(regular.table(for: 0))
    }

    // MARK: Hostile bytes

    func testBytesThatAreNoFontAreRefused() throws {
        XCTAssertNil(CGFont(try XCTUnwrap(CGDataProvider(data: Data()))))
        XCTAssertNil(CGFont(try XCTUnwrap(CGDataProvider(data: Data(repeating: 0, count: 1000)))))
        XCTAssertNil(CGFont(try XCTUnwrap(CGDataProvider(data: Data("OTTO and then nothing of use".utf8)))))
    }

    func testDamagedFontsAreRefusedOrDrawnWithoutACrash() throws {
        for name in ["LiberationSans", "Inter-Regular"] {
            let whole = try bytes(name)
            var random = SeededRandom(seed: 42)
            for round in 0..<60 {
                var damaged = whole
                if round % 3 == 0 {
                    damaged = damaged.prefix(Int.random(in: 0..<whole.count, using: &random))
                } else {
                    // The first bytes give the offsets of the tables; the tables follow.
                    for _ in 0..<(round % 3 == 1 ? 4 : 400) {
                        let reach = round % 3 == 1 ? 300 : whole.count
                        damaged[Int.random(in: 0..<reach, using: &random)] = UInt8.random(in: 0...255, using: &random)
                    }
                }
                guard let font = CGFont(try XCTUnwrap(CGDataProvider(data: Data(damaged)))) else { continue }
                exercise(font)
            }
        }
    }

    private func exercise(_ font: CGFont) {
        _ = (font.postScriptName, font.fullName, font.capHeight, font.xHeight, font.fontBBox, font.variationAxes)
        for glyph in stride(from: 0, to: CGGlyph(clamping: font.numberOfGlyphs), by: 37) {
            _ = font.face.outline(of: glyph)
            _ = font.face.picture(of: glyph)
            _ = font.name(for: glyph)
        }
    }

    // MARK: Drawing

    func testAGlyphCoversTheAreaOfItsOutline() throws {
        let regular = try font("LiberationSans")
        let canvas = try Canvas(200, 200)
        canvas.context.setFont(regular)
        canvas.context.setFontSize(150)
        // A square of known size: the bounding box of a hyphen.
        let hyphen = regular.face.glyph(for: "-")
        canvas.context.showGlyphs([hyphen], at: [CGPoint(x: 20.3, y: 40.7)])
        let box = CGRect(regular.face.boundingBox(of: hyphen))
        let scale = 150.0 / 2048
        XCTAssertEqual(canvas.area, box.width * box.height * scale * scale, accuracy: 1)
    }

    func testTextDrawnNowhereDrawsNothing() throws {
        let canvas = try Canvas()
        canvas.context.showGlyphs([40], at: [.zero])
        canvas.context.setFont(try font("LiberationSans"))
        canvas.context.showGlyphs([40], at: [.zero])
        canvas.context.setFontSize(.nan)
        canvas.context.setFontSize(10)
        canvas.context.showGlyphs([40, .max], at: [CGPoint(x: CGFloat.nan, y: 0), .zero])
        canvas.context.setTextDrawingMode(.invisible)
        canvas.context.showGlyphs([40], at: [.zero])
        canvas.context.textMatrix = CGAffineTransform(scaleX: 0, y: 1)
        canvas.context.setTextDrawingMode(.fillStroke)
        canvas.context.showGlyphs([40], at: [.zero])
        XCTAssertEqual(canvas.area, 0)
    }
}
