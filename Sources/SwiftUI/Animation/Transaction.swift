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

    /// A change without an animation.
    public init() {}

    /// A change with an animation, or without one.
    public init(animation: Animation?) { self.animation = animation }

    /// The transaction of what is being done now.
    @MainActor static var current = Transaction()

    /// The animation that is to be shown.
    var effectiveAnimation: Animation? { animation }
}

/// A closure that waits for an animation's end.
@MainActor
final class AnimationCompletion {
    let criteria: AnimationCompletionCriteria
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
    private let isLogical: Bool

    /// When its duration has passed, though a spring may still swing a little.
    public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(isLogical: false)
}
