public import Synchronization

/// The number of observations in the process. While it is zero, a change costs one relaxed load.
@usableFromInline let observationCount = Atomic<Int>(0)

/// Whether anything is observed in the process.
package var isAnythingObserved: Bool { observationCount.load(ordering: .relaxed) != 0 }

/// Called before a property changes: the first of the two calls that an observable property makes.
///
///     @objc dynamic var level = 0.0
///
/// becomes, by `kasane build` or by hand,
///
///     var level = 0.0 {
///         willSet { willChange(\.level, of: self) }
///         didSet { didChange(\.level, of: self) }
///     }
@inlinable
public func willChange<O: AnyObject, V>(_ keyPath: @autoclosure () -> KeyPath<O, V>, of object: O) {
    guard observationCount.load(ordering: .relaxed) != 0 else { return }
    noteChange(of: keyPath(), object, isPrior: true)
}

/// Called after a property has changed: the second call of an observable property, which notifies its observers.
@inlinable
public func didChange<O: AnyObject, V>(_ keyPath: @autoclosure () -> KeyPath<O, V>, of object: O) {
    guard observationCount.load(ordering: .relaxed) != 0 else { return }
    noteChange(of: keyPath(), object, isPrior: false)
}

@usableFromInline
func noteChange(of keyPath: AnyKeyPath, _ object: AnyObject, isPrior: Bool) {
    let type: AnyClass = type(of: object)
    guard let key = observableKey(of: keyPath, in: type), notifiesByItself(key, type) else { return }
    noteChange(ofKey: key, object, isPrior: isPrior)
}
