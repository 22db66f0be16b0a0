/// The registration of a handler for trait changes, with which it can be unregistered.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitraitchangeregistration-7p02g)
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An object with traits that notifies handlers of their changes: views and view controllers.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94)
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// The handlers registered for trait changes.
    var traitObservers: TraitObservers { get }
}

extension UITraitChangeObservable {
    /// Calls a handler with this object and its previous traits when any of `traits` has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        traitObservers.add(traits) { [weak self] previous in
            guard let self else { return }
            handler(self, previous)
        }
    }

    /// Calls a handler with this object, as the type that the handler declares, and its previous traits when any of
    /// `traits` has changed. Handlers declare it as `Self`, as in Apple's examples, or as the object's class.
    @discardableResult
    public func registerForTraitChanges<Observer>(
        _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        traitObservers.add(traits) { [weak self] previous in
            guard let observer = self as? Observer else { return }
            handler(observer, previous)
        }
    }

    /// Unregisters a handler.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.remove(registration)
    }
}

/// The handlers registered for changes of one object's traits.
@preconcurrency @MainActor
public final class TraitObservers {
    private var registrations: [Registration] = []

    private final class Registration: UITraitChangeRegistration {
        let traits: [UITrait]
        let handler: (UITraitCollection) -> Void

        init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
            (self.traits, self.handler) = (traits, handler)
        }
    }

    func add(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) -> any UITraitChangeRegistration {
        let registration = Registration(traits, handler)
        registrations.append(registration)
        return registration
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    func tell(_ previous: UITraitCollection, _ current: UITraitCollection) {
        for registration in registrations where registration.traits.contains(where: { $0.differs(previous, current) }) {
            registration.handler(previous)
        }
    }
}
