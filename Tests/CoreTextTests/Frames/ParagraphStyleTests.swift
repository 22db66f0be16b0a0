import CoreText
import XCTest

final class ParagraphStyleTests: XCTestCase {
    private func distance(_ style: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier) -> CGFloat? {
        var value: CGFloat = -1
        return CTParagraphStyleGetValueForSpecifier(style, spec, MemoryLayout<CGFloat>.size, &value) ? value : nil
    }

    func testDefaults() {
        let style = CTParagraphStyleCreate(nil, 0)
        var alignment = CTTextAlignment.left
        XCTAssertTrue(CTParagraphStyleGetValueForSpecifier(style, .alignment, 1, &alignment))
        XCTAssertEqual(alignment, .natural)
        var direction = CTWritingDirection.leftToRight
        XCTAssertTrue(CTParagraphStyleGetValueForSpecifier(style, .baseWritingDirection, 1, &direction))
        XCTAssertEqual(direction, .natural)
        for spec in [CTParagraphStyleSpecifier.headIndent, .lineHeightMultiple, .maximumLineHeight, .paragraphSpacing] {
            XCTAssertEqual(distance(style, spec), 0)
        }
        XCTAssertEqual(distance(style, .maximumLineSpacing), .greatestFiniteMagnitude)
        var tabs: CFArray = []
        XCTAssertTrue(
            CTParagraphStyleGetValueForSpecifier(style, .tabStops, MemoryLayout<CFArray>.size, &tabs))
        XCTAssertEqual(
            tabs.compactMap { $0 as? CTTextTab }.map { CTTextTabGetLocation($0) }, (1...12).map { 28 * Double($0) })
    }

    func testEverySettingIsKept() {
        let distances: [CTParagraphStyleSpecifier] = [
            .firstLineHeadIndent, .headIndent, .tailIndent, .defaultTabInterval, .lineHeightMultiple,
            .maximumLineHeight,
            .minimumLineHeight, .lineSpacing, .paragraphSpacing, .paragraphSpacingBefore, .maximumLineSpacing,
            .minimumLineSpacing, .lineSpacingAdjustment,
        ]
        let style = Style(
            alignment: .justified, lineBreakMode: .byTruncatingMiddle, direction: .rightToLeft,
            distances: distances.enumerated().map { ($0.element, CGFloat($0.offset) + 0.5) }
        ).style
        for (i, spec) in distances.enumerated() { XCTAssertEqual(distance(style, spec), CGFloat(i) + 0.5) }
        var mode = CTLineBreakMode.byClipping
        XCTAssertTrue(CTParagraphStyleGetValueForSpecifier(style, .lineBreakMode, 1, &mode))
        XCTAssertEqual(mode, .byTruncatingMiddle)
        XCTAssertEqual(CTParagraphStyleCreateCopy(style), style)
        XCTAssertNotEqual(style, Style().style)
    }

    func testTabStopsAreSetAsOnApplesSystems() {
        var stops = [CTTextTabCreate(.left, 10, nil), CTTextTabCreate(.right, 90, nil)] as CFArray
        var indent: CGFloat = 5
        let style = withUnsafePointer(to: &stops) { stops in
            withUnsafePointer(to: &indent) { indent in
                let settings = [
                    CTParagraphStyleSetting(spec: .tabStops, valueSize: MemoryLayout<CFArray>.size, value: stops),
                    CTParagraphStyleSetting(spec: .headIndent, valueSize: MemoryLayout<CGFloat>.size, value: indent),
                ]
                return CTParagraphStyleCreate(settings, settings.count)
            }
        }
        var tabs: CFArray = []
        XCTAssertTrue(CTParagraphStyleGetValueForSpecifier(style, .tabStops, MemoryLayout<CFArray>.size, &tabs))
        XCTAssertEqual(tabs.compactMap { $0 as? CTTextTab }.map { CTTextTabGetLocation($0) }, [10, 90])
        XCTAssertEqual(distance(style, .headIndent), 5)
    }

    func testInvalidSettingsAreIgnored() {
        var number = 7.5
        var byte: UInt8 = 200
        let settings = [
            CTParagraphStyleSetting(spec: .headIndent, valueSize: 4, value: &number),
            CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: &byte),
            CTParagraphStyleSetting(spec: .count, valueSize: 8, value: &number),
            CTParagraphStyleSetting(spec: .tabStops, valueSize: 1, value: &byte),
        ]
        XCTAssertEqual(CTParagraphStyleCreate(settings, settings.count), CTParagraphStyleCreate(nil, 0))
        let negative = Style(distances: [(.headIndent, -5), (.tailIndent, -5), (.lineSpacing, .nan)]).style
        XCTAssertEqual(distance(negative, .headIndent), 0)
        XCTAssertEqual(distance(negative, .tailIndent), -5)
        XCTAssertEqual(distance(negative, .lineSpacing), 0)
        var small: UInt16 = 0
        XCTAssertFalse(CTParagraphStyleGetValueForSpecifier(negative, .headIndent, 2, &small))
        XCTAssertFalse(CTParagraphStyleGetValueForSpecifier(negative, .count, 8, &number))
    }
}
