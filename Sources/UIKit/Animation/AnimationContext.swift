import Foundation
import QuartzCore
import Synchronization

/// Determines the effect of property changes while it is the innermost context: an animation block, a keyframe, or a
/// property animator.
@MainActor
protocol AnimationContext: AnyObject {
    /// The duration of the context's animations, in seconds.
    var duration: CFTimeInterval { get }

    /// The settings that apply to the changes that follow; nil if the context has none.
    var settings: (any AnimationSettings)? { get }

    /// The context of the property animator that the changes belong to; nil for none.
    var animatorContext: AnimatorContext? { get }

    /// Returns the action for a property that is about to change; nil for none.
    func action(for view: UIView, key: String) -> (any CAAction)?
}

/// The stack of open contexts, the innermost last.
@MainActor
enum AnimationContexts {
    private(set) static var stack: [any AnimationContext] = []
    static var areEnabled = true

    static var current: (any AnimationContext)? { areEnabled ? stack.last : nil }

    /// The thread that runs the innermost context's block; 0 for none.
    private nonisolated static let thread = Atomic<UInt>(0)

    /// Whether a block is running on the calling thread. Changes that other threads make meanwhile don't belong to
    /// it.
    nonisolated static var runsHere: Bool {
        let running = thread.load(ordering: .relaxed)
        return running != 0 && running == UInt(pthread_self())
    }

    static func run<Result>(_ context: any AnimationContext, _ body: () throws -> Result) rethrows -> Result {
        stack.append(context)
        let outer = thread.exchange(UInt(pthread_self()), ordering: .relaxed)
        defer {
            stack.removeLast()
            thread.store(outer, ordering: .relaxed)
        }
        return try body()
    }

    /// Opens a context until ``pop(_:)`` closes it; until then, the calling thread is inside it.
    static func push(_ context: any AnimationContext) {
        stack.append(context)
        thread.store(UInt(pthread_self()), ordering: .relaxed)
    }

    /// Closes a context that ``push(_:)`` opened.
    static func pop(_ context: any AnimationContext) {
        stack.removeAll { $0 === context }
        if stack.isEmpty { thread.store(0, ordering: .relaxed) }
    }

    static func withoutAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
        let wereEnabled = areEnabled
        areEnabled = false
        defer { areEnabled = wereEnabled }
        return try body()
    }
}

/// An action that records the value before the change, and calls a closure once the new value is set.
struct ChangeAction: CAAction {
    private let old: Any?
    private let body: (_ layer: CALayer, _ key: String, _ old: Any?) -> Void

    init(_ layer: CALayer, _ key: String, _ body: @escaping (_ layer: CALayer, _ key: String, _ old: Any?) -> Void) {
        old = layer.value(forKey: key)
        self.body = body
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        body(layer, event, old)
    }
}

extension CALayer {
    /// The value that an animation of a change starts from, given the value before it: for a colour that was not set,
    /// one that is transparent.
    func animationStart(_ old: Any?, forKey key: String) -> Any? {
        old ?? (key.hasSuffix("Color") ? CGColor(red: 0, green: 0, blue: 0, alpha: 0) : nil)
    }

    /// Adds an animation of `key` without replacing others of the same property: its key has a number appended.
    func addBesideOthers(_ animation: CAAnimation, forKey key: String) {
        var (name, number) = (key, 1)
        while self.animation(forKey: name) != nil {
            number += 1
            name = "\(key)-\(number)"
        }
        add(animation, forKey: name)
    }
}
