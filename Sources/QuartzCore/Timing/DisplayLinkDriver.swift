import CoreGraphics
import Foundation

/// Calls the display links of one context.
final class DisplayLinkDriver: ContextObject {
    static var slot: ContextSlot { .displayLinks }

    /// In the order they were added.
    private var links: [CADisplayLink] = []
    private var timer: Timer?
    /// The modes that the timer was added to.
    private var armedModes: Set<RunLoop.Mode> = []
    /// Fires where no run loop is running. Whichever timer fires first in a frame begins it.
    private let mainQueueTimer: MainQueueTimer?
    /// The number of the last frame that began by the system's clock.
    private var lastFrame = 0.0
    /// Whether the clock is manual, and frames are begun by a recording.
    var isManual = false {
        didSet {
            hasBegun = false
            // A recording calls links that existed before it for all of its frames.
            if isManual { for link in links { link.start = -.infinity } }
            arm()
        }
    }

    /// The display that begins frames instead of timers; nil if there is none.
    var display: (any LayerDisplay)? { didSet { arm() } }

    /// Whether a frame has begun since the clock became manual.
    private(set) var hasBegun = false

    /// The frame rate of a program without a display of its own, in frames per second.
    static let displayRate = 60.0

    init(of context: ModelContext) {
        mainQueueTimer = context.isOfMainActor ? MainQueueTimer { DisplayLinkDriver.displayTick() } : nil
    }

    deinit { timer?.invalidate() }

    /// Whether any link is running.
    var isRunning: Bool { links.contains { !$0.isPaused } }

    /// A link that is added now is called for frames after this time; in a recording, whose first frame shows the state
    /// before it, for all of them.
    var displayLinkStart: CFTimeInterval { isManual && !hasBegun ? -.infinity : ContextClock.current.now }

    func add(_ link: CADisplayLink) {
        if !links.contains(where: { $0 === link }) { links.append(link) }
        arm()
    }

    func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
        arm()
    }

    /// Begins a frame: calls all links, or those of one mode of the run loop.
    func frameBegins(at time: CFTimeInterval, duration: CFTimeInterval, mode: RunLoop.Mode? = nil) {
        hasBegun = true
        for link in links where mode.map({ link.modes.contains($0) || link.modes.contains(.common) }) ?? true {
            // An earlier handler may have removed it.
            guard links.contains(where: { $0 === link }) else { continue }
            link.frameBegins(at: time, duration: duration)
        }
    }

    /// Arms the timers for each frame as long as there is a link to call.
    func arm() {
        display?.treesDidChange()
        let modes =
            isManual || display != nil
            ? [] : links.reduce(into: Set<RunLoop.Mode>()) { $0.formUnion($1.isPaused ? [] : $1.modes) }
        guard modes != armedModes else { return }
        timer?.invalidate()
        timer = nil
        let wasArmed = !armedModes.isEmpty
        armedModes = modes
        guard !modes.isEmpty else {
            mainQueueTimer?.stop()
            return
        }
        let now = ProcessInfo.processInfo.systemUptime
        if !wasArmed { lastFrame = (now * Self.displayRate).rounded(.down) }
        // Slightly into the next frame, so that a timer that fires early is not attributed to the previous frame.
        let next = (lastFrame + 1) / Self.displayRate + 0.0005
        mainQueueTimer?.call(from: next, every: 1 / Self.displayRate, now: now)
        guard MainActor.currentContextHasRunLoop else { return }
        let timer = Timer(
            fire: Date(timeIntervalSinceNow: next - now), interval: 1 / Self.displayRate, repeats: true
        ) { _ in DisplayLinkDriver.displayTick() }
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
        self.timer = timer
    }

    /// A timer of the calling context's driver fires.
    private static func displayTick() {
        // A Dispatch thread that runs the main actor has no running run loop, and so no mode.
        let mode = MainActor.currentContextHasRunLoop ? RunLoop.current.currentMode : nil
        current.tick(at: ContextClock.current.now, mode: mode)
    }

    private func tick(at time: CFTimeInterval, mode: RunLoop.Mode?) {
        let frame = (time * Self.displayRate).rounded(.down)
        guard !isManual, frame > lastFrame else { return }
        lastFrame = frame
        frameBegins(at: frame / Self.displayRate, duration: 1 / Self.displayRate, mode: mode)
    }
}
