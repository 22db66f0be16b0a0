import UIKit
import XCTest

@testable import SwiftUI

final class CanvasTests: HierarchyTestCase {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    private func picture(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> ViewPicture {
        try XCTUnwrap(ViewPicture(100, 100, Canvas(renderer: draw)))
    }

    func testPathsAreFilledAndStroked() async throws {
        let (red, blue) = (red, blue)
        let picture = try picture { context, size in
            XCTAssertEqual(size, CGSize(width: 100, height: 100))
            context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(red))
            context.stroke(Path(CGRect(x: 60, y: 60, width: 30, height: 30)), with: .color(blue), lineWidth: 6)
        }
        XCTAssertEqual(picture[25, 25], [255, 0, 0])
        XCTAssertEqual(picture[75, 25], [255, 255, 255])
        XCTAssertEqual(picture[60, 75], [0, 0, 255])
        XCTAssertEqual(picture[75, 75], [255, 255, 255])
    }

    func testACopyHasAStateOfItsOwn() async throws {
        let (red, blue) = (red, blue)
        let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
        let picture = try picture { context, _ in
            var copy = context
            copy.translateBy(x: 60, y: 60)
            copy.opacity = 0.5
            copy.fill(square, with: .color(red))
            context.fill(square, with: .color(blue))
        }
        XCTAssertEqual(picture[10, 10], [0, 0, 255])
        XCTAssertTrue(isClose(picture[70, 70], [255, 128, 128]))
    }

    /// Small drawings are filtered in images of their own size, with the same result.
    func testFiltersLookNoFurtherThanTheyReach() async throws {
        let red = red
        let path = Path(ellipseIn: CGRect(x: 30, y: 40, width: 20, height: 10))
        let filters: [GraphicsContext.Filter] = [
            .blur(radius: 3), .shadow(color: red, radius: 2, x: 5, y: -4), .colorInvert(), .saturation(0.5),
            .shadow(radius: 2, options: .shadowOnly), .alphaThreshold(min: 0.3),
        ]
        for filter in filters {
            func draw(_ change: @escaping (inout GraphicsContext) -> Void) throws -> ViewPicture {
                try picture { context, _ in
                    context.translateBy(x: 5.5, y: -3)
                    context.rotate(by: .degrees(10))
                    context.addFilter(filter)
                    if case .layer = filter.content { context.addFilter(.blur(radius: 1)) }
                    change(&context)
                }
            }
            let small = try draw { context in
                XCTAssertLessThan(context.filteredRegion(of: path.boundingRect).width, 80)
                context.fill(path, with: .color(red))
            }
            let whole = try draw { context in
                context.withCGContext { target in
                    target.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                    target.addPath(path.cgPath)
                    target.fillPath()
                }
            }
            XCTAssertGreaterThan(whole.inkedCount, 50)
            XCTAssert(small.differences(from: whole).allSatisfy { isClose(small[$0.x, $0.y], whole[$0.x, $0.y]) })
        }
        try _ = picture { context, size in
            context.addFilter(.projectionTransform(ProjectionTransform()))
            XCTAssertEqual(context.filteredRegion(of: path.boundingRect), CGRect(origin: .zero, size: size))
        }
    }

    func testClipsAndLayers() async throws {
        let (red, blue) = (red, blue)
        let all = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        let picture = try picture { context, _ in
            var clipped = context
            clipped.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)))
            clipped.fill(all, with: .color(red))
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(Path(CGRect(x: 40, y: 40, width: 20, height: 20)), with: .color(blue))
                layer.fill(Path(CGRect(x: 45, y: 45, width: 20, height: 20)), with: .color(blue))
            }
        }
        XCTAssertEqual(picture[3, 3], [255, 255, 255])
        XCTAssertEqual(picture[20, 50], [255, 0, 0])
        XCTAssertTrue(isClose(picture[50, 50], [128, 0, 128]), "\(picture[50, 50])")
        let masked = try self.picture { context, _ in
            context.clipToLayer { $0.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(.black)) }
            context.fill(all, with: .color(red))
        }
        XCTAssertEqual(masked[25, 10], [255, 0, 0])
        XCTAssertEqual(masked[75, 10], [255, 255, 255])
        let outside = try self.picture { context, _ in
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 100)), options: .inverse)
            context.fill(all, with: .color(red))
        }
        XCTAssertEqual(outside[25, 50], [255, 255, 255])
        XCTAssertEqual(outside[75, 50], [255, 0, 0])
    }

    func testFilters() async throws {
        let (red, blue) = (red, blue)
        let square = Path(CGRect(x: 30, y: 30, width: 40, height: 40))
        let blurred = try picture { context, _ in
            context.addFilter(.blur(radius: 5))
            context.fill(square, with: .color(red))
        }
        XCTAssertTrue(isClose(blurred[30, 50], [255, 128, 128], 14), "\(blurred[30, 50])")
        let shadowed = try picture { context, _ in
            context.addFilter(.shadow(color: blue, radius: 0, x: 25, y: 25))
            context.fill(square, with: .color(red))
        }
        XCTAssertEqual(shadowed[50, 50], [255, 0, 0])
        XCTAssertEqual(shadowed[85, 85], [0, 0, 255])
        let inverted = try picture { context, _ in
            context.addFilter(.colorInvert())
            context.fill(square, with: .color(red))
        }
        XCTAssertEqual(inverted[50, 50], [0, 255, 255])
    }

    func testTextPicturesAndGradients() async throws {
        let (red, blue) = (red, blue)
        let picture = try picture { context, size in
            let ends = Gradient(colors: [red, blue])
            context.fill(
                Path(CGRect(x: 0, y: 60, width: 100, height: 40)),
                with: .linearGradient(ends, startPoint: .zero, endPoint: CGPoint(x: 100, y: 0)))
            context.draw(Text("Canvas").bold(), at: CGPoint(x: 50, y: 15))
            context.draw(Image(systemName: "star.fill"), in: CGRect(x: 40, y: 30, width: 20, height: 20))
            let text = context.resolve(Text("Canvas"))
            XCTAssertGreaterThan(text.measure(in: size).width, 20)
            context.withCGContext { $0.fill(CGRect(x: 0, y: 50, width: 100, height: 2)) }
        }
        XCTAssertTrue(isClose(picture[2, 80], [249, 0, 6], 4), "\(picture[2, 80])")
        XCTAssertTrue(isClose(picture[50, 80], [127, 0, 128], 4))
        XCTAssertEqual(picture[50, 51], [0, 0, 0])
        XCTAssertTrue(isClose(picture[50, 41], [0, 0, 0], 10), "\(picture[50, 41])")
    }

    func testInvalidNumbersAreHarmlessInACanvas() async throws {
        _ = try picture { context, _ in
            for number in [CGFloat.nan, .infinity, -1, 1e300] {
                var copy = context
                copy.opacity = Double(number)
                copy.scaleBy(x: number, y: 1)
                copy.addFilter(.blur(radius: number))
                copy.addFilter(.shadow(radius: number))
                copy.fill(Path(CGRect(x: 0, y: 0, width: number, height: 5)), with: .color(.red))
                copy.stroke(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red), lineWidth: number)
                copy.draw(Text("x"), in: CGRect(x: number, y: 0, width: number, height: number))
            }
        }
    }
}
