import CoreImage
import UIKit
import XCTest

final class ColorTests: XCTestCase {
    private func rgb(_ color: UIColor) -> [CGFloat] {
        var (r, g, b, a) = (-1.0, -1.0, -1.0, -1.0) as (CGFloat, CGFloat, CGFloat, CGFloat)
        XCTAssertTrue(color.getRed(&r, green: &g, blue: &b, alpha: &a))
        return [r, g, b, a]
    }

    private func assertEqual(_ a: [CGFloat], _ b: [CGFloat], accuracy: CGFloat = 1e-4, line: UInt = #line) {
        XCTAssertEqual(a.count, b.count, line: line)
        for (x, y) in zip(a, b) { XCTAssertEqual(x, y, accuracy: accuracy, "\(a) is not \(b)", line: line) }
    }

    // MARK: Literals

    func testLiterals() {
        let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        assertEqual(rgb(color), [1, 0.5, 0, 0.25])
        let list = [#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), .blue]
        XCTAssertEqual(list, [UIColor.red, .blue])
    }

    // MARK: Spaces

    func testGraysAreGraysAndTheRestIsExtendedSRGB() {
        XCTAssertEqual(UIColor.black.cgColor.numberOfComponents, 2)
        XCTAssertEqual(UIColor(white: 0.5, alpha: 1).cgColor.colorSpace?.name, CGColorSpace.extendedGray)
        XCTAssertEqual(UIColor.red.cgColor.colorSpace?.name, CGColorSpace.extendedSRGB)
        XCTAssertEqual(UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertNotEqual(UIColor.white, UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        assertEqual(rgb(UIColor(red: 1.5, green: -0.5, blue: 0, alpha: 1)), [1.5, -0.5, 0, 1])
    }

    func testDisplayP3LiesOutsideSRGB() {
        // iOS prints these for UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).
        assertEqual(
            rgb(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)), [1.0931, -0.2267, -0.1501, 1], accuracy: 2e-3)
    }

    func testNamedColors() {
        let names: [(UIColor, [CGFloat])] = [
            (.black, [0, 0, 0, 1]), (.darkGray, [1 / 3.0, 1 / 3.0, 1 / 3.0, 1]),
            (.lightGray, [2 / 3.0, 2 / 3.0, 2 / 3.0, 1]),
            (.white, [1, 1, 1, 1]), (.gray, [0.5, 0.5, 0.5, 1]), (.red, [1, 0, 0, 1]), (.green, [0, 1, 0, 1]),
            (.blue, [0, 0, 1, 1]), (.cyan, [0, 1, 1, 1]), (.yellow, [1, 1, 0, 1]), (.magenta, [1, 0, 1, 1]),
            (.orange, [1, 0.5, 0, 1]), (.purple, [0.5, 0, 0.5, 1]), (.brown, [0.6, 0.4, 0.2, 1]),
            (.clear, [0, 0, 0, 0]),
        ]
        for (color, components) in names { XCTAssertEqual(rgb(color), components) }
    }

    func testColorsPrintTheirSpaceAndComponentsAsOnIOS() {
        XCTAssertEqual(UIColor.red.description, "UIExtendedSRGBColorSpace 1 0 0 1")
        XCTAssertEqual(
            UIColor(red: 0.2, green: 1.0 / 3, blue: 0, alpha: 0.5).description,
            "UIExtendedSRGBColorSpace 0.2 0.333333 0 0.5")
        XCTAssertEqual(UIColor.white.description, "UIExtendedGrayColorSpace 1 1")
        XCTAssertEqual(
            UIColor(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)).description, "kCGColorSpaceModelRGB 1 0 0 1")
        XCTAssertTrue(UIColor { _ in .red }.description.hasPrefix("<UIDynamicProviderColor: 0x"))
    }

    // MARK: Hues

    func testHuesGoThereAndBack() {
        for hue in stride(from: 0.0, to: 1, by: 0.05) {
            for saturation in [0.2, 0.7, 1] as [CGFloat] {
                for brightness in [0.3, 1] as [CGFloat] {
                    let color = UIColor(hue: CGFloat(hue), saturation: saturation, brightness: brightness, alpha: 0.5)
                    var (h, s, b, a) = (0, 0, 0, 0) as (CGFloat, CGFloat, CGFloat, CGFloat)
                    XCTAssertTrue(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
                    assertEqual([h, s, b, a], [CGFloat(hue), saturation, brightness, 0.5])
                }
            }
        }
    }

    func testHuesOfTheWheel() {
        let sixths: [[CGFloat]] = [[1, 0, 0], [1, 1, 0], [0, 1, 0], [0, 1, 1], [0, 0, 1], [1, 0, 1], [1, 0, 0]]
        for (i, expected) in sixths.enumerated() {
            assertEqual(rgb(UIColor(hue: CGFloat(i) / 6, saturation: 1, brightness: 1, alpha: 1)), expected + [1])
        }
        var hue: CGFloat = -1
        XCTAssertTrue(UIColor.gray.getHue(&hue, saturation: nil, brightness: nil, alpha: nil))
        XCTAssertEqual(hue, 0)
        assertEqual(rgb(UIColor(hue: .nan, saturation: 0, brightness: 0.5, alpha: 1)), [0.5, 0.5, 0.5, 1])
    }

    func testWhiteIsTheBrightness() {
        var (white, alpha) = (-1, -1) as (CGFloat, CGFloat)
        XCTAssertTrue(UIColor(white: 0.3, alpha: 0.7).getWhite(&white, alpha: &alpha))
        assertEqual([white, alpha], [0.3, 0.7])
        XCTAssertTrue(UIColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 1).getWhite(&white, alpha: nil))
        assertEqual([white], [0.25])
    }

    // MARK: Dynamic colours

    func testSystemColorsFollowTraits() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let clear = dark.modifyingTraits { $0.accessibilityContrast = .high }
        assertEqual(rgb(UIColor.systemRed.resolvedColor(with: light)), [1, 59 / 255.0, 48 / 255.0, 1])
        assertEqual(rgb(UIColor.systemRed.resolvedColor(with: dark)), [1, 69 / 255.0, 58 / 255.0, 1])
        assertEqual(rgb(UIColor.systemRed.resolvedColor(with: clear)), [1, 105 / 255.0, 97 / 255.0, 1])
        assertEqual(rgb(UIColor.systemGray6.resolvedColor(with: dark)), [28 / 255.0, 28 / 255.0, 30 / 255.0, 1])
        assertEqual(rgb(UIColor.label.resolvedColor(with: light)), [0, 0, 0, 1])
        assertEqual(rgb(UIColor.label.resolvedColor(with: dark)), [1, 1, 1, 1])
        let elevated = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }
        assertEqual(
            rgb(UIColor.systemBackground.resolvedColor(with: elevated)), [28 / 255.0, 28 / 255.0, 30 / 255.0, 1])
        let half = UIColor.systemRed.withAlphaComponent(0.5)
        assertEqual(rgb(half.resolvedColor(with: dark)), [1, 69 / 255.0, 58 / 255.0, 0.5])
    }

    // MARK: Core Image and archives

    func testCoreImageColorsAreTheSame() {
        let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
        let other = CIColor(color: color)
        assertEqual([other.red, other.green, other.blue, other.alpha], [0.2, 0.4, 0.6, 0.8])
        assertEqual(rgb(UIColor(ciColor: other)), [0.2, 0.4, 0.6, 0.8])
    }

    func testArchives() throws {
        for color in [UIColor(white: 0.25, alpha: 0.5), UIColor(red: 1.25, green: 0.5, blue: -0.25, alpha: 1)] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
            XCTAssertEqual(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data), color)
        }
    }

    // MARK: Patterns

    func testPatternsStartAtTheTopLeft() throws {
        let tile = UIImage.drawing(4, 4) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let color = UIColor(patternImage: tile)
        XCTAssertFalse(color.getRed(nil, green: nil, blue: nil, alpha: nil))
        let page = try XCTUnwrap(
            PixelReader(
                .drawing(10, 10) { context in
                    color.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
                }))
        for y in 0..<10 {
            for x in 0..<10 {
                XCTAssertEqual(page[x, y], x % 4 < 2 && y % 4 < 2 ? [255, 0, 0, 255] : [0, 0, 0, 0], "\(x), \(y)")
            }
        }
        XCTAssertEqual(UIColor(patternImage: UIImage()).cgColor.alpha, 0)
    }

    func testSettingColors() throws {
        let page = try XCTUnwrap(
            PixelReader(
                .drawing(20, 10) { context in
                    UIColor.blue.set()
                    context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
                    context.stroke(CGRect(x: 12, y: 2, width: 6, height: 6), width: 2)
                }))
        XCTAssertEqual(page[2, 5], [0, 0, 255, 255])
        XCTAssertEqual(page[12, 5], [0, 0, 255, 255])
        UIColor.red.set()
    }
}
