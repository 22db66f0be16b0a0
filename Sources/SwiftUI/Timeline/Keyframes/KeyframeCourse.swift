import Foundation

/// A value as a function of time: the keyframes of a track, starting from an initial value.
struct KeyframeCourse<Value: Animatable> {
    private typealias Vector = Value.AnimatableData

    /// The segment from one keyframe to the next.
    private struct Piece {
        let start, duration: TimeInterval
        let from, to: Vector
        let course: Course
    }

    private enum Course {
        case straight(UnitCurve)
        case spring(Spring, velocity: Vector)
        /// A cubic curve with the velocities at both ends.
        case cubic(Vector, Vector)
    }

    private let initial: Value
    private var pieces: [Piece] = []
    private(set) var duration: TimeInterval = 0

    init(from initial: Value, _ keyframes: [_Keyframe<Value>]) {
        self.initial = initial
        var from = initial.animatableData
        var velocity = Vector.zero
        for (index, keyframe) in keyframes.enumerated() {
            let (to, length) = (keyframe.target.animatableData, keyframe.duration)
            let course: Course
            switch keyframe.kind {
            case .move: course = .straight(.linear)
            case .linear(let curve): course = .straight(curve)
            case .spring(let spring, let start):
                course = .spring(spring, velocity: start?.animatableData ?? velocity)
            case .cubic(let start, let end):
                let next = keyframes.indices.contains(index + 1) ? keyframes[index + 1] : nil
                course = .cubic(
                    start?.animatableData ?? velocity,
                    end?.animatableData ?? Self.endVelocity(from, to, length, next))
            }
            let piece = Piece(start: duration, duration: length, from: from, to: to, course: course)
            pieces.append(piece)
            velocity = Self.velocityAtEnd(of: piece)
            from = to
            duration += length
        }
    }

    /// Returns the velocity at a keyframe between two cubic segments: the Catmull-Rom tangent, from the previous
    /// keyframe to the next; zero elsewhere.
    private static func endVelocity(
        _ from: Vector, _ to: Vector, _ length: TimeInterval, _ next: _Keyframe<Value>?
    ) -> Vector {
        guard let next, case .cubic(let start, _) = next.kind else { return .zero }
        if let start { return start.animatableData }
        let whole = length + next.duration
        return whole > 0 ? (next.target.animatableData - from).scaled(by: 1 / whole) : .zero
    }

    private static func velocityAtEnd(of piece: Piece) -> Vector {
        guard piece.duration > 0 else { return .zero }
        let way = piece.to - piece.from
        switch piece.course {
        case .straight(let curve): return way.scaled(by: curve.velocity(at: 1) / piece.duration)
        case .spring(let spring, let velocity):
            return spring.velocity(target: way, initialVelocity: velocity, time: piece.duration)
        case .cubic(_, let end): return end
        }
    }

    /// Returns the value after a number of seconds.
    func value(at time: TimeInterval) -> Value {
        var value = initial
        guard let piece = pieces.last(where: { $0.start <= time }) ?? pieces.first else { return value }
        value.animatableData = Self.data(of: piece, at: min(max(time - piece.start, 0), piece.duration))
        return value
    }

    private static func data(of piece: Piece, at time: TimeInterval) -> Vector {
        guard time < piece.duration else {
            // A spring without enough time to settle stops where it is.
            guard case .spring(let spring, let velocity) = piece.course, piece.duration < spring.settlingDuration
            else { return piece.to }
            return piece.from
                + spring.value(target: piece.to - piece.from, initialVelocity: velocity, time: piece.duration)
        }
        let way = piece.to - piece.from
        switch piece.course {
        case .straight(let curve): return piece.from + way.scaled(by: curve.value(at: time / piece.duration))
        case .spring(let spring, let velocity):
            return piece.from + spring.value(target: way, initialVelocity: velocity, time: time)
        case .cubic(let start, let end):
            // The Hermite basis functions.
            let t = time / piece.duration
            let (square, cube) = (t * t, t * t * t)
            return piece.from + way.scaled(by: 3 * square - 2 * cube)
                + start.scaled(by: (cube - 2 * square + t) * piece.duration)
                + end.scaled(by: (cube - square) * piece.duration)
        }
    }
}
