import UIKit
import XCTest

@testable import SwiftUI

final class StyleTests: HierarchyTestCase {
    private var dark: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = .dark
        return values
    }

    func testResolvedColorsRoundAsOnIOS() {
        func check(_ space: Color.RGBColorSpace, _ numbers: [Float], _ expected: String, line: UInt = #line) {
            let color = Color.Resolved(
                colorSpace: space, red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
            XCTAssertEqual(color.description, expected, line: line)
        }
        let some: [[Float]] = [[0.01, 0.02, 0.03, 0.04], [0.3, 0.3, 0.3, 0.3], [0.412, 0.508, 0.690, 0.748]]
        let even: [[Float]] = [[0, 0, 0, 0], [0.6, 0.6, 0.6, 0.6], [1, 1, 1, 1]]
        for (numbers, text) in zip(some, ["#0305080A", "#4C4C4C4D", "#6982B0BF"]) { check(.sRGB, numbers, text) }
        for (numbers, text) in zip(some, ["#1927300A", "#9595954D", "#ACBDD8BF"]) { check(.sRGBLinear, numbers, text) }
        for (numbers, text) in zip(some, ["#0205080A", "#4D4C4C4D", "#6382B4BF"]) { check(.displayP3, numbers, text) }
        for (numbers, text) in zip(even, ["#00000000", "#99999999", "#FFFFFFFF"]) {
            check(.sRGB, numbers, text)
            check(.displayP3, numbers, text)
        }
        XCTAssertEqual(Color(white: 0.3, opacity: 0.3).resolve(in: EnvironmentValues()).description, "#4C4C4C4D")
        for byte in 0...255 {
            let color = Color.Resolved(red: Float(byte) / 255, green: 0, blue: 1)
            XCTAssertEqual(color.bytes, [byte, 0, 255, 255])
        }
    }

    func testResolvedColorsAreCoded() throws {
        let color = Color.Resolved(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
        let data = try JSONEncoder().encode(color)
        let numbers = try JSONDecoder().decode([Float].self, from: data)
        XCTAssertEqual(numbers.count, 4)
        XCTAssertEqual(numbers[3], 0.5)
        XCTAssertEqual(try JSONDecoder().decode(Color.Resolved.self, from: data).description, color.description)
    }

    func testColorsAreDescribedAsOnIOS() {
        XCTAssertEqual(Color.red.description, "red")
        XCTAssertEqual(Color.clear.description, "clear")
        XCTAssertEqual(Color(red: 1, green: 0.5, blue: 0).description, "#FF8000FF")
        XCTAssertEqual(Color.red.opacity(0.334).description, "33% red")
        XCTAssertEqual(Color.red.opacity(0.336).description, "34% red")
        XCTAssertEqual(Color.red.opacity(0.3).opacity(0.5).description, "50% 30% red")
        XCTAssertEqual(Color.red.opacity(0.3).opacity(0.5).resolve(in: EnvironmentValues()).opacity, 0.15)
    }

    /// Levels of the background and of fills have the system's colours; those of a custom style are fainter.
    func testLevelsOfSystemStyles() async throws {
        func color(_ style: some ShapeStyle, _ environment: EnvironmentValues = EnvironmentValues()) -> CGColor? {
            style._paint(in: environment).paint.color
        }
        func system(_ color: UIColor) -> CGColor? { Color(uiColor: color)._paint(in: EnvironmentValues()).paint.color }
        XCTAssertEqual(color(BackgroundStyle().secondary), system(.secondarySystemBackground))
        XCTAssertEqual(color(BackgroundStyle().tertiary), system(.tertiarySystemBackground))
        XCTAssertEqual(color(FillShapeStyle().secondary), system(.secondarySystemFill))
        XCTAssertEqual(color(FillShapeStyle().tertiary), system(.tertiarySystemFill))
        XCTAssertEqual(color(FillShapeStyle().quaternary), system(.quaternarySystemFill))
        var own = EnvironmentValues()
        own.backgroundStyle = AnyShapeStyle(Color.red)
        XCTAssertEqual(color(BackgroundStyle().secondary, own)?.alpha, 0.5)
    }

    func testGroupBoxesHaveTheBackgroundStyle() async throws {
        let plain = try XCTUnwrap(ViewPicture(100, 100, GroupBox { Color.clear }))
        XCTAssertEqual(plain[50, 50], [242, 242, 247])
        let nested = try XCTUnwrap(ViewPicture(100, 100, GroupBox { GroupBox { Color.clear } }))
        XCTAssertEqual(nested[10, 50], [242, 242, 247])
        XCTAssertEqual(nested[50, 50], [255, 255, 255])
        let own = try XCTUnwrap(
            ViewPicture(100, 100, GroupBox { Color.clear }.backgroundStyle(Color(red: 1, green: 0, blue: 0))))
        XCTAssertEqual(own[50, 50], [255, 0, 0])
    }

    private struct FlagKey: EnvironmentKey { static let defaultValue = false }
    private struct NumberKey: EnvironmentKey { static let defaultValue = 0 }

    func testEnvironmentsSayWhatWasSet() {
        var environment = EnvironmentValues()
        XCTAssertEqual(environment.description, "[]")
        XCTAssertFalse(environment[FlagKey.self])
        XCTAssertEqual(environment.description, "[]")
        environment[FlagKey.self] = false
        XCTAssertEqual(environment.description, "[EnvironmentPropertyKey<FlagKey> = false]")
        environment[FlagKey.self] = true
        environment[FlagKey.self] = true
        environment[NumberKey.self] = 1
        XCTAssertEqual(
            environment.description,
            "[EnvironmentPropertyKey<NumberKey> = 1, EnvironmentPropertyKey<FlagKey> = true, "
                + "EnvironmentPropertyKey<FlagKey> = false]")
    }

    /// A style that refers to what it is set for means the enclosing one: `.tint(isOn ? .green : .accentColor)`.
    func testStylesOfTheEnvironmentMayReferToTheEnclosingOnes() {
        func color(_ style: some ShapeStyle, _ set: (inout EnvironmentValues) -> Void...) -> CGColor {
            var values = EnvironmentValues()
            for set in set { set(&values) }
            return style._paint(in: values).paint.color
        }
        let blue = color(.tint)
        XCTAssertEqual(color(.tint) { $0.tint = AnyShapeStyle(Color.accentColor) }, blue)
        XCTAssertEqual(color(Color.accentColor) { $0.tint = AnyShapeStyle(Color.accentColor) }, blue)
        XCTAssertEqual(color(.tint) { $0.tint = AnyShapeStyle(.tint) }, blue)
        XCTAssertEqual(color(.tint) { $0.tint = AnyShapeStyle(Color.accentColor.opacity(0.5)) }.alpha, 0.5)
        let red = color(Color.red)
        XCTAssertEqual(color(.tint, { $0.tint = AnyShapeStyle(Color.red) }, { $0.tint = AnyShapeStyle(.tint) }), red)
        XCTAssertEqual(color(Color.accentColor, { $0.accent = .red }, { $0.accent = .accentColor }), red)
        let white = color(.background)
        XCTAssertEqual(color(.background) { $0.backgroundStyle = AnyShapeStyle(.background) }, white)
        XCTAssertEqual(color(.background) { $0.backgroundStyle = AnyShapeStyle(.background.opacity(0.25)) }.alpha, 0.25)
    }

    private struct AccentReader: View {
        let read: (CGColor) -> Void
        @Environment(\.self) private var values
        var body: some View {
            let _ = read(Color.accentColor.cgColor(in: values))
            Color.clear
        }
    }

    /// Tints affect the accent colour at the level of a stack or tabs, and no deeper.
    func testTheAccentColourIsTheTintOfTheOutermostContainer() async {
        func accent(_ content: (AccentReader) -> some View) -> CGColor? {
            var color: CGColor?
            _ = Host { content(AccentReader { color = $0 }) }
            return color
        }
        let (blue, red) = (Color.blue.cgColor(in: EnvironmentValues()), Color.red.cgColor(in: EnvironmentValues()))
        XCTAssertEqual(accent { $0.tint(.red) }, blue)
        XCTAssertEqual(accent { $0.accentColor(.red) }, red)
        XCTAssertEqual(accent { reader in NavigationStack { reader.tint(.green) }.tint(.red) }, red)
        XCTAssertEqual(accent { reader in NavigationStack { reader }.tint(nil as Color?) }, blue)
        XCTAssertEqual(
            accent { reader in TabView { NavigationStack { reader }.tint(.green).tabItem { Text("A") } }.tint(.red) },
            red)
    }

    func testColoursFromNumbers() async {
        let environment = EnvironmentValues()
        XCTAssertEqual(Color(red: 1, green: 0.5, blue: 0).resolve(in: environment).description, "#FF8000FF")
        XCTAssertEqual(Color(white: 0.5, opacity: 0.5).resolve(in: environment).description, "#80808080")
        XCTAssertEqual(
            Color(hue: 1 / 3, saturation: 1, brightness: 1).resolve(in: environment).description, "#00FF00FF")
        XCTAssertEqual(Color(.sRGBLinear, white: 0.2158605).resolve(in: environment).bytes[0], 128)
        XCTAssertEqual(Color.red.opacity(0.5).resolve(in: environment).opacity, 0.5, accuracy: 1e-6)
        XCTAssertEqual(
            Color.black.mix(with: .white, by: 0.5).resolve(in: environment).red, 0.5, accuracy: 1e-6)
        XCTAssertEqual(Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: environment).bytes, [255, 0, 0, 255])
        XCTAssertEqual(
            Color(red: .nan, green: .infinity, blue: 0).opacity(.nan).resolve(in: environment).bytes.count, 4)
        XCTAssertEqual(Color(red: 0.2, green: 0.4, blue: 0.6), Color(red: 0.2, green: 0.4, blue: 0.6))
    }

    func testColoursFollowTheScheme() async {
        XCTAssertEqual(Color.primary.resolve(in: EnvironmentValues()).description, "#000000FF")
        XCTAssertEqual(Color.primary.resolve(in: dark).description, "#FFFFFFFF")
        XCTAssertEqual(Color.blue.resolve(in: EnvironmentValues()).description, "#007AFFFF")
        XCTAssertEqual(Color.blue.resolve(in: dark).description, "#0A84FFFF")
        XCTAssertEqual(Color.accentColor.resolve(in: dark).description, "#0A84FFFF")
    }

    func testLinearComponents() async {
        var color = Color.Resolved(red: 0, green: 0, blue: 0)
        color.linearGreen = 0.2140411
        XCTAssertEqual(color.green, 0.5, accuracy: 1e-3)
        XCTAssertEqual(color.linearGreen, 0.2140411, accuracy: 1e-5)
    }

    private let ends = Gradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])

    func testGradientsRunWhereTheyShould() async throws {
        let linear = try XCTUnwrap(
            ViewPicture(100, 100, LinearGradient(gradient: ends, startPoint: .leading, endPoint: .trailing)))
        XCTAssertTrue(isClose(linear[0, 50], [254, 0, 1]), "\(linear[0, 50])")
        XCTAssertTrue(isClose(linear[50, 9], [127, 0, 128]), "\(linear[50, 9])")
        let radial = try XCTUnwrap(
            ViewPicture(100, 100, RadialGradient(gradient: ends, center: .center, startRadius: 20, endRadius: 40)))
        XCTAssertTrue(isClose(radial[55, 50], [255, 0, 0]), "\(radial[55, 50])")
        XCTAssertTrue(isClose(radial[79, 50], [132, 0, 123], 8), "\(radial[79, 50])")
        XCTAssertTrue(isClose(radial[95, 50], [0, 0, 255]), "\(radial[95, 50])")
        let angular = try XCTUnwrap(
            ViewPicture(
                100, 100,
                AngularGradient(gradient: ends, center: .center, startAngle: .zero, endAngle: .degrees(180))))
        // Clockwise from the right: the midpoint is at the bottom, and above both ends continue.
        XCTAssertTrue(isClose(angular[50, 90], [127, 0, 127], 8), "\(angular[50, 90])")
        XCTAssertTrue(isClose(angular[20, 30], [0, 0, 255]), "\(angular[20, 30])")
        XCTAssertTrue(isClose(angular[80, 30], [255, 0, 0]), "\(angular[80, 30])")
        let elliptical = try XCTUnwrap(ViewPicture(200, 100, EllipticalGradient(gradient: ends)))
        XCTAssertTrue(isClose(elliptical[150, 50], elliptical[100, 75], 4))
    }

    func testAGradientIsLaidOutInItsPlaceWhateverItPaints() async throws {
        let picture = try XCTUnwrap(
            ViewPicture(
                100, 100,
                Rectangle().inset(by: 20)
                    .stroke(LinearGradient(gradient: ends, startPoint: .leading, endPoint: .trailing), lineWidth: 20)))
        XCTAssertTrue(isClose(picture[50, 20], [127, 0, 128], 4), "\(picture[50, 20])")
        XCTAssertEqual(picture[50, 50], [255, 255, 255])
        XCTAssertTrue(isClose(picture[12, 50], [223, 0, 32], 4), "\(picture[12, 50])")
    }

    func testGradientsWithoutStopsDrawNothing() async throws {
        let gradients: [any View] = [
            LinearGradient(colors: [], startPoint: .top, endPoint: .bottom),
            RadialGradient(colors: [], center: .center, startRadius: 0, endRadius: 10),
            AngularGradient(colors: [], center: .center), EllipticalGradient(colors: []),
        ]
        for gradient in gradients {
            XCTAssertEqual(try XCTUnwrap(ViewPicture(20, 20, AnyView(gradient))).inkedCount, 0)
        }
        // Invalid styles are drawn as their last colour, or otherwise, but drawn.
        let wrong: [any View] = [
            RadialGradient(gradient: ends, center: .center, startRadius: .nan, endRadius: 10),
            LinearGradient(gradient: ends, startPoint: .top, endPoint: .top),
            AngularGradient(gradient: ends, center: .center, startAngle: .degrees(.nan), endAngle: .degrees(.infinity)),
            LinearGradient(
                stops: [.init(color: .red, location: .nan), .init(color: .blue, location: -3)], startPoint: .top,
                endPoint: .bottom),
        ]
        for gradient in wrong {
            XCTAssertGreaterThan(try XCTUnwrap(ViewPicture(20, 20, AnyView(gradient))).inkedCount, 0)
        }
    }

    func testACustomStyle() async throws {
        struct Warning: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> Color {
                environment.colorScheme == .dark ? Color(red: 1, green: 1, blue: 0) : Color(red: 1, green: 0, blue: 0)
            }
        }
        let light = try XCTUnwrap(ViewPicture(20, 20, Rectangle().fill(Warning())))
        XCTAssertEqual(light[10, 10], [255, 0, 0])
        let dark = try XCTUnwrap(ViewPicture(20, 20, Rectangle().fill(Warning()).environment(\.colorScheme, .dark)))
        XCTAssertEqual(dark[10, 10], [255, 255, 0])
    }
}
