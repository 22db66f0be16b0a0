import Foundation

/// Views that wait to be shown again, and what new ones are made of, by kind and identifier.
@MainActor
struct ReusePool<View: UIView> {
    struct Key: Hashable {
        let kind: String
        let identifier: String
    }

    private var waiting: [Key: [View]] = [:]
    private var classes: [Key: AnyClass] = [:]
    private var makers: [Key: @MainActor () -> View?] = [:]

    /// How many views wait for each key: more than a screen of small ones is not needed again.
    private static var maxWaiting: Int { 64 }

    /// Registers a class; nil takes the registration back.
    mutating func register(_ type: AnyClass?, _ key: Key) {
        classes[key] = type
        makers[key] = nil
        waiting[key] = nil
    }

    /// Registers what makes a view, as from a nib; nil takes the registration back.
    mutating func register(_ make: (@MainActor () -> View?)?, _ key: Key) {
        makers[key] = make
        classes[key] = nil
        waiting[key] = nil
    }

    func isRegistered(_ key: Key) -> Bool { classes[key] != nil || makers[key] != nil }

    /// Takes a view that waits.
    mutating func dequeue(_ key: Key) -> View? { waiting[key]?.popLast() }

    /// Makes a new view of what is registered.
    func make(_ key: Key, _ instantiate: (AnyClass) -> View?) -> View? {
        if let maker = makers[key] { return maker() }
        return classes[key].flatMap(instantiate)
    }

    /// Keeps a view for later.
    mutating func enqueue(_ view: View, _ key: Key) {
        guard waiting[key, default: []].count < Self.maxWaiting else { return }
        waiting[key, default: []].append(view)
    }

    /// Lets go of the views that wait.
    mutating func removeWaiting() { waiting.removeAll() }

    /// Calls a closure for the views that wait.
    func forEachWaiting(_ body: (View) -> Void) { for views in waiting.values { views.forEach(body) } }
}
