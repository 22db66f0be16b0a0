/// Something that can be stopped.
/// [Apple's reference](https://developer.apple.com/documentation/combine/cancellable)
public protocol Cancellable {
    /// Stops it; again is without effect.
    func cancel()
}

extension Cancellable {
    /// Keeps it in a set.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

    /// Keeps it in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }
}

/// Stops something when it is released.
/// [Apple's reference](https://developer.apple.com/documentation/combine/anycancellable)
public final class AnyCancellable: Cancellable, Hashable, Sendable {
    private let action: Locked<(() -> Void)?>

    /// Calls a closure, once.
    public init(_ cancel: @escaping () -> Void) { action = Locked(cancel) }

    /// Stops something else.
    public init<C: Cancellable>(_ canceller: C) { action = Locked { canceller.cancel() } }

    deinit { cancel() }

    public func cancel() {
        let action = action.with { action in
            defer { action = nil }
            return action
        }
        action?()
    }

    /// Keeps it in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Keeps it in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
