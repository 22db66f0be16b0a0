import CoreGraphics
import LayerTestSupport
import QuartzCore
import TestSupport
import XCTest

/// Repeated work takes no more memory than before, whether a run loop runs or not.
final class MemoryGrowthTests: XCTestCase {
    override func setUp() { CATransaction.flush() }

    /// Checks for no growth, except for a table that may have grown.
    private func check(_ growth: Double?, _ line: UInt = #line) {
        guard let growth else { return }
        XCTAssertLessThan(growth, 16, "bytes for each run", line: line)
    }

    func testImplicitAnimationsWithoutARunLoop() {
        let layer = CALayer()
        CATransaction.flush()
        check(
            memoryGrowth(runs: 2500) { run in
                layer.position = CGPoint(x: run, y: 0)
                CATransaction.flush()
            })
    }

    func testReplacedAnimationsWithoutARunLoop() {
        let layer = CALayer()
        CATransaction.flush()
        check(
            memoryGrowth(runs: 2500) { _ in
                let animation = CAKeyframeAnimation(keyPath: "opacity")
                animation.values = [0.0, 1.0]
                layer.add(animation, forKey: "fade")
                CATransaction.flush()
            })
    }

    func testLayersThatComeAndGo() {
        let root = CALayer()
        CATransaction.flush()
        check(
            memoryGrowth(runs: 1000) { _ in
                let layer = CALayer()
                root.addSublayer(layer)
                CATransaction.flush()
                layer.opacity = 0.5
                CATransaction.flush()
                layer.removeFromSuperlayer()
                CATransaction.flush()
            })
    }

    func testValuesAsObjects() {
        let layer = CALayer()
        CATransaction.flush()
        let transform = CATransform3DMakeTranslation(1, 2, 3)
        check(
            memoryGrowth(runs: 1000) { run in
                layer.setValue(NSNumber(value: run), forKey: "custom")
                for (key, value) in [
                    ("position", NSValue(point: CGPoint(x: run, y: 0))),
                    ("transform", NSValue(caTransform3D: transform)),
                ] {
                    let animation = CABasicAnimation(keyPath: key)
                    animation.toValue = value
                    layer.add(animation, forKey: key)
                }
                CATransaction.flush()
            })
    }

    func testFiltersWithInputs() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let surface = Picture.context(size: layer.frame.size)
        let renderer = CARenderer(context: surface)
        (renderer.layer, renderer.bounds) = (layer, layer.frame)
        check(
            memoryGrowth(runs: 500) { run in
                CATransaction.setDisableActions(true)
                let blur = CAFilter(type: "gaussianBlur")
                blur.setValue(NSNumber(value: 1 + run % 3), forKey: "inputRadius")
                layer.filters = [blur]
                renderer.beginFrame(atTime: 0, timeStamp: nil)
                renderer.render()
                renderer.endFrame()
            })
    }

    func testTextThatChanges() {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        let surface = Picture.context(size: layer.frame.size)
        let renderer = CARenderer(context: surface)
        (renderer.layer, renderer.bounds) = (layer, layer.frame)
        CATransaction.setDisableActions(true)
        check(
            memoryGrowth(runs: 1000) { run in
                CATransaction.setDisableActions(true)
                layer.string = "Number \(run)"
                renderer.beginFrame(atTime: 0, timeStamp: nil)
                renderer.render()
                renderer.endFrame()
            })
    }

    /// A mutable string that is emptied and refilled keeps nothing itself.
    func testTextThatIsTruncated() {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
        (layer.truncationMode, layer.fontSize, layer.isWrapped) = (.end, 14, true)
        let surface = Picture.context(size: layer.frame.size)
        let string = NSMutableAttributedString(string: "")
        check(
            memoryGrowth(runs: 100) { run in
                CATransaction.setDisableActions(true)
                layer.string = "Number \(run) and more than that"
                layer.displayIfNeeded()
                string.deleteCharacters(in: NSRange(location: 0, length: string.length))
                string.replaceCharacters(in: NSRange(location: 0, length: 0), with: "Number \(run) and more\nthan that")
                string.setAttributes([.kern: 1], range: NSRange(location: 0, length: 6))
                layer.string = string
                layer.displayIfNeeded()
                layer.render(in: surface)
                // Until then it is recorded.
                surface.flush()
            })
    }
}
