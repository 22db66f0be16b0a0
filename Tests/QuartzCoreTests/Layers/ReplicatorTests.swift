import LayerTestSupport
import QuartzCore
import XCTest

@testable import CoreGraphics

/// The rules of [CAReplicatorLayer](https://developer.apple.com/documentation/quartzcore/careplicatorlayer).
final class ReplicatorTests: XCTestCase {
    private let size = CGSize(width: 40, height: 40)
    private var replicator = CAReplicatorLayer()

    override func setUp() {
        replicator = CAReplicatorLayer()
        replicator.frame = CGRect(origin: .zero, size: size)
    }

    private func render(at time: CFTimeInterval = 0) -> Picture { Picture(of: replicator, size: size, at: time) }

    /// "The number of copies to create, including the source layers." (`instanceCount`)
    func testTheCountIncludesTheOriginal() {
        replicator.addSublayer(CALayer(CGRect(x: 0, y: 0, width: 4, height: 4), .red))
        replicator.instanceTransform = CATransform3DMakeTranslation(6, 0, 0)
        for count in [-1, 0, 1, 2, 5] {
            replicator.instanceCount = count
            XCTAssertEqual(render().area, Double(max(count, 0) * 16), accuracy: 0.01, "\(count)")
        }
    }

    /// "The transform matrix is applied relative to the center of the replicator layer." (`instanceTransform`)
    func testTheTransformIsAboutTheCentreAndAddsUp() {
        replicator.anchorPoint = .zero
        replicator.position = .zero
        replicator.addSublayer(CALayer(CGRect(x: 18, y: 2, width: 4, height: 4), .red))
        replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        replicator.instanceCount = 4
        let picture = render()
        for (x, y) in [(20, 4), (36, 20), (20, 36), (4, 20)] { XCTAssertPixel(picture[x, y], 255, 0, 0) }
        XCTAssertEqual(picture.area, 64, accuracy: 0.1)
    }

    func testColorsAreMultipliedAndOffsetsAddUp() {
        let white = CALayer(CGRect(x: 0, y: 0, width: 4, height: 4), CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        replicator.addSublayer(white)
        replicator.instanceTransform = CATransform3DMakeTranslation(8, 0, 0)
        replicator.instanceCount = 4
        replicator.instanceColor = CGColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)
        replicator.instanceRedOffset = -0.4
        replicator.instanceBlueOffset = 0.4
        replicator.instanceAlphaOffset = -0.25
        let picture = render()
        XCTAssertPixel(picture[1, 1], 255, 153, 51)
        XCTAssertPixel(picture[9, 1], 115, 115, 115, 191)
        XCTAssertPixel(picture[17, 1], 26, 77, 128, 128)
        // Components stay in 0...1.
        XCTAssertPixel(picture[25, 1], 0, 38, 64, 64)
    }

    func testPicturesGradientsAndShapesTakeTheColor() {
        let picture = CALayer()
        picture.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        picture.contents = CGImage.solid(0.5, 1, 1)
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 10, y: 0, width: 8, height: 8)
        gradient.colors = [CGColor.red, CGColor.red]
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 20, y: 0, width: 8, height: 8), transform: nil)
        shape.fillColor = .green
        for layer in [picture, gradient, shape] { replicator.addSublayer(layer) }
        replicator.instanceColor = CGColor(red: 0.5, green: 0.25, blue: 0, alpha: 1)
        let result = render()
        XCTAssertPixel(result[4, 4], 64, 64, 0)
        XCTAssertPixel(result[14, 4], 128, 0, 0)
        XCTAssertPixel(result[24, 4], 0, 64, 0)
    }

    /// "Specifies the delay, in seconds, between replicated copies." (`instanceDelay`)
    func testEachCopyRunsBehindTheOneBefore() {
        let dot = CALayer(CGRect(x: 0, y: 0, width: 4, height: 4), .red)
        replicator.addSublayer(dot)
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 2
        move.toValue = 32
        move.beginTime = 1
        move.duration = 3
        dot.add(move, forKey: nil)
        replicator.instanceTransform = CATransform3DMakeTranslation(0, 10, 0)
        replicator.instanceDelay = 1
        replicator.instanceCount = 3
        let picture = render(at: 3)
        XCTAssertPixel(picture[22, 2], 255, 0, 0)
        XCTAssertPixel(picture[12, 12], 255, 0, 0)
        XCTAssertPixel(picture[2, 22], 255, 0, 0)
        XCTAssertEqual(picture.area, 48, accuracy: 0.01)
    }

    func testFramesGoOnUntilTheLastCopyHasEnded() throws {
        let dot = CALayer(CGRect(x: 0, y: 0, width: 4, height: 4), .red)
        replicator.addSublayer(dot)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.beginTime = 1
        fade.duration = 1
        dot.add(fade, forKey: nil)
        replicator.instanceDelay = 2
        replicator.instanceCount = 3
        let root = try XCTUnwrap(replicator.commitForRendering())
        XCTAssertEqual(root.nextChange(atParentTime: 0.5), 1)
        XCTAssertEqual(root.nextChange(atParentTime: 1.5), 1.5)
        XCTAssertEqual(root.nextChange(atParentTime: 2.5), 3)
        XCTAssertEqual(root.nextChange(atParentTime: 5.5), 5.5)
        XCTAssertEqual(root.nextChange(atParentTime: 6.5), .infinity)
        var end = 0.0
        root.forEachAnimationEnd { end = max(end, $0) }
        XCTAssertEqual(end, 6)
    }

    func testReplicatorsNest() {
        let inner = CAReplicatorLayer()
        inner.frame = replicator.bounds
        inner.addSublayer(CALayer(CGRect(x: 0, y: 0, width: 2, height: 2), .red))
        inner.instanceTransform = CATransform3DMakeTranslation(4, 0, 0)
        inner.instanceCount = 5
        replicator.addSublayer(inner)
        replicator.instanceTransform = CATransform3DMakeTranslation(0, 4, 0)
        replicator.instanceCount = 6
        let picture = render()
        XCTAssertEqual(picture.area, 5 * 6 * 4, accuracy: 0.01)
        XCTAssertPixel(picture[17, 21], 255, 0, 0)
    }

    /// Only with `preservesDepth` can a copy be in front of the replicator's sibling.
    func testOnlyPreservedDepthMixesWithSiblings() {
        let root = CALayer(CGRect(origin: .zero, size: size), nil)
        let sibling = CALayer(CGRect(x: 0, y: 0, width: 40, height: 10), .blue)
        sibling.zPosition = 5
        replicator.addSublayer(CALayer(CGRect(x: 0, y: 0, width: 10, height: 10), .red))
        var step = CATransform3DMakeTranslation(20, 0, 10)
        step.m43 = 10
        replicator.instanceTransform = step
        replicator.instanceCount = 2
        root.addSublayer(replicator)
        root.addSublayer(sibling)
        XCTAssertPixel(Picture(of: root, size: size)[25, 5], 0, 0, 255)
        replicator.preservesDepth = true
        let picture = Picture(of: root, size: size)
        XCTAssertPixel(picture[25, 5], 255, 0, 0)
        XCTAssertPixel(picture[5, 5], 0, 0, 255)
    }

    func testTheDelayAnimates() throws {
        replicator.instanceCount = 2
        let animation = CABasicAnimation(keyPath: "instanceDelay")
        animation.fromValue = 0
        animation.toValue = 1
        animation.beginTime = 1
        animation.duration = 2
        replicator.add(animation, forKey: nil)
        let sample = try XCTUnwrap(replicator.commitForRendering()).sample(atParentTime: 2)
        XCTAssertEqual(sample.value(for: .instanceDelay), .scalar(0.5))
    }

    // MARK: Hostile values

    func testInvalidValuesAreIgnored() {
        replicator.instanceDelay = .nan
        replicator.instanceRedOffset = .infinity
        var broken = CATransform3DIdentity
        broken.m11 = .nan
        replicator.instanceTransform = broken
        XCTAssertEqual(replicator.instanceDelay, 0)
        XCTAssertEqual(replicator.instanceRedOffset, 0)
        XCTAssertTrue(CATransform3DIsIdentity(replicator.instanceTransform))
    }

    func testCountsWithoutEndAreBounded() {
        var inner: CALayer = CALayer(CGRect(x: 0, y: 0, width: 4, height: 4), .red)
        for _ in 0..<4 {
            let outer = CAReplicatorLayer()
            outer.frame = replicator.bounds
            outer.instanceCount = .max
            outer.instanceTransform = CATransform3DMakeTranslation(1000, 0, 0)
            outer.addSublayer(inner)
            inner = outer
        }
        XCTAssertEqual(Picture(of: inner, size: size).area, 16, accuracy: 0.01)
    }
}
