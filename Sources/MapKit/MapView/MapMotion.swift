import QuartzCore

/// The motion of a map from one viewport to another: a function of time alone, so that a recording doesn't depend on
/// its frame times.
@MainActor
final class MapMotion {
    enum Curve {
        /// Slow at the start and the end.
        case eased
        /// As a scroll view after the finger has left it.
        case decelerating

        func value(at time: Double, _ duration: Double) -> Double {
            switch self {
            case .eased:
                let part = time / duration
                return part * part * (3 - 2 * part)
            case .decelerating:
                return (1 - pow(Curve.rate, time * 1000)) / (1 - pow(Curve.rate, duration * 1000))
            }
        }

        /// What remains of the speed after each millisecond.
        static let rate = 0.998
    }

    private let (from, to): (MapViewport, MapViewport)
    private let duration: Double
    private let curve: Curve
    /// Whether the motion follows a gesture, which has told the delegate that the region changes.
    let continuesGesture: Bool
    private var link: CADisplayLink?
    private var call: ScheduledCall?
    private let begin = CACurrentMediaTime()

    init(from: MapViewport, to: MapViewport, duration: Double, curve: Curve, continuesGesture: Bool = false) {
        (self.from, self.to, self.duration, self.curve) = (from, to, max(duration, 1e-3), curve)
        self.continuesGesture = continuesGesture
    }

    /// Calls a closure with the viewport at each frame, and at the end.
    func run(_ step: @escaping @MainActor (_ viewport: MapViewport, _ isOver: Bool) -> Void) {
        let show: @MainActor (Bool) -> Void = { [weak self] isLast in
            guard let self else { return }
            let time = CACurrentMediaTime() - begin
            let isOver = isLast || time >= duration
            let part = isOver ? 1 : curve.value(at: max(time, 0), duration)
            step(.between(from, to, part), isOver)
        }
        let link = CADisplayLink { _ in MainActor.assumeIsolated { show(false) } }
        link.add(to: .main, forMode: .common)
        self.link = link
        call = MediaClock.call(at: begin + duration) { MainActor.assumeIsolated { show(true) } }
    }

    func stop() {
        link?.invalidate()
        call?.cancel()
        (link, call) = (nil, nil)
    }
}
