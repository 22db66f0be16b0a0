import SwiftUI
import XCTest

/// Effects against pixels and arithmetic: anchors of rotations, clips, masks, blending and fading.
final class EffectRuleTests: HierarchyTestCase {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let green = Color(red: 0, green: 1, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)
    private let white = [255, 255, 255]

    private func picture<V: View>(_ view: V) throws -> ViewPicture { try XCTUnwrap(ViewPicture(100, 100, view)) }

    func testOpacitiesOfNestedGroupsMultiply() async throws {
        let nested = try picture(ZStack { red.opacity(0.5) }.opacity(0.5))
        XCTAssertTrue(isClose(nested[50, 50], [255, 191, 191]), "\(nested[50, 50])")
        for (opacity, expected) in [(-1.0, 255), (0, 255), (1, 0), (7, 0), (.nan, 0)] {
            XCTAssertEqual(try picture(red.opacity(opacity))[50, 50], [255, expected, expected], "\(opacity)")
        }
    }

    func testTurnsAndScalesAreAboutTheirAnchor() async throws {
        let square = red.frame(width: 40, height: 40)
        let cases: [(UnitPoint, (Int, Int), (Int, Int))] = [
            (.center, (50, 50), (35, 35)), (.topLeading, (40, 40), (55, 55)), (.bottomTrailing, (60, 60), (45, 45)),
            (.trailing, (60, 50), (45, 50)),
        ]
        for (anchor, inside, outside) in cases {
            let drawn = try picture(square.scaleEffect(0.5, anchor: anchor))
            XCTAssertEqual(drawn[inside.0, inside.1], [255, 0, 0], "\(anchor)")
            XCTAssertEqual(drawn[outside.0, outside.1], white, "\(anchor)")
        }
        let turned = try picture(
            red.frame(width: 40, height: 10).rotationEffect(.degrees(90), anchor: .topLeading))
        // The bar at 30, 45 extends down from its corner, to the left.
        XCTAssertEqual(turned[25, 60], [255, 0, 0])
        XCTAssertEqual(turned[35, 50], white)
    }

    func testEffectsAreAppliedFromTheInsideOut() async throws {
        let square = red.frame(width: 20, height: 20)
        let moved = try picture(square.offset(x: 20).scaleEffect(2))
        XCTAssertEqual(moved[85, 50], [255, 0, 0])
        XCTAssertEqual(moved[60, 50], white)
        let scaled = try picture(square.scaleEffect(2).offset(x: 20))
        XCTAssertEqual(scaled[55, 50], [255, 0, 0])
        XCTAssertEqual(scaled[95, 50], white)
    }

    func testAMirroredAndAFlatViewHaveNoTrouble() async throws {
        let halves = HStack(spacing: 0) {
            red; blue
        }
        let mirrored = try picture(halves.scaleEffect(x: -1, y: 1))
        XCTAssertEqual(mirrored[25, 50], [0, 0, 255])
        XCTAssertEqual(try picture(halves.scaleEffect(x: 0, y: 1))[50, 50], white)
        let around = try picture(halves.rotation3DEffect(.degrees(180), axis: (0, 1, 0)))
        XCTAssertEqual(around[25, 50], [0, 0, 255])
    }

    func testClipsCutWhatIsOutsideTheLayout() async throws {
        let large = red.frame(width: 90, height: 90).frame(width: 40, height: 40)
        XCTAssertEqual(try picture(large)[10, 50], [255, 0, 0])
        XCTAssertEqual(try picture(large.clipped())[10, 50], white)
        XCTAssertEqual(try picture(large.clipped())[31, 50], [255, 0, 0])
        // Content added after a clip is not clipped.
        let later = try picture(large.clipped().overlay { blue.frame(width: 10, height: 10).offset(x: 40) })
        XCTAssertEqual(later[90, 50], [0, 0, 255])
        let ring = try picture(
            red.clipShape(
                Path {
                    $0.addRect(CGRect(x: 0, y: 0, width: 100, height: 100));
                    $0.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
                },
                style: FillStyle(eoFill: true)))
        XCTAssertEqual(ring[50, 50], white)
        XCTAssertEqual(ring[10, 10], [255, 0, 0])
    }

    func testOnlyAMasksOpacityMatters() async throws {
        let masked = try picture(
            red.mask {
                HStack(spacing: 0) {
                    Color.black; blue.opacity(0.5); Color.clear; Color.white
                }
            })
        XCTAssertEqual(masked[12, 50], [255, 0, 0])
        XCTAssertTrue(isClose(masked[37, 50], [255, 128, 128]), "\(masked[37, 50])")
        XCTAssertEqual(masked[62, 50], white)
        XCTAssertEqual(masked[87, 50], [255, 0, 0])
    }

    func testModesBlendWithWhatIsBehindInTheGroup() async throws {
        func blend(_ mode: BlendMode) throws -> [Int] {
            try picture(
                ZStack {
                    Color(red: 1, green: 0.5, blue: 0); Color(red: 0.5, green: 0.5, blue: 1).blendMode(mode)
                })[50, 50]
        }
        let cases: [(BlendMode, [Int])] = [
            (.normal, [128, 128, 255]), (.multiply, [128, 64, 0]), (.screen, [255, 191, 255]),
            (.darken, [128, 128, 0]), (.lighten, [255, 128, 255]), (.difference, [128, 0, 255]),
            (.exclusion, [128, 128, 255]), (.plusLighter, [255, 255, 255]),
        ]
        for (mode, expected) in cases {
            let found = try blend(mode)
            XCTAssertTrue(isClose(found, expected, 2), "\(mode): \(found), not \(expected)")
        }
    }

    func testColourFiltersAreArithmetic() async throws {
        let color = Color(red: 0.8, green: 0.4, blue: 0.2)
        let cases: [(String, [Int], [Int])] = [
            ("invert", try picture(color.colorInvert())[50, 50], [51, 153, 204]),
            ("brightness", try picture(color.brightness(0.1))[50, 50], [230, 128, 77]),
            ("contrast", try picture(color.contrast(0.5))[50, 50], [166, 115, 89]),
            (
                "multiply", try picture(color.colorMultiply(Color(red: 0.5, green: 1, blue: 0)))[50, 50], [102, 102, 0]
            ),
            ("no saturation", try picture(color.saturation(1))[50, 50], [204, 102, 51]),
            ("no hue", try picture(color.hueRotation(.degrees(360)))[50, 50], [204, 102, 51]),
        ]
        for (name, found, expected) in cases {
            XCTAssertTrue(isClose(found, expected, 2), "\(name): \(found), not \(expected)")
        }
        let gray = try picture(color.grayscale(1))[50, 50]
        XCTAssertEqual(Set(gray).count, 1)
        // BT.709's luminance of the encoded values.
        XCTAssertEqual(Double(gray[0]), (0.2126 * 0.8 + 0.7152 * 0.4 + 0.0722 * 0.2) * 255, accuracy: 3)
    }

    func testAShadowIsThatOfTheWholeGroup() async throws {
        let group = HStack(spacing: 0) {
            red.frame(width: 10, height: 20); green.frame(width: 10, height: 20)
        }
        .shadow(color: .black, radius: 0, x: 0, y: 30)
        let drawn = try picture(group)
        XCTAssertEqual(drawn[45, 80], [0, 0, 0])
        XCTAssertEqual(drawn[55, 80], [0, 0, 0])
        XCTAssertEqual(drawn[45, 50], [255, 0, 0])
        XCTAssertEqual(drawn[45, 65], white)
    }

    func testABlurKeepsTheMiddleAndFadesTheEdge() async throws {
        let drawn = try picture(red.frame(width: 60, height: 60).blur(radius: 4))
        XCTAssertTrue(isClose(drawn[50, 50], [255, 0, 0]))
        var last = -1
        for x in stride(from: 50, through: 5, by: -1) {
            XCTAssertGreaterThanOrEqual(drawn[x, 50][1], last - 1, "\(x)")
            last = drawn[x, 50][1]
        }
        XCTAssertEqual(drawn[3, 50], white)
        XCTAssertEqual(try picture(red.frame(width: 60, height: 60).blur(radius: 0))[21, 50], [255, 0, 0])
    }

    func testABorderIsInsideTheViewAndOverIt() async throws {
        let drawn = try picture(red.frame(width: 60, height: 60).border(blue, width: 5))
        XCTAssertEqual(drawn[22, 50], [0, 0, 255])
        XCTAssertEqual(drawn[27, 50], [255, 0, 0])
        XCTAssertEqual(drawn[18, 50], white)
    }
}
