import XCTest

@testable import UIKit

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
        for name in ["", ".", "arrow..left", ".fill", "heart.", "Heart", "heart fill", "hé"] {
            XCTAssertNil(UIImage(systemName: name), name)
        }
    }

    /// A name without an image draws a placeholder, and is reported.
    func testNamesWithoutAPictureDrawAPlaceholder() throws {
        let unknown = try XCTUnwrap(pixels("no.such.symbol"))
        XCTAssertGreaterThan(unknown.inkedCount, 0)
        for name in ["fill", "checkmark.fill", "chevron", "another.one"] {
            XCTAssertEqual(try XCTUnwrap(pixels(name)).inkedCount, unknown.inkedCount, name)
        }
    }

    /// The table's names, with the suffixes of Apple's symbols, are more than most code uses.
    func testTheTableOfIcons() throws {
        XCTAssertGreaterThan(SymbolIcons.all.count, 1200)
        var missing: [String] = []
        for (name, icon) in SymbolIcons.all {
            for icon in [icon.name, icon.outline].compactMap(\.self) where SymbolFont.icon(icon) == nil {
                missing.append("\(name): \(icon)")
            }
            XCTAssertEqual(SymbolName(String(name))?.isPlaceholder, false, String(name))
        }
        XCTAssertEqual(missing, [])
    }

    private func pixels(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) -> PixelReader? {
        let whole = UIImage.SymbolConfiguration(pointSize: 100).applying(configuration ?? .unspecified)
        return UIImage(systemName: name, withConfiguration: whole).flatMap(PixelReader.init)
    }

    func testEndings() throws {
        func ink(_ name: String) throws -> Int { try XCTUnwrap(pixels(name), name).inkedCount }
        XCTAssertGreaterThan(try ink("trash.fill"), try ink("trash"))
        XCTAssertGreaterThan(try ink("house.fill"), try ink("house"))
        XCTAssertGreaterThan(try ink("bell.circle.fill"), try ink("bell.circle"))
        XCTAssertNotEqual(try ink("bell.slash"), try ink("bell"))
        XCTAssertNotEqual(try ink("person.badge.plus"), try ink("person"))
        XCTAssertNotEqual(try ink("person.badge.plus"), try ink("person.badge.minus"))
        XCTAssertNotEqual(try ink("1.circle"), try ink("2.circle"))
        for shape in ["circle", "square", "triangle", "rectangle", "diamond", "hexagon", "octagon", "shield", "seal"] {
            let (ring, disc) = try (ink("exclamationmark.\(shape)"), ink("exclamationmark.\(shape).fill"))
            XCTAssertGreaterThan(disc, ring, shape)
        }
    }

    /// A palette colours the sign and the shape; a hierarchical colour has two shades; a single palette colour cuts out
    /// the sign.
    func testSymbolsHaveSeveralColors() throws {
        let two = try XCTUnwrap(pixels("plus.circle.fill", .init(paletteColors: [.red, .blue])))
        XCTAssertEqual(two[two.width / 2, two.height / 2], [255, 0, 0, 255])
        XCTAssertEqual(two[two.width / 4, two.height / 4], [0, 0, 255, 255])
        let shades = try XCTUnwrap(pixels("plus.circle.fill", .init(hierarchicalColor: .red)))
        XCTAssertEqual(shades[shades.width / 2, shades.height / 2][3], 255)
        XCTAssertEqual(Double(shades[shades.width / 4, shades.height / 4][3]), 127.5, accuracy: 2)
        let one = try XCTUnwrap(pixels("plus.circle.fill", .init(paletteColors: [.red])))
        XCTAssertEqual(one[one.width / 2, one.height / 2][3], 0)
        XCTAssertEqual(one[one.width / 4, one.height / 4], [255, 0, 0, 255])
        let own = try XCTUnwrap(pixels("heart.fill", .preferringMulticolor()))
        XCTAssertGreaterThan(own[own.width / 2, own.height / 2][0], 200)
        let plain = UIImage.SymbolConfiguration(paletteColors: [.red, .blue]).applying(
            UIImage.SymbolConfiguration.preferringMonochrome())
        let mono = try XCTUnwrap(pixels("plus.circle.fill", plain))
        XCTAssertEqual(mono[mono.width / 4, mono.height / 4], [0, 0, 0, 255])
    }

    /// A sign in a triangle and a person in a circle have levels like any sign in a shape; with too few colours for
    /// both, the sign is cut out.
    func testSignsInShapesHaveTheirOwnLevel() throws {
        let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
        func count(_ picture: PixelReader, _ isWanted: ([UInt8]) -> Bool) -> Int {
            (0..<picture.height).reduce(0) { sum, y in
                sum + (0..<picture.width).count { isWanted(picture[$0, y].map { UInt8($0) }) }
            }
        }
        for name in [
            "exclamationmark.triangle.fill", "person.crop.circle.fill", "person.crop.square.fill",
            "speaker.wave.3.fill", "person.2", "person.2.fill", "moon.stars.fill", "square.stack.3d.up.fill",
            "battery.75percent",
        ] {
            let picture = try XCTUnwrap(pixels(name, palette))
            XCTAssertGreaterThan(count(picture) { $0 == [255, 0, 0, 255] }, 200, name)
            XCTAssertGreaterThan(count(picture) { $0 == [0, 0, 255, 255] }, 200, name)
        }
        // Three tiles have three levels, and an empty battery one.
        let three = UIImage.SymbolConfiguration(paletteColors: [.red, .blue, .green])
        let tiles = try XCTUnwrap(pixels("square.stack.3d.up", three))
        XCTAssertGreaterThan(count(tiles) { $0[1] > 200 && $0[0] < 50 }, 100)
        XCTAssertEqual(count(try XCTUnwrap(pixels("battery.0percent", palette))) { $0[0] > 100 }, 0)
        // The badge has the first colour, the circle the second, and the person, which shares its level, is a hole.
        let badge = try XCTUnwrap(pixels("person.crop.circle.fill.badge.plus", palette))
        XCTAssertGreaterThan(count(badge) { $0 == [0, 0, 255, 255] }, 1000)
        XCTAssertEqual(badge[Int(Double(badge.width) * 0.42), badge.height * 2 / 5][3], 0)
    }

    /// The lines of a sidebar are on the side that its name says.
    func testASidebarIsOnItsSide() async throws {
        for (name, isLeft) in [("sidebar.left", true), ("sidebar.trailing", false)] {
            let symbol = try XCTUnwrap(pixels(name))
            XCTAssertGreaterThan(symbol.width, symbol.height)
            func opaque(_ columns: Range<Int>) -> Int {
                columns.reduce(0) { sum, x in sum + (0..<symbol.height).count { symbol[x, $0][3] > 128 } }
            }
            let (left, right) = (opaque(0..<symbol.width / 2), opaque((symbol.width + 1) / 2..<symbol.width))
            XCTAssertEqual(left > right, isLeft, name)
            XCTAssertNotEqual(left, right)
        }
    }

    /// A charging battery is horizontal, with the bolt cut out of its charge; an apple stands for a company's mark.
    func testABatteryThatIsChargedLies() throws {
        let battery = try XCTUnwrap(pixels("battery.100percent.bolt"))
        XCTAssertGreaterThan(battery.width, battery.height)
        func opaque(_ picture: PixelReader) -> Int {
            (0..<picture.height).reduce(0) { sum, y in sum + (0..<picture.width).count { picture[$0, y][3] > 128 } }
        }
        XCTAssertLessThan(opaque(battery), opaque(try XCTUnwrap(pixels("battery.100percent"))))
        let apple = try XCTUnwrap(pixels("applelogo"))
        XCTAssertGreaterThan(apple[apple.width / 2, apple.height * 3 / 5][3], 250)
        XCTAssertEqual(apple[1, 1][3], 0)
    }

    /// Parts beyond the value are faint: none at 1, all at 0 except for those that always show.
    func testSymbolsThatShowAValue() throws {
        func opaque(_ name: String, _ value: Double) throws -> Int {
            let image = try XCTUnwrap(
                UIImage(
                    systemName: name, variableValue: value,
                    configuration: UIImage.SymbolConfiguration(pointSize: 100)))
            let pixels = try XCTUnwrap(PixelReader(image))
            return (0..<pixels.height).reduce(0) { sum, y in
                sum + (0..<pixels.width).count { pixels[$0, y][3] > 200 }
            }
        }
        for name in ["wifi", "cellularbars", "speaker.wave.3.fill"] {
            let shown = try [0, 0.3, 0.6, 1].map { try opaque(name, $0) }
            XCTAssertEqual(shown, shown.sorted(), name)
            XCTAssertEqual(Set(shown).count, 4, name)
            XCTAssertEqual(try opaque(name, .nan), shown[0])
            XCTAssertEqual(try opaque(name, 7), shown[3])
        }
        XCTAssertEqual(try opaque("wifi", 0), 0)
        XCTAssertEqual(try opaque("trash", 0), try opaque("trash", 1))
    }

    func testBatteriesLieAndFillUp() throws {
        let batteries = try [0, 25, 50, 75, 100].map { try XCTUnwrap(pixels("battery.\($0)percent")) }
        XCTAssertEqual(Set(batteries.map(\.width)).count, 1)
        XCTAssertGreaterThan(batteries[0].width, batteries[0].height * 3 / 2)
        let ink = batteries.map(\.inkedCount)
        XCTAssertEqual(ink, ink.sorted())
        XCTAssertEqual(Set(ink).count, 5)
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
        for name in ["xmark", "magnifyingglass", "house", "a.circle"] {
            let ink = try (1...9).map { weight in
                let weight = try XCTUnwrap(UIImage.SymbolWeight(rawValue: weight))
                return try XCTUnwrap(pixels(name, .init(weight: weight))).inkedCount
            }
            XCTAssertEqual(ink, ink.sorted(), name)
            XCTAssertEqual(Set(ink).count, 9, name)
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

    /// The shapes around signs are symbols themselves, and can be filled.
    func testShapesByThemselves() throws {
        for name in ["rectangle", "triangle", "diamond", "hexagon", "octagon", "shield", "seal", "app", "capsule"] {
            let (line, whole) = try (XCTUnwrap(pixels(name)), XCTUnwrap(pixels(name + ".fill")))
            XCTAssertEqual(SymbolName(name)?.isPlaceholder, false, name)
            XCTAssertEqual(line[line.width / 2, line.height / 2][3], 0, name)
            XCTAssertEqual(whole[whole.width / 2, whole.height / 2][3], 255, name)
        }
    }

    // MARK: Weather

    private static let falls = [
        "drizzle", "rain", "heavyrain", "snow", "hail", "sleet", "fog", "bolt", "bolt.rain",
    ]

    /// What is behind a cloud and what falls from it are drawn, each in its own colour.
    func testCloudsShowAllOfTheirParts() throws {
        let names =
            [
                "cloud", "cloud.sun", "cloud.moon", "cloud.sun.rain", "cloud.moon.rain", "cloud.sun.bolt",
                "cloud.moon.bolt",
            ]
            + SymbolTests.falls.map { "cloud." + $0 }
        var seen: [[UInt8]: String] = [:]
        for name in names.flatMap({ [$0, $0 + ".fill"] }) {
            XCTAssertEqual(SymbolName(name)?.isPlaceholder, false, name)
            let picture = try XCTUnwrap(pixels(name), name)
            let bytes = (0..<picture.height).flatMap { y in (0..<picture.width).map { picture[$0, y][3] } }
            XCTAssertNil(seen.updateValue(name, forKey: bytes), name)
        }
        XCTAssertEqual(SymbolName("cloud.nonsense")?.isPlaceholder, true)
        XCTAssertEqual(SymbolName("cloud.sun.nonsense")?.isPlaceholder, true)
    }

    func testCloudsHaveColorsOfTheirOwn() throws {
        let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .green, .blue])
        let picture = try XCTUnwrap(pixels("cloud.sun.rain.fill", palette))
        func count(_ isWanted: ([UInt8]) -> Bool) -> Int {
            (0..<picture.height).reduce(0) { sum, y in
                sum + (0..<picture.width).count { isWanted(picture[$0, y].map { UInt8($0) }) }
            }
        }
        let cloud = count { $0[0] > 250 && $0[3] == 255 }
        let sun = count { $0[1] > 100 && $0[0] == 0 && $0[2] == 0 && $0[3] == 255 }
        let rain = count { $0[2] > 250 && $0[3] == 255 }
        XCTAssertGreaterThan(cloud, 2_000)
        XCTAssertGreaterThan(sun, 300)
        XCTAssertGreaterThan(rain, 200)
        let own = try XCTUnwrap(pixels("cloud.fill", .preferringMulticolor()))
        XCTAssertEqual(own[own.width / 2, own.height * 2 / 3], [255, 255, 255, 255])
    }
}
