import Synchronization

/// The observations that watch one object, by key, in registration order.
///
/// An object is changed by one thread at a time, but observed objects may be looked up on several: the lock guards the
/// links. The observations themselves belong to the thread that changes the objects they watch.
final class ObservationList: @unchecked Sendable {
    private let links = Mutex<[String: [Link]]>([:])

    /// An observation that watches a key, and the step of its path.
    struct Link: @unchecked Sendable {
        let observation: Observation
        let path: Int
        let step: Int
    }

    func add(_ link: Link, for key: String) { links.withLock { $0[key, default: []].append(link) } }

    func remove(_ observation: Observation, path: Int, from step: Int, key: String) {
        // Released outside the lock, because objects captured by an observer may be deallocated.
        let former = links.withLock { links in
            let former = links[key]
            links[key]?.removeAll { $0.observation === observation && $0.path == path && $0.step == step }
            return former
        }
        withExtendedLifetime(former) {}
    }

    func links(for key: String) -> [Link] { links.withLock { $0[key] ?? [] } }

    /// All observations, without duplicates.
    var all: [Observation] {
        var seen: Set<ObjectIdentifier> = []
        return links.withLock { Array($0.values.joined()) }.map(\.observation)
            .filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}

/// Notifies observers of a change of a property.
///
/// - Parameters:
///   - key: the property's name.
///   - isPrior: whether the notification precedes the change.
package func noteChange(ofKey key: String, _ object: AnyObject, isPrior: Bool) {
    guard let links = ownPart(ObservationList.self, of: object)?.links(for: key) else { return }
    for link in links { link.observation.note(link, isPrior: isPrior) }
}

/// Changes a property of an object, and notifies observers before and after.
package func changing<Result>(_ key: String, of object: AnyObject, _ change: () -> Result) -> Result {
    guard isAnythingObserved else { return change() }
    noteChange(ofKey: key, object, isPrior: true)
    defer { noteChange(ofKey: key, object, isPrior: false) }
    return change()
}

/// The key by which a key path's property is observed: the name under which a class exposes it, or else the components
/// of the key path, which identify it. Returns nil for key paths of several properties, which is reported.
func observableKey(of keyPath: AnyKeyPath, in type: AnyClass) -> String? {
    guard let signature = PropertySignature(keyPath) else {
        reportOnce("\(keyPath) is not a single property of a class, and can't be observed")
        return nil
    }
    return registry.withLock { $0.key(signature, of: type) } ?? "\\\(signature)"
}
