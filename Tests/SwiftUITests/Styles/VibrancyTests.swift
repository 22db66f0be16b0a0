import CoreGraphics
import XCTest

@testable import SwiftUI

/// Foreground styles over a material: they darken what they cover, or lighten it in dark mode. A custom style does not.
final class VibrancyTests: HierarchyTestCase {
    /// Returns the colours of an orange view below a material, on the left, and of content above that, on the right.
    private func colors<V: View>(_ content: V, _ scheme: ColorScheme = .light) throws -> (behind: [Int], over: [Int]) {
        let view = Color(red: 1, green: 0.6, blue: 0.2).overlay {
            HStack(spacing: 0) {
                Color.clear
                content
            }
            .background(.thinMaterial)
        }
        let picture = try XCTUnwrap(ViewPicture(100, 60, view.environment(\.colorScheme, scheme)))
        return (picture[20, 30], picture[75, 30])
    }

    private func assertDarkens<V: View>(_ content: V, by strength: Double, line: UInt = #line) throws {
        let (behind, over) = try colors(content)
        let expected = behind.map { max(0, Int(Double($0) - 255 * strength)) }
        XCTAssert(isClose(over, expected), "\(over) over \(behind), not \(expected)", line: line)
    }

    func testRanksDarkenByTheirStrength() async throws {
        let ranks: [(HierarchicalShapeStyle, Double)] = [
            (.primary, 0.85), (.secondary, 0.6), (.tertiary, 0.3), (.quaternary, 0.18), (.quinary, 0.126),
        ]
        for (rank, strength) in ranks { try assertDarkens(Rectangle().fill(rank), by: strength) }
        try assertDarkens(Rectangle(), by: 0.85)
        try assertDarkens(Rectangle().foregroundStyle(.secondary), by: 0.6)
        try assertDarkens(Rectangle().fill(.separator), by: 0.29)
        try assertDarkens(Rectangle().fill(.fill), by: 0.2)
        try assertDarkens(Rectangle().fill(.primary.opacity(0.5)), by: 0.425)
        try assertDarkens(VStack { Divider() }.scaleEffect(y: 50), by: 0.29)
    }

    func testTheyLightenInDarkMode() async throws {
        let (behind, over) = try colors(Rectangle().fill(.tertiary), .dark)
        XCTAssert(isClose(over, behind.map { min(255, $0 + 76) }), "\(over) over \(behind)")
    }

    func testTextsAndSymbolsDarken() async throws {
        let block = Text("\u{2588}").font(.system(size: 60)).fixedSize()
        try assertDarkens(block.foregroundStyle(.secondary), by: 0.6)
        try assertDarkens(Image(systemName: "square.fill").font(.system(size: 60)), by: 0.85)
        try assertDarkens(
            Image(systemName: "square.fill").font(.system(size: 60)).symbolRenderingMode(.hierarchical), by: 0.85)
    }

    func testStylesOfTheProgramsAreTheirOwn() async throws {
        let red = Color(red: 1, green: 0, blue: 0)
        XCTAssert(isClose(try colors(Rectangle().fill(red)).over, [255, 0, 0]))
        XCTAssert(isClose(try colors(Rectangle().foregroundStyle(red)).over, [255, 0, 0]))
        let (behind, secondary) = try colors(Rectangle().fill(.secondary).foregroundStyle(red))
        XCTAssert(isClose(secondary, [(behind[0] + 255) / 2, behind[1] / 2, behind[2] / 2], 4), "\(secondary)")
    }

    func testLettersOfOtherColoursKeepThem() async throws {
        let red = Text("\u{2588}").foregroundStyle(Color(red: 1, green: 0, blue: 0))
        let mixed = (red + Text(" ")).font(.system(size: 60)).fixedSize()
        XCTAssert(isClose(try colors(mixed).over, [255, 0, 0], 8))
        try assertDarkens(
            (Text("\u{2588}").foregroundStyle(.secondary) + Text(" ")).font(.system(size: 60)).fixedSize(), by: 0.6)
    }

    func testTheEnvironmentSaysWhatLiesBehind() async throws {
        @MainActor final class Log { var materials: [Material?] = [] }
        struct Reader: View {
            let log: Log
            @Environment(\.backgroundMaterial) private var material
            var body: some View {
                log.materials.append(material)
                return Color.clear
            }
        }
        struct Screen: View {
            let log: Log
            let isThick: Bool
            var body: some View {
                Reader(log: log).background(isThick ? AnyShapeStyle(.thickMaterial) : AnyShapeStyle(.red))
            }
        }
        func read<V: View>(_ make: (Log) -> V) -> [Material?] {
            let log = Log()
            _ = Host(make(log))
            return log.materials
        }
        XCTAssertEqual(read { Reader(log: $0) }, [nil])
        XCTAssertEqual(read { Reader(log: $0).background(.thinMaterial, in: Circle()) }, [.thin])
        XCTAssertEqual(read { Reader(log: $0).background(.red).background(.bar) }, [nil])
        XCTAssertEqual(read { Reader(log: $0).background(.bar).background(.red) }, [.bar])
        XCTAssertEqual(read { Reader(log: $0).background().backgroundStyle(.regularMaterial) }, [.regular])
        XCTAssertEqual(read { Reader(log: $0).environment(\.backgroundMaterial, .thick) }, [.thick])
        XCTAssertEqual(read { Color.clear.background(.bar).overlay(Reader(log: $0)) }, [nil])
        let log = Log()
        let host = Host(Screen(log: log, isThick: false))
        host.view.rootView = Screen(log: log, isThick: true)
        host.settle()
        XCTAssertEqual(log.materials, [nil, .thick])
    }
}
