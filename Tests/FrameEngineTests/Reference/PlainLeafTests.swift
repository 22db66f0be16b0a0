@_spi(Compositing) import QuartzCore
import LayerTestSupport
import TestSupport
import XCTest

@testable import CoreGraphics
@testable import FrameEngine
@testable import QuartzCore
@testable import Raster

/// Layers that are just a background take a fast path into the display list. It must produce the same items.
final class PlainLeafTests: XCTestCase {
    private let size = CGSize(width: 60, height: 60)
    private var random = SeededRandom(seed: 5)

    private func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }

    private func makeLeaf() -> CALayer {
        let layer = CALayer()
        layer.bounds = CGRect(x: number(-2...2), y: 0, width: number(-3...20), height: number(0...20))
        layer.position = CGPoint(x: number(-10...70), y: number(-10...70))
        layer.anchorPoint = CGPoint(x: number(0...1), y: number(0...1))
        layer.backgroundColor =
            random.next() % 8 == 0
            ? nil
            : CGColor(
                red: number(0...1), green: 0.5, blue: 0, alpha: [0, 0.5, 1][Int.random(in: 0...2, using: &random)])
        layer.cornerRadius = random.next() % 2 == 0 ? 0 : number(0...12)
        layer.opacity = [0, 0.3, 1, 1][Int.random(in: 0...3, using: &random)]
        layer.isHidden = random.next() % 10 == 0
        layer.isDoubleSided = random.next() % 4 != 0
        layer.allowsEdgeAntialiasing = random.next() % 3 == 0
        switch Int.random(in: 0...3, using: &random) {
        case 0: layer.transform = CATransform3DMakeRotation(number(-3...3), 0, 0, 1)
        case 1: layer.transform = CATransform3DMakeScale(number(-1...2), number(0...2), 1)
        default: break
        }
        for _ in 0..<Int.random(in: 0...2, using: &random) { layer.add(makeAnimation(), forKey: nil) }
        return layer
    }

    private func makeAnimation() -> CAAnimation {
        let keys = [
            "opacity", "cornerRadius", "position", "position.x", "position.y", "transform.rotation.z",
            "transform.scale",
        ]
        let key = keys.randomElement(using: &random)!
        let animation = CABasicAnimation(keyPath: key)
        if key == "position" {
            animation.toValue = CGPoint(x: number(0...60), y: number(0...60))
        } else {
            animation.fromValue = number(0...1)
            animation.toValue = number(0...3)
        }
        (animation.beginTime, animation.duration) = (1, Double(number(0.5...3)))
        animation.fillMode = random.next() % 2 == 0 ? .both : .removed
        return animation
    }

    /// Checks with a border without colour: nothing else is drawn, but the layer is no plain leaf.
    private func isPlain(_ root: CALayer, _ isPlain: Bool) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for layer in root.sublayers ?? [] {
            (layer.borderWidth, layer.borderColor) = isPlain ? (0, .black) : (1, nil)
        }
        CATransaction.commit()
    }

    func testBothWaysListTheSame() {
        for index in 0..<60 {
            let root = CALayer(CGRect(origin: .zero, size: size), index % 3 == 0 ? .white : nil)
            root.sublayers = (0..<12).map { _ in makeLeaf() }
            if index % 4 == 0 { root.sublayerTransform = CATransform3DMakeScale(-0.8, 1.1, 1) }
            if index % 5 == 0 { (root.opacity, root.allowsGroupOpacity) = (0.5, index % 2 == 0) }
            for time in [0.5, 1.2, 1.9, 5] {
                isPlain(root, true)
                let plain = displayList(of: root, size: size, scale: 1.5, at: time)
                XCTAssertTrue(root.committed!.sublayers.allSatisfy(\.isPlainLeaf))
                isPlain(root, false)
                let other = displayList(of: root, size: size, scale: 1.5, at: time)
                XCTAssertFalse(root.committed!.sublayers.contains(where: \.isPlainLeaf))
                // Boxes may differ in their last bit, pixels may not.
                XCTAssertEqual(plain.items.count, other.items.count, "\(index) at \(time)")
                let (a, b) = (PixelBuffer(of: size, scale: 1.5), PixelBuffer(of: size, scale: 1.5))
                a.draw(plain, with: SoftwareCompositor(threads: 1))
                b.draw(other, with: SoftwareCompositor(threads: 1))
                XCTAssertEqual(a.difference(b, beyond: 0).pixels, 0, "\(index) at \(time)")
            }
        }
    }

    func testALayerWithMoreThanABackgroundIsNoPlainLeaf() {
        let changes: [(CALayer) -> Void] = [
            { $0.addSublayer(CALayer()) }, { $0.mask = CALayer() }, { $0.shadowOpacity = 1 }, { $0.zPosition = 1 },
            { $0.contents = Picture.context(size: CGSize(width: 1, height: 1)).makeImage() },
            { $0.filters = ["colorInvert"] }, { $0.compositingFilter = "plusL" },
            {
                $0.shouldRasterize = true; $0.rasterizationScale = 2
            },
            { $0.maskedCorners = [] }, { $0.cornerCurve = .continuous }, { $0.speed = 0.5 },
            { $0.add(CABasicAnimation(keyPath: "backgroundColor"), forKey: nil) },
            { $0.add(CABasicAnimation(keyPath: "borderWidth"), forKey: nil) },
            {
                let animation = CABasicAnimation(keyPath: "opacity")
                (animation.toValue, animation.isAdditive) = (0.5, true)
                $0.add(animation, forKey: nil)
            },
            { $0.add(CATransition(), forKey: nil) },
        ]
        for (index, change) in changes.enumerated() {
            let layer = CALayer()
            change(layer)
            XCTAssertEqual(layer.commitForRendering()?.isPlainLeaf, false, "\(index)")
        }
        XCTAssertEqual(CALayer().commitForRendering()?.isPlainLeaf, true)
    }
}
