/// An activity that can be cancelled.
/// [Apple's reference](https://developer.apple.com/documentation/combine/cancellable)
public protocol Cancellable {
    /// Cancels the activity; repeated calls have no effect.
    func cancel()
}

extension Cancellable {
    /// Stores it in a set.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

    /// Stores it in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }
}

/// Cancels an activity when released.
/// [Apple's reference](https://developer.apple.com/documentation/combine/anycancellable)
public final class AnyCancellable: Cancellable, Hashable, Sendable {
    private let action: Locked<(() -> Void)?>

    /// Creates a cancellable that calls a closure, once.
    public init(_ cancel: @escaping () -> Void) { action = Locked(cancel) }

    /// Creates a cancellable that cancels another.
    public init<C: Cancellable>(_ canceller: C) { action = Locked { canceller.cancel() } }

    deinit { cancel() }

    public func cancel() {
        let action = action.with { action in
            defer { action = nil }
            return action
        }
        action?()
    }

    /// Stores it in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Stores it in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
