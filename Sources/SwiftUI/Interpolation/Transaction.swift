/// What goes along with a change of state: above all the animation to show it with.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/transaction)
public struct Transaction {
    /// How what changes is to move; nil for at once.
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

    /// A value of your own that goes along.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Has a closure called when what moves because of the change has come to rest.
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

/// The key of a value that goes along with changes of state.
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

    /// When its duration has passed, though a spring may still swing a little.
    public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(isLogical: false)
}
