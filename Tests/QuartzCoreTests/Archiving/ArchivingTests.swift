import CoreText
import Foundation
import LayerTestSupport
import QuartzCore
import XCTest

@testable import CoreGraphics

/// Layers and animations are restored from archives unchanged.
final class ArchivingTests: ManualClockTestCase {
    private func copy<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
    }

    // MARK: Layers

    func testPropertiesOfEveryLayer() throws {
        let layer = CALayer()
        layer.name = "a"
        layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
        layer.position = CGPoint(x: -5, y: 6.25)
        layer.zPosition = 3
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        layer.transform = CATransform3DMakeRotation(0.5, 1, 2, 3)
        layer.sublayerTransform.m34 = -0.001
        layer.isHidden = true
        layer.isDoubleSided = false
        layer.isGeometryFlipped = true
        layer.masksToBounds = true
        layer.opacity = 0.25
        layer.backgroundColor = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        layer.borderColor = nil
        layer.borderWidth = 2
        layer.cornerRadius = 7
        layer.cornerCurve = .continuous
        layer.maskedCorners = [.layerMaxXMaxYCorner]
        layer.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 5), transform: nil)
        layer.shadowOpacity = 1
        layer.shadowOffset = CGSize(width: 3, height: -1)
        layer.contentsGravity = .resizeAspect
        layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        layer.contentsScale = 2
        layer.contentsFormat = .gray8Uint
        layer.magnificationFilter = .nearest
        layer.autoresizingMask = [.layerWidthSizable, .layerMaxYMargin]
        layer.needsDisplayOnBoundsChange = true
        layer.drawsAsynchronously = true
        layer.beginTime = 5
        layer.speed = 0.5
        layer.fillMode = .both
        layer.style = ["a": 1, "b": "text"]
        layer.setValue([NSNumber(value: 1), NSNumber(value: 2.5)], forKey: "mine")
        layer.setValue(CGPoint(x: 1, y: 2), forKey: "other")
        let twin = try copy(layer)
        XCTAssertEqual(twin.name, "a")
        let keys = [
            "bounds", "position", "zPosition", "anchorPoint", "transform", "sublayerTransform", "hidden", "doubleSided",
            "geometryFlipped", "masksToBounds", "opacity", "backgroundColor", "borderColor", "borderWidth",
            "cornerRadius", "cornerCurve", "maskedCorners", "shadowPath", "shadowOpacity", "shadowOffset",
            "contentsGravity", "contentsRect", "contentsScale", "contentsFormat", "magnificationFilter",
            "needsDisplayOnBoundsChange", "beginTime", "duration", "speed", "fillMode", "mine", "other", "opaque",
        ]
        for key in keys {
            let (old, new) = (layer.value(forKey: key), twin.value(forKey: key))
            XCTAssertEqual(
                old.map { $0 as? AnyHashable }, new.map { $0 as? AnyHashable },
                "\(key): \(String(describing: new)) is not \(String(describing: old))")
        }
        XCTAssertEqual(twin.duration, .infinity)
        XCTAssertEqual(twin.autoresizingMask, layer.autoresizingMask)
        XCTAssertTrue(twin.drawsAsynchronously)
        XCTAssertEqual(twin.style?["b"] as? String, "text")
    }

    func testSubclasses() throws {
        let shape = CAShapeLayer()
        shape.path = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerWidth: 2, cornerHeight: 2, transform: nil)
        shape.lineDashPattern = [1, 2.5]
        shape.strokeColor = .red
        shape.fillColor = nil
        shape.lineCap = .round
        shape.strokeEnd = 0.5
        let shapeTwin = try copy(shape)
        XCTAssertEqual(shapeTwin.path, shape.path)
        XCTAssertEqual(shapeTwin.lineDashPattern, [1, 2.5])
        XCTAssertEqual(shapeTwin.strokeColor, .red)
        XCTAssertNil(shapeTwin.fillColor)
        XCTAssertEqual(shapeTwin.lineCap, .round)

        let gradient = CAGradientLayer()
        gradient.colors = [CGColor.red, CGColor(gray: 0.5, alpha: 1), CGColor.blue]
        gradient.locations = [0, 0.25, 1]
        gradient.type = .conic
        let gradientTwin = try copy(gradient)
        XCTAssertEqual(gradientTwin.colors as? [CGColor], gradient.colors as? [CGColor])
        XCTAssertEqual(gradientTwin.locations, [0, 0.25, 1])
        XCTAssertEqual(gradientTwin.type, .conic)

        let replicator = CAReplicatorLayer()
        replicator.instanceCount = 7
        replicator.instanceDelay = 0.1
        replicator.preservesDepth = true
        replicator.instanceTransform = CATransform3DMakeTranslation(1, 2, 3)
        let replicatorTwin = try copy(replicator)
        XCTAssertEqual(replicatorTwin.instanceCount, 7)
        XCTAssertTrue(replicatorTwin.preservesDepth)
        XCTAssertEqual(replicatorTwin.instanceTransform, replicator.instanceTransform)

        let scroller = CAScrollLayer()
        scroller.scrollMode = .vertically
        XCTAssertEqual(try copy(scroller).scrollMode, .vertically)
        let tiled = CATiledLayer()
        tiled.levelsOfDetail = 3
        tiled.levelsOfDetailBias = 2
        tiled.tileSize = CGSize(width: 64, height: 32)
        let tiledTwin = try copy(tiled)
        XCTAssertEqual(tiledTwin.levelsOfDetail, 3)
        XCTAssertEqual(tiledTwin.levelsOfDetailBias, 2)
        XCTAssertEqual(tiledTwin.tileSize, CGSize(width: 64, height: 32))
        XCTAssertNotIdentical(tiledTwin.tiles, tiled.tiles)
        XCTAssertTrue(type(of: try copy(CATransformLayer() as CALayer)) == CATransformLayer.self)
    }

    func testText() throws {
        let plain = CATextLayer()
        plain.string = "Hello, \u{1F30D}"
        plain.font = "Liberation Mono"
        plain.fontSize = 11
        plain.alignmentMode = .center
        plain.isWrapped = true
        let twin = try copy(plain)
        XCTAssertEqual(twin.string as? String, "Hello, \u{1F30D}")
        XCTAssertEqual(twin.font as? String, "Liberation Mono")
        XCTAssertEqual(twin.fontSize, 11)
        XCTAssertEqual(twin.alignmentMode, .center)
        XCTAssertTrue(twin.isWrapped)
        let rich = CATextLayer()
        rich.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        let text = NSMutableAttributedString(
            string: "Red",
            attributes: [
                NSAttributedString.Key(kCTFontAttributeName): CTFontCreateWithName("Liberation Sans", 30, nil),
                NSAttributedString.Key(kCTForegroundColorAttributeName): CGColor.red,
            ])
        text.append(NSAttributedString(string: "!"))
        rich.string = text
        let richTwin = try copy(rich)
        let (a, b) = (
            Picture(of: rich, size: rich.frame.size, at: 100), Picture(of: richTwin, size: rich.frame.size, at: 100)
        )
        XCTAssertEqual(a.difference(b).pixels, 0)
        XCTAssertGreaterThan(a.area, 50)
    }

    func testEmitters() throws {
        let spark = CAEmitterCell()
        spark.name = "spark"
        spark.birthRate = 5
        spark.lifetime = 2
        spark.velocityRange = 3
        spark.color = .green
        spark.contents = CGImage.solid(1, 0, 0)
        spark.beginTime = 1.5
        spark.isEnabled = false
        let rocket = CAEmitterCell()
        rocket.emitterCells = [spark]
        let layer = CAEmitterLayer()
        layer.emitterCells = [rocket]
        layer.emitterShape = .circle
        layer.seed = 9
        let twin = try copy(layer)
        XCTAssertEqual(twin.emitterShape, .circle)
        XCTAssertEqual(twin.seed, 9)
        let cell = try XCTUnwrap(twin.emitterCells?.first?.emitterCells?.first)
        XCTAssertEqual(cell.name, "spark")
        XCTAssertEqual(cell.birthRate, 5)
        XCTAssertEqual(cell.velocityRange, 3)
        XCTAssertEqual(cell.color, .green)
        XCTAssertEqual((cell.contents as? AnyObject as? CGImage)?.width, 8)
        XCTAssertEqual(cell.beginTime, 1.5)
        XCTAssertFalse(cell.isEnabled)
    }

    func testTreesLookTheSame() throws {
        let root = CALayer(CGRect(x: 0, y: 0, width: 60, height: 60), CGColor(red: 1, green: 0.9, blue: 0.7, alpha: 1))
        let pictured = CALayer(CGRect(x: 5, y: 5, width: 30, height: 30), nil)
        pictured.contents = CGImage.solid(0.2, 0.4, 0.8)
        pictured.opacity = 0.7
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30), transform: nil)
        pictured.mask = mask
        root.addSublayer(pictured)
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 25, y: 25, width: 30, height: 30)
        gradient.colors = [CGColor.red, CGColor.blue]
        gradient.cornerRadius = 8
        gradient.shadowOpacity = 0.5
        root.addSublayer(gradient)
        let blurred = CALayer(CGRect(x: 40, y: 5, width: 12, height: 12), .green)
        let blur = CAFilter(type: "gaussianBlur")
        blur.setValue(2, forKey: "inputRadius")
        blurred.filters = [blur]
        blurred.compositingFilter = "multiplyBlendMode"
        root.addSublayer(blurred)
        let twin = try copy(root)
        XCTAssertEqual(twin.sublayers?.count, 3)
        XCTAssertIdentical(twin.sublayers?[0].superlayer, twin)
        XCTAssertNotNil(twin.sublayers?[0].mask)
        let size = CGSize(width: 60, height: 60)
        XCTAssertEqual(
            Picture(of: root, size: size, at: 100).difference(Picture(of: twin, size: size, at: 100)).pixels, 0)
    }

    func testConstraintsAndActions() throws {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.layoutManager = CAConstraintLayoutManager()
        let child = CALayer()
        child.bounds.size = CGSize(width: 10, height: 10)
        child.addConstraint(
            CAConstraint(attribute: .midX, relativeTo: "superlayer", attribute: .maxX, scale: 0.5, offset: 3))
        let push = CATransition()
        push.type = .push
        child.actions = ["contents": push, "position": NSNull()]
        root.addSublayer(child)
        let twin = try copy(root)
        CATransaction.flush()
        let other = try XCTUnwrap(twin.sublayers?.first)
        XCTAssertEqual(other.position.x, 53)
        XCTAssertEqual((other.actions?["contents"] as? CATransition)?.type, .push)
        XCTAssertTrue(other.actions?["position"] is NSNull)
    }

    // MARK: Animations

    func testAnimations() throws {
        let basic = CABasicAnimation(keyPath: "transform")
        basic.fromValue = CATransform3DIdentity
        basic.toValue = CATransform3DMakeScale(2, 2, 1)
        basic.timingFunction = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
        basic.duration = 3
        basic.repeatCount = .infinity
        basic.autoreverses = true
        basic.isAdditive = true
        basic.isRemovedOnCompletion = false
        basic.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
        basic.setValue("tag", forKey: "mine")
        let basicTwin = try copy(basic)
        XCTAssertEqual(basicTwin.keyPath, "transform")
        XCTAssertEqual(basicTwin.toValue as? CATransform3D, CATransform3DMakeScale(2, 2, 1))
        XCTAssertNil(basicTwin.byValue)
        XCTAssertEqual(basicTwin.timingFunction, basic.timingFunction)
        XCTAssertEqual(basicTwin.duration, 3)
        XCTAssertEqual(basicTwin.repeatCount, .infinity)
        XCTAssertTrue(basicTwin.autoreverses && basicTwin.isAdditive && !basicTwin.isRemovedOnCompletion)
        XCTAssertEqual(basicTwin.preferredFrameRateRange, basic.preferredFrameRateRange)
        XCTAssertEqual(basicTwin.value(forKey: "mine") as? String, "tag")

        let frames = CAKeyframeAnimation(keyPath: "position")
        frames.values = [CGPoint.zero, CGPoint(x: 1, y: 2)]
        frames.keyTimes = [0, 1]
        frames.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
        frames.calculationMode = .cubic
        frames.tensionValues = [0.5, 0]
        frames.rotationMode = .rotateAuto
        frames.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        let framesTwin = try copy(frames)
        XCTAssertEqual(framesTwin.values as? [CGPoint], [.zero, CGPoint(x: 1, y: 2)])
        XCTAssertEqual(framesTwin.keyTimes, [0, 1])
        XCTAssertEqual(framesTwin.timingFunctions, frames.timingFunctions)
        XCTAssertEqual(framesTwin.calculationMode, .cubic)
        XCTAssertEqual(framesTwin.tensionValues, [0.5, 0])
        XCTAssertEqual(framesTwin.rotationMode, .rotateAuto)
        XCTAssertEqual(framesTwin.path, frames.path)

        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
        spring.valueFunction = CAValueFunction(name: .rotateZ)
        let springTwin = try copy(spring)
        XCTAssertEqual(springTwin.stiffness, spring.stiffness)
        XCTAssertEqual(springTwin.damping, spring.damping)
        XCTAssertEqual(springTwin.valueFunction?.name, .rotateZ)

        let group = CAAnimationGroup()
        let transition = CATransition()
        transition.type = .reveal
        transition.subtype = .fromTop
        transition.endProgress = 0.5
        group.animations = [basic, transition]
        let groupTwin = try copy(group)
        XCTAssertEqual(groupTwin.animations?.count, 2)
        let last = groupTwin.animations?[1] as? CATransition
        XCTAssertEqual(last?.type, .reveal)
        XCTAssertEqual(last?.subtype, .fromTop)
        XCTAssertEqual(last?.endProgress, 0.5)
    }

    /// An animation that began at its commit begins again with the copy; the delegate is not archived.
    func testAnimationsOfLayers() throws {
        let layer = makeLayer()
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 0
        move.toValue = 100
        move.duration = 10
        move.delegate = AnimationLogger("a", self)
        layer.add(move, forKey: "move")
        advance(to: 5)
        let twin = try copy(layer)
        XCTAssertEqual(twin.animationKeys(), ["move"])
        XCTAssertNil(twin.animation(forKey: "move")?.delegate)
        CATransaction.flush()
        advance(to: 7)
        XCTAssertEqual(layer.presentation()?.position.x ?? 0, 70, accuracy: 1e-6)
        XCTAssertEqual(twin.presentation()?.position.x ?? 0, 20, accuracy: 1e-6)
        move.beginTime = 101
        let stated = makeLayer()
        stated.add(move, forKey: nil)
        CATransaction.flush()
        let statedTwin = try copy(stated)
        CATransaction.flush()
        XCTAssertEqual(statedTwin.presentation()?.position.x ?? 0, 60, accuracy: 1e-6)
    }

    // MARK: Custom subclasses

    func testSubclassesOfUsersTakePart() throws {
        let gauge = ArchivedGauge()
        gauge.label = "rpm"
        gauge.bounds.size = CGSize(width: 5, height: 6)
        gauge.opacity = 0.5
        let root = CALayer()
        root.addSublayer(gauge)
        let twin = try XCTUnwrap(try copy(root).sublayers?.first as? ArchivedGauge)
        XCTAssertEqual(twin.label, "rpm")
        XCTAssertEqual(twin.bounds.size, CGSize(width: 5, height: 6))
        XCTAssertEqual(twin.opacity, 1, "shouldArchiveValue(forKey:) said no")
    }

    func testValuesThatCannotBeArchivedAreOmitted() throws {
        struct Strange {}
        let layer = CALayer()
        layer.setValue(Strange(), forKey: "strange")
        layer.opacity = 0.5
        XCTAssertEqual(try copy(layer).opacity, 0.5)
    }
}

final class ArchivedGauge: CALayer {
    var label = ""

    override init() { super.init() }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        label = coder.decodeObject(of: NSString.self, forKey: "gauge.label") as String? ?? ""
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(label as NSString, forKey: "gauge.label")
    }

    override func shouldArchiveValue(forKey key: String) -> Bool { key != "opacity" }
}
