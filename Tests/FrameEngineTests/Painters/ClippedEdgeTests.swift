import LayerTestSupport
import QuartzCore
import XCTest

@testable import CoreGraphics

/// Contents that fill a layer's bounds under `masksToBounds`: their edge is the clip's, antialiased once.
final class ClippedEdgeTests: XCTestCase {
    private let size = CGSize(width: 60, height: 60)

    override func setUp() { CATransaction.setDisableActions(true) }

    private func picture(_ layer: CALayer, scale: CGFloat, needsGroup: Bool) -> Picture {
        let root = CALayer(CGRect(origin: .zero, size: size), nil)
        root.sublayerTransform.m34 = -1 / 150
        // An invisible sublayer that extends beyond the bounds makes the clip a group's.
        let hidden = CALayer(
            CGRect(x: 10, y: -10, width: 10, height: 60), CGColor(red: 0, green: 0, blue: 0, alpha: 0.001))
        if needsGroup { layer.addSublayer(hidden) }
        root.addSublayer(layer)
        defer { layer.sublayers = nil }
        return Picture(of: root, size: size, scale: scale)
    }

    func testEdgesAreThoseOfTheLayerWithoutSublayers() {
        let gradient = CAGradientLayer()
        gradient.colors = [CGColor.red, CGColor.blue]
        let image = CALayer()
        let context = Picture.context(size: CGSize(width: 4, height: 4))
        context.setFillColor(.green)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        image.contents = context.makeImage()
        let plain = CALayer()
        plain.backgroundColor = .red
        for layer in [plain, gradient, image] {
            layer.frame = CGRect(x: 12, y: 10, width: 36, height: 40)
            layer.masksToBounds = true
            for (radius, curve) in [(0, .circular), (11, .circular), (9, .continuous)]
                as [(CGFloat, CALayerCornerCurve)]
            {
                (layer.cornerRadius, layer.cornerCurve) = (radius, curve)
                for transform in [
                    CATransform3DIdentity, CATransform3DMakeRotation(0.4, 0, 0, 1),
                    CATransform3DMakeRotation(0.9, 1, 0.5, 0),
                ] {
                    layer.transform = transform
                    for scale in [1, 1.37, 2.625] as [CGFloat] {
                        let alone = picture(layer, scale: scale, needsGroup: false)
                        let grouped = picture(layer, scale: scale, needsGroup: true)
                        XCTAssertLessThanOrEqual(
                            alone.difference(grouped).most, 3,
                            "\(type(of: layer)) \(radius) \(curve.rawValue) at \(scale)")
                    }
                }
            }
        }
    }
}
