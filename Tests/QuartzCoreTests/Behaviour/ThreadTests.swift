import CoreGraphics
import Foundation
import LayerTestSupport
import QuartzCore
import Synchronization
import XCTest

/// A layer tree belongs to one thread at a time. A violation is reported, once for each layer; the program doesn't
/// crash, and the tree stays a tree. Run these under Thread Sanitizer.
final class ThreadTests: XCTestCase {
    /// Shares layers among several threads, which the language rightly doesn't allow.
    private struct Shared<Value>: @unchecked Sendable { let value: Value }

    /// Starts four threads together.
    private final class Start: Sendable {
        private let waiting = Atomic(0)

        func wait() {
            waiting.add(1, ordering: .acquiringAndReleasing)
            while waiting.load(ordering: .acquiring) < 4 { usleep(10) }
        }
    }

    /// Runs `body` on four threads that start together, and returns the reports.
    private func race(_ body: @escaping @Sendable (Int) -> Void) -> [String] {
        reports {
            let ready = Start()
            let threads = (0..<4).map { index in
                let done = DispatchSemaphore(value: 0)
                let thread = Thread {
                    ready.wait()
                    body(index)
                    CATransaction.flush()
                    done.signal()
                }
                thread.start()
                return done
            }
            for thread in threads { thread.wait() }
        }
    }

    /// Asserts that every layer below has the right superlayer and occurs once.
    private func assertIsTree(_ root: CALayer, line: UInt = #line) {
        var seen = Set<ObjectIdentifier>()
        var waiting = [root]
        while let layer = waiting.popLast() {
            XCTAssertTrue(seen.insert(ObjectIdentifier(layer)).inserted, "twice", line: line)
            for sublayer in layer.sublayers ?? [] {
                XCTAssertIdentical(sublayer.superlayer, layer, line: line)
                waiting.append(sublayer)
            }
        }
    }

    func testPropertiesOfOneLayer() {
        let layer = CALayer()
        layer.name = "shared"
        CATransaction.flush()
        let shared = Shared(value: layer)
        var lines: [String] = []
        // Until two of them coincide, which takes no time on two processors.
        for _ in 0..<50 where lines.isEmpty {
            lines = race { index in
                let layer = shared.value
                for i in 0..<2000 {
                    layer.position = CGPoint(x: index, y: i)
                    layer.backgroundColor = CGColor(red: CGFloat(i % 7) / 7, green: 0, blue: 0, alpha: 1)
                    layer.shadowRadius = CGFloat(i)
                    layer.setValue("\(index)", forKey: "mood")
                    _ = layer.presentation()?.position
                    if i % 64 == index { CATransaction.flush() }
                }
            }
        }
        XCTAssertEqual(lines.count, 1, "\(lines)")
        XCTAssertTrue(lines.first?.contains("\"shared\"") ?? false, "\(lines)")
        XCTAssertEqual(layer.position.y, 1999)
        layer.position = .zero
        layer.removeAllAnimations()
        CATransaction.flush()
        XCTAssertEqual(layer.presentation()?.position, .zero)
    }

    func testLayersThatComeAndGo() {
        let root = CALayer()
        let layers = (0..<12).map { _ in CALayer() }
        for layer in layers { root.addSublayer(layer) }
        CATransaction.flush()
        let shared = Shared(value: (root, layers))
        _ = race { index in
            let (root, layers) = shared.value
            var random = UInt64(index + 1)
            func next(_ count: Int) -> Int {
                random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int(random >> 33) % count
            }
            for i in 0..<1500 {
                let (a, b) = (layers[next(12)], layers[next(12)])
                switch next(7) {
                case 0: a.addSublayer(b)
                case 1: root.insertSublayer(a, at: UInt32(next(12)))
                case 2: a.removeFromSuperlayer()
                case 3: root.sublayers = [a, b]
                case 4: a.mask = b
                case 5: _ = root.hitTest(CGPoint(x: 1, y: 1))
                default: a.opacity = Float(i % 2)
                }
                if i % 50 == 0 { CATransaction.flush() }
            }
        }
        assertIsTree(root)
        root.sublayers = layers
        CATransaction.flush()
        XCTAssertEqual(root.sublayers, layers)
        XCTAssertEqual(root.committed?.sublayers.count, 12)
        assertIsTree(root)
    }

    func testAnimationsOfOneLayer() {
        let layer = CALayer()
        CATransaction.flush()
        let shared = Shared(value: layer)
        _ = race { index in
            MediaClock.useManual(startingAt: 0)
            for i in 0..<400 {
                let animation = CABasicAnimation(keyPath: "opacity")
                (animation.fromValue, animation.duration) = (0, 0.01)
                shared.value.add(animation, forKey: "\(i % 3)")
                if i % 3 == index { shared.value.removeAnimation(forKey: "1") }
                MediaClock.advance(to: Double(i) * 0.005)
            }
            shared.value.removeAllAnimations()
            MediaClock.useSystem()
        }
        layer.removeAllAnimations()
        XCTAssertNil(layer.animationKeys())
        CATransaction.flush()
        XCTAssertEqual(layer.presentation()?.opacity, 1)
    }

    /// Trees used by one thread each are valid, whatever the others do; so is a tree that is passed on.
    func testTreesOfTheirOwnAreNotReported() {
        let lines = race { _ in
            for _ in 0..<30 {
                let root = CALayer()
                for _ in 0..<20 { root.addSublayer(CALayer()) }
                CATransaction.flush()
                for layer in root.sublayers ?? [] { layer.opacity = 0.5 }
                CATransaction.flush()
                _ = root.presentation()
            }
        }
        XCTAssertEqual(lines, [])
    }
}
