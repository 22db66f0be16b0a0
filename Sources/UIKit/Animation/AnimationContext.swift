import Foundation
import QuartzCore
import Synchronization

/// Determines the effect of property changes while it is the innermost context: an animation block, a keyframe, or a
/// property animator.
@MainActor
protocol AnimationContext: AnyObject {
    /// How long its animations last, in seconds.
    var duration: CFTimeInterval { get }

    /// What to do for a property that is about to change; nil for nothing.
    func action(for view: UIView, key: String) -> (any CAAction)?
}

/// The contexts that are open, the innermost last.
@MainActor
enum AnimationContexts {
    private(set) static var stack: [any AnimationContext] = []
    static var areEnabled = true

    static var current: (any AnimationContext)? { areEnabled ? stack.last : nil }

    /// The thread that is in the innermost one's block; 0 for none.
    private nonisolated static let thread = Atomic<UInt>(0)

    /// Whether a block is under way on the calling thread. What other threads change at the same time is none of it.
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

    /// Opens a context that a later call closes; meanwhile the calling thread is in it.
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

/// An action that remembers the value before the change, and is told when the new one is there.
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
    /// Adds an animation of `key` beside others of the same one, under the key and a number.
    func addBesideOthers(_ animation: CAAnimation, forKey key: String) {
        var (name, number) = (key, 1)
        while self.animation(forKey: name) != nil {
            number += 1
            name = "\(key)-\(number)"
        }
        add(animation, forKey: name)
    }
}
