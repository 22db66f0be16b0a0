import CoreGraphics
import Foundation
import QuartzCore
import XCTest

@testable import Kasane

final class InspectionTests: XCTestCase {
    private func inspect(
        _ layer: CALayer, at time: Double = 0, duration: Double? = 1, limits: InspectorLimits = InspectorLimits()
    ) throws -> Inspection {
        try withClockRestored { () throws -> Inspection in
            try SceneInspector(
                layer, SceneInspector.Request(title: "Scene", time: time, duration: duration, limits: limits)
            ).run()
        }
    }

    private func makeRoot() -> CALayer {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        return root
    }

    private func makeBox(in root: CALayer, _ frame: CGRect = CGRect(x: 10, y: 20, width: 30, height: 40)) -> CALayer {
        let box = CALayer()
        box.frame = frame
        box.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        root.addSublayer(box)
        return box
    }

    func testLayersStandInPreorderWithTheirPlaceInThePicture() throws {
        let root = makeRoot()
        let box = makeBox(in: root)
        box.name = "box"
        let mask = CAShapeLayer()
        mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        box.mask = mask
        let layers = try inspect(root).layers
        XCTAssertEqual(layers.map(\.className), ["CALayer", "CALayer", "CAShapeLayer"])
        XCTAssertEqual(layers.map(\.parent), [nil, 0, 1])
        XCTAssertEqual(layers.map(\.isMask), [false, false, true])
        XCTAssertEqual(layers[1].name, "box")
        XCTAssertEqual(layers[1].frame, [10, 20, 30, 40])
        XCTAssertEqual(layers[1].corners, [10, 20, 40, 20, 40, 60, 10, 60])
    }

    /// The presentation is that of the inspected time, beside the model's value.
    func testValuesOfModelAndPresentationStandBesideEachOther() throws {
        let root = makeRoot()
        let box = makeBox(in: root)
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 25
        move.toValue = 65
        move.duration = 2
        box.add(move, forKey: "move")
        let inspection = try inspect(root, at: 1, duration: 2)
        let position = try XCTUnwrap(inspection.layers[1].values.first { $0.key == "position" })
        XCTAssertEqual(position.model, "25, 40")
        XCTAssertEqual(position.shown, "45, 40")
        XCTAssertEqual(inspection.layers[1].corners?.first, 30)
        let opacity = try XCTUnwrap(inspection.layers[1].values.first { $0.key == "opacity" })
        XCTAssertEqual(opacity, InspectedLayer.Value(key: "opacity", model: "1", shown: nil))
    }

    /// Flattening layers discard the depth of their contents; perspective remains in the projection.
    func testCornersFollowPerspective() throws {
        let root = makeRoot()
        root.sublayerTransform.m34 = -1 / 100
        let box = makeBox(in: root, CGRect(x: 30, y: 20, width: 40, height: 40))
        box.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        let corners = try XCTUnwrap(try inspect(root).layers[1].corners)
        // One side is nearer and therefore longer than the other, by w = 1 ± sin 60° · 20 / 100.
        let (left, right) = (corners[7] - corners[1], corners[5] - corners[3])
        XCTAssertEqual(abs(left / right - 1), abs((1 + 0.173205) / (1 - 0.173205)) - 1, accuracy: 0.15)
    }

    func testALayersOwnDrawingLeavesOutItsSublayersAndItsPlace() throws {
        let root = makeRoot()
        let box = makeBox(in: root)
        box.transform = CATransform3DMakeRotation(1, 0, 0, 1)
        let empty = CALayer()
        empty.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        root.addSublayer(empty)
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: -20, y: 0, width: 30, height: 10), transform: nil)
        root.addSublayer(shape)
        let inspection = try inspect(root)
        let drawing = try XCTUnwrap(inspection.layers[1].drawing)
        XCTAssertEqual([drawing.x, drawing.y, drawing.width, drawing.height], [0, 0, 30, 40])
        XCTAssertNil(inspection.layers[2].drawing)
        let path = try XCTUnwrap(inspection.layers[3].drawing)
        XCTAssertEqual([path.x, path.y, path.width, path.height], [-20, 0, 30, 10])
        XCTAssertTrue(inspection.drawings.allSatisfy { $0.hasPrefix("data:image/webp;base64,") })
    }

    func testLanesHaveTheTimesOfTheSceneAndGroupsTheirMembers() throws {
        let root = makeRoot()
        let box = makeBox(in: root)
        box.speed = 2
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = 0
        fade.duration = 0.5
        fade.beginTime = 0.25
        fade.timingFunction = CAMediaTimingFunction(name: .easeOut)
        let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        turn.values = [0, 1, 0]
        let group = CAAnimationGroup()
        group.animations = [fade, turn]
        group.duration = 1
        group.repeatCount = 2
        group.fillMode = .both
        box.add(group, forKey: "both")
        let endless = CABasicAnimation(keyPath: "cornerRadius")
        endless.toValue = 5
        endless.duration = 1
        endless.repeatCount = .infinity
        root.add(endless, forKey: nil)
        root.add(endless, forKey: "round")
        let lanes = try inspect(root).animations
        XCTAssertEqual(
            lanes.map(\.className), ["CABasicAnimation", "CAAnimationGroup", "CABasicAnimation", "CAKeyframeAnimation"])
        XCTAssertEqual(lanes.map(\.level), [0, 0, 1, 1])
        XCTAssertEqual(lanes.map(\.layer), [0, 1, 1, 1])
        XCTAssertEqual(lanes[0].end, nil)
        XCTAssertEqual(lanes[0].repeats, nil)
        XCTAssertEqual(lanes[1].duration, 0.5)
        XCTAssertEqual(lanes[1].end, 1)
        XCTAssertEqual(lanes[1].repeats, 2)
        XCTAssertEqual(lanes[1].fill, "both")
        XCTAssertEqual(lanes[2].begin, lanes[1].begin + 0.125)
        XCTAssertEqual(lanes[2].duration, 0.25)
        XCTAssertEqual(lanes[2].easing, "easeOut")
        XCTAssertEqual(lanes[2].curve.count, 33)
        XCTAssertGreaterThan(lanes[2].curve[16], 0.5)
        XCTAssertEqual(lanes[3].keyTimes, [0, 0.5, 1])
        XCTAssertEqual(lanes[3].duration, 0.5)
    }

    /// Each rule finds its layer, names the property to set, and no longer applies once that is set.
    func testWhatIsExpensiveIsFoundWithThePropertyToSet() throws {
        func findings(_ change: (CALayer) -> Void) throws -> [Finding] {
            let root = makeRoot()
            let box = makeBox(in: root)
            change(box)
            return try inspect(root, duration: 0.05).findings
        }
        XCTAssertEqual(try findings { _ in }.count, 0)
        func assert(
            _ property: String, is kind: Finding.Kind, _ spoil: @escaping (CALayer) -> Void, mend: (CALayer) -> Void
        ) throws {
            let bad = try findings(spoil)
            XCTAssertEqual(bad.map(\.kind), [kind], property)
            XCTAssertEqual(bad.map(\.property), [property])
            XCTAssertEqual(bad.map(\.layer), [1])
            XCTAssertEqual(
                try findings {
                    spoil($0)
                    mend($0)
                }.count, 0, property)
        }
        func add(to layer: CALayer) {
            let inner = CALayer()
            inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            inner.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            layer.addSublayer(inner)
        }
        try assert("shadowPath", is: .shadow) {
            $0.shadowOpacity = 1
        } mend: {
            $0.shadowPath = CGPath(rect: $0.bounds, transform: nil)
        }
        try assert("mask", is: .offscreenPass) {
            $0.mask = CALayer()
        } mend: {
            $0.mask = nil
        }
        try assert("masksToBounds", is: .offscreenPass) {
            add(to: $0)
            $0.cornerRadius = 8
            $0.masksToBounds = true
        } mend: {
            $0.masksToBounds = false
        }
        try assert("allowsGroupOpacity", is: .offscreenPass) {
            add(to: $0)
            $0.opacity = 0.5
        } mend: {
            $0.allowsGroupOpacity = false
        }
        try assert("shouldRasterize", is: .rasterization) {
            add(to: $0)
            let move = CABasicAnimation(keyPath: "position.x")
            move.byValue = 5
            move.duration = 1
            $0.sublayers?.first?.add(move, forKey: nil)
            $0.shouldRasterize = true
        } mend: {
            $0.shouldRasterize = false
        }
    }

    func testAnImageMuchLargerThanItIsShownIsFound() throws {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 1500, height: 1000, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue))
        let root = makeRoot()
        makeBox(in: root).contents = context.makeImage()
        let findings = try inspect(root, duration: 0.05).findings
        XCTAssertEqual(findings.map(\.kind), [.backingStore])
        XCTAssertEqual(findings.map(\.property), ["contents"])
    }

    // MARK: Limits

    func testPicturesOverTimeStayFewHoweverLongTheSceneIs() throws {
        var limits = InspectorLimits()
        limits.frames = 8
        limits.frameSide = 20
        let inspection = try inspect(makeRoot(), duration: 3, limits: limits)
        XCTAssertTrue((5...8).contains(inspection.frames.count), "\(inspection.frames.count)")
        let times = inspection.frames.map(\.time)
        XCTAssertEqual(times.first, 0)
        XCTAssertEqual(times, times.sorted())
        XCTAssertGreaterThan(times.last ?? 0, 2.4)
        XCTAssertEqual(inspection.duration, 3)
        XCTAssertTrue(inspection.notes.contains { $0.contains("of 20 by 16 pixels") }, "\(inspection.notes)")
    }

    func testLargeTreesAreCutAndSaySo() throws {
        let root = makeRoot()
        for _ in 0..<50 { _ = makeBox(in: root) }
        var limits = InspectorLimits()
        limits.layers = 20
        limits.drawings = 1
        let inspection = try inspect(root, duration: 0.05, limits: limits)
        XCTAssertEqual(inspection.layers.count, 20)
        XCTAssertEqual(inspection.drawings.count, 1)
        XCTAssertTrue(inspection.notes.contains { $0.contains("more than 20 layers") })
    }

    /// Deep nesting doesn't use the stack.
    func testADeepTreeIsListed() throws {
        let root = makeRoot()
        var layer = root
        for _ in 0..<1500 {
            let inner = CALayer()
            inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            layer.addSublayer(inner)
            layer = inner
        }
        XCTAssertEqual(try inspect(root, duration: 0.02).layers.count, 1501)
    }

    func testATimeAfterTheEndOfTheSceneIsInspected() throws {
        let inspection = try inspect(makeRoot(), at: 2.5, duration: 1)
        XCTAssertEqual(inspection.time, 2.5)
        XCTAssertEqual(inspection.duration, 2.5)
    }
}
