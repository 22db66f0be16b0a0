/// A closure that waits for changes of traits, to be given back.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitraitchangeregistration-7p02g)
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// What has traits, and tells closures when some of them change: views and view controllers.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94)
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// Who is told of changes.
    var traitObservers: TraitObservers { get }
}

extension UITraitChangeObservable {
    /// Calls a closure with this object and its traits before when one of `traits` has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        traitObservers.add(traits) { [weak self] previous in
            guard let self else { return }
            handler(self, previous)
        }
    }

    /// Calls a closure no more.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.remove(registration)
    }
}

/// The closures that wait for changes of one object's traits.
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
