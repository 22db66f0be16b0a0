public import Foundation

/// A timed sequence of touches and keys to replay in a window: in a test, or in a recording, which can show them.
///
/// Steps are sequential; `after` is a pause before a step, in seconds. Locations are in the window's coordinates, in
/// points.
///
///     let script = TouchScript()
///         .tap(at: CGPoint(x: 50, y: 80), after: 0.5)
///         .drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 200, y: 80), duration: 0.8, after: 0.3)
///     window.perform(script, showsTouches: true)
///
/// Specific to Kasane: iOS has no equivalent.
public struct TouchScript: Sendable {
    /// One finger's way.
    struct Finger: Sendable {
        /// Where it is when, in seconds from the script's beginning: first down, last up.
        var places: [(time: TimeInterval, place: CGPoint)]
    }

    private(set) var fingers: [Finger] = []
    /// Keys that are pressed, and when.
    private(set) var strokes: [(time: TimeInterval, stroke: KeyStroke)] = []
    /// The duration of the script, in seconds.
    public private(set) var duration: TimeInterval = 0

    /// Creates an empty script.
    public init() {}

    // MARK: Steps

    /// Taps a number of times, touching for a twentieth of a second each.
    public func tap(at place: CGPoint, count: Int = 1, after pause: TimeInterval = 0) -> TouchScript {
        var script = waiting(pause)
        for index in 0..<min(max(count, 0), 100) {
            if index > 0 { script.duration += 0.1 }
            script = script.adding([[place]], duration: 0.05)
        }
        return script
    }

    /// Presses a finger in place for a duration, in seconds.
    public func press(at place: CGPoint, duration: TimeInterval, after pause: TimeInterval = 0) -> TouchScript {
        waiting(pause).adding([[place]], duration: duration)
    }

    /// Drags a finger at constant speed.
    public func drag(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.5, after pause: TimeInterval = 0
    ) -> TouchScript {
        waiting(pause).adding([[start, end]], duration: duration)
    }

    /// Drags a finger through points, at equal time intervals.
    public func drag(
        through places: [CGPoint], duration: TimeInterval = 0.5, after pause: TimeInterval = 0
    ) -> TouchScript {
        waiting(pause).adding([places], duration: duration)
    }

    /// Moves two fingers, side by side, apart or together about their centre; distances are between the fingers, in
    /// points.
    public func pinch(
        at center: CGPoint, from startDistance: CGFloat, to endDistance: CGFloat, duration: TimeInterval = 0.5,
        after pause: TimeInterval = 0
    ) -> TouchScript {
        let ways = [-0.5, 0.5].map { side in
            [startDistance, endDistance].map { CGPoint(x: center.x + side * $0, y: center.y) }
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
                return CGPoint(
                    x: center.x + distance / 2 * cos(direction), y: center.y + distance / 2 * sin(direction))
            }
        }
        return waiting(pause).adding(ways, duration: duration)
    }

    /// Types a text into the first responder, a key each twentieth of a second.
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

    /// Runs another script simultaneously with this one, from its beginning.
    public func with(_ other: TouchScript) -> TouchScript {
        var script = self
        script.fingers += other.fingers
        script.strokes += other.strokes
        script.duration = max(duration, other.duration)
        return script
    }

    private func waiting(_ seconds: TimeInterval) -> TouchScript {
        var script = self
        script.duration += TouchScript.usable(seconds)
        return script
    }

    private func adding(_ ways: [[CGPoint]], duration: TimeInterval) -> TouchScript {
        var script = self
        let length = TouchScript.usable(duration)
        for way in ways where !way.isEmpty {
            let places = way.enumerated().map { index, place in
                (time: self.duration + length * Double(index) / Double(max(way.count - 1, 1)), place: place)
            }
            script.fingers.append(Finger(places: places + [(self.duration + length, way[way.count - 1])]))
        }
        script.duration += length
        return script
    }

    /// Scripts are at most an hour long.
    private static func usable(_ seconds: TimeInterval) -> TimeInterval {
        seconds.isFinite ? min(max(0, seconds), 3600) : 0
    }

    // MARK: Samples

    /// How often fingers are looked at while they move, a second.
    private static let rate = 60.0

    /// What fingers do, at each moment at which one does something.
    var moments: [(time: TimeInterval, samples: [TouchSample])] {
        var samples: [TimeInterval: [TouchSample]] = [:]
        for (number, finger) in fingers.enumerated() {
            guard let first = finger.places.first, let last = finger.places.last else { continue }
            samples[first.time, default: []].append(
                TouchSample(finger: number, action: .down, location: first.place))
            var step = (first.time * TouchScript.rate).rounded(.down) + 1
            // Rounding may lead back to where the finger comes down, and a touch would not begin.
            if step / TouchScript.rate <= first.time { step += 1 }
            while step / TouchScript.rate < last.time {
                let time = step / TouchScript.rate
                samples[time, default: []].append(
                    TouchSample(finger: number, action: .move, location: finger.place(at: time)))
                step += 1
            }
            if last.time > first.time {
                samples[last.time, default: []].append(
                    TouchSample(finger: number, action: .move, location: last.place))
            }
            samples[last.time, default: []].append(TouchSample(finger: number, action: .up, location: last.place))
        }
        // A finger goes when it has come to its last place, and not before it came.
        return samples.sorted { $0.key < $1.key }.flatMap { time, samples in
            let (last, others) = (samples.filter { $0.action == .up }, samples.filter { $0.action != .up })
            return [(time, others), (time, last)].filter { !$0.1.isEmpty }
        }
    }
}

extension TouchScript.Finger {
    fileprivate func place(at time: TimeInterval) -> CGPoint {
        guard let next = places.firstIndex(where: { $0.time > time }), next > 0 else {
            return places.last?.place ?? .zero
        }
        let (a, b) = (places[next - 1], places[next])
        let fraction = CGFloat((time - a.time) / (b.time - a.time))
        return CGPoint(
            x: a.place.x + (b.place.x - a.place.x) * fraction, y: a.place.y + (b.place.y - a.place.y) * fraction)
    }
}
