import Foundation
import QuartzCore
import Synchronization

/// The context of a state change, mainly its animation.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/transaction)
public struct Transaction {
    /// The animation of the change; nil for none.
    public var animation: Animation?
    /// Whether animations set by views are disabled. False by default.
    public var disablesAnimations = false
    /// Whether the change is one of a continuous series, as in a drag. False by default.
    public var isContinuous = false
    /// The anchor to which a view is aligned when a change of a scroll position scrolls to it; nil, the default, for
    /// the position's own anchor.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/transaction/scrolltargetanchor)
    public var scrollTargetAnchor: UnitPoint?
    /// Called when the animations of the change have completed.
    var completions: [AnimationCompletion] = []
    /// Identifies changes that belong together; 0 for those outside any `withTransaction`.
    private(set) var number = 0
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates a transaction without an animation.
    public init() {}

    /// Creates a transaction with an animation; nil for none.
    public init(animation: Animation?) { self.animation = animation }

    /// A custom value of the transaction.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Calls a closure when the animations of the change have completed.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria, completion))
    }
}

extension Transaction {
    /// The animation, unless it is immediate.
    package var visibleAnimation: Animation? { animation.flatMap { $0.pace.isInstant ? nil : $0 } }

    /// The current transaction, of the main actor or of the calling thread.
    static var current: Transaction {
        get {
            if MainActor.isCurrent { return ofMainActor }
            return Thread.current.threadDictionary[threadKey] as? Transaction ?? Transaction()
        }
        set {
            guard MainActor.isCurrent else { return Thread.current.threadDictionary[threadKey] = newValue }
            ofMainActor = newValue
        }
    }

    // Used where the main actor is current.
    nonisolated(unsafe) private static var ofMainActor = Transaction()
    private static let threadKey = "Transaction.current"
    private static let lastNumber = Atomic(0)

    /// A copy with its own number.
    var next: Transaction {
        var copy = self
        copy.number = Transaction.lastNumber.add(1, ordering: .relaxed).newValue
        copy.completions = number == 0 ? completions : []
        return copy
    }

    var isNumbered: Bool { number != 0 }
}

/// A key of a custom transaction value.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/transactionkey)
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The default value.
    static var defaultValue: Value { get }
}

/// A closure that waits for an animation to end. Only the main actor accesses it once its transaction is current.
final class AnimationCompletion {
    let criteria: AnimationCompletionCriteria
    /// Whether a graph has taken responsibility for calling it.
    var isTaken = false
    private var action: (() -> Void)?

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    func run() {
        let action = action
        self.action = nil
        action?()
    }
}

/// The condition under which an animation is complete.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/animationcompletioncriteria)
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let isLogical: Bool

    /// When its duration has elapsed, though a spring may still oscillate slightly.
    public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
    /// When all motion has ended.
    public static let removed = AnimationCompletionCriteria(isLogical: false)
}
