import QuartzCore
import UIKit
import XCTest

/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uislider).
final class SliderTests: ControlTestCase {
    /// Creates a slider from x = 20 to 180 in the window; the thumb's centre moves from 36 to 164.
    private func makeSlider() -> UISlider {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 160, height: 31))
        return add(slider, at: CGPoint(x: 20, y: 20), listens: [.valueChanged])
    }

    func testValuesStayWithinTheLimits() async {
        let slider = UISlider()
        XCTAssertEqual([slider.minimumValue, slider.maximumValue, slider.value], [0, 1, 0])
        slider.value = 3
        XCTAssertEqual(slider.value, 1)
        slider.maximumValue = 10
        slider.minimumValue = 4
        XCTAssertEqual(slider.value, 4)
        // A minimum above the maximum moves the maximum, and vice versa.
        slider.minimumValue = 20
        XCTAssertEqual([slider.minimumValue, slider.maximumValue, slider.value], [20, 20, 20])
        slider.maximumValue = -5
        XCTAssertEqual([slider.minimumValue, slider.maximumValue, slider.value], [-5, -5, -5])
    }

    func testValuesThatAreNotFiniteAreIgnored() async {
        let slider = UISlider()
        slider.value = 0.5
        slider.value = .nan
        slider.minimumValue = .nan
        slider.maximumValue = .infinity
        XCTAssertEqual([slider.minimumValue, slider.maximumValue, slider.value], [0, 1, 0.5])
        slider.value = .infinity
        XCTAssertEqual(slider.value, 1)
        slider.frame = .zero
        slider.layoutIfNeeded()
        let rect = slider.thumbRect(forBounds: .zero, trackRect: .zero, value: .nan)
        XCTAssertTrue(rect.origin.x.isFinite)
    }

    func testRects() async {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 160, height: 31))
        let track = slider.trackRect(forBounds: slider.bounds)
        XCTAssertEqual(track, CGRect(x: 2, y: 13.5, width: 156, height: 4))
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5)
        XCTAssertEqual(thumb, CGRect(x: 66, y: 1.5, width: 28, height: 28))
        XCTAssertEqual(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).minX, track.minX)
        XCTAssertEqual(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX, track.maxX)
        slider.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).maxX, track.maxX)
    }

    func testDraggingTheThumb() async {
        let slider = makeSlider()
        run(TouchScript().drag(from: CGPoint(x: 40, y: 35), to: CGPoint(x: 104, y: 80)))
        XCTAssertEqual(slider.value, 0.5, accuracy: 1e-5)
        XCTAssertGreaterThan(log.count, 10)
        run(TouchScript().drag(from: CGPoint(x: 100, y: 35), to: CGPoint(x: 500, y: 35)))
        XCTAssertEqual(slider.value, 1)
    }

    func testATouchBesideTheThumbDoesNothing() async {
        let slider = makeSlider()
        run(TouchScript().drag(from: CGPoint(x: 120, y: 35), to: CGPoint(x: 160, y: 35)))
        XCTAssertEqual(slider.value, 0)
        XCTAssertEqual(log, [])
    }

    func testTheLastEventComesWhenTrackingIsOver() async {
        let slider = makeSlider()
        var tracking: [Bool] = []
        slider.addAction(UIAction { [unowned slider] _ in tracking.append(slider.isTracking) }, for: .valueChanged)
        run(TouchScript().drag(from: CGPoint(x: 36, y: 35), to: CGPoint(x: 104, y: 35)))
        XCTAssertEqual(tracking.last, false)
        XCTAssertFalse(tracking.dropLast().contains(false))
    }

    func testOneEventIfNotContinuous() async {
        let slider = makeSlider()
        slider.isContinuous = false
        run(TouchScript().drag(from: CGPoint(x: 36, y: 35), to: CGPoint(x: 104, y: 35)))
        XCTAssertEqual(log, ["changed"])
        XCTAssertEqual(slider.value, 68.0 / 128, accuracy: 1e-5)
    }

    func testSettingAnimatesWithoutSendingActions() async {
        let slider = makeSlider()
        slider.setValue(1, animated: true)
        CATransaction.flush()
        advance(to: 0.125)
        let thumb = slider.subviews[4]
        let x = (thumb.layer.presentation() ?? thumb.layer).frame.midX
        XCTAssertEqual(x, 80, accuracy: 1)
        XCTAssertEqual(log, [])
        advance(to: 1)
        let picture = Picture(window.layer, width: 200, height: 200)
        XCTAssertEqual(picture[60, 35], [0, 122, 255, 255])
        XCTAssertEqual(picture[164, 35], [255, 255, 255, 255])
    }

    func testImages() async {
        let slider = makeSlider()
        let square = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        slider.setThumbImage(square, for: .normal)
        XCTAssertTrue(slider.currentThumbImage === square)
        slider.minimumValueImage = square
        let track = slider.trackRect(forBounds: slider.bounds)
        XCTAssertEqual(track.minX, 18)
        XCTAssertEqual(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).width, 10)
        CATransaction.flush()
        let picture = Picture(window.layer, width: 200, height: 200)
        XCTAssertEqual(picture[24, 35], [255, 0, 0, 255])
        XCTAssertEqual(picture[42, 35], [255, 0, 0, 255])
        slider.setThumbImage(nil, for: .normal)
        slider.minimumValueImage = nil
        XCTAssertNil(slider.currentThumbImage)
    }
}
