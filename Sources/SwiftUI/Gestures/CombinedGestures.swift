/// Recognizes two gestures simultaneously.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/simultaneousgesture)
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// The values of both gestures.
    public struct Value {
        /// The first gesture's value; nil before it has begun.
        public var first: First.Value?
        /// The second gesture's value; nil before it has begun.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Recognizes both gestures at once.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    private final class Progress {
        var value = Value()
        var isActive = (first: false, second: false)
    }

    public func _recognize(_ builder: _GestureBuilder, _ report: @escaping @MainActor (_GesturePhase<Value>) -> Void) {
        let progress = builder.slot { Progress() }
        /// Ends when both gestures have ended, or the only one that had begun.
        func pass(_ isOver: Bool, _ hasFailed: Bool) {
            let isActive = progress.isActive.first || progress.isActive.second
            guard isOver, !isActive else { return isOver ? () : report(.changed(progress.value)) }
            let value = progress.value
            progress.value = Value()
            let isNothing = value.first == nil && value.second == nil
            report(hasFailed && isNothing ? .failed : .ended(value))
        }
        first._recognize(builder) { phase in
            switch phase {
            case .changed(let value): (progress.value.first, progress.isActive.first) = (value, true)
            case .ended(let value): (progress.value.first, progress.isActive.first) = (value, false)
            case .failed: (progress.value.first, progress.isActive.first) = (nil, false)
            }
            pass(!progress.isActive.first, progress.value.first == nil)
        }
        second._recognize(builder) { phase in
            switch phase {
            case .changed(let value): (progress.value.second, progress.isActive.second) = (value, true)
            case .ended(let value): (progress.value.second, progress.isActive.second) = (value, false)
            case .failed: (progress.value.second, progress.isActive.second) = (nil, false)
            }
            pass(!progress.isActive.second, progress.value.second == nil)
        }
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Recognizes a gesture, and then another.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/sequencegesture)
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// The progress of the sequence.
    public enum Value {
        /// The first gesture is in progress.
        case first(First.Value)
        /// The first gesture has ended; the second has no value until it begins.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture, which begins when the first has ended.
    public var second: Second

    /// Recognizes one gesture after the other.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    private final class Progress { var first: First.Value? }

    public func _recognize(_ builder: _GestureBuilder, _ report: @escaping @MainActor (_GesturePhase<Value>) -> Void) {
        let progress = builder.slot { Progress() }
        first._recognize(builder) { phase in
            switch phase {
            case .changed(let value):
                progress.first = nil
                report(.changed(.first(value)))
            case .ended(let value):
                progress.first = value
                report(.changed(.second(value, nil)))
            case .failed:
                if progress.first == nil { report(.failed) }
            }
        }
        second._recognize(builder) { phase in
            guard let value = progress.first else { return }
            if case .changed = phase {} else { progress.first = nil }
            report(phase.map { .second(value, $0) })
        }
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Recognizes one of two gestures: the second only if the first fails.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/exclusivegesture)
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// The gesture that was recognized.
    public enum Value {
        /// The first gesture has been recognized.
        case first(First.Value)
        /// The second gesture has been recognized.
        case second(Second.Value)
    }

    /// The gesture that has precedence.
    public var first: First
    /// The gesture that is recognized if the first fails.
    public var second: Second

    /// Recognizes one of two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public func _recognize(_ builder: _GestureBuilder, _ report: @escaping @MainActor (_GesturePhase<Value>) -> Void) {
        let start = builder.mark
        first._recognize(builder) { report($0.map { .first($0) }) }
        let middle = builder.mark
        second._recognize(builder) { report($0.map { .second($0) }) }
        builder.require(start..<middle, toFailBefore: middle..<builder.mark)
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// Returns a gesture that combines this gesture with another, recognized simultaneously.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Returns a gesture that combines this gesture with another that follows it.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Returns a gesture that combines this gesture with another that is recognized if this one fails.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
