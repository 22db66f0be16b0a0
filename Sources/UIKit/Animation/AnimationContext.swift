import Foundation
import QuartzCore

/// What becomes of the properties that are changed while it is the innermost one: an animation block, a keyframe, or a
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

    static func run<Result>(_ context: any AnimationContext, _ body: () throws -> Result) rethrows -> Result {
        stack.append(context)
        defer { stack.removeLast() }
        return try body()
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
