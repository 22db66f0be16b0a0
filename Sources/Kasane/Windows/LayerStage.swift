import CoreGraphics
import Dispatch
import FrameEngine
import Foundation
import QuartzCore
import Synchronization
import UIKit

/// The contents of a window: a layer, or the application's windows. It passes committed trees to the render thread, and
/// user input to the views.
///
/// It is confined to the main actor, as are its contents; events from other threads wait in the inbox.
final class LayerStage: LayerDisplay, @unchecked Sendable {
    enum Content {
        case layer(CALayer)
        /// All windows of the application. The first is the one that contains the live view, if there is one.
        case windows(liveView: UIWindow?)
        /// The windows of one of the application's scenes.
        case scene(UIWindowScene)
    }

    let content: Content
    let thread: RenderThread
    let report: @Sendable (WindowReport) -> Void
    private let inbox: Mutex<[WindowEvent]> = Mutex([])
    /// Whether the main thread is already scheduled to read the inbox.
    private let isCalled = Mutex(false)
    private var shown: [RenderLayer] = []
    private(set) var visible = CGRect.zero
    /// The media time at which presentation begins.
    let beginning = MediaClock.pace.time(at: ProcessInfo.processInfo.systemUptime)
    /// Answers the inspector's page; nil until the first request.
    @MainActor var inspector: LiveInspector?
    private var input = InputState()
    private var pointer = PointerShape.arrow
    private(set) var geometry: WindowGeometry?
    /// The rate of media time once there is something to show.
    var rate = 1.0
    private(set) var timeOffset = 0.0
    /// The windows in which touches began, and the one under the pointer.
    var touched: [Int: UIWindow] = [:]
    weak var hovered: UIWindow?
    /// Keys and text input that wait until assistive technologies have answered whether they consume a key.
    var waitingKeys: [WindowEvent] = []
    /// The pressed buttons and modifiers.
    var held = HeldInput(buttons: [])
    /// Whether any part of the window is visible.
    private(set) var isExposed = true
    /// Whether frames of this window drive the main thread's work; only one window of a program does so.
    var leadsFrames = true
    private let ticks = TickReceiver()
    private var observer: (any NSObjectProtocol)?
    /// Exposes the views to assistive technologies; nil for none.
    @MainActor var accessibility: ExportedScene?
    /// The text that was last copied, by either side.
    private var copied: String?

    /// - Parameter background: the colour behind transparent pixels, as a premultiplied pixel.
    init(
        _ content: Content, memory: FrameMemory, background: [UInt8],
        report: @escaping @Sendable (WindowReport) -> Void
    ) {
        (self.content, self.report) = (content, report)
        thread = RenderThread(
            memory: memory, background: background, pace: MediaClock.pace, report: report
        ) { [ticks] in ticks.deliver($0, $1) }
        // It lives as long as the thread, which is the process's lifetime unless the thread is ended.
        ticks.stage.withLock { $0 = self }
        MainActor.assumeIsolated { observePasteboard() }
    }

    /// The size of the contents, in points; zero for contents that fit any size.
    var naturalSize: CGSize {
        switch content {
        case .layer(let layer): layer.frame.size
        case .windows(let window):
            MainActor.assumeIsolated { window?.frame.size ?? UIScreen.main.bounds.size }
        case .scene(let scene): MainActor.assumeIsolated { scene.coordinateSpace.bounds.size }
        }
    }

    /// Called when the window is closed: the thread ends, and nothing is shown or reported any more.
    @MainActor
    func end() {
        thread.end()
        ticks.stage.withLock { $0 = nil }
        observer.map { NotificationCenter.default.removeObserver($0) }
        (observer, geometry) = (nil, nil)
        accessibility?.end()
        accessibility = nil
    }

    // MARK: Commits

    func treesDidChange() {
        guard let geometry else { return }
        MainActor.assumeIsolated { publish(geometry) }
    }

    @MainActor
    private func publish(_ geometry: WindowGeometry) {
        let layers: [CALayer]
        let frame: CGRect
        switch content {
        case .layer(let layer): (layers, frame) = ([layer], layer.frame)
        case .windows(let liveView):
            layers = windows.map(\.layer)
            frame = liveView?.frame ?? CGRect(origin: .zero, size: geometry.size)
        case .scene: (layers, frame) = (windows.map(\.layer), CGRect(origin: .zero, size: geometry.size))
        }
        // Contents smaller or larger than the window are centred, on whole pixels.
        let (size, scale) = (geometry.size, geometry.scale)
        visible = CGRect(
            x: frame.minX - ((size.width - frame.width) / 2 * scale).rounded(.down) / scale,
            y: frame.minY - ((size.height - frame.height) / 2 * scale).rounded(.down) / scale,
            width: size.width, height: size.height)
        let trees = layers.compactMap(\.committed)
        let isSame = trees.count == shown.count && zip(trees, shown).allSatisfy { $0 === $1 }
        if !isSame { shown = trees }
        thread.show(
            RenderThread.Scene(
                tree: isSame ? root : makeRoot(trees), visible: visible,
                wantsTicks: leadsFrames && MediaClock.wantsFrames))
        if !isSame { inspector?.sceneDidChange() }
        reportInput()
        accessibility?.placement = AccessibleScene.Placement(
            origin: CGPoint(x: geometry.x, y: geometry.y), scale: geometry.unitsPerPoint, visibleOrigin: visible.origin)
        accessibility?.contentsDidChange()
    }

    private(set) var root: RenderLayer?

    private func makeRoot(_ trees: [RenderLayer]) -> RenderLayer? {
        root =
            trees.count == 1
            ? trees[0]
            : RenderLayer(
                identity: ObjectIdentifier(self), properties: LayerProperties(), content: .plain, timing: .ofLayer,
                animations: [], sublayers: RenderSublayers(trees), mask: nil)
        return root
    }

    /// Performs the main thread's work for a frame.
    fileprivate func tick(_ time: Double, _ duration: Double) {
        MediaClock.beginDisplayFrame(at: time, duration: duration)
        // Changes not made by display links are already committed; whether the links continue is known now.
        treesDidChange()
        thread.ticked()
    }

    // MARK: Events

    /// Receives an event on any thread. Events that don't concern the main thread don't wait for it.
    func receive(_ event: WindowEvent) {
        switch event {
        case .presented: return thread.presented()
        case .exposed(let isExposed): thread.expose(isExposed)
        case .measured(let measures): return thread.measure(measures)
        case .resized(let geometry): thread.resize(geometry)
        default: break
        }
        inbox.withLock { $0.append(event) }
        let mustCall = isCalled.withLock { isCalled in
            defer { isCalled = true }
            return !isCalled
        }
        if mustCall { DispatchQueue.main.async { MainActor.assumeIsolated { self.takeEvents() } } }
    }

    @MainActor
    private func takeEvents() {
        isCalled.withLock { $0 = false }
        let events = inbox.withLock { inbox in
            defer { inbox = [] }
            return inbox
        }
        for event in WindowEvent.coalesced(events) { take(event) }
        CATransaction.flush()
        reportInput()
    }

    @MainActor
    private func take(_ event: WindowEvent) {
        switch event {
        case .resized(let geometry): resize(geometry)
        case .exposed(let isExposed):
            self.isExposed = isExposed
            move(to: isExposed ? .active : .background)
            // Another window may be the leading one now.
            MediaClock.display?.treesDidChange()
        case .moved(let x, let y):
            geometry?.x = x
            geometry?.y = y
            accessibility?.placement.origin = CGPoint(x: x, y: y)
        case .desktop(let settings): settings.apply()
        case .activated(let isActive):
            accessibility?.isActive = isActive
            guard isExposed else { return }
            if isActive { takeKeys() } else { keyWindow?.cancelKeys() }
            move(to: isActive ? .active : .inactive)
        case .copied(let text):
            guard text != copied else { return }
            copied = text
            UIPasteboard.general.string = text
        case .pace(let rate):
            self.rate = rate
            timeOffset = 0
            MediaClock.pace.limit = .infinity
            setPace(rate: rate)
        case .step(let seconds): step(seconds)
        case .inspector(let question, let number): answer(question, number)
        case .finger, .hovered, .left, .held, .scrolled, .key, .typed, .marked:
            if case .layer = content { break }
            handle(event)
        case .presented, .measured: break
        }
    }

    @MainActor
    private func resize(_ geometry: WindowGeometry) {
        let isFirst = self.geometry == nil
        self.geometry = geometry
        switch content {
        case .layer: break
        case .scene(let scene) where !scene.isScreen: scene.resize(to: geometry.size)
        case .windows, .scene:
            let liveView: UIWindow? = if case .windows(let window) = content { window } else { nil }
            let screen = UIScreen.main
            var model = screen.model
            (model.scale, model.framesPerSecond) = (geometry.scale, geometry.framesPerSecond)
            // A live view with its own size keeps it; one that fills the screen fills the window.
            let fills = liveView.map { $0.frame.size == screen.bounds.size || $0.rootViewController != nil } ?? true
            if fills, geometry.size != naturalSize {
                model.size = geometry.size
                model.orientation = model.size.width > model.size.height ? .landscapeLeft : .portrait
                model.updateSizeClasses()
                liveView?.frame.size = geometry.size
            }
            screen.model = model
        }
        CATransaction.flush()
        // Time starts with the first frame.
        if isFirst { setPace(rate: rate) }
        publish(geometry)
    }

    // MARK: Time

    /// - Parameter limit: the time at which a paused clock stops; nil for the current limit plus the jump.
    private func setPace(rate: Double, ahead seconds: Double = 0, limit: Double? = nil) {
        let uptime = ProcessInfo.processInfo.systemUptime
        var pace = MediaClock.pace.changed(rate: rate, at: uptime, ahead: seconds)
        pace.limit = pace.limit < .infinity ? limit ?? pace.limit + seconds : .infinity
        MediaClock.pace = pace
        thread.follow(MediaClock.pace, offset: timeOffset)
        MainActor.assumeIsolated { inspector?.sceneDidChange() }
    }

    /// Forwards, time passes at once; backwards, only the displayed frame changes. A clock that is to stop does so at a
    /// limit, if one is given: frames are ahead of the clock, so it may differ from the displayed time.
    @MainActor
    func step(_ seconds: Double, limit: Double? = nil) {
        // The part that remains when the displayed frame has caught up with the clock.
        let ahead = seconds + timeOffset
        guard seconds > 0, ahead > 0 else {
            timeOffset = min(0, ahead)
            inspector?.sceneDidChange()
            return thread.follow(MediaClock.pace, offset: timeOffset)
        }
        timeOffset = 0
        setPace(rate: MediaClock.pace.rate, ahead: ahead, limit: limit)
        let now = CACurrentMediaTime()
        MediaClock.beginDisplayFrame(at: now - ahead, duration: ahead)
        treesDidChange()
    }

    // MARK: Reports

    @MainActor
    func setPointer(_ shape: PointerShape) {
        guard shape != pointer else { return }
        pointer = shape
        report(.pointer(shape))
    }

    @MainActor
    func reportInput() {
        var state = InputState()
        if let window = keyWindow, window.firstResponder != nil {
            state.wantsKeys = true
            state.wantsText = window.keyInput != nil
            state.caret = window.caret.map {
                let origin = CGPoint(x: window.frame.minX - visible.minX, y: window.frame.minY - visible.minY)
                return [$0.minX + origin.x, $0.minY + origin.y, $0.width, $0.height].map { Double($0) }
            }
        }
        guard state != input else { return }
        input = state
        report(.input(state))
    }

    @MainActor
    private func observePasteboard() {
        observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self, let text = UIPasteboard.general.string, text != self.copied else { return }
                self.copied = text
                self.report(.copied(text))
            }
        }
    }
}

/// Forwards ticks from the render thread to the main one.
private final class TickReceiver: Sendable {
    let stage: Mutex<LayerStage?> = Mutex(nil)

    func deliver(_ time: Double, _ duration: Double) {
        DispatchQueue.main.async { self.stage.withLock { $0 }?.tick(time, duration) }
    }
}

extension WindowEvent {
    /// Returns the events without moves and sizes that later ones supersede.
    static func coalesced(_ events: [WindowEvent]) -> [WindowEvent] {
        var kept: [WindowEvent] = []
        for event in events {
            switch (kept.last, event) {
            case (.finger(let a, .move, _, _)?, .finger(let b, .move, _, _)) where a == b: kept.removeLast()
            case (.hovered?, .hovered), (.resized?, .resized): kept.removeLast()
            default: break
            }
            kept.append(event)
        }
        return kept
    }
}
