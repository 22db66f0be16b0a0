import Foundation

/// The reuse queues of a list's views, and the registrations that create new ones, by kind and identifier.
@MainActor
struct ReusePool<View: UIView> {
    struct Key: Hashable {
        let kind: String
        let identifier: String
    }

    private var waiting: [Key: [View]] = [:]
    private var classes: [Key: AnyClass] = [:]
    private var makers: [Key: @MainActor () -> View?] = [:]

    /// The maximum queue length for each key: no more are needed than fill a screen with small views.
    private static var maxWaiting: Int { 64 }

    /// Registers a class; nil unregisters it.
    mutating func register(_ type: AnyClass?, _ key: Key) {
        classes[key] = type
        makers[key] = nil
        waiting[key] = nil
    }

    /// Registers a closure that creates a view, such as from a nib; nil unregisters it.
    mutating func register(_ make: (@MainActor () -> View?)?, _ key: Key) {
        makers[key] = make
        classes[key] = nil
        waiting[key] = nil
    }

    func isRegistered(_ key: Key) -> Bool { classes[key] != nil || makers[key] != nil }

    /// Takes a view from the reuse queue.
    mutating func dequeue(_ key: Key) -> View? { waiting[key]?.popLast() }

    /// Creates a view from the registration.
    func make(_ key: Key, _ instantiate: (AnyClass) -> View?) -> View? {
        if let maker = makers[key] { return maker() }
        return classes[key].flatMap(instantiate)
    }

    /// Adds a view to the reuse queue.
    mutating func enqueue(_ view: View, _ key: Key) {
        guard waiting[key, default: []].count < Self.maxWaiting else { return }
        waiting[key, default: []].append(view)
    }

    /// Discards the views in the reuse queues.
    mutating func removeWaiting() { waiting.removeAll() }

    /// Calls a closure with each view in the reuse queues.
    func forEachWaiting(_ body: (View) -> Void) { for views in waiting.values { views.forEach(body) } }
}
