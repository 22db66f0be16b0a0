import SwiftUI
import UIKit
import XCTest

/// Canvas drawing: the order of transforms, clips, modes, shadings, filters, images.
final class CanvasDrawingTests: HierarchyTestCase {
    private func picture(
        _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
    ) throws -> ViewPicture { try XCTUnwrap(ViewPicture(100, 100, Canvas(renderer: draw))) }

    private static let red = GraphicsContext.Shading.color(red: 1, green: 0, blue: 0)
    private static let green = GraphicsContext.Shading.color(red: 0, green: 1, blue: 0)
    private static let blue = GraphicsContext.Shading.color(red: 0, green: 0, blue: 1)
    private static let tile = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private static let all = Path(CGRect(x: 0, y: 0, width: 100, height: 100))

    private let white = [255, 255, 255]

    func testTheLastTransformIsAppliedFirst() async throws {
        let scaledLast = try picture { context, _ in
            context.translateBy(x: 20, y: 20)
            context.scaleBy(x: 2, y: 3)
            context.fill(Self.tile, with: Self.red)
        }
        XCTAssertEqual(scaledLast[21, 21], [255, 0, 0])
        XCTAssertEqual(scaledLast[39, 49], [255, 0, 0])
        XCTAssertEqual(scaledLast[41, 30], white)
        XCTAssertEqual(scaledLast[30, 51], white)
        let movedLast = try picture { context, _ in
            context.scaleBy(x: 2, y: 2)
            context.translateBy(x: 20, y: 20)
            context.fill(Self.tile, with: Self.red)
        }
        XCTAssertEqual(movedLast[50, 50], [255, 0, 0])
        XCTAssertEqual(movedLast[38, 50], white)
        let turned = try picture { context, _ in
            context.translateBy(x: 50, y: 50)
            context.rotate(by: .degrees(90))
            context.fill(Path(CGRect(x: 10, y: 0, width: 30, height: 4)), with: Self.red)
        }
        XCTAssertEqual(turned[48, 75], [255, 0, 0])
        XCTAssertEqual(turned[75, 52], white)
        var space = CGAffineTransform.identity
        _ = try picture { context, _ in
            context.rotate(by: .degrees(30))
            context.transform = CGAffineTransform(translationX: 5, y: 6)
            space = context.transform
        }
        XCTAssertEqual(space, CGAffineTransform(translationX: 5, y: 6))
    }

    func testClipsNarrowOneAnother() async throws {
        var box = CGRect.zero
        let drawn = try picture { context, _ in
            context.clip(to: Path(CGRect(x: 10, y: 10, width: 60, height: 60)))
            context.clip(to: Path(CGRect(x: 40, y: 40, width: 60, height: 60)))
            box = context.clipBoundingRect
            context.fill(Self.all, with: Self.red)
        }
        XCTAssertEqual(box, CGRect(x: 40, y: 40, width: 30, height: 30))
        XCTAssertEqual(drawn[50, 50], [255, 0, 0])
        for (x, y) in [(20, 20), (80, 80), (50, 20)] { XCTAssertEqual(drawn[x, y], white) }
        let outside = try picture { context, _ in
            context.clip(to: Path(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60)), options: .inverse)
            context.fill(Self.all, with: Self.red)
        }
        XCTAssertEqual(outside[50, 50], white)
        XCTAssertEqual(outside[5, 5], [255, 0, 0])
        let ring = try picture { context, _ in
            var path = Self.all
            path.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
            context.clip(to: path, style: FillStyle(eoFill: true))
            context.fill(Self.all, with: Self.red)
        }
        XCTAssertEqual(ring[50, 50], white)
        XCTAssertEqual(ring[10, 50], [255, 0, 0])
    }

    func testAClipMovesWithTheSpaceItWasMadeIn() async throws {
        let drawn = try picture { context, _ in
            context.translateBy(x: 50, y: 0)
            context.clip(to: Self.tile)
            context.translateBy(x: -50, y: 0)
            context.fill(Self.all, with: Self.red)
        }
        XCTAssertEqual(drawn[55, 5], [255, 0, 0])
        XCTAssertEqual(drawn[5, 5], white)
    }

    func testALayerIsAMaskOfItsOpacity() async throws {
        let drawn = try picture { context, _ in
            context.clipToLayer(opacity: 1) { mask in
                mask.opacity = 0.5
                mask.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: Self.green)
            }
            context.fill(Self.all, with: Self.red)
        }
        XCTAssertTrue(isClose(drawn[25, 50], [255, 128, 128]), "\(drawn[25, 50])")
        XCTAssertEqual(drawn[75, 50], white)
        let inverse = try picture { context, _ in
            context.clipToLayer(options: .inverse) { $0.fill(Self.tile, with: Self.green) }
            context.fill(Self.all, with: Self.red)
        }
        XCTAssertEqual(inverse[5, 5], white)
        XCTAssertEqual(inverse[50, 50], [255, 0, 0])
    }

    func testModesAndOpacitiesJoinWithWhatIsThere() async throws {
        let cases: [(GraphicsContext.BlendMode, [Int])] = [
            (.normal, [0, 255, 0]), (.multiply, [0, 0, 0]), (.screen, [255, 255, 0]), (.plusLighter, [255, 255, 0]),
            (.difference, [255, 255, 0]), (.destinationOver, [255, 0, 0]), (.destinationOut, [255, 255, 255]),
        ]
        for (mode, expected) in cases {
            let drawn = try picture { context, _ in
                context.fill(Self.all, with: Self.red)
                context.blendMode = mode
                context.fill(Self.all, with: Self.green)
            }
            XCTAssertTrue(isClose(drawn[50, 50], expected), "\(mode): \(drawn[50, 50])")
        }
        let faded = try picture { context, _ in
            context.fill(Self.all, with: Self.red)
            context.opacity = 0.25
            context.fill(Self.all, with: Self.blue)
        }
        XCTAssertTrue(isClose(faded[50, 50], [191, 0, 64]), "\(faded[50, 50])")
    }

    func testShadingsAreLaidOutInPointsOfTheSpace() async throws {
        let gradient = Gradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])
        let drawn = try picture { context, _ in
            context.fill(
                Path(CGRect(x: 0, y: 0, width: 100, height: 30)),
                with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 100, y: 0)))
            context.fill(
                Path(CGRect(x: 0, y: 40, width: 100, height: 60)),
                with: .radialGradient(gradient, center: CGPoint(x: 50, y: 70), startRadius: 0, endRadius: 30))
        }
        XCTAssertTrue(isClose(drawn[25, 15], [190, 0, 65], 4), "\(drawn[25, 15])")
        XCTAssertTrue(isClose(drawn[75, 15], [63, 0, 192], 4), "\(drawn[75, 15])")
        XCTAssertTrue(isClose(drawn[50, 70], [251, 0, 4], 6), "\(drawn[50, 70])")
        XCTAssertTrue(isClose(drawn[65, 70], [124, 0, 131], 6), "\(drawn[65, 70])")
        XCTAssertEqual(drawn[5, 95], [0, 0, 255])
        let style = try XCTUnwrap(
            ViewPicture(
                100, 100,
                Canvas { context, _ in context.fill(Self.all, with: .foreground) }
                    .foregroundStyle(Color(red: 0, green: 1, blue: 0))))
        XCTAssertEqual(style[50, 50], [0, 255, 0])
    }

    func testFiltersChangeWhatIsDrawnAfterThem() async throws {
        let drawn = try picture { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 20)), with: Self.red)
            context.addFilter(.colorInvert())
            context.fill(Path(CGRect(x: 0, y: 20, width: 100, height: 20)), with: Self.red)
            context.addFilter(.colorMultiply(Color(red: 1, green: 1, blue: 0)))
            context.fill(Path(CGRect(x: 0, y: 40, width: 100, height: 20)), with: Self.red)
        }
        XCTAssertEqual(drawn[50, 10], [255, 0, 0])
        XCTAssertEqual(drawn[50, 30], [0, 255, 255])
        // The last filter is applied first: red stays red, and is then inverted.
        XCTAssertEqual(drawn[50, 50], [0, 255, 255])
        let shadow = try picture { context, _ in
            context.addFilter(.shadow(color: Color(red: 0, green: 0, blue: 1), radius: 0, x: 30, y: 30))
            context.fill(Self.tile, with: Self.red)
        }
        XCTAssertEqual(shadow[5, 5], [255, 0, 0])
        XCTAssertEqual(shadow[35, 35], [0, 0, 255])
        let only = try picture { context, _ in
            context.addFilter(
                .shadow(color: Color(red: 0, green: 0, blue: 1), radius: 0, x: 30, y: 30, options: .shadowOnly))
            context.fill(Self.tile, with: Self.red)
        }
        XCTAssertEqual(only[5, 5], white)
        XCTAssertEqual(only[35, 35], [0, 0, 255])
    }

    func testPicturesAndTextsLieByTheirAnchor() async throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let tile = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image {
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
        }
        var sizes: [CGSize] = []
        let drawn = try picture { context, _ in
            let image = context.resolve(Image(uiImage: tile))
            sizes.append(image.size)
            context.draw(image, at: CGPoint(x: 50, y: 50))
            context.draw(image, at: CGPoint(x: 100, y: 100), anchor: .bottomTrailing)
            context.draw(image, in: CGRect(x: 0, y: 0, width: 40, height: 40))
            let text = context.resolve(Text("wide text"))
            let (one, narrow) = (
                text.measure(in: CGSize(width: 500, height: 100)), text.measure(in: CGSize(width: 40, height: 100))
            )
            sizes += [one, narrow]
            sizes.append(CGSize(width: text.firstBaseline(in: one), height: text.lastBaseline(in: one)))
        }
        XCTAssertEqual(sizes[0], CGSize(width: 20, height: 10))
        XCTAssertEqual(drawn[50, 47], [255, 0, 0])
        XCTAssertEqual(drawn[50, 53], white)
        XCTAssertEqual(drawn[90, 92], [255, 0, 0])
        XCTAssertEqual(drawn[20, 10], [255, 0, 0])
        XCTAssertEqual(drawn[20, 30], white)
        XCTAssertGreaterThan(sizes[2].height, sizes[1].height)
        XCTAssertEqual(sizes[3].width, sizes[3].height)
        XCTAssertLessThan(sizes[3].width, sizes[1].height)
        XCTAssertGreaterThan(sizes[3].width, sizes[1].height / 2)
    }

    func testACanvasOfItsOwnContextDrawsQuartz() async throws {
        let drawn = try picture { context, _ in
            context.translateBy(x: 10, y: 10)
            context.withCGContext { quartz in
                quartz.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                quartz.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }
        }
        XCTAssertEqual(drawn[15, 15], [255, 0, 0])
        XCTAssertEqual(drawn[5, 5], white)
        let opaque = try XCTUnwrap(ViewPicture(20, 20, Canvas(opaque: true) { _, _ in }))
        XCTAssertEqual(opaque[10, 10], [0, 0, 0])
    }
}
