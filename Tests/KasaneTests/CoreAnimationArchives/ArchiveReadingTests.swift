import CoreGraphics
import Foundation
import ImageIO
import QuartzCore
import XCTest

@testable import Kasane

final class ArchiveReadingTests: XCTestCase {
    private func read(_ body: String) throws -> CoreAnimationArchive {
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>

            <caml xmlns="http://www.apple.com/CoreAnimation/1.0">
            \(body)
            </caml>
            """
        return try CoreAnimationArchive(data: Data(document.utf8))
    }

    func testLayersOfAllClassesWithAttributesAndElements() throws {
        let archive = try read(
            """
            <CALayer id="#1" bounds="0 0 390 844" geometryFlipped="1" hidden="0" name="Root" position="195 422">
              <backgroundColor value="1 0.5 0" opacity="0.25"/>
              <sublayers>
                <CAShapeLayer path="M 0 0 L 10 0 10 10 Z" lineWidth="3" lineCap="round" fillColor="0 0 1"/>
                <CAShapeLayer path="0 0 m 10 0 l 10 10 20 20 30 30 c h"/>
                <CAGradientLayer startPoint="0 0" endPoint="1 0" locations="0 1">
                  <colors><CGColor value="1 0 0"/><CGColor value="0" opacity="0.5"/></colors>
                  <type value="radial"/>
                </CAGradientLayer>
                <CATextLayer fontSize="20" wrapped="1" alignmentMode="center">
                  <font type="string" value="Helvetica"/><string type="string" value="a &lt;b&gt;"/>
                </CATextLayer>
                <CAReplicatorLayer instanceCount="3" instanceTransform="translate(10, 0, 0)"/>
                <CAEmitterLayer emitterShape="line" emitterSize="10 20" renderMode="additive">
                  <emitterCells><CAEmitterCell name="a" birthRate="20" velocity="3"><color value="1 0 0"/></CAEmitterCell></emitterCells>
                </CAEmitterLayer>
                <CATransformLayer/><CAScrollLayer/><CATiledLayer tileSize="64 64"/>
              </sublayers>
              <mask type="CALayer" bounds="5 6" opacity="0.5"/>
              <filters><CAFilter filter="gaussianBlur" name="blur" inputRadius="4"/></filters>
              <compositingFilter type="CAFilter" filter="multiplyBlendMode" name="m"/>
            </CALayer>
            """)
        XCTAssertEqual(archive.notes, [])
        let root = archive.rootLayer
        XCTAssertEqual(root.bounds, CGRect(x: 0, y: 0, width: 390, height: 844))
        XCTAssertEqual(root.name, "Root")
        XCTAssertFalse(root.isHidden)
        XCTAssertEqual(root.backgroundColor?.components, [1, 0.5, 0, 0.25])
        let sublayers = try XCTUnwrap(root.sublayers)
        XCTAssertEqual(
            sublayers.map { LayerClasses.name(of: $0) },
            [
                "CAShapeLayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer", "CAEmitterLayer",
                "CATransformLayer", "CAScrollLayer", "CATiledLayer",
            ])
        let shape = try XCTUnwrap(sublayers[0] as? CAShapeLayer)
        XCTAssertEqual(shape.path.map(PathText.text), "M 0 0 L 10 0 L 10 10 Z")
        XCTAssertEqual(shape.lineCap, .round)
        XCTAssertEqual(shape.fillColor?.components, [0, 0, 1, 1])
        let curve = try XCTUnwrap(sublayers[1] as? CAShapeLayer)
        XCTAssertEqual(curve.path.map(PathText.text), "M 0 0 L 10 0 C 10 10 20 20 30 30 Z")
        let gradient = try XCTUnwrap(sublayers[2] as? CAGradientLayer)
        XCTAssertEqual(gradient.colors?.map { ($0 as! CGColor).components ?? [] }, [[1, 0, 0, 1], [0, 0, 0, 0.5]])
        XCTAssertEqual(gradient.type, .radial)
        XCTAssertEqual(gradient.locations, [0, 1])
        let text = try XCTUnwrap(sublayers[3] as? CATextLayer)
        XCTAssertEqual(text.string as? String, "a <b>")
        XCTAssertEqual(text.fontSize, 20)
        XCTAssertEqual((sublayers[4] as? CAReplicatorLayer)?.instanceTransform.m41, 10)
        let emitter = try XCTUnwrap(sublayers[5] as? CAEmitterLayer)
        XCTAssertEqual(emitter.renderMode, .additive)
        XCTAssertEqual(emitter.emitterCells?.first?.velocity, 3)
        XCTAssertEqual((sublayers[8] as? CATiledLayer)?.tileSize, CGSize(width: 64, height: 64))
        XCTAssertEqual(root.mask?.bounds.size, CGSize(width: 5, height: 6))
        XCTAssertEqual((root.filters?.first as? CAFilter)?.value(forKey: "inputRadius") as? Double, 4)
        XCTAssertEqual((root.compositingFilter as? CAFilter)?.type, "multiplyBlendMode")
    }

    /// A document's y axis points up, unless its root is flipped.
    func testTheDocumentsYAxisPointsUp() throws {
        XCTAssertTrue(try read("<CALayer/>").rootLayer.isGeometryFlipped)
        XCTAssertFalse(try read("<CALayer geometryFlipped=\"1\"/>").rootLayer.isGeometryFlipped)
    }

    func testTheLastFunctionOfATransformIsAppliedFirst() throws {
        let layer = try read("<CALayer transform=\"translate(10, 0, 0) rotate(90deg) scale(2, 3, 1)\"/>").rootLayer
        let moved = CGPoint(x: 1, y: 1).applying(CATransform3DGetAffineTransform(layer.transform))
        XCTAssertEqual(moved.x, 10 - 3, accuracy: 1e-9)
        XCTAssertEqual(moved.y, 2, accuracy: 1e-9)
        let turned = try read("<CALayer transform=\"rotate(1.5)\"/>").rootLayer.transform
        XCTAssertEqual(turned.m11, cos(1.5), accuracy: 1e-9)
        let matrix = try read("<CALayer transform=\"1 2 3 4 5 6\"/>").rootLayer.affineTransform()
        XCTAssertEqual(matrix, CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    }

    func testFieldsAreSetByKeyPaths() throws {
        let archive = try read(
            """
            <CALayer bounds.size.width="20" bounds.size.height="10" position.x="4" transform="scale(2)">
              <sublayers><CALayer transform="rotate(45deg)" transform.rotation.z="0.5"/></sublayers>
            </CALayer>
            """)
        XCTAssertEqual(archive.notes, [])
        XCTAssertEqual(archive.rootLayer.bounds.size, CGSize(width: 20, height: 10))
        XCTAssertEqual(archive.rootLayer.position.x, 4)
        let angle = archive.rootLayer.sublayers?.first?.value(forKeyPath: "transform.rotation.z") as? CGFloat
        XCTAssertEqual(try XCTUnwrap(angle), 0.5, accuracy: 1e-12)
        let wrong = try read(#"<CALayer transform.rotation.w="1"/>"#)
        XCTAssertEqual(wrong.notes.count, 1)
        let none = try read(#"<CALayer transform.rotation.z="much"/>"#)
        XCTAssertEqual(none.notes.count, 1)
    }

    func testImagesInDataURLs() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 3, height: 2)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let text = try layer.image().pngData().base64EncodedString()
        let archive = try read(
            "<CALayer><contents><CGImage src=\"data:image/png;base64,\(text)\"/></contents></CALayer>")
        let image = try XCTUnwrap(archive.rootLayer.contents.flatMap { $0 as? CGImage })
        XCTAssertEqual([image.width, image.height], [3, 2])
        for damaged in ["data:image/png;base64,\(text.prefix(40))", "data:image/png;base64", "data:,red"] {
            XCTAssertThrowsError(
                try read("<CALayer><contents type=\"CGImage\" src=\"\(damaged)\"/></CALayer>")
            ) { XCTAssertEqual(($0 as? CoreAnimationArchiveError)?.reason, .badImage) }
        }
    }

    func testAnimations() throws {
        let archive = try read(
            """
            <CALayer><animations>
              <animation type="CABasicAnimation" key="a" keyPath="position" duration="2" fillMode="both" timingFunction="easeOut"
                  repeatCount="inf" autoreverses="1" removedOnCompletion="0" beginTime="1e-100">
                <fromValue type="CGPoint" value="1 2"/><toValue><CGPoint value="3 4"/></toValue>
              </animation>
              <p type="CAKeyframeAnimation" key="b" keyPath="opacity" duration="1" calculationMode="discrete">
                <values><real value="0"/><integer value="1"/></values><keyTimes><real value="0"/><real value="0.5"/></keyTimes>
                <timingFunctions><CAMediaTimingFunction name="easeIn"/></timingFunctions>
              </p>
              <animation type="CASpringAnimation" key="c" keyPath="zPosition" damping="50" mass="2" stiffness="300" velocity="1"
                  duration="0.8" mica_autorecalculatesDuration="1"/>
              <animation type="CAAnimationGroup" key="d" duration="3"><animations>
                <animation type="CABasicAnimation" keyPath="opacity" toValue="0.5" duration="1"/>
              </animations></animation>
              <animation type="CATransition" transitionType="push" subtype="fromTop" duration="1"/>
            </animations></CALayer>
            """)
        XCTAssertEqual(archive.notes, [])
        let layer = archive.rootLayer
        let basic = try XCTUnwrap(layer.animation(forKey: "a") as? CABasicAnimation)
        XCTAssertEqual(basic.fromValue as? CGPoint, CGPoint(x: 1, y: 2))
        XCTAssertEqual(basic.toValue as? CGPoint, CGPoint(x: 3, y: 4))
        XCTAssertEqual(basic.repeatCount, .infinity)
        XCTAssertEqual(basic.fillMode, .both)
        XCTAssertEqual(basic.timingFunction, CAMediaTimingFunction(name: .easeOut))
        XCTAssertTrue(basic.autoreverses)
        XCTAssertFalse(basic.isRemovedOnCompletion)
        XCTAssertEqual(basic.beginTime, 1e-100)
        let frames = try XCTUnwrap(layer.animation(forKey: "b") as? CAKeyframeAnimation)
        XCTAssertEqual(frames.values as? [NSNumber], [0, 1])
        XCTAssertEqual(frames.keyTimes, [0, 0.5])
        XCTAssertEqual(frames.calculationMode, .discrete)
        XCTAssertEqual(frames.timingFunctions, [CAMediaTimingFunction(name: .easeIn)])
        let spring = try XCTUnwrap(layer.animation(forKey: "c") as? CASpringAnimation)
        XCTAssertEqual(spring.initialVelocity, 1)
        XCTAssertEqual(spring.duration, spring.settlingDuration)
        let group = try XCTUnwrap(layer.animation(forKey: "d") as? CAAnimationGroup)
        XCTAssertEqual((group.animations?.first as? CABasicAnimation)?.toValue as? NSNumber, 0.5)
        XCTAssertEqual((layer.animation(forKey: kCATransition) as? CATransition)?.subtype, .fromTop)
    }

    // MARK: States

    private static let stateful = """
        <CALayer id="#1" opacity="1">
          <sublayers><CALayer id="#2" position="0 0" zPosition="1"/></sublayers>
          <states>
            <LKState name="Locked"><elements>
              <LKStateSetValue targetId="#2" keyPath="position.x"><value type="integer" value="50"/></LKStateSetValue>
            </elements></LKState>
            <LKState name="Sleep" basedOn="Locked"><elements>
              <LKStateSetValue targetId="#1" keyPath="opacity"><value type="real" value="0.5"/></LKStateSetValue>
            </elements></LKState>
          </states>
          <stateTransitions>
            <LKStateTransition fromState="*" toState="Sleep"><elements>
              <LKStateTransitionElement targetId="#1" key="opacity"><animation type="CABasicAnimation" duration="1"/></LKStateTransitionElement>
            </elements></LKStateTransition>
            <LKStateTransition fromState="*" toState="*"><elements/></LKStateTransition>
          </stateTransitions>
        </CALayer>
        """

    func testStatesSetValuesAndGiveThemBack() throws {
        let archive = try read(ArchiveReadingTests.stateful)
        let box = try XCTUnwrap(archive.rootLayer.sublayers?.first)
        XCTAssertEqual(archive.stateNames, ["Locked", "Sleep"])
        XCTAssertNil(archive.state)
        XCTAssertTrue(archive.setState("Sleep", animated: false))
        XCTAssertEqual(box.position.x, 50)
        XCTAssertEqual(archive.rootLayer.opacity, 0.5)
        XCTAssertTrue(archive.setState("Locked", animated: false))
        XCTAssertEqual(box.position.x, 50)
        XCTAssertEqual(archive.rootLayer.opacity, 1)
        XCTAssertTrue(archive.setState(nil, animated: false))
        XCTAssertEqual(box.position.x, 0)
        XCTAssertFalse(archive.setState("Nowhere"))
        XCTAssertEqual(archive.rootLayer.animationKeys(), nil)
    }

    func testATransitionAnimatesWhatItNames() throws {
        let archive = try read(ArchiveReadingTests.stateful)
        archive.setState("Sleep")
        let animation = try XCTUnwrap(archive.rootLayer.animation(forKey: "opacity") as? CABasicAnimation)
        XCTAssertEqual(animation.keyPath, "opacity")
        XCTAssertEqual(animation.fromValue as? NSNumber, 1)
        XCTAssertNil(archive.rootLayer.sublayers?.first?.animationKeys())
    }

    // MARK: Omitted contents

    func testWhatKasaneLacksIsSaidByNameAndLineOnce() throws {
        let archive = try read(
            """
            <CALayer allowsHitTesting="1" zPosition="undefined">
              <sublayers>
                <CABackdropLayer allowsHitTesting="1"/>
                <CABackdropLayer opacity="x"/>
              </sublayers>
              <scriptComponents/>
              <scriptObject src="assets/a.js"/>
              <animations><animation type="CAMatchMoveAnimation"/></animations>
              <filters><CAFilter filter="unknownFilter"/></filters>
            </CALayer>
            """)
        XCTAssertEqual(
            archive.notes,
            [
                "main.caml:4: CALayer has no property allowsHitTesting; ignored",
                "main.caml:4: \"undefined\" is not a value of CALayer.zPosition; ignored",
                "main.caml:6: unknown class CABackdropLayer; replaced by a CALayer",
                "main.caml:6: CABackdropLayer has no property allowsHitTesting; ignored",
                "main.caml:7: \"x\" is not a value of CABackdropLayer.opacity; ignored",
                "main.caml:10: CALayer has no property scriptObject; ignored",
                "main.caml:11: unknown animation CAMatchMoveAnimation; ignored",
                "main.caml:12: unknown filter unknownFilter; ignored",
            ])
        XCTAssertEqual(archive.rootLayer.sublayers?.count, 2)
    }
}
