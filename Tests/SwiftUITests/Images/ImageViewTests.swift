import SwiftUI
import UIKit
import XCTest

/// Images as views: sizes, stretching, tiling, rotation and tint.
final class ImageViewTests: HierarchyTestCase {
    /// Returns an image of 20 x 10 points: red in its left half, blue in its right half, with a green line on top.
    private func sample(scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
            for (color, rect) in [
                (UIColor(red: 1, green: 0, blue: 0, alpha: 1), CGRect(x: 0, y: 0, width: 10, height: 10)),
                (UIColor(red: 0, green: 0, blue: 1, alpha: 1), CGRect(x: 10, y: 0, width: 10, height: 10)),
                (UIColor(red: 0, green: 1, blue: 0, alpha: 1), CGRect(x: 0, y: 0, width: 20, height: 2)),
            ] {
                color.setFill()
                context.fill(rect)
            }
        }
    }

    func testAPictureIsAsLargeAsItsPoints() async {
        for scale in [1, 2, 3] as [CGFloat] {
            assertSizes(
                Image(uiImage: sample(scale: scale)),
                [((nil, nil), (20, 10)), ((5, 5), (20, 10)), ((99, 99), (20, 10))])
        }
        assertSizes(
            Image(uiImage: sample()).resizable(), [((nil, nil), (20, 10)), ((5, 50), (5, 50)), ((99, nil), (99, 10))])
        assertSizes(
            Image(uiImage: sample()).resizable().scaledToFit(), [((100, 100), (100, 50)), ((100, 20), (40, 20))])
        assertSizes(Image(uiImage: sample()).resizable().scaledToFill(), [((100, 100), (200, 100))])
        assertSizes(Image("no such picture"), [((100, 100), (0, 0))])
    }

    func testAPictureStandsUprightWhateverItsOrientation() async throws {
        let cgImage = try XCTUnwrap(sample().cgImage)
        // Where the green line, at the top of the stored image, appears.
        let orientations: [(Image.Orientation, (CGFloat, CGFloat), (Int, Int))] = [
            (.up, (20, 10), (50, 45)), (.down, (20, 10), (50, 54)), (.right, (10, 20), (54, 50)),
            (.left, (10, 20), (45, 50)), (.upMirrored, (20, 10), (50, 45)), (.downMirrored, (20, 10), (50, 54)),
        ]
        for (orientation, size, green) in orientations {
            let image = Image(decorative: cgImage, scale: 1, orientation: orientation)
            assertSizes(image, [((nil, nil), size)], "\(orientation)")
            let picture = try XCTUnwrap(ViewPicture(100, 100, image))
            XCTAssertEqual(picture[green.0, green.1], [0, 255, 0], "\(orientation)")
            XCTAssertEqual(picture.inkedCount, 200, "\(orientation)")
        }
        let mirrored = try XCTUnwrap(
            ViewPicture(100, 100, Image(decorative: cgImage, scale: 1, orientation: .upMirrored)))
        XCTAssertEqual(mirrored[45, 50], [0, 0, 255])
    }

    func testCapsKeepTheirSizeWhileTheMiddleIsStretched() async throws {
        let picture = try XCTUnwrap(
            ViewPicture(
                60, 40,
                Image(uiImage: sample()).resizable(
                    capInsets: EdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
                ).interpolation(.none)))
        XCTAssertEqual(picture[30, 1], [0, 255, 0])
        XCTAssertNotEqual(picture[30, 4], [0, 255, 0])
        XCTAssertEqual(picture[2, 20], [255, 0, 0])
        XCTAssertEqual(picture[57, 20], [0, 0, 255])
    }

    func testInterpolationMayBeNone() async throws {
        let sharp = try XCTUnwrap(
            ViewPicture(200, 100, Image(uiImage: sample()).resizable().interpolation(.none)))
        let colors = Set((0..<200).map { sharp[$0, 60] })
        XCTAssertEqual(colors, [[255, 0, 0], [0, 0, 255]])
        XCTAssertEqual(sharp[99, 60], [255, 0, 0])
        XCTAssertEqual(sharp[100, 60], [0, 0, 255])
        let soft = try XCTUnwrap(ViewPicture(200, 100, Image(uiImage: sample()).resizable()))
        XCTAssertTrue(isClose(soft[99, 60], [134, 0, 121], 12), "\(soft[99, 60])")
    }

    func testATemplateIsDrawnInTheForegroundStyle() async throws {
        let green = Color(red: 0, green: 1, blue: 0)
        let template = try XCTUnwrap(
            ViewPicture(40, 40, Image(uiImage: sample()).renderingMode(.template).foregroundStyle(green)))
        XCTAssertEqual(template[15, 22], [0, 255, 0])
        XCTAssertEqual(template.inkedCount, 200)
        let original = try XCTUnwrap(
            ViewPicture(
                40, 40,
                Image(uiImage: sample().withRenderingMode(.alwaysTemplate)).renderingMode(.original)
                    .foregroundStyle(green)))
        XCTAssertEqual(original[15, 22], [255, 0, 0])
        let byItself = try XCTUnwrap(
            ViewPicture(
                40, 40, Image(uiImage: sample().withRenderingMode(.alwaysTemplate)).foregroundStyle(green)))
        XCTAssertEqual(byItself[15, 22], [0, 255, 0])
    }

    func testAPictureMayBeDrawnByAProgram() async throws {
        let image = Image(size: CGSize(width: 30, height: 20)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 15, height: 20)), with: .color(red: 1, green: 0, blue: 0))
        }
        assertSizes(image, [((nil, nil), (30, 20))])
        let picture = try XCTUnwrap(ViewPicture(30, 20, image))
        XCTAssertEqual(picture[5, 10], [255, 0, 0])
        XCTAssertEqual(picture[25, 10], [255, 255, 255])
    }

    func testAPictureIsAPaintToo() async throws {
        let picture = try XCTUnwrap(
            ViewPicture(100, 100, Rectangle().fill(ImagePaint(image: Image(uiImage: sample())))))
        for (x, color) in [(5, [255, 0, 0]), (15, [0, 0, 255]), (45, [255, 0, 0]), (55, [0, 0, 255])] {
            XCTAssertEqual(picture[x, 45], color, "\(x)")
        }
        XCTAssertEqual(picture[5, 40], [0, 255, 0])
        let half = try XCTUnwrap(
            ViewPicture(
                100, 100,
                Rectangle().fill(
                    ImagePaint(image: Image(uiImage: sample()), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
                )))
        XCTAssertEqual(Set((0..<100).map { half[$0, 45] }), [[0, 0, 255]])
    }

    func testSymbolsTakeTheSizeOfTheirFont() async {
        let result = MeasuredSizes()
        func height(_ font: Font) -> CGFloat {
            _ = Host {
                Measuring(proposals: [.unspecified], result: result) { Image(systemName: "star.fill").font(font) }
            }
            return result.sizes.first?.height ?? 0
        }
        XCTAssertGreaterThan(height(.system(size: 40)), 1.8 * height(.system(size: 20)))
        XCTAssertGreaterThan(height(.system(size: 20)), 10)
    }
}
