import CoreGraphics
import Foundation

/// The display links of one thread, and what calls them where the system's clock counts.
final class DisplayLinkDriver {
    /// In the order they were added.
    private var links: [CADisplayLink] = []
    private var timer: Timer?
    /// The modes that the timer was added to.
    private var armedModes: Set<RunLoop.Mode> = []
    /// Whether the clock is set by hand, and frames begin when a recording says so.
    var isManual = false {
        didSet {
            hasBegun = false
            // A recording calls those that were there before it for all of its frames.
            if isManual { for link in links { link.start = -.infinity } }
            arm()
        }
    }

    /// Whether a frame has begun since the clock was set by hand.
    private(set) var hasBegun = false

    /// How often a program without a display of its own shows frames, in frames a second.
    static let displayRate = 60.0

    deinit { timer?.invalidate() }

    /// Whether one of the links is called at frames.
    var isRunning: Bool { links.contains { !$0.isPaused } }

    func add(_ link: CADisplayLink) {
        if !links.contains(where: { $0 === link }) { links.append(link) }
        arm()
    }

    func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
        arm()
    }

    /// A frame begins: calls all links, or those of one mode of the run loop.
    func frameBegins(at time: CFTimeInterval, duration: CFTimeInterval, mode: RunLoop.Mode? = nil) {
        hasBegun = true
        for link in links where mode.map({ link.modes.contains($0) || link.modes.contains(.common) }) ?? true {
            // An earlier one may have taken it out.
            guard links.contains(where: { $0 === link }) else { continue }
            link.frameBegins(at: time, duration: duration)
        }
    }

    /// Has this thread's run loop come back for each frame, as long as there is a link to call.
    func arm() {
        let modes =
            isManual ? [] : links.reduce(into: Set<RunLoop.Mode>()) { $0.formUnion($1.isPaused ? [] : $1.modes) }
        guard modes != armedModes else { return }
        timer?.invalidate()
        timer = nil
        armedModes = modes
        guard !modes.isEmpty else { return }
        // Only this thread's run loop fires the timer, so the context it finds is this one.
        let timer = Timer(timeInterval: 1 / Self.displayRate, repeats: true) { _ in
            let context = TransactionContext.current
            let frame = (context.now * DisplayLinkDriver.displayRate).rounded(.down)
            context.displayLinks.frameBegins(
                at: frame / DisplayLinkDriver.displayRate, duration: 1 / DisplayLinkDriver.displayRate,
                mode: RunLoop.current.currentMode)
        }
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
        self.timer = timer
    }
}
