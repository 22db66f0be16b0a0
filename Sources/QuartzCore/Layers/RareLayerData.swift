import CoreGraphics

/// Rarely used state of a layer, allocated on demand.
final class RareLayerData {
    private struct Storage {
        var timing = MediaTiming.ofLayer
        var animations: [AnimationRecord] = []
        var foreignAnimations: [ForeignAnimation] = []
        var actions: [String: any CAAction]?
        var style: [AnyHashable: Any]?
        var values: [String: Any] = [:]
    }

    /// Guarded by the lock: state that several threads may access.
    @exclusivity(unchecked) private var storage = Storage()
    private let lock = SpinLock()

    /// The part of the contents to redraw at the next display; nil for all of them.
    var partToDisplay: CGRect?
    /// Filters as they were assigned.
    var filters: [FilterList: [Any]] = [:]
    var compositingFilter: Any?

    /// Defaults of a user class's animated custom keys.
    var initialValues: [String: AnimationValue] = [:]

    var autoresizingMask: CAAutoresizingMask = []
    var layoutManager: (any CALayoutManager)?
    var constraints: [CAConstraint]?
    /// The number of consecutive layouts that the layer's own layout requested.
    var ownLayoutRounds = 0

    /// The custom values that the render tree can represent; nil when there are none.
    var renderedValues: [String: AnimationValue]? {
        let values = values
        guard !values.isEmpty || !initialValues.isEmpty else { return nil }
        var rendered = values.compactMapValues { AnimationValue(guessing: $0) }
        for (key, value) in initialValues where values[key] == nil { rendered[key] = value }
        return rendered.isEmpty ? nil : rendered
    }

    // MARK: State guarded by the lock

    var timing: MediaTiming {
        get { read { $0.timing } }
        _modify {
            lock.lock()
            defer { lock.unlock() }
            yield &storage.timing
        }
    }

    /// In the order they were added.
    var animations: [AnimationRecord] {
        get { read { $0.animations } }
        set { exchange(newValue, \.animations) }
    }

    /// Appends an animation in place; setting the list would copy it.
    func append(_ animation: AnimationRecord) {
        lock.lock()
        defer { lock.unlock() }
        storage.animations.append(animation)
    }

    /// Animations of the parent layer that target this one.
    var foreignAnimations: [ForeignAnimation] {
        get { read { $0.foreignAnimations } }
        set { exchange(newValue, \.foreignAnimations) }
    }

    var actions: [String: any CAAction]? {
        get { read { $0.actions } }
        set { exchange(newValue, \.actions) }
    }

    var style: [AnyHashable: Any]? {
        get { read { $0.style } }
        set { exchange(newValue, \.style) }
    }

    /// Values of custom keys.
    var values: [String: Any] {
        get { read { $0.values } }
        set { exchange(newValue, \.values) }
    }

    /// Sets the value of a custom key.
    func setValue(_ value: Any?, forKey key: String) {
        lock.lock()
        let old = storage.values.removeValue(forKey: key)
        storage.values[key] = value
        lock.unlock()
        _ = consume old
    }

    /// The replaced value is released after unlocking: it may be any object, whose deinitializer may run any code.
    private func exchange<Value>(_ value: Value, _ path: WritableKeyPath<Storage, Value>) {
        var value = value
        lock.lock()
        swap(&value, &storage[keyPath: path])
        lock.unlock()
    }

    @inline(__always)
    private func read<Value>(_ body: (borrowing Storage) -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body(storage)
    }
}
