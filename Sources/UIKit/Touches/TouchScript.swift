public import Foundation

/// A timed sequence of touches and key strokes to replay in a window: in a test, or in a recording, which can show
/// them.
///
/// Steps are sequential; `after` is a pause before a step, in seconds. Locations are in the window's coordinates, in
/// points.
///
///     let script = TouchScript()
///         .tap(at: CGPoint(x: 50, y: 80), after: 0.5)
///         .drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 200, y: 80), duration: 0.8, after: 0.3)
///     window.perform(script, showsTouches: true)
///
/// Steps can also refer to elements by their accessibility identifiers or labels:
///
///     let script = TouchScript().tap("New").type("Anna", into: "Name").tap("Save").wait(for: "Anna").expectNone("Save")
///
/// Specific to Kasane: iOS has no equivalent.
public struct TouchScript: Sendable {
    /// The path of one finger.
    struct Finger: Sendable {
        /// Its positions over time, in seconds from the start of the script: touch-down first, touch-up last.
        var places: [(time: TimeInterval, place: Place)]
        /// The step's description in messages.
        var step: String
    }

    /// The position of a finger.
    enum Place: Sendable {
        /// In window coordinates.
        case point(CGPoint)
        /// In unit coordinates of the window.
        case window(CGPoint)
        /// In unit coordinates of an element's visible part; nil for its activation point.
        case element(ScriptElement, at: CGPoint?)
    }

    /// A check, or an action without fingers.
    enum Check: Sendable {
        case wait(ScriptElement, isThere: Bool, timeout: TimeInterval)
        case expect(ScriptElement, value: String?)
        case expectNone(ScriptElement)
        case action(String, ScriptElement)
        case adjust(ScriptElement, Int)
    }

    private(set) var fingers: [Finger] = []
    /// The key strokes and their times.
    private(set) var strokes: [(time: TimeInterval, stroke: KeyStroke)] = []
    /// The checks and their times.
    private(set) var checks: [(time: TimeInterval, check: Check, step: String)] = []
    /// The duration of the script, in seconds, excluding the time spent in `wait(for:)`.
    public internal(set) var duration: TimeInterval = 0

    /// Creates an empty script.
    public init() {}

    // MARK: Steps

    /// Taps a number of times, touching for a twentieth of a second each.
    public func tap(at place: CGPoint, count: Int = 1, after pause: TimeInterval = 0) -> TouchScript {
        var script = waiting(pause)
        for index in 0..<min(max(count, 0), 100) {
            if index > 0 { script.duration += 0.1 }
            script = script.adding([[.point(place)]], duration: 0.05)
        }
        return script
    }

    /// Presses a finger in place for a duration, in seconds.
    public func press(at place: CGPoint, duration: TimeInterval, after pause: TimeInterval = 0) -> TouchScript {
        waiting(pause).adding([[.point(place)]], duration: duration)
    }

    /// Drags a finger at constant speed.
    public func drag(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.5, after pause: TimeInterval = 0
    ) -> TouchScript {
        waiting(pause).adding([[.point(start), .point(end)]], duration: duration)
    }

    /// Drags a finger through points, at equal time intervals.
    public func drag(
        through places: [CGPoint], duration: TimeInterval = 0.5, after pause: TimeInterval = 0
    ) -> TouchScript {
        waiting(pause).adding([places.map { .point($0) }], duration: duration)
    }

    /// Moves two fingers, side by side, apart or together about their centre; distances are between the fingers, in
    /// points.
    public func pinch(
        at center: CGPoint, from startDistance: CGFloat, to endDistance: CGFloat, duration: TimeInterval = 0.5,
        after pause: TimeInterval = 0
    ) -> TouchScript {
        let ways = [-0.5, 0.5].map { side in
            [startDistance, endDistance].map { Place.point(CGPoint(x: center.x + side * $0, y: center.y)) }
        }
        return waiting(pause).adding(ways, duration: duration)
    }

    /// Rotates two fingers about their centre, by an angle in radians, clockwise.
    public func rotate(
        at center: CGPoint, by angle: CGFloat, distance: CGFloat = 100, duration: TimeInterval = 0.5,
        after pause: TimeInterval = 0
    ) -> TouchScript {
        let steps = 32
        let ways = [CGFloat.pi, 0].map { first in
            (0...steps).map { step in
                let direction = first + angle * CGFloat(step) / CGFloat(steps)
                return Place.point(
                    CGPoint(x: center.x + distance / 2 * cos(direction), y: center.y + distance / 2 * sin(direction)))
            }
        }
        return waiting(pause).adding(ways, duration: duration)
    }

    /// Types text into the first responder, with a key stroke every twentieth of a second.
    public func type(_ text: String, after pause: TimeInterval = 0) -> TouchScript {
        text.reduce(waiting(pause)) { $0.press(KeyStroke(String($1))) }
    }

    /// Presses a key, such as `KeyStroke(.keyboardLeftArrow, modifiers: .alternate)`.
    public func press(_ stroke: KeyStroke, after pause: TimeInterval = 0) -> TouchScript {
        var script = waiting(pause)
        script.strokes.append((script.duration, stroke))
        script.duration += 0.05
        return script
    }

    /// Pauses for a duration, in seconds.
    public func wait(_ seconds: TimeInterval) -> TouchScript { waiting(seconds) }

    /// Runs another script simultaneously with this one, from the start of this one.
    public func with(_ other: TouchScript) -> TouchScript {
        var script = self
        script.fingers += other.fingers
        script.strokes += other.strokes
        script.checks += other.checks
        script.duration = max(duration, other.duration)
        return script
    }

    func waiting(_ seconds: TimeInterval) -> TouchScript {
        var script = self
        script.duration += TouchScript.usable(seconds)
        return script
    }

    func adding(
        _ ways: [[Place]], duration: TimeInterval, hold: TimeInterval = 0, step: String = "a touch"
    ) -> TouchScript {
        var script = self
        let (hold, length) = (TouchScript.usable(hold), TouchScript.usable(duration))
        for way in ways where !way.isEmpty {
            let start = self.duration + hold
            var places = way.enumerated().map { index, place in
                (time: start + length * Double(index) / Double(max(way.count - 1, 1)), place: place)
            }
            if hold > 0 { places.insert((self.duration, way[0]), at: 0) }
            places.append((start + length, way[way.count - 1]))
            script.fingers.append(Finger(places: places, step: step))
        }
        script.duration += hold + length
        return script
    }

    func checking(_ check: Check, step: String) -> TouchScript {
        var script = self
        script.checks.append((duration, check, step))
        return script
    }

    /// Scripts are limited to an hour.
    static func usable(_ seconds: TimeInterval) -> TimeInterval {
        seconds.isFinite ? min(max(0, seconds), 3600) : 0
    }
}
