import CoreText
import UIKit
import XCTest

/// The interface font takes up as much space as San Francisco on iOS.
final class SystemFontMetricsTests: XCTestCase {
    private struct Measured {
        var text: String
        var size: CGFloat
        var weight: UIFont.Weight
        var width: CGFloat

        init(_ text: String, _ size: CGFloat, _ width: CGFloat, _ weight: UIFont.Weight = .regular) {
            (self.text, self.size, self.weight, self.width) = (text, size, weight, width)
        }
    }

    /// Widths of single-line labels from Interface Builder, measured with iOS's font and rounded up to half points.
    private let measured = [
        Measured("Label", 11, 30, .semibold), Measured("Label", 12, 31), Measured("Label", 13, 33),
        Measured("Label", 13, 34.5, .semibold), Measured("Label", 14, 35.5), Measured("Label", 15, 38.5, .medium),
        Measured("Label", 16, 39.5), Measured("Label", 17, 41.5), Measured("Label", 17, 43.5, .semibold),
        Measured("Label", 17, 44.5, .bold), Measured("Label", 20, 48), Measured("Button", 15, 46),
        Measured("Title", 17, 33.5), Measured("Title", 17, 38, .heavy), Measured("Default", 17, 55),
        Measured("Developer", 17, 78), Measured("Automatic", 17, 77.5), Measured("Location", 17, 65.5),
        Measured("Hello World", 17, 88.5),
        Measured("DISCOUNT", 17, 85.5), Measured("QUICK SETTINGS", 17, 136.5), Measured("AUTO ROTATE", 13, 92, .bold),
        Measured("DAY NAME", 11, 59, .semibold), Measured("11:59 AM", 12, 52), Measured("00:00", 17, 46),
        Measured("500", 17, 31), Measured("Version 4.4.2", 14, 84.5), Measured("8 min", 17, 44.5, .semibold),
        Measured("Try editing the last cell.", 17, 176), Measured("Second time break (minutes)", 17, 219.5),
        Measured("Disable Response Caching", 17, 215.5, .bold), Measured("Camera Unavailable", 22, 191),
        Measured("Favourite rooms and people", 22, 280, .semibold),
        Measured("Time to add some Podcasts!", 22, 288.5, .bold),
        Measured("Article Title", 28, 136), Measured("Welcome to AltStore.", 34, 333.5, .bold),
    ]

    private func width(_ text: String, _ font: UIFont, _ more: [NSAttributedString.Key: Any] = [:]) -> CGFloat {
        (text as NSString).size(withAttributes: more.merging([.font: font]) { $1 }).width
    }

    func testWidthsAreNearThoseOfIOS() {
        var ratios: [CGFloat] = []
        for it in measured {
            let ours = width(it.text, .systemFont(ofSize: it.size, weight: it.weight))
            // Rounding up to half a point adds a quarter on average.
            let theirs = it.width - 0.25
            XCTAssertEqual(ours, theirs, accuracy: 0.02 * theirs + 0.25, "\(it)")
            ratios.append(ours / theirs)
        }
        XCTAssertEqual(ratios.reduce(0, +) / CGFloat(ratios.count), 1, accuracy: 0.004)
    }

    @MainActor func testShortTextFitsWhereItFitsOnIOS() async {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 20.5))
        label.text = "cp2"
        label.contentScaleFactor = 2
        XCTAssertLessThanOrEqual(label.intrinsicContentSize.width, 29.5)
        XCTAssertLessThanOrEqual(label.intrinsicContentSize.height, 20.5)
    }

    @MainActor func testLinesAreAsHighAsOnIOS() async {
        let heights: [(size: CGFloat, exact: CGFloat, label: CGFloat)] = [
            (10, 11.93359375, 12), (11, 13.126953125, 13.5), (12, 14.3203125, 14.5), (13, 15.513671875, 16),
            (14, 16.70703125, 17), (15, 17.900390625, 18), (16, 19.09375, 19.5), (17, 20.287109375, 20.5),
            (18, 21.48046875, 21.5), (20, 23.8671875, 24), (22, 26.25390625, 26.5), (28, 33.4140625, 33.5),
            (34, 40.57421875, 41),
        ]
        for (size, exact, height) in heights {
            for weight in [UIFont.Weight.light, .regular, .semibold, .black] {
                let font = UIFont.systemFont(ofSize: size, weight: weight)
                XCTAssertEqual(font.lineHeight, exact, accuracy: 1e-9)
                XCTAssertEqual(font.ascender, size * 0.9521484375, accuracy: 1e-9)
                XCTAssertEqual(font.leading, 0)
                let label = UILabel()
                label.contentScaleFactor = 2
                label.font = font
                label.text = "Label"
                XCTAssertEqual(label.intrinsicContentSize.height, height, "\(size)")
            }
        }
    }

    /// The spacing is the font's, so that all measurements agree.
    func testSpacingIsPartOfTheFont() {
        let text = "Afford 12.5 % WAVE"
        for size: CGFloat in [6, 8.5, 12, 17, 20.5, 28, 40, 96] {
            let font = UIFont.systemFont(ofSize: size, weight: .medium)
            let units = Array(text.utf16)
            var glyphs = [CGGlyph](repeating: 0, count: units.count)
            XCTAssertTrue(CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count))
            let sum = CTFontGetAdvancesForGlyphs(font, .default, glyphs, nil, glyphs.count)
            // A kern of 0 disables pair kerning, and keeps the font's spacing.
            let attributes: [NSAttributedString.Key: Any] = [.font: font, .kern: 0, .ligature: 0]
            let line = CTLineCreateWithAttributedString(NSAttributedString(string: text, attributes: attributes))
            XCTAssertEqual(CTLineGetTypographicBounds(line, nil, nil, nil), sum, accuracy: 1e-6 * sum)
            let end = CTLineGetOffsetForStringIndex(line, units.count, nil)
            XCTAssertEqual(Double(end), sum, accuracy: 1e-6 * sum)
            XCTAssertEqual(Double(width(text, font, [.kern: 0, .ligature: 0])), sum, accuracy: 1e-6 * sum)
            let third = CTFontGetAdvancesForGlyphs(font, .default, glyphs, nil, 3)
            XCTAssertEqual(Double(CTLineGetOffsetForStringIndex(line, 3, nil)), third, accuracy: 1e-6 * sum)
        }
    }

    func testSpacingOfAttributesIsAddedToTheFonts() {
        let font = UIFont.systemFont(ofSize: 17)
        let plain = width("Label", font)
        for key in [NSAttributedString.Key.kern, NSAttributedString.Key("CTTracking")] {
            XCTAssertEqual(width("Label", font, [key: 1.5]), plain + 5 * 1.5, accuracy: 1e-6)
        }
        XCTAssertEqual(width("nnn", font, [.kern: 0]), width("nnn", font), accuracy: 1e-6)
    }

    func testAFontByItsOwnNameIsAsItsDesignerMadeIt() throws {
        let font = try XCTUnwrap(UIFont(name: "Inter-Regular", size: 17))
        XCTAssertGreaterThan(width("cp2", font), 30.1)
        XCTAssertNotEqual(font, .systemFont(ofSize: 17))
        XCTAssertEqual(UIFont(name: ".SFUI-Regular", size: 17), .systemFont(ofSize: 17))
    }

    func testDerivedFontsAreSpacedToo() throws {
        let font = UIFont.systemFont(ofSize: 17)
        XCTAssertEqual(font.withSize(22), .systemFont(ofSize: 22))
        let descriptor = font.fontDescriptor
        XCTAssertEqual(UIFont(descriptor: descriptor, size: 28), .systemFont(ofSize: 28))
        XCTAssertEqual(UIFont(descriptor: UIFontDescriptor(fontAttributes: descriptor.fontAttributes), size: 0), font)
        let bold = try XCTUnwrap(descriptor.withSymbolicTraits(.traitBold))
        XCTAssertEqual(UIFont(descriptor: bold, size: 0), .systemFont(ofSize: 17, weight: .bold))
        let heavy = descriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
        XCTAssertEqual(UIFont(descriptor: heavy, size: 0), .systemFont(ofSize: 17, weight: .heavy))
        let style = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.body])
        XCTAssertEqual(UIFont(descriptor: style, size: 0), .systemFont(ofSize: 17))
        let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
        XCTAssertEqual(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data), font)
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        XCTAssertEqual(width("11:11", digits), width("00:00", digits), accuracy: 1e-6)
        XCTAssertEqual(digits.lineHeight, font.lineHeight)
        // Another family is itself.
        let other = UIFont(descriptor: descriptor.withFamily("Liberation Sans"), size: 0)
        XCTAssertEqual(other, UIFont(name: "LiberationSans", size: 17))
    }
}
