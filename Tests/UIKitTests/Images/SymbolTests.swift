import UIKit
import XCTest

final class SymbolTests: XCTestCase {
    func testTheSymbolsThatExamplesUse() {
        let plain = ["checkmark", "xmark", "plus", "minus", "info", "snow", "snowflake", "gear"]
        let solid = ["heart", "star", "gearshape", "person", "play", "pause"]
        let directions = ["left", "right", "up", "down"].flatMap { ["chevron.\($0)", "arrow.\($0)"] }
        for name in plain + solid + directions {
            for ending in ["", ".circle", ".circle.fill"] {
                XCTAssertNotNil(UIImage(systemName: name + ending), name + ending)
            }
        }
        for name in solid { XCTAssertNotNil(UIImage(systemName: name + ".fill")) }
        for name in [
            "", ".", "fill", "checkmark.fill", "no.such.symbol", "heart.fill.circle", "chevron", "arrow..left",
        ] {
            XCTAssertNil(UIImage(systemName: name), name)
        }
    }

    func testSizeFollowsTheConfiguration() throws {
        func size(_ configuration: UIImage.SymbolConfiguration) throws -> CGFloat {
            try XCTUnwrap(UIImage(systemName: "circle", withConfiguration: configuration)).size.height
        }
        let ten = try size(.init(pointSize: 10))
        XCTAssertEqual(try size(.init(pointSize: 40)), 4 * ten, accuracy: 1e-6)
        XCTAssertLessThan(try size(.init(pointSize: 10, weight: .regular, scale: .small)), ten)
        XCTAssertGreaterThan(try size(.init(pointSize: 10, weight: .regular, scale: .large)), ten)
        XCTAssertEqual(try size(.init(pointSize: .nan)), try size(.unspecified))
        XCTAssertEqual(try size(.init(textStyle: .largeTitle)), 3.4 * ten, accuracy: 1e-6)
        let both = UIImage.SymbolConfiguration(pointSize: 40).applying(UIImage.SymbolConfiguration(weight: .bold))
        XCTAssertEqual(try size(both), 4 * ten, accuracy: 1e-6)
    }

    func testHeavierSymbolsHaveMoreInk() throws {
        var last = 0
        for weight in 1...9 {
            let configuration = UIImage.SymbolConfiguration(
                pointSize: 60, weight: try XCTUnwrap(UIImage.SymbolWeight(rawValue: weight)))
            let image = try XCTUnwrap(UIImage(systemName: "xmark", withConfiguration: configuration))
            let count = try XCTUnwrap(PixelReader(image)).inkedCount
            XCTAssertGreaterThan(count, last)
            last = count
        }
    }

    func testFilledFormsAreTheOtherWayRound() throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 100)
        func middle(_ name: String) throws -> UInt8 {
            let image = try XCTUnwrap(UIImage(systemName: name, withConfiguration: configuration))
            let pixels = try XCTUnwrap(PixelReader(image))
            return pixels[pixels.width / 2, pixels.height / 2][3]
        }
        XCTAssertEqual(try middle("plus.circle"), 255)
        XCTAssertEqual(try middle("plus.circle.fill"), 0)
        XCTAssertEqual(try middle("heart"), 0)
        XCTAssertEqual(try middle("heart.fill"), 255)
    }

    func testSymbolsTakeTheFillColor() throws {
        let symbol = try XCTUnwrap(UIImage(systemName: "circle.fill"))
        XCTAssertTrue(symbol.isSymbolImage)
        let page = try XCTUnwrap(
            PixelReader(
                .drawing(60, 20) { _ in
                    UIColor.red.setFill()
                    symbol.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
                    symbol.withTintColor(.blue).draw(in: CGRect(x: 20, y: 0, width: 20, height: 20))
                    symbol.applyingSymbolConfiguration(.init(hierarchicalColor: .green))?.draw(
                        in: CGRect(x: 40, y: 0, width: 20, height: 20))
                }))
        XCTAssertEqual(
            [page[10, 10], page[30, 10], page[50, 10]], [[255, 0, 0, 255], [0, 0, 255, 255], [0, 255, 0, 255]])
        // Without a colour it is black.
        let pixels = try XCTUnwrap(PixelReader(symbol))
        XCTAssertEqual(pixels[pixels.width / 2, pixels.height / 2], [0, 0, 0, 255])
    }

    func testDirectionsPointThere() throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 100)
        // The head of an arrow is the heavier half.
        for (name, right, down) in [("right", 1, 0), ("left", -1, 0), ("up", 0, -1), ("down", 0, 1)] {
            let image = try XCTUnwrap(UIImage(systemName: "arrow.\(name)", withConfiguration: configuration))
            let pixels = try XCTUnwrap(PixelReader(image))
            var (x, y) = (0, 0)
            for row in 0..<pixels.height {
                for column in 0..<pixels.width where pixels[column, row][3] > 127 {
                    x += 2 * column - pixels.width
                    y += 2 * row - pixels.height
                }
            }
            if right != 0 { XCTAssertGreaterThan(x * right, abs(y)) } else { XCTAssertGreaterThan(y * down, abs(x)) }
        }
    }
}
