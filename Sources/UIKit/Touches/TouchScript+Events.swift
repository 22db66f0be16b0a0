import Foundation

extension TouchScript {
    /// Something that happens at one moment.
    enum Event {
        /// What fingers do, by their number.
        case fingers([(number: Int, action: TouchSample.Action)])
        case stroke(KeyStroke)
        case check(Check, step: String)
    }

    /// How often fingers are looked at while they move, a second.
    static let rate = 60.0

    /// In which order things of the same moment happen: a finger goes when it has come to its last place, and the next step
    /// begins when the one before is over.
    private enum Rank: Int { case move, up, check, stroke, shortDown, shortUp, down }

    /// What happens, in order, if nothing is waited for.
    var events: [(time: TimeInterval, event: Event)] {
        var actions: [TimeInterval: [Rank: [(number: Int, action: TouchSample.Action)]]] = [:]
        func add(_ number: Int, _ action: TouchSample.Action, _ rank: Rank, at time: TimeInterval) {
            actions[time, default: [:]][rank, default: []].append((number, action))
        }
        for (number, finger) in fingers.enumerated() {
            guard let first = finger.places.first, let last = finger.places.last else { continue }
            add(number, .down, last.time > first.time ? .down : .shortDown, at: first.time)
            var step = (first.time * TouchScript.rate).rounded(.down) + 1
            // Rounding may lead back to where the finger comes down, and a touch would not begin.
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
    /// Where the finger is at a time, its places being where they turned out to be.
    func place(at time: TimeInterval, _ points: [CGPoint]) -> CGPoint {
        guard let next = places.firstIndex(where: { $0.time > time }), next > 0 else { return points.last ?? .zero }
        let fraction = CGFloat((time - places[next - 1].time) / (places[next].time - places[next - 1].time))
        let (a, b) = (points[next - 1], points[next])
        return CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }
}
