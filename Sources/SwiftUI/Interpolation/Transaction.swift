/// The context of a state change, mainly its animation.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/transaction)
public struct Transaction {
    /// The animation of the change; nil for none.
    public var animation: Animation?
    /// Whether animations that views ask for by themselves are left out. False by default.
    public var disablesAnimations = false
    /// Whether the change is one of a row, as while a finger drags. False by default.
    public var isContinuous = false
    /// Called when what moves because of the change has come to rest.
    var completions: [AnimationCompletion] = []
    /// Tells changes that go together from others; 0 for those outside any `withTransaction`.
    private(set) var number = 0
    private var values: [ObjectIdentifier: Any] = [:]

    /// A change without an animation.
    public init() {}

    /// A change with an animation, or without one.
    public init(animation: Animation?) { self.animation = animation }

    /// A custom value of the transaction.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Calls a closure when the animations of the change have completed.
    @MainActor @preconcurrency
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria, completion))
    }
}

extension Transaction {
    /// The animation, if anything of it can be seen.
    package var visibleAnimation: Animation? { animation.flatMap { $0.pace.isInstant ? nil : $0 } }

    /// The transaction of what is being done now.
    @MainActor static var current = Transaction()
    @MainActor private static var lastNumber = 0

    /// The same, as a transaction of its own.
    @MainActor var next: Transaction {
        Transaction.lastNumber += 1
        var copy = self
        copy.number = Transaction.lastNumber
        copy.completions = number == 0 ? completions : []
        return copy
    }

    var isNumbered: Bool { number != 0 }
}

/// A key of a custom transaction value.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/transactionkey)
public protocol TransactionKey {
    /// What a transaction keeps under the key.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
}

/// A closure that waits for an animation's end.
@MainActor
final class AnimationCompletion {
    let criteria: AnimationCompletionCriteria
    /// Whether a graph will run it.
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

/// When an animation counts as over.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/animationcompletioncriteria)
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let isLogical: Bool

    /// When its duration has elapsed, though a spring may still oscillate slightly.
    public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(isLogical: false)
}
