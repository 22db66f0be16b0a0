import CoreGraphics
import XCTest

@testable import SwiftUI

final class MaterialTests: HierarchyTestCase {
    /// Black and white stripes of two points.
    private var stripes: some View {
        HStack(spacing: 0) {
            ForEach(0..<25) { index in (index % 2 == 0 ? Color.black : .white).frame(width: 4) }
        }
    }

    func testAMaterialBlursWhatLiesBehindItsShape() async throws {
        let view = stripes.overlay { Circle().fill(.ultraThinMaterial).frame(width: 60, height: 60) }
        let picture = try XCTUnwrap(ViewPicture(100, 100, view))
        let middle = (40..<60).map { picture[$0, 50][0] }
        XCTAssertLessThan((middle.max() ?? 0) - (middle.min() ?? 0), 20, "\(middle)")
        XCTAssertGreaterThan(middle.min() ?? 0, 130)
        let outside = (0..<16).map { picture[$0, 50][0] }
        XCTAssertGreaterThan((outside.max() ?? 0) - (outside.min() ?? 0), 200)
        XCTAssertGreaterThan((0..<16).map { picture[20 + $0, 20][0] }.max() ?? 0, 200, "beyond the circle")
    }

    func testAMaterialFollowsTheColorScheme() async throws {
        func level(_ scheme: ColorScheme) throws -> Int {
            let view = Color.gray.overlay { Rectangle().fill(.thickMaterial) }.environment(\.colorScheme, scheme)
            return try XCTUnwrap(ViewPicture(40, 40, view))[20, 20][0]
        }
        XCTAssertGreaterThan(try level(.light), 220)
        XCTAssertLessThan(try level(.dark), 80)
    }

    func testAStyleChangesBetweenColourAndMaterial() async throws {
        struct Screen: View {
            let isMaterial: Bool
            var body: some View {
                Color.black.overlay {
                    Rectangle().fill(isMaterial ? AnyShapeStyle(.thickMaterial) : AnyShapeStyle(Color.red))
                }
            }
        }
        let host = Host(width: 40, height: 40, Screen(isMaterial: false))
        XCTAssert(isClose(try XCTUnwrap(ViewPicture(host))[20, 20], [255, 59, 48], 4))
        host.view.rootView = Screen(isMaterial: true)
        XCTAssertGreaterThan(try XCTUnwrap(ViewPicture(host))[20, 20][2], 180)
        host.view.rootView = Screen(isMaterial: false)
        XCTAssert(isClose(try XCTUnwrap(ViewPicture(host))[20, 20], [255, 59, 48], 4))
    }
}
