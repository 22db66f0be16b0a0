import QuartzCore
import UIKit
import XCTest

@testable import SwiftUI

final class EffectTests: HierarchyTestCase {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    private func picture<V: View>(_ view: V) throws -> ViewPicture { try XCTUnwrap(ViewPicture(100, 100, view)) }

    func testOpacityFadesTheWhole() async throws {
        let overlapping = ZStack {
            red
            red.frame(width: 50, height: 50)
        }
        let picture = try picture(overlapping.opacity(0.5))
        XCTAssertTrue(isClose(picture[50, 50], [255, 128, 128]), "\(picture[50, 50])")
        XCTAssertEqual(picture[50, 50], picture[5, 5])
    }

    func testTransforms() async throws {
        let bar = red.frame(width: 80, height: 20)
        let turned = try picture(bar.rotationEffect(.degrees(90)))
        XCTAssertEqual(turned[50, 15], [255, 0, 0])
        XCTAssertEqual(turned[15, 50], [255, 255, 255])
        let pivoted = try picture(bar.rotationEffect(.degrees(90), anchor: .leading))
        XCTAssertEqual(pivoted[10, 85], [255, 0, 0])
        let scaled = try picture(bar.scaleEffect(x: 0.5, y: 2))
        XCTAssertEqual(scaled[50, 65], [255, 0, 0])
        XCTAssertEqual(scaled[25, 50], [255, 255, 255])
        let moved = try picture(bar.transformEffect(CGAffineTransform(translationX: 0, y: 30)))
        XCTAssertEqual(moved[50, 80], [255, 0, 0])
        XCTAssertEqual(moved[50, 50], [255, 255, 255])
    }

    /// Rotated about the vertical axis, the near side is taller than the far one.
    func testPerspective() async throws {
        let flat = try picture(
            red.frame(width: 60, height: 60).rotation3DEffect(.degrees(50), axis: (0, 1, 0), perspective: 0))
        let deep = try picture(red.frame(width: 60, height: 60).rotation3DEffect(.degrees(50), axis: (0, 1, 0)))
        func height(_ picture: ViewPicture, at x: Int) -> Int { (0..<100).count { picture[x, $0][1] < 128 } }
        XCTAssertEqual(height(flat, at: 35), height(flat, at: 65), accuracy: 1)
        XCTAssertGreaterThan(abs(height(deep, at: 35) - height(deep, at: 62)), 8)
    }

    func testAnglesAreTurnedNumberByNumber() async throws {
        struct Hand: View {
            var angle: Double
            var body: some View {
                Color(red: 1, green: 0, blue: 0).frame(width: 80, height: 10).rotationEffect(.degrees(angle))
            }
        }
        let host = Host(width: 100, height: 100, Hand(angle: 0))
        withAnimation(.linear(duration: 1)) { host.view.rootView = Hand(angle: 360) }
        host.settle()
        advance(to: 0.25)
        let quarter = try XCTUnwrap(ViewPicture(host))
        XCTAssertEqual(quarter[50, 20], [255, 0, 0])
        XCTAssertEqual(quarter[20, 50], [255, 255, 255])
    }

    func testACustomEffect() async throws {
        struct Slide: GeometryEffect {
            var distance: CGFloat
            var animatableData: CGFloat {
                get { distance }
                set { distance = newValue }
            }
            func effectValue(size: CGSize) -> ProjectionTransform {
                ProjectionTransform(CGAffineTransform(translationX: distance * size.width, y: 0))
            }
        }
        let picture = try picture(red.frame(width: 20, height: 20).modifier(Slide(distance: 2)))
        XCTAssertEqual(picture[90, 50], [255, 0, 0])
        XCTAssertEqual(picture[50, 50], [255, 255, 255])
    }

    func testProjections() async {
        var projection = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 4))
        projection.m13 = 0.01
        let point = CGPoint(x: 10, y: 20)
        XCTAssertEqual(point.applying(projection).x, 20 / 1.1, accuracy: 1e-9)
        let back = point.applying(projection).applying(projection.inverted())
        XCTAssertEqual(back.x, 10, accuracy: 1e-9)
        XCTAssertEqual(back.y, 20, accuracy: 1e-9)
        XCTAssertFalse(projection.isAffine)
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        XCTAssertFalse(flat.invert())
        XCTAssertTrue(ProjectionTransform().isIdentity)
    }

    func testFilters() async throws {
        XCTAssertEqual(try picture(red.colorInvert())[50, 50], [0, 255, 255])
        let gray = try picture(red.grayscale(1))[50, 50]
        XCTAssertTrue(gray[0] == gray[1] && gray[1] == gray[2] && gray[0] < 128, "\(gray)")
        XCTAssertEqual(try picture(red.brightness(1))[50, 50], [255, 255, 255])
        XCTAssertEqual(try picture(Color.white.colorMultiply(blue))[50, 50], [0, 0, 255])
        XCTAssertTrue(isClose(try picture(red.contrast(0))[50, 50], [128, 128, 128]))
        let blurred = try picture(Rectangle().fill(red).frame(width: 50, height: 50).blur(radius: 5))
        XCTAssertTrue(isClose(blurred[25, 50], [255, 128, 128], 12), "\(blurred[25, 50])")
        XCTAssertTrue(isClose(blurred[50, 50], [255, 0, 0]))
        XCTAssertEqual(
            try picture(red.blur(radius: .nan).hueRotation(.degrees(.nan)).saturation(.infinity))[50, 50].count, 3)
    }

    func testShadows() async throws {
        let square = red.frame(width: 30, height: 30)
        let shadowed = try picture(square.shadow(color: .black, radius: 0, x: 20, y: 20))
        XCTAssertEqual(shadowed[50, 50], [255, 0, 0])
        XCTAssertEqual(shadowed[80, 80], [0, 0, 0])
        let faint = try picture(square.shadow(radius: 4, x: 30))
        XCTAssertTrue(isClose(faint[80, 50], [171, 171, 171], 12), "\(faint[80, 50])")
    }

    func testClips() async throws {
        let clipped = try picture(red.clipShape(Circle()))
        XCTAssertEqual(clipped[50, 50], [255, 0, 0])
        XCTAssertEqual(clipped[3, 3], [255, 255, 255])
        let bounds = try picture(red.frame(width: 90, height: 90).frame(width: 20, height: 20).clipped())
        XCTAssertEqual(bounds[50, 50], [255, 0, 0])
        XCTAssertEqual(bounds[35, 50], [255, 255, 255])
        let round = try picture(red.cornerRadius(40))
        XCTAssertEqual(round[5, 5], [255, 255, 255])
        let border = try picture(Color.white.border(blue, width: 4))
        XCTAssertEqual(border[1, 50], [0, 0, 255])
        XCTAssertEqual(border[6, 50], [255, 255, 255])
    }

    func testMasks() async throws {
        let masked = try picture(red.mask { Circle().frame(width: 40, height: 40) })
        XCTAssertEqual(masked[50, 50], [255, 0, 0])
        XCTAssertEqual(masked[25, 50], [255, 255, 255])
        let corner = try picture(red.mask(alignment: .topLeading) { Rectangle().frame(width: 40, height: 40) })
        XCTAssertEqual(corner[10, 10], [255, 0, 0])
        XCTAssertEqual(corner[60, 60], [255, 255, 255])
    }

    func testBlendModes() async throws {
        let multiplied = try picture(
            ZStack {
                Color(red: 1, green: 1, blue: 0)
                Color(red: 0, green: 1, blue: 1).blendMode(.multiply)
            })
        XCTAssertEqual(multiplied[50, 50], [0, 255, 0])
        for mode in BlendMode.allCases {
            _ = try picture(
                ZStack {
                    red; blue.blendMode(mode)
                }.compositingGroup().drawingGroup())
        }
    }

    /// Views in a group blend with one another, and not with what lies below the group.
    func testAGroupKeepsBlendModesToItself() async throws {
        let green = Color(red: 0, green: 1, blue: 0).blendMode(.screen).frame(width: 20, height: 20)
        func color<V: View>(_ view: V) throws -> [Int] {
            try XCTUnwrap(
                ViewPicture(
                    40, 40,
                    ZStack {
                        Color(red: 0, green: 0, blue: 1); view
                    }))[20, 20]
        }
        XCTAssertEqual(try color(green), [0, 255, 255])
        XCTAssertEqual(try color(ZStack { green }.compositingGroup()), [0, 255, 0])
        XCTAssertEqual(try color(ZStack { green }.drawingGroup()), [0, 255, 0])
    }
}
