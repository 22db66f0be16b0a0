/// An object that publishes its changes, through `@Published` properties or `objectWillChange.send()`.
/// [Apple's reference](https://developer.apple.com/documentation/combine/observableobject)
public protocol ObservableObject: AnyObject {
    /// The type of the publisher of changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Delivers a value before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Delivers a value before a `@Published` property changes. Each object has one publisher for its lifetime.
    ///
    /// A custom publisher is not notified by `@Published` properties, as on iOS.
    public var objectWillChange: ObservableObjectPublisher { PublisherTable.shared.publisher(of: self) }
}

/// A publisher that announces changes of an object.
/// [Apple's reference](https://developer.apple.com/documentation/combine/observableobjectpublisher)
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    // Unchecked: it only contains lists, which are thread-safe.
    public typealias Output = Void
    public typealias Failure = Never

    private let conduits = ConduitList<Void, Never>(of: "ObservableObjectPublisher")
    /// Delivers a value after a `@Published` property is set. Code that reads the object on another thread than the one
    /// that changes it may, after `objectWillChange`, still read the old value.
    package let didChange = PassthroughSubject<Void, Never>()

    /// Creates a publisher that has not announced a change.
    public init() {}

    deinit { conduits.abandon() }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        conduits.add(subscriber, latest: nil)
    }

    /// Announces that the object is about to change.
    public func send() { conduits.send((), keepsLatest: false) }
}

/// The default publishers of objects.
final class PublisherTable: Sendable {
    static let shared = PublisherTable()

    private struct Entry {
        weak var owner: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        var countAtLastCleaning = 64
    }

    private let state = Locked(State())

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let id = ObjectIdentifier(object)
        var isNew = false
        // Publishers of earlier objects are released outside the lock, along with the subscribers that they retain.
        var obsolete: [Entry] = []
        let publisher = state.with { state in
            // Another object may have lived at this address.
            if let known = state.entries[id] {
                if known.owner === object { return known.publisher }
                obsolete.append(known)
            }
            if state.entries.count > 2 * state.countAtLastCleaning {
                obsolete += state.entries.values.filter { $0.owner == nil }
                state.entries = state.entries.filter { $0.value.owner != nil }
                state.countAtLastCleaning = max(64, state.entries.count)
            }
            isNew = true
            let publisher = ObservableObjectPublisher()
            state.entries[id] = Entry(owner: object, publisher: publisher)
            return publisher
        }
        withExtendedLifetime(obsolete) {}
        if isNew { install(publisher, in: object) }
        return publisher
    }

    /// Installs the publisher in the object's published properties, including inherited ones.
    private func install(_ publisher: ObservableObjectPublisher, in object: AnyObject) {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for child in current.children { (child.value as? any AnyPublished)?.install(publisher) }
            mirror = current.superclassMirror
        }
    }
}
