import CoreGraphics
import QuartzCore
import Synchronization
import UIKit
import XCTest

@testable import Kasane

/// A stage draws committed changes like a recording, on a thread of its own, and only what has changed.
final class LayerStageTests: XCTestCase {
    override func tearDown() {
        MediaClock.display = nil
        MediaClock.pace = MediaTimebase()
        MainActor.assumeIsolated { UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 390, height: 844) }
        super.tearDown()
    }

    func testAFrameIsWhatARecordingDraws() throws {
        let layer = box()
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.fromValue, turn.toValue, turn.duration) = (0, Double.pi, 2)
        layer.sublayers?[0].add(turn, forKey: nil)
        let stage = TestStage(.layer(layer), pauseTime: 0.7)
        stage.begin(width: 120, height: 80)
        try stage.wait { $0.last?.time == 0.7 }
        let drawn = stage.pixels
        XCTAssertEqual(drawn.count, 120 * 80)
        XCTAssertGreaterThan(Set(drawn).count, 3, "something is drawn, with soft edges")

        MediaClock.display = nil
        MediaClock.useManual(startingAt: 0.7)
        defer { MediaClock.useSystem() }
        let image = try layer.image(
            size: CGSize(width: 120, height: 80), background: CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        let context = CGContext(
            data: nil, width: 120, height: 80, bitsPerComponent: 8, bytesPerRow: 480,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.draw(image, in: CGRect(x: 0, y: 0, width: 120, height: 80))
        let recorded = try XCTUnwrap(context?.data?.assumingMemoryBound(to: UInt32.self))
        XCTAssertEqual(drawn, Array(UnsafeBufferPointer(start: recorded, count: 120 * 80)))
    }

    func testNothingIsDrawnBeforeThereIsSomething() throws {
        let stage = TestStage(.layer(box()))
        stage.begin(width: 40, height: 40)
        // The main thread has had no time to commit the layers.
        usleep(200_000)
        XCTAssertEqual(stage.frames.count, 0)
        try stage.wait { !$0.isEmpty }
        XCTAssertGreaterThan(Set(stage.pixels).count, 3)
    }

    func testABlockedMainThreadDoesNotStopAnimations() throws {
        let layer = box()
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 60)
        layer.add(fade, forKey: nil)
        let stage = TestStage(.layer(layer))
        stage.begin(width: 40, height: 40)
        try stage.wait { !$0.isEmpty }
        let count = stage.frames.count
        // The run loop is blocked, and so is everything that waits for it.
        let deadline = Date(timeIntervalSinceNow: 20)
        while stage.frames.count < count + 5, Date() < deadline { usleep(1000) }
        XCTAssertGreaterThanOrEqual(stage.frames.count, count + 5)
        let times = stage.frames.map(\.time)
        XCTAssertEqual(times, times.sorted(), "no frame is late")
    }

    func testWhatStandsStillIsNotDrawnAgain() throws {
        let layer = box()
        let stage = TestStage(.layer(layer))
        stage.begin(width: 40, height: 40)
        try stage.wait { !$0.isEmpty }
        // The window's first events may cause a second frame.
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
        let count = stage.frames.count
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
        XCTAssertEqual(stage.frames.count, count)
        CATransaction.setDisableActions(true)
        layer.sublayers?[0].position.x += 4
        CATransaction.setDisableActions(false)
        try stage.wait { $0.count > count }
        let damage = WindowRect.rects(of: stage.frames[count].damage)
        XCTAssertLessThan(damage.reduce(0) { $0 + $1.width * $1.height }, 40 * 40, "only what has changed")
    }

    func testAFrameWaitsUntilTheOneBeforeIsTaken() throws {
        let layer = box()
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 60)
        layer.add(fade, forKey: nil)
        let stage = TestStage(.layer(layer), takesFrames: false)
        stage.begin(width: 40, height: 40)
        try stage.wait { $0.count == 1 }
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
        XCTAssertEqual(stage.frames.count, 1)
        stage.stage.receive(.presented)
        try stage.wait { $0.count == 2 }
        XCTAssertGreaterThan(
            stage.frames[1].time - stage.frames[0].time, 0.15, "frames are dropped, and not made up for")
    }

    func testDisplayLinksTickWithTheDisplay() throws {
        let layer = box()
        let stage = TestStage(.layer(layer))
        var (times, targets): ([Double], [Double]) = ([], [])
        let link = CADisplayLink { link in
            times.append(link.timestamp)
            targets.append(link.targetTimestamp)
        }
        link.add(to: .main, forMode: .common)
        defer { link.invalidate() }
        stage.begin(width: 40, height: 40, framesPerSecond: 50)
        try stage.wait { _ in times.count >= 4 }
        for (time, target) in zip(times, targets) { XCTAssertEqual(target - time, 0.02, accuracy: 1e-9) }
        // Frames that the main thread has missed are skipped.
        for gap in zip(times, times.dropFirst()).map({ $1 - $0 }) {
            XCTAssertGreaterThan(gap, 0.019)
            XCTAssertEqual((gap / 0.02).rounded(), gap / 0.02, accuracy: 1e-3)
        }
        link.isPaused = true
        let count = times.count
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
        XCTAssertLessThanOrEqual(times.count, count + 1)
    }

    func testTimeStandsStillAndSteps() throws {
        let layer = box()
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 60)
        layer.add(fade, forKey: nil)
        let stage = TestStage(.layer(layer), pauseTime: 0.5)
        stage.begin(width: 40, height: 40)
        try stage.wait { $0.last?.time == 0.5 }
        stage.stage.receive(.step(0.25))
        try stage.wait { $0.last?.time == 0.75 }
        XCTAssertEqual(CACurrentMediaTime(), 0.75)
        stage.stage.receive(.step(-0.5))
        try stage.wait { $0.last?.time == 0.25 }
        XCTAssertEqual(CACurrentMediaTime(), 0.75, "backwards, only the picture goes")
        stage.stage.receive(.step(0.75))
        try stage.wait { $0.last?.time == 1 }
        XCTAssertEqual(CACurrentMediaTime(), 1, "what is left when the picture has caught up goes ahead")
        stage.stage.receive(.pace(1))
        try stage.wait { $0.last.map { $0.time > 0.9 } ?? false }
    }

    // MARK: Views

    func testTouchesKeysAndWheelsReachViews() throws {
        try MainActor.assumeIsolated { try Views.checkTouchesKeysAndWheelsReachViews() }
    }

    func testWhatFillsTheScreenFollowsTheWindow() throws {
        try MainActor.assumeIsolated { try Views.checkWhatFillsTheScreenFollowsTheWindow() }
    }

    func testMovesAndSizesThatLaterOnesMakeVoidAreLeftOut() {
        let move = WindowEvent.finger(0, .move, x: 1, y: 1)
        let later = WindowEvent.finger(0, .move, x: 2, y: 2)
        let other = WindowEvent.finger(1, .move, x: 2, y: 2)
        XCTAssertEqual(WindowEvent.coalesced([move, later, other]), [later, other])
        XCTAssertEqual(WindowEvent.coalesced([move, .typed("a"), later]), [move, .typed("a"), later])
        let sizes = (1...3).map { WindowEvent.resized(WindowGeometry(width: $0, height: 1)) }
        XCTAssertEqual(WindowEvent.coalesced(sizes), [sizes[2]])
    }

    private func box() -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        let square = CALayer()
        square.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        square.backgroundColor = CGColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)
        square.cornerRadius = 5
        layer.addSublayer(square)
        return layer
    }
}

/// Work of the main actor. Not as asynchronous tests: in those, the run loop drains no queue.
@MainActor
private enum Views {
    static func checkTouchesKeysAndWheelsReachViews() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 180, height: 30))
        let button = UIButton(frame: CGRect(x: 10, y: 50, width: 100, height: 30))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        scrollView.contentSize = CGSize(width: 200, height: 300)
        for view in [field, button, scrollView] { window.addSubview(view) }
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let stage = TestStage(.windows(liveView: window))
        // The window is centred in a larger one: locations are in the larger one.
        stage.begin(width: 240, height: 220)
        try stage.wait { !$0.isEmpty }
        func send(_ events: [WindowEvent]) {
            for event in events { stage.stage.receive(event) }
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
        }
        send([.finger(0, .down, x: 60, y: 75), .finger(0, .up, x: 60, y: 75)])
        XCTAssertEqual(taps, 1)
        send([.scrolled(x: 60, y: 180, right: 0, down: 60)])
        XCTAssertEqual(scrollView.contentOffset.y, 60)
        send([.scrolled(x: 60, y: 180, right: 0, down: 1000)])
        XCTAssertEqual(scrollView.contentOffset.y, 200, "not beyond the content")

        field.becomeFirstResponder()
        let a = KeyEvent(code: UIKeyboardHIDUsage.keyboardA.rawValue, characters: "a", modifiers: 0, phase: .down)
        var up = a
        up.phase = .up
        send([.key(a), .key(up), .typed("é")])
        XCTAssertEqual(field.text, "aé")
        send([.marked("かん", location: 2, length: 0)])
        XCTAssertNotNil(field.markedTextRange)
        send([.typed("漢")])
        XCTAssertEqual(field.text, "aé漢")
        XCTAssertNil(field.markedTextRange)
        XCTAssertTrue(stage.reports.contains { if case .input(let state) = $0 { state.wantsText } else { false } })
        send([.hovered(x: 60, y: 45)])
        XCTAssertTrue(stage.reports.contains(.pointer(.beam)))

        var hovers: [String] = []
        let hover = UIHoverGestureRecognizer { hover in
            let place = hover.location(in: button)
            hovers.append("\(hover.state) \(Int(place.x)) \(hover.modifierFlags == .shift)")
        }
        button.addGestureRecognizer(hover)
        send([.held(buttons: 0, modifiers: UIKeyModifierFlags.shift.rawValue), .hovered(x: 60, y: 75)])
        send([.hovered(x: 70, y: 75), .left])
        XCTAssertEqual(hovers, ["began 30 true", "changed 40 true", "ended 40 true"])
        hovers = []
        // The secondary button is no tap, and hovering continues afterwards.
        send([.held(buttons: 2, modifiers: 0), .finger(0, .down, x: 60, y: 75), .finger(0, .up, x: 60, y: 75)])
        XCTAssertEqual(taps, 1)
        XCTAssertEqual(hovers, ["began 30 false"])
        send([.held(buttons: 1, modifiers: 0), .finger(0, .down, x: 60, y: 75), .finger(0, .up, x: 60, y: 75)])
        XCTAssertEqual(taps, 2)

        send([.copied("from elsewhere")])
        XCTAssertEqual(UIPasteboard.general.string, "from elsewhere")
        UIPasteboard.general.string = "from here"
        XCTAssertTrue(stage.reports.contains(.copied("from here")))
        XCTAssertFalse(stage.reports.contains(.copied("from elsewhere")), "what came isn't sent back")
    }

    static func checkWhatFillsTheScreenFollowsTheWindow() throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let stage = TestStage(.windows(liveView: window))
        stage.begin(width: 300, height: 200, scale: 2)
        // A frame may be drawn before the main thread is notified of the size.
        try stage.wait { !$0.isEmpty && UIScreen.main.scale == 2 }
        XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 150, height: 100))
        XCTAssertEqual(UIScreen.main.scale, 2)
        XCTAssertEqual(controller.view.bounds.size, CGSize(width: 150, height: 100))
        XCTAssertEqual(controller.traitCollection.displayScale, 2)
        stage.begin(width: 400, height: 200, scale: 2, generation: 1)
        try stage.wait { $0.last?.generation == 1 && UIScreen.main.bounds.width == 200 }
        XCTAssertEqual(controller.view.bounds.size, CGSize(width: 200, height: 100))
    }
}

/// A stage without a window.
final class TestStage: @unchecked Sendable {
    let stage: LayerStage
    private let memory: FrameMemory
    private var geometry = WindowGeometry(width: 1, height: 1)

    init(_ content: LayerStage.Content, pauseTime: Double? = nil, takesFrames: Bool = true) {
        var pace = MediaTimebase(time: 0, uptime: ProcessInfo.processInfo.systemUptime, rate: 0)
        pace.limit = pauseTime ?? .infinity
        MediaClock.pace = pace
        // Anonymous memory of a few pages.
        // swift-format-ignore: NeverUseForceTry
        let memory = try! FrameMemory()
        let reports = TestReports()
        let receiver = TestReceiver()
        stage = LayerStage(content, memory: memory.otherSide(), background: [255, 255, 255, 255]) { report in
            reports.all.withLock { $0.append(report) }
            if takesFrames, case .frame = report { receiver.stage.withLock { $0 }?.receive(.presented) }
        }
        receiver.stage.withLock { [stage] in $0 = stage }
        self.memory = memory
        self.shared = reports
        MediaClock.display = stage
    }

    private let shared: TestReports

    var reports: [WindowReport] { shared.all.withLock { $0 } }
    var frames: [FrameReport] {
        reports.compactMap { if case .frame(let frame) = $0 { frame } else { nil } }
    }

    func begin(
        width: Int, height: Int, scale: Double = 1, framesPerSecond: Double = 60, generation: Int = 0
    ) {
        geometry = WindowGeometry(width: width, height: height, scale: scale, framesPerSecond: framesPerSecond)
        geometry.generation = generation
        stage.receive(.resized(geometry))
    }

    /// Runs the main run loop until a condition is true.
    func wait(line: UInt = #line, until condition: ([FrameReport]) -> Bool) throws {
        let deadline = Date(timeIntervalSinceNow: 20)
        while !condition(frames) {
            guard Date() < deadline else {
                XCTFail("nothing came of it: \(frames.map(\.time).suffix(8))", line: line)
                throw CancellationError()
            }
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.005))
        }
    }

    /// The last frame, as four-byte numbers.
    var pixels: [UInt32] {
        guard memory.reserve(geometry.byteCount), let base = memory.base else { return [] }
        return (0..<geometry.width * geometry.height).map {
            base.load(fromByteOffset: $0 * 4, as: UInt32.self)
        }
    }
}

private final class TestReports: Sendable {
    let all: Mutex<[WindowReport]> = Mutex([])
}

private final class TestReceiver: Sendable {
    let stage: Mutex<LayerStage?> = Mutex(nil)
}
