import UIKit
import XCTest

@testable import SwiftUI

final class SymbolVariantTests: HierarchyTestCase {
    func testVariantsAddUp() async {
        XCTAssertEqual(SymbolVariants.circle.fill.names(of: "star").first, "star.circle.fill")
        XCTAssertEqual(SymbolVariants.fill.names(of: "star.fill"), ["star.fill"])
        XCTAssertEqual(SymbolVariants.none.names(of: "star"), ["star"])
        XCTAssertTrue(SymbolVariants.circle.fill.contains(.fill))
        XCTAssertFalse(SymbolVariants.fill.contains(.circle))
        XCTAssertEqual(SymbolVariants.circle.square, .square)
    }

    func testAVariantIsShown() async throws {
        func ink<V: View>(_ view: V) throws -> Int { try XCTUnwrap(ViewPicture(60, 60, view)).inkedCount }
        let star = Image(systemName: "star").font(.system(size: 40))
        XCTAssertGreaterThan(
            try ink(star.symbolVariant(.fill)), try ink(star) + 100, "the middle is filled")
        XCTAssertEqual(try ink(star.symbolVariant(.none).symbolVariant(.fill)), try ink(star))
    }

    /// A symbol without its own colours has the foreground style, even if it can be multicolour.
    func testASymbolWithoutColorsHasTheForegroundStyle() async throws {
        for (name, expected) in [("airplane", [0, 0, 255]), ("star.fill", [255, 204, 0])] {
            let image = Image(systemName: name).font(.system(size: 40)).symbolRenderingMode(.multicolor)
                .foregroundStyle(Color(red: 0, green: 0, blue: 1))
            let picture = try XCTUnwrap(ViewPicture(60, 60, image))
            XCTAssertTrue(isClose(picture[30, 30], expected, 12), "\(name): \(picture[30, 30])")
        }
    }

    /// Symbols named after the reading direction follow it.
    func testSymbolsOfTheReadingDirectionAreMirrored() async throws {
        func ink(_ name: String, _ direction: LayoutDirection) throws -> [Int] {
            let image = Image(systemName: name).font(.system(size: 40)).environment(\.layoutDirection, direction)
            let picture = try XCTUnwrap(ViewPicture(60, 60, image))
            return (0..<60 * 60).map { picture[$0 % 60, $0 / 60][0] }
        }
        for (name, opposite) in [("chevron.forward", "chevron.backward"), ("arrow.forward", "arrow.backward")] {
            XCTAssertNotEqual(try ink(name, .rightToLeft), try ink(name, .leftToRight), name)
            let pairs = zip(try ink(name, .rightToLeft), try ink(opposite, .leftToRight))
            XCTAssertLessThan(pairs.map { abs($0 - $1) }.max() ?? 0, 64, name)
        }
        XCTAssertEqual(try ink("chevron.right", .rightToLeft), try ink("chevron.right", .leftToRight))
    }

    func testAPaletteHasTheForegroundStyles() async throws {
        let image = Image(systemName: "person.crop.circle.badge.plus").font(.system(size: 40))
            .symbolRenderingMode(.palette).foregroundStyle(.red, .green)
        let picture = try XCTUnwrap(ViewPicture(80, 80, image))
        let colors = (0..<80 * 80).map { picture[$0 % 80, $0 / 80] }
        XCTAssertTrue(colors.contains { isClose($0, [255, 59, 48], 12) }, "red")
        XCTAssertTrue(colors.contains { isClose($0, [52, 199, 89], 12) }, "green")
    }

    /// Several styles select the palette mode; an explicit mode takes precedence.
    func testSeveralStylesMakeAPalette() async throws {
        let image = Image(systemName: "plus.circle.fill").font(.system(size: 40))
        func colors<V: View>(_ view: V) throws -> [[Int]] {
            let picture = try XCTUnwrap(ViewPicture(80, 80, view))
            return (0..<80 * 80).map { picture[$0 % 80, $0 / 80] }
        }
        let two = try colors(image.foregroundStyle(.red, .green))
        XCTAssertTrue(two.contains { isClose($0, [255, 59, 48], 12) }, "red")
        XCTAssertTrue(two.contains { isClose($0, [52, 199, 89], 12) }, "green")
        let one = try colors(image.symbolRenderingMode(.monochrome).foregroundStyle(.red, .green))
        XCTAssertFalse(one.contains { isClose($0, [52, 199, 89], 12) })
        XCTAssertTrue(one.contains { isClose($0, [255, 59, 48], 12) })
    }
}
