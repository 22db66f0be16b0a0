import Foundation

extension TouchScript {
    /// An event at one moment.
    enum Event {
        /// The actions of fingers, by number.
        case fingers([(number: Int, action: TouchSample.Action)])
        case stroke(KeyStroke)
        case check(Check, step: String)
    }

    /// The sampling rate of moving fingers, per second.
    static let rate = 60.0

    /// The order of events at the same moment: a finger is lifted after it has reached its last position, and the next
    /// step begins when the previous one is over.
    private enum Rank: Int { case move, up, check, stroke, shortDown, shortUp, down }

    /// The events in order, without the time spent waiting.
    var events: [(time: TimeInterval, event: Event)] {
        var actions: [TimeInterval: [Rank: [(number: Int, action: TouchSample.Action)]]] = [:]
        func add(_ number: Int, _ action: TouchSample.Action, _ rank: Rank, at time: TimeInterval) {
            actions[time, default: [:]][rank, default: []].append((number, action))
        }
        for (number, finger) in fingers.enumerated() {
            guard let first = finger.places.first, let last = finger.places.last else { continue }
            add(number, .down, last.time > first.time ? .down : .shortDown, at: first.time)
            var step = (first.time * TouchScript.rate).rounded(.down) + 1
            // Rounding may yield the time of touch-down again, and the touch would not begin.
            if step / TouchScript.rate <= first.time { step += 1 }
            while step / TouchScript.rate < last.time {
                add(number, .move, .move, at: step / TouchScript.rate)
                step += 1
            }
            if last.time > first.time { add(number, .move, .move, at: last.time) }
            add(number, .up, last.time > first.time ? .up : .shortUp, at: last.time)
        }
        var ordered: [(time: TimeInterval, rank: Rank, event: Event)] = actions.flatMap { time, ranks in
            ranks.map { (time, $0, .fingers($1)) }
        }
        ordered += checks.map { ($0.time, .check, .check($0.check, step: $0.step)) }
        ordered += strokes.map { ($0.time, .stroke, .stroke($0.stroke)) }
        return ordered.enumerated().sorted { a, b in
            (a.element.time, a.element.rank.rawValue, a.offset) < (b.element.time, b.element.rank.rawValue, b.offset)
        }.map { ($0.element.time, $0.element.event) }
    }
}

extension TouchScript.Finger {
    /// The finger's position at a time, given the resolved points of its path.
    func place(at time: TimeInterval, _ points: [CGPoint]) -> CGPoint {
        guard let next = places.firstIndex(where: { $0.time > time }), next > 0 else { return points.last ?? .zero }
        let fraction = CGFloat((time - places[next - 1].time) / (places[next].time - places[next - 1].time))
        let (a, b) = (points[next - 1], points[next])
        return CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }
}
