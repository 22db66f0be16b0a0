import CoreGraphics
import Foundation
import FrameEngine
import LayerTestSupport
import QuartzCore
import Raster
import XCTest

/// Behaviour derived from the table of properties, for each of them.
final class PropertyTableTests: ManualClockTestCase {
    private struct Property: Sendable {
        let key: LayerKey
        let kind: ValueKind
        let make: @Sendable () -> CALayer

        var name: String { key.rawValue }

        var label: String { "\(type(of: make())).\(name)" }

        /// A value other than the default.
        var sample: Any {
            switch kind {
            case .scalar: NSNumber(value: 5)
            case .flag: NSNumber(value: (make().value(forKey: name) as? NSNumber)?.boolValue != true)
            case .point: CGPoint(x: 0.25, y: 0.75)
            case .size: CGSize(width: 40, height: 30)
            case .rect: CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
            case .transform: CATransform3DMakeScale(2, 3, 4)
            case .color: CGColor(srgbRed: 1, green: 0.5, blue: 0.25, alpha: 0.5)
            case .path: CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
            case .image: PropertyTableTests.image
            case .numbers: [NSNumber(value: 0.25), NSNumber(value: 0.5)]
            case .colors: [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
            case .string: "a name of the test's own"
            }
        }
    }

    private static let image = CGImage.solid(1, 0, 0, side: 2)

    /// Each class with the content that its layers have.
    private static let classes: [(make: @Sendable () -> CALayer, content: LayerContent)] = [
        ({ CALayer() }, .plain), ({ CAScrollLayer() }, .plain), ({ CATransformLayer() }, .transform),
        ({ CAShapeLayer() }, .shape(Boxed(ShapeProperties()))),
        ({ CAGradientLayer() }, .gradient(GradientProperties())),
        ({ CATextLayer() }, .text(TextProperties())), ({ CAReplicatorLayer() }, .replicator(ReplicatorProperties())),
        ({ CAEmitterLayer() }, .emitter(EmitterProperties(), EmissionHistory())),
        ({ CATiledLayer() }, .tiled(TiledProperties(), NoTiles())),
    ]

    private final class NoTiles: TileProvider {
        func show(
            _ requests: [TileRequest], at time: Double, isFlipped: Bool, waits: Bool
        ) -> [TilePyramid.Tile: ShownTile] { [:] }

        func isBusy(fadeDuration: Double) -> Bool { false }
    }

    private static let properties: [Property] = classes.flatMap { make, content in
        LayerKey.allCases.compactMap { key in
            guard let kind = key.kind, LayerProperties().value(for: key) != nil || content.value(for: key) != nil
            else { return nil }
            return Property(key: key, kind: kind, make: make)
        }
    }

    private func isSame(_ a: Any?, _ b: Any?) -> Bool {
        a.flatMap { AnimationValue(guessing: $0) } == b.flatMap { AnimationValue(guessing: $0) }
    }

    private func commitWithoutActions(_ changes: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        changes()
        CATransaction.commit()
        CATransaction.flush()
    }

    func testEachValueBelongsToAClass() {
        let known = Set(Self.properties.map(\.key))
        for key in LayerKey.allCases where key.kind != nil { XCTAssertTrue(known.contains(key), key.rawValue) }
    }

    /// A value set by key is in the model, the commit, and the decoded archive; a new layer has the class's default.
    func testEachPropertyIsSetShownAndArchivedByItsKey() throws {
        for property in Self.properties {
            let (layer, name) = (property.make(), property.name)
            let initial = layer.value(forKey: name)
            XCTAssertTrue(isSame(initial, type(of: layer).defaultValue(forKey: name)), "default of \(property.label)")
            commitWithoutActions { layer.setValue(property.sample, forKey: name) }
            // A text layer draws its contents itself.
            if property.key == .contents, layer is CATextLayer { continue }
            let value = layer.value(forKey: name)
            XCTAssertFalse(isSame(value, initial), "set \(property.label)")
            XCTAssertTrue(isSame(layer.presentation()?.value(forKey: name), value), "show \(property.label)")
            guard property.kind != .image else { continue }
            let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
            let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data)
            XCTAssertTrue(isSame(copy?.value(forKey: name), value), "archive \(property.label)")
        }
    }

    func testEachPropertyTakesPartInAnimations() {
        for property in Self.properties {
            let (layer, expected) = (property.make(), property.make())
            let animation = CABasicAnimation(keyPath: property.name)
            animation.fromValue = property.sample
            animation.toValue = property.sample
            animation.duration = 10
            commitWithoutActions {
                expected.setValue(property.sample, forKey: property.name)
                layer.add(animation, forKey: nil)
            }
            if property.key == .contents, layer is CATextLayer { continue }
            let shown = layer.presentation()?.value(forKey: property.name)
            XCTAssertTrue(isSame(shown, expected.value(forKey: property.name)), "animate \(property.label)")
        }
    }

    /// A property of another class is ignored.
    func testOtherClassesHaveNoSuchProperty() {
        for layer in [CALayer(), CAShapeLayer()] {
            for key in ["emitterPosition", "tileSize", "fontSize", "preservesDepth"] {
                XCTAssertNil(layer.value(forKey: key), key)
            }
        }
        XCTAssertNil(CALayer().value(forKey: "path"))
    }

    // MARK: Names

    /// A name unknown to Core Animation is kept as set, and drawn as the default.
    func testUnknownNamesAreKept() {
        XCTAssertEqual(CALayerContentsGravity(rawValue: "center"), .center)
        XCTAssertEqual(CALayerContentsGravity(rawValue: "center").hashValue, CALayerContentsGravity.center.hashValue)
        XCTAssertEqual(CAShapeLayerFillRule(rawValue: "even-odd"), .evenOdd)
        XCTAssertEqual(CAShapeLayerFillRule.evenOdd.rawValue, "even-odd")
        let unknown = CALayerContentsGravity(rawValue: "sideways")
        XCTAssertNotEqual(unknown, .resize)
        XCTAssertEqual(unknown.known, .resize)
        let layer = CALayer()
        layer.contentsGravity = unknown
        XCTAssertEqual(layer.contentsGravity.rawValue, "sideways")
        XCTAssertEqual(layer.value(forKey: "contentsGravity") as? String, "sideways")
    }
}
