public import Foundation

/// An observation of a property. It ends when it is released or invalidated, or when the object is deallocated.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nskeyvalueobservation)
public final class NSKeyValueObservation: NSObject {
    private var observation: Observation?

    init(_ observation: Observation) { self.observation = observation }

    /// Ends the observation.
    public func invalidate() {
        observation?.end()
        observation = nil
    }

    deinit { observation?.end() }
}

/// A change of an observed property.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange)
public struct NSKeyValueObservedChange<Value> {
    /// The kind of change.
    public typealias Kind = NSKeyValueChange

    /// The kind of change: the value was set.
    public let kind: Kind
    /// The new value, if it was requested.
    public let newValue: Value?
    /// The old value, if it was requested.
    public let oldValue: Value?
    /// The indexes of inserted, removed or replaced elements: always nil, as values are set as a whole.
    public let indexes: IndexSet?
    /// Whether the notification precedes the change.
    public let isPrior: Bool
}

extension _KeyValueCodingAndObserving {
    /// Calls a closure when a property changes.
    ///
    /// The property must be observable: a property of the frameworks that is documented as observable, or one that
    /// calls `willChange(_:of:)` and `didChange(_:of:)`, as `kasane build` generates for `@objc dynamic`. The closure
    /// is called on the thread that changes it, and the observation lasts as long as the result.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/nsobject)
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let key = observableKey(of: keyPath, in: type(of: self)) ?? "\(keyPath)"
        return observe(keyPath, keys: [key], owners: nil, options, changeHandler)
    }

    /// Calls a closure when the property at the end of a key path of several properties changes, or one of the objects
    /// along the path is replaced.
    ///
    /// `kasane build` generates it for `observe(\.owner.name)`.
    ///
    /// - Parameters:
    ///   - keyPath: a path of observable properties of objects, such as `\.owner.name` or `\.owner?.name`.
    ///   - owners: the paths to the objects along it, the nearest one first: `[\.owner]`.
    ///   - options: the contents of the change, and whether the closure is called immediately.
    ///   - changeHandler: called with the observed object and the change.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, through owners: [PartialKeyPath<Self>],
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        guard let steps = KeyPathSteps(keyPath), steps.steps.count == owners.count + 1 else {
            reportOnce("\(keyPath) is not a key path of object properties, and can't be observed")
            return observe(keyPath, keys: ["\(keyPath)"], owners: nil, options, changeHandler)
        }
        let readers = owners.map { path in { (object: AnyObject) -> Any? in (object as? Self)?[keyPath: path] } }
        return observe(keyPath, keys: steps.keys, owners: readers, options, changeHandler)
    }

    private func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, keys: [String], owners: [(AnyObject) -> Any?]?,
        _ options: NSKeyValueObservingOptions,
        _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = Observation(
            of: self, keyPath: keys.joined(separator: "."), keys: keys, options: options, owners: owners,
            read: { ($0 as? Self)?[keyPath: keyPath] },
            notify: { object, change in
                guard let object = object as? Self else { return }
                let isNew = options.contains(.new) && !change.isPrior
                changeHandler(
                    object,
                    NSKeyValueObservedChange(
                        kind: .setting, newValue: isNew ? change.new as? Value : nil,
                        oldValue: options.contains(.old) ? change.old as? Value : nil, indexes: nil,
                        isPrior: change.isPrior))
            })
        observation.start()
        return NSKeyValueObservation(observation)
    }

    /// Notifies observers that the property at a key path is about to change.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/nsobject)
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        guard isAnythingObserved, let key = observableKey(of: keyPath, in: type(of: self)) else { return }
        noteChange(ofKey: key, self, isPrior: true)
    }

    /// Notifies observers that the property at a key path has changed.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/nsobject)
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        guard isAnythingObserved, let key = observableKey(of: keyPath, in: type(of: self)) else { return }
        noteChange(ofKey: key, self, isPrior: false)
    }

    /// Notifies observers that a property is about to change.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1410763-willchangevalue)
    public func willChangeValue(forKey key: String) {
        if isAnythingObserved { noteChange(ofKey: key, self, isPrior: true) }
    }

    /// Notifies observers that a property has changed.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1411764-didchangevalue)
    public func didChangeValue(forKey key: String) {
        if isAnythingObserved { noteChange(ofKey: key, self, isPrior: false) }
    }
}
