import SwiftUI
import XCTest

/// Shapes in right-to-left layouts, and container shapes.
@MainActor
final class ShapeDirectionTests: HierarchyTestCase {
    private struct LeftHalf: Shape {
        func path(in rect: CGRect) -> Path {
            Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
        }
    }

    func testShapesAreMirroredUnlessTheyAreFixed() async throws {
        let view = LeftHalf().fill(.black).frame(width: 80, height: 80)
        let leftToRight = try XCTUnwrap(ViewPicture(80, 80, view))
        XCTAssertEqual(leftToRight[10, 40], [0, 0, 0])
        let rightToLeft = try XCTUnwrap(ViewPicture(80, 80, view.environment(\.layoutDirection, .rightToLeft)))
        XCTAssertEqual(rightToLeft[10, 40], [255, 255, 255])
        XCTAssertEqual(rightToLeft[70, 40], [0, 0, 0])
        XCTAssertEqual(Circle().layoutDirectionBehavior, .fixed)
        XCTAssertEqual(Circle().offset(x: 1).layoutDirectionBehavior, .fixed)
    }

    func testAContainersShapeIsInset() async throws {
        let view = ContainerRelativeShape().fill(.black).padding(10)
            .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular)).frame(width: 100, height: 100)
        let picture = try XCTUnwrap(ViewPicture(100, 100, view))
        // The corner's radius is 20: its arc passes where a square corner would be filled.
        XCTAssertEqual(picture[12, 12], [255, 255, 255])
        XCTAssertEqual(picture[50, 11], [0, 0, 0])
        XCTAssertEqual(picture[18, 18], [0, 0, 0])
        let plain = try XCTUnwrap(ViewPicture(100, 100, ContainerRelativeShape().fill(.black)))
        XCTAssertEqual(plain[1, 1], [0, 0, 0])
    }

    func testShapeViewsAreLaidOverEachOther() async throws {
        let view = Circle().fill(.white).stroke(.black, lineWidth: 4).strokeBorder(.red, lineWidth: 2)
        XCTAssertEqual(view.strokeStyle.lineWidth, 2)
        XCTAssertEqual(view.background.strokeStyle.lineWidth, 4)
        let picture = try XCTUnwrap(ViewPicture(80, 80, view))
        XCTAssertEqual(picture[40, 40], [255, 255, 255])
        XCTAssert(picture[40, 1][0] > 200 && picture[40, 1][1] < 120)
    }
}
