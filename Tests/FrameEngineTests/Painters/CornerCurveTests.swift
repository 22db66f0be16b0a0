import CoreGraphics
import LayerTestSupport
import QuartzCore
import XCTest

/// `cornerCurve.continuous`, where sides have room for the curve and where they don't.
final class CornerCurveTests: XCTestCase {
    private let root = CALayer(CGRect(x: 0, y: 0, width: 40, height: 40), nil)

    private func render() -> Picture { Picture(of: root, size: root.bounds.size) }

    func testContinuousCornersWithoutRoomBendLikeACircle() {
        let layer = CALayer(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
        layer.cornerRadius = 20
        layer.cornerCurve = .continuous
        root.addSublayer(layer)
        XCTAssertEqual(render().area, .pi * 400, accuracy: 1)
    }

    func testContinuousCornersAreThoseOfPaths() {
        let layer = CALayer(root.bounds, .red)
        layer.cornerCurve = .continuous
        let shape = CAShapeLayer()
        shape.fillColor = .red
        for radius in [8, 13, 14, 17, 19.5] as [CGFloat] {
            layer.cornerRadius = radius
            let smoothness = RoundedCorner.smoothness(room: 20 / radius)
            let corner = RoundedCorner(
                radii: CGSize(width: radius, height: radius),
                curve: .continuous(smoothness: CGSize(width: smoothness, height: smoothness)))
            let path = CGMutablePath()
            path.addRoundedRect(in: root.bounds, corners: Array(repeating: corner, count: 4))
            shape.path = path
            root.sublayers = [layer]
            let picture = render()
            root.sublayers = [shape]
            XCTAssertEqual(picture.difference(render()).pixels, 0, "\(radius)")
        }
    }
}
