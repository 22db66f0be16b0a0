public import Foundation

/// An observation of a property. It ends when it is released, or invalidated, or with the object.
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
    /// The new value, where it was asked for.
    public let newValue: Value?
    /// The old value, where it was asked for.
    public let oldValue: Value?
    /// The indexes of elements that were inserted, removed or replaced: nil, for values are set as wholes.
    public let indexes: IndexSet?
    /// Whether the value is yet to change.
    public let isPrior: Bool
}

extension _KeyValueCodingAndObserving {
    /// Calls a closure when a property changes.
    ///
    /// The property must be observable: one of the frameworks' that say so, or one that calls `willChange(_:of:)` and
    /// `didChange(_:of:)`, as `kasane build` makes of `@objc dynamic`. The closure is called by the thread that changes
    /// it, and the observation lasts as long as what is returned.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/nsobject)
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let key = observableKey(of: keyPath, in: type(of: self)) ?? "\(keyPath)"
        let observation = Observation(
            of: self, keyPath: key, keys: [key], options: options,
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

    /// Says that the property of a key path is about to change.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/nsobject)
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        guard isAnythingObserved, let key = observableKey(of: keyPath, in: type(of: self)) else { return }
        noteChange(ofKey: key, self, isPrior: true)
    }

    /// Says that the property of a key path has changed.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/nsobject)
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        guard isAnythingObserved, let key = observableKey(of: keyPath, in: type(of: self)) else { return }
        noteChange(ofKey: key, self, isPrior: false)
    }

    /// Says that a property is about to change.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1410763-willchangevalue)
    public func willChangeValue(forKey key: String) {
        if isAnythingObserved { noteChange(ofKey: key, self, isPrior: true) }
    }

    /// Says that a property has changed.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1411764-didchangevalue)
    public func didChangeValue(forKey key: String) {
        if isAnythingObserved { noteChange(ofKey: key, self, isPrior: false) }
    }
}
