import CoreGraphics

/// What few layers have, kept in one object that a plain layer goes without.
final class RareLayerData {
    private struct Storage {
        var timing = MediaTiming.ofLayer
        var animations: [AnimationRecord] = []
        var foreignAnimations: [ForeignAnimation] = []
        var actions: [String: any CAAction]?
        var style: [AnyHashable: Any]?
        var values: [String: Any] = [:]
    }

    /// Behind the lock: what threads may come upon together.
    @exclusivity(unchecked) private var storage = Storage()
    private let lock = SpinLock()

    /// The part of the contents to draw anew at the next display; nil for all of them.
    var partToDisplay: CGRect?
    /// Filters as they were given.
    var filters: [FilterList: [Any]] = [:]
    var compositingFilter: Any?

    /// What animated keys of the user's own class are while no value is set.
    var initialValues: [String: AnimationValue] = [:]

    var autoresizingMask: CAAutoresizingMask = []
    var layoutManager: (any CALayoutManager)?
    var constraints: [CAConstraint]?
    /// How often in a row the layer's layout has asked for itself.
    var ownLayoutRounds = 0

    /// Those values that the render tree can hold; nil when there are none.
    var renderedValues: [String: AnimationValue]? {
        let values = values
        guard !values.isEmpty || !initialValues.isEmpty else { return nil }
        var rendered = values.compactMapValues { AnimationValue(guessing: $0) }
        for (key, value) in initialValues where values[key] == nil { rendered[key] = value }
        return rendered.isEmpty ? nil : rendered
    }

    // MARK: Behind the lock

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

    /// Adds an animation to the others, of which setting all would make a copy.
    func append(_ animation: AnimationRecord) {
        lock.lock()
        defer { lock.unlock() }
        storage.animations.append(animation)
    }

    /// Animations of the layer just above that act on this one.
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

    /// Values of keys that are not properties.
    var values: [String: Any] {
        get { read { $0.values } }
        set { exchange(newValue, \.values) }
    }

    /// Keeps a value of a key that is not a property.
    func setValue(_ value: Any?, forKey key: String) {
        lock.lock()
        let old = storage.values.removeValue(forKey: key)
        storage.values[key] = value
        lock.unlock()
        _ = consume old
    }

    /// What the value takes the place of goes away after the lock: it may be anything, and its end may do anything.
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
