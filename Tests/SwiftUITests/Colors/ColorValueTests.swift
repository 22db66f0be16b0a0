import SwiftUI
import UIKit
import XCTest

/// Colours as numbers.
final class ColorValueTests: XCTestCase {
    private let environment = EnvironmentValues()

    private func numbers(_ color: Color, _ environment: EnvironmentValues = EnvironmentValues()) -> [Float] {
        let resolved = color.resolve(in: environment)
        return [resolved.red, resolved.green, resolved.blue, resolved.opacity]
    }

    private func check(_ color: Color, _ expected: [Float], _ accuracy: Float = 2e-3, line: UInt = #line) {
        for (found, expected) in zip(numbers(color), expected) {
            XCTAssertEqual(found, expected, accuracy: accuracy, "\(color)", line: line)
        }
    }

    func testComponentsInTheirSpaces() {
        check(Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8), [0.2, 0.4, 0.6, 0.8])
        check(Color(white: 0.3), [0.3, 0.3, 0.3, 1])
        check(Color(.sRGBLinear, red: 0.2140, green: 0, blue: 1), [0.5, 0, 1, 1])
        check(Color(.displayP3, red: 1, green: 1, blue: 1), [1, 1, 1, 1])
        // Outside sRGB, there are components below zero and above one.
        let wide = numbers(Color(.displayP3, red: 1, green: 0, blue: 0))
        XCTAssertGreaterThan(wide[0], 1.08)
        XCTAssertLessThan(wide[1], -0.2)
    }

    func testHuesGoRoundTheWheel() {
        let wheel: [(Double, [Float])] = [
            (0, [1, 0, 0]), (1.0 / 6, [1, 1, 0]), (1.0 / 3, [0, 1, 0]), (0.5, [0, 1, 1]), (2.0 / 3, [0, 0, 1]),
            (5.0 / 6, [1, 0, 1]), (1, [1, 0, 0]),
        ]
        for (hue, expected) in wheel { check(Color(hue: hue, saturation: 1, brightness: 1), expected + [1]) }
        check(Color(hue: 0.3, saturation: 0, brightness: 0.7), [0.7, 0.7, 0.7, 1])
        check(Color(hue: 0, saturation: 0.5, brightness: 0.8, opacity: 0.5), [0.8, 0.4, 0.4, 0.5])
    }

    func testOpacitiesMultiply() {
        let color = Color(red: 1, green: 0, blue: 0, opacity: 0.5)
        check(color.opacity(0.5), [1, 0, 0, 0.25])
        check(color.opacity(0.5).opacity(0.5), [1, 0, 0, 0.125])
        check(color.opacity(3), [1, 0, 0, 0.5])
        check(color.opacity(-1), [1, 0, 0, 0])
        check(color.opacity(.nan), [1, 0, 0, 0.5])
        check(Color.clear, [0, 0, 0, 0])
    }

    func testColoursAreMixedByParts() {
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1, opacity: 0.5))
        check(red.mix(with: blue, by: 0), [1, 0, 0, 1])
        check(red.mix(with: blue, by: 1), [0, 0, 1, 0.5])
        check(red.mix(with: blue, by: 0.25), [0.75, 0, 0.25, 0.875])
        check(red.mix(with: blue, by: 7), [0, 0, 1, 0.5])
    }

    func testColoursOfTheInterfaceFollowTheScheme() {
        var dark = environment
        dark.colorScheme = .dark
        XCTAssertEqual(numbers(.primary)[0], 0)
        XCTAssertEqual(numbers(.primary, dark)[0], 1)
        for color in [Color.red, .green, .blue, .orange, .indigo, .teal] {
            XCTAssertNotEqual(numbers(color), numbers(color, dark), "\(color)")
        }
        for color in [Color.black, .white, .clear] { XCTAssertEqual(numbers(color), numbers(color, dark)) }
        let adaptive = Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
        XCTAssertEqual(numbers(adaptive), [0, 0, 0, 1])
        XCTAssertEqual(numbers(adaptive, dark), [1, 1, 1, 1])
    }

    func testTheAccentIsTheTint() async {
        var tinted = EnvironmentValues()
        XCTAssertEqual(numbers(.accentColor), numbers(.blue))
        tinted.colorScheme = .dark
        XCTAssertEqual(numbers(.accentColor, tinted), numbers(.blue, tinted))
    }

    func testEqualColoursAreEqualValues() {
        XCTAssertEqual(Color(red: 0.5, green: 0.5, blue: 0.5), Color(white: 0.5))
        XCTAssertEqual(Color.red.opacity(0.5), Color.red.opacity(0.5))
        XCTAssertNotEqual(Color.red.opacity(0.5), Color.red.opacity(0.4))
        XCTAssertEqual(Set([Color.red, .red, .blue]).count, 2)
        let cgColor = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        XCTAssertEqual(Color(cgColor: cgColor).cgColor, cgColor)
        XCTAssertNil(Color.primary.cgColor)
    }

    func testResolvedColoursAreMixedAsTheyAreSeen() {
        let black = Color.Resolved(red: 0, green: 0, blue: 0)
        let white = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0)
        var half = black
        half.animatableData = black.animatableData.interpolated(towards: white.animatableData, amount: 0.5)
        XCTAssertEqual(half.red, 0.5, accuracy: 1e-3)
        XCTAssertEqual(half.opacity, 0.5, accuracy: 1e-6)
        XCTAssertEqual(Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 0).linearRed, 0.5)
    }

    func testGradientsSpreadTheirColoursEvenly() {
        let gradient = Gradient(colors: [.red, .green, .blue, .white, .black])
        XCTAssertEqual(gradient.stops.map(\.location), [0, 0.25, 0.5, 0.75, 1])
        XCTAssertEqual(Gradient(colors: [.red]).stops.map(\.location), [0])
        XCTAssertEqual(Gradient(colors: []).stops, [])
        XCTAssertEqual(gradient, Gradient(stops: gradient.stops))
    }
}
