import ImageIO
import LayerTestSupport
import QuartzCore
import XCTest

/// Pictures that Apple's Core Animation drew, compared with Kasane's pictures of the same trees.
///
/// The pictures are not part of the repository: they are looked for in `../shared/goldens` beside the checkout, and the
/// tests are skipped where that folder is absent.
final class GoldenTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../../../shared/goldens").standardizedFileURL

    private func golden(_ name: String) throws -> Picture {
        let url = Self.folder.appendingPathComponent(name)
        try XCTSkipUnless(FileManager.default.fileExists(atPath: url.path), "no \(url.path): nothing to compare with")
        let source = try XCTUnwrap(CGImageSourceCreateWithURL(url, nil))
        let image = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil))
        let context = Picture.context(size: CGSize(width: image.width, height: image.height))
        context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        return Picture(context)
    }

    /// Returns the mean and greatest difference in alpha.
    private func compareAlpha(_ a: Picture, _ b: Picture) -> (mean: Double, most: Int) {
        XCTAssertEqual(a.width, b.width)
        XCTAssertEqual(a.height, b.height)
        var sum = 0
        var most = 0
        for y in 0..<min(a.height, b.height) {
            for x in 0..<min(a.width, b.width) {
                let difference = abs(a[x, y].alpha - b[x, y].alpha)
                sum += difference
                most = max(most, difference)
            }
        }
        return (Double(sum) / Double(a.width * a.height), most)
    }

    private func shadowed(opacity: Float, radius: CGFloat) -> CALayer {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        let shape = CAShapeLayer()
        shape.frame = root.bounds
        shape.path = CGPath(
            roundedRect: CGRect(x: 50, y: 50, width: 100, height: 100), cornerWidth: 12, cornerHeight: 12,
            transform: nil)
        shape.fillColor = CGColor(red: 0.288292, green: 0.576095, blue: 0.994332, alpha: 1)
        shape.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        shape.shadowOpacity = opacity
        shape.shadowRadius = radius
        shape.shadowOffset = CGSize(width: 0, height: 5)
        root.addSublayer(shape)
        return root
    }

    func testShadowOfRadiusSix() throws {
        let golden = try golden("shadow-radius-6.png")
        let ours = Picture(of: shadowed(opacity: 0.9, radius: 6), size: CGSize(width: 200, height: 200), scale: 2)
        let difference = compareAlpha(golden, ours)
        XCTAssertLessThan(difference.mean, 0.5)
        // The shadow itself agrees to a level; the rest is the shape's corners, which Apple covers slightly less than
        // their exact area.
        XCTAssertLessThanOrEqual(difference.most, 10)
    }

    func testShadowOfRadiusTwo() throws {
        let golden = try golden("shadow-radius-2.png")
        let ours = Picture(of: shadowed(opacity: 1, radius: 2), size: CGSize(width: 200, height: 200), scale: 2)
        let difference = compareAlpha(golden, ours)
        XCTAssertLessThan(difference.mean, 0.5)
        XCTAssertLessThanOrEqual(difference.most, 12)
    }

    func testGradientInAMask() throws {
        let golden = try golden("gradient-in-mask.png")
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 208, height: 226)
        let scaled = CALayer()
        scaled.anchorPoint = .zero
        scaled.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
        scaled.setAffineTransform(CGAffineTransform(scaleX: 1.33, y: 1.33))
        root.addSublayer(scaled)

        let gradient = CAGradientLayer()
        gradient.frame = scaled.bounds
        gradient.colors = [
            CGColor(red: 0.65, green: 0.39, blue: 0.39, alpha: 1),
            CGColor(red: 0.81, green: 0.64, blue: 0.29, alpha: 1),
            CGColor(red: 0.4, green: 0.12, blue: 0.62, alpha: 1),
        ]
        gradient.locations = [0, 0.4, 1]
        gradient.startPoint = CGPoint(x: 77.7 / 200, y: 42.31 / 200)
        gradient.endPoint = CGPoint(x: 78.0 / 200, y: 192.0 / 200)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 78, y: 0))
        path.addCurve(to: CGPoint(x: 152, y: 141), control1: CGPoint(x: 115, y: 0), control2: CGPoint(x: 170, y: 107))
        path.addCurve(to: CGPoint(x: 4, y: 141), control1: CGPoint(x: 134, y: 176), control2: CGPoint(x: 23, y: 178))
        path.addCurve(to: CGPoint(x: 78, y: 0), control1: CGPoint(x: -15, y: 104), control2: CGPoint(x: 41, y: 0))
        path.closeSubpath()
        let mask = CAShapeLayer()
        mask.path = path
        gradient.mask = mask
        scaled.addSublayer(gradient)

        let ours = Picture(of: root, size: CGSize(width: 208, height: 226), scale: 2)
        XCTAssertLessThan(compareAlpha(golden, ours).mean, 0.5)
        // Inside, colours agree to a level or two up to the second stop: both interpolate 8-bit sRGB. Beyond it,
        // Apple's picture approaches (0.417, 0.09, 0.633) where the tree has (0.4, 0.12, 0.62), a difference of seven
        // levels at most.
        let secondStop = Int((42.31 + 0.4 * (192 - 42.31)) * 1.33 * 2)
        var most = [0, 0]
        for y in 0..<golden.height {
            for x in 0..<golden.width where golden[x, y].alpha == 255 && ours[x, y].alpha == 255 {
                let part = y < secondStop ? 0 : 1
                most[part] = max(most[part], golden[x, y].difference(ours[x, y]))
            }
        }
        XCTAssertLessThanOrEqual(most[0], 2)
        XCTAssertLessThanOrEqual(most[1], 8)
    }
}
