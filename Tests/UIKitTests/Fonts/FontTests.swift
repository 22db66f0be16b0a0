import CoreText
import UIKit
import XCTest

final class FontTests: XCTestCase {
    func testTraitsHaveKeysOfTheirType() throws {
        let traits = UIFont.systemFont(ofSize: 20, weight: .semibold).fontDescriptor.object(forKey: .traits)
        let byKey = try XCTUnwrap(traits as? [UIFontDescriptor.TraitKey: Any])
        let weight = try XCTUnwrap(byKey[.weight] as? NSNumber)
        XCTAssertEqual(weight.doubleValue, Double(UIFont.Weight.semibold.rawValue), accuracy: 0.05)
        let byName = try XCTUnwrap(traits as? [String: Any])
        XCTAssertEqual(byName[UIFontDescriptor.TraitKey.weight.rawValue] as? NSNumber, weight)
    }

    /// Text can be drawn with a placeholder font.
    func testAFontOfNothingIsUsable() {
        let font = UIFont()
        XCTAssertGreaterThan(font.pointSize, 0)
        XCTAssertGreaterThan(NSAttributedString(string: "a", attributes: [.font: font]).size().width, 0)
    }

    func testFeaturesHaveKeysOfTheirType() throws {
        let feature: [UIFontDescriptor.FeatureKey: Int] = [.type: 6, .selector: 0]
        let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([.featureSettings: [feature]])
        let features = descriptor.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Any]]
        XCTAssertEqual(features?.first?[.type] as? Int, 6)
    }

    func testSystemFontsHaveTheirWeights() {
        let regular = UIFont.systemFont(ofSize: 17)
        XCTAssertEqual(regular.pointSize, 17)
        XCTAssertEqual(regular.familyName, "Inter")
        XCTAssertEqual(UIFont.systemFont(ofSize: 17, weight: .bold).fontName, "Inter-Bold")
        XCTAssertEqual(UIFont.systemFont(ofSize: 17, weight: .ultraLight).fontName, "Inter-Thin")
        XCTAssertTrue(UIFont.boldSystemFont(ofSize: 12).fontDescriptor.symbolicTraits.contains(.traitBold))
        XCTAssertTrue(UIFont.italicSystemFont(ofSize: 12).fontDescriptor.symbolicTraits.contains(.traitItalic))
        XCTAssertTrue(
            UIFont.monospacedSystemFont(ofSize: 12, weight: .bold).fontDescriptor.symbolicTraits.isSuperset(
                of: [.traitMonoSpace, .traitBold]))
    }

    func testMetricsAreCoreTexts() {
        let font = UIFont.systemFont(ofSize: 20)
        let other = CTFontCreateUIFontForLanguage(.system, 20, nil)!
        XCTAssertEqual(font.ascender, CTFontGetAscent(other))
        XCTAssertEqual(font.descender, -CTFontGetDescent(other))
        XCTAssertEqual(font.lineHeight, font.ascender - font.descender)
        XCTAssertGreaterThan(font.capHeight, font.xHeight)
        XCTAssertLessThan(font.descender, 0)
    }

    func testTextStylesHaveApplesSizes() {
        let sizes: [(UIFont.TextStyle, CGFloat)] = [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
            (.callout, 16),
            (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ]
        for (style, size) in sizes { XCTAssertEqual(UIFont.preferredFont(forTextStyle: style).pointSize, size) }
        XCTAssertTrue(UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits.contains(.traitBold))
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize, 53)
        XCTAssertEqual(
            UIFontMetrics.default.scaledValue(for: 10, compatibleWith: large), 10 * 53 / 17, accuracy: 1e-9)
    }

    func testNames() {
        XCTAssertEqual(UIFont(name: "LiberationSans-Bold", size: 10)?.fontName, "LiberationSans-Bold")
        XCTAssertNil(UIFont(name: "NoSuchFontAnywhere", size: 10))
        // Code that requests one of iOS's fonts expects to get one.
        XCTAssertNotNil(UIFont(name: "HelveticaNeue-Bold", size: 10))
        XCTAssertTrue(UIFont.familyNames.contains("Liberation Sans"))
        XCTAssertTrue(UIFont.fontNames(forFamilyName: "Liberation Sans").contains("LiberationSans-Italic"))
        XCTAssertEqual(UIFont.fontNames(forFamilyName: "No such family"), [])
    }

    func testDescriptors() throws {
        let font = try XCTUnwrap(UIFont(name: "LiberationSans", size: 14))
        let bold = try XCTUnwrap(font.fontDescriptor.withSymbolicTraits(.traitBold))
        XCTAssertEqual(UIFont(descriptor: bold, size: 0).fontName, "LiberationSans-Bold")
        XCTAssertEqual(UIFont(descriptor: bold, size: 0).pointSize, 14)
        XCTAssertEqual(UIFont(descriptor: bold, size: 30).pointSize, 30)
        XCTAssertNil(font.fontDescriptor.withSymbolicTraits(.traitMonoSpace))
        let weighted = UIFontDescriptor(fontAttributes: [
            .family: "Inter", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.black],
        ])
        XCTAssertEqual(UIFont(descriptor: weighted, size: 12).fontName, "Inter-Black")
        XCTAssertEqual(font.withSize(20).pointSize, 20)
        XCTAssertEqual(font, UIFont(name: "LiberationSans", size: 14))
        let serif = try XCTUnwrap(UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(.serif))
        XCTAssertTrue(UIFont(descriptor: serif, size: 0).familyName.contains("Serif"))
    }

    func testTabularDigitsAreEquallyWide() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
        func width(_ text: String, _ font: UIFont) -> Double {
            CTLineGetTypographicBounds(
                CTLineCreateWithAttributedString(NSAttributedString(string: text, attributes: [.font: font])), nil, nil,
                nil)
        }
        XCTAssertEqual(width("111", font), width("888", font), accuracy: 1e-6)
        XCTAssertNotEqual(width("111", .systemFont(ofSize: 20)), width("888", .systemFont(ofSize: 20)), accuracy: 0.1)
    }

    func testArchives() throws {
        let font = UIFont.systemFont(ofSize: 19, weight: .semibold)
        let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
        let read = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data))
        XCTAssertEqual([read.fontName, "\(read.pointSize)"], [font.fontName, "19.0"])
    }
}
