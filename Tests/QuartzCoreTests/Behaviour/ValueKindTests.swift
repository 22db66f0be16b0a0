import LayerTestSupport
import QuartzCore
import XCTest

/// The values that the key paths of Apple's
/// [Key-Value Coding Extensions](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/Key-ValueCodingExtensions/Key-ValueCodingExtensions.html)
/// accept: each path with each form of its type, set by key path and animated, and with each form of the other types.
final class ValueKindTests: ManualClockTestCase {
    private enum Kind: CaseIterable {
        case number, pair, rect, transform

        /// The forms that iOS code passes, with their numbers.
        var forms: [(value: Any, numbers: [Double])] {
            let translation = CATransform3DMakeTranslation(4, 6, 0)
            var affine = CGAffineTransform(translationX: 4, y: 6)
            return switch self {
            case .number:
                [
                    (1, [1]), (Int8(1), [1]), (Int32(1), [1]), (UInt64(1), [1]), (true, [1]), (Float(0.5), [0.5]),
                    (0.5, [0.5]), (CGFloat(0.5), [0.5]), (NSNumber(value: 0.5), [0.5]), (NSNumber(value: 1), [1]),
                ]
            case .pair:
                [
                    (CGPoint(x: 4, y: 6), [4, 6]), (CGSize(width: 4, height: 6), [4, 6]),
                    (NSValue(point: NSPoint(x: 4, y: 6)), [4, 6]),
                    (NSValue(size: NSSize(width: 4, height: 6)), [4, 6]),
                ]
            case .rect:
                [
                    (CGRect(x: 1, y: 2, width: 4, height: 6), [1, 2, 4, 6]),
                    (NSValue(rect: NSRect(x: 1, y: 2, width: 4, height: 6)), [1, 2, 4, 6]),
                ]
            case .transform:
                [
                    translation, NSValue(caTransform3D: translation), affine,
                    NSValue(bytes: &affine, objCType: NSValue.typeOfAffineTransform),
                ].map { ($0, translation.elements.map { Double($0) }) }
            }
        }
    }

    private static func ofTransform(_ key: String) -> [(String, Kind)] {
        let numbers = [
            "rotation", "rotation.x", "rotation.y", "rotation.z", "scale", "scale.x", "scale.y", "scale.z", "scale.xy",
            "translation.x", "translation.y", "translation.z",
        ]
        return [(key, .transform), ("\(key).translation", .pair)] + numbers.map { ("\(key).\($0)", .number) }
    }

    private static func ofPoint(_ key: String) -> [(String, Kind)] {
        [(key, .pair), ("\(key).x", .number), ("\(key).y", .number)]
    }

    private static func ofSize(_ key: String) -> [(String, Kind)] {
        [(key, .pair), ("\(key).width", .number), ("\(key).height", .number)]
    }

    private static func ofRect(_ key: String) -> [(String, Kind)] {
        [(key, .rect)] + ofPoint("\(key).origin") + ofSize("\(key).size")
    }

    private static let numbersOfLayers = ["zPosition", "opacity", "cornerRadius", "borderWidth", "shadowRadius"]

    private static var ofLayer: [(String, Kind)] {
        var paths = ofPoint("position") + ofPoint("anchorPoint") + ofSize("shadowOffset")
        for key in ["bounds", "contentsRect", "contentsCenter"] { paths += ofRect(key) }
        for key in ["transform", "sublayerTransform"] { paths += ofTransform(key) }
        return paths + numbersOfLayers.map { ($0, .number) }
    }

    private static var ofShape: [(String, Kind)] {
        ["strokeStart", "strokeEnd", "lineWidth", "lineDashPhase"].map { ($0, .number) }
    }

    private static var table: [(make: () -> CALayer, paths: [(String, Kind)])] {
        [
            ({ CALayer() }, ofLayer), ({ CAShapeLayer() }, ofShape),
            ({ CAGradientLayer() }, ofPoint("startPoint") + ofPoint("endPoint")),
            ({ CAEmitterLayer() }, ofPoint("emitterPosition") + ofSize("emitterSize") + [("velocity", .number)]),
            ({ CAReplicatorLayer() }, ofTransform("instanceTransform")), ({ CATiledLayer() }, ofSize("tileSize")),
        ]
    }

    private func numbers(_ any: Any?) -> [Double] {
        switch any {
        case let number as NSNumber: [number.doubleValue]
        case let p as CGPoint: [Double(p.x), Double(p.y)]
        case let s as CGSize: [Double(s.width), Double(s.height)]
        case let r as CGRect: [r.origin.x, r.origin.y, r.size.width, r.size.height].map { Double($0) }
        case let t as CATransform3D: t.elements.map { Double($0) }
        default: []
        }
    }

    private func check(_ any: Any?, _ expected: [Double], _ message: String) {
        let numbers = numbers(any)
        XCTAssertEqual(numbers.count, expected.count, message)
        for (a, b) in zip(numbers, expected) { XCTAssertEqual(a, b, accuracy: 1e-9, message) }
    }

    private func forEachPath(_ body: (_ make: () -> CALayer, _ path: String, _ kind: Kind) -> Void) {
        for (make, paths) in Self.table {
            for (path, kind) in paths { body(make, path, kind) }
        }
    }

    func testValuesThatAreSet() {
        forEachPath { make, path, kind in
            for (value, expected) in kind.forms {
                let layer = make()
                layer.setValue(value, forKeyPath: path)
                check(layer.value(forKeyPath: path), expected, "\(path) = \(type(of: value))")
            }
        }
    }

    func testValuesOfAnimations() {
        forEachPath { make, path, kind in
            let own = numbers(make().value(forKeyPath: path))
            for (value, expected) in kind.forms {
                func half(_ name: String, _ animation: CAPropertyAnimation, _ expected: [Double]) {
                    let layer = make()
                    animation.keyPath = path
                    (animation.duration, animation.speed, animation.timeOffset) = (1, 0, 0.5)
                    layer.add(animation, forKey: nil)
                    CATransaction.flush()
                    check(layer.presentation()!.value(forKeyPath: path), expected, "\(path) \(name) \(type(of: value))")
                }
                func basic(_ configure: (CABasicAnimation) -> Void) -> CABasicAnimation {
                    let animation = CABasicAnimation()
                    configure(animation)
                    return animation
                }
                let middle = zip(own, expected).map { ($0 + $1) / 2 }
                half("from", basic { $0.fromValue = value }, middle)
                half("to", basic { $0.toValue = value }, middle)
                let both = basic {
                    $0.fromValue = value
                    $0.toValue = value
                }
                half("from and to", both, expected)
                // Transforms are concatenated.
                if kind != .transform {
                    half("by", basic { $0.byValue = value }, zip(own, expected).map { $0 + $1 / 2 })
                }
                for mode in [.linear, .discrete, .paced, .cubic, .cubicPaced] as [CAAnimationCalculationMode] {
                    let keyframes = CAKeyframeAnimation()
                    keyframes.values = [value, value]
                    keyframes.calculationMode = mode
                    half("keyframes \(mode.rawValue)", keyframes, expected)
                }
            }
        }
    }

    func testValuesOfOtherKindsAreRefused() {
        let strangers: [Any] = ["4", [4, 6], Double.nan, CGPoint(x: CGFloat.infinity, y: 0), NSNull(), NSObject()]
        _ = reports {
            forEachPath { make, path, kind in
                let others = Kind.allCases.filter { $0 != kind }.flatMap { $0.forms.map(\.value) }
                for value in others + strangers {
                    let layer = make()
                    let own = numbers(layer.value(forKeyPath: path))
                    layer.setValue(value, forKeyPath: path)
                    check(layer.value(forKeyPath: path), own, "\(path) = \(type(of: value))")
                    let animation = CABasicAnimation(keyPath: path)
                    animation.fromValue = value
                    animation.toValue = value
                    animation.duration = 1
                    layer.add(animation, forKey: nil)
                    CATransaction.flush()
                    check(layer.presentation()!.value(forKeyPath: path), own, "\(path) from \(type(of: value))")
                }
            }
        }
    }

    /// `frame` isn't a stored property, but has key paths too.
    func testTheFrame() {
        let layer = CALayer()
        layer.setValue(CGSize(width: 40, height: 60), forKeyPath: "frame.size")
        layer.setValue(7, forKeyPath: "frame.origin.x")
        layer.setValue(20, forKeyPath: "frame.size.height")
        XCTAssertEqual(layer.frame, CGRect(x: 7, y: 0, width: 40, height: 20))
        XCTAssertEqual(layer.value(forKeyPath: "frame.size.width") as? Double, 40)
        XCTAssertEqual(layer.value(forKeyPath: "frame.origin") as? CGPoint, CGPoint(x: 7, y: 0))
    }

    func testTheScaleOfThePlane() {
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(2, 4, 8)
        XCTAssertEqual(layer.value(forKeyPath: "transform.scale.xy") as? Double ?? 0, 3, accuracy: 1e-12)
        layer.setValue(5, forKeyPath: "transform.scale.xy")
        for (a, b) in zip(layer.transform.elements, CATransform3DMakeScale(5, 5, 8).elements) {
            XCTAssertEqual(a, b, accuracy: 1e-12)
        }
    }
}
