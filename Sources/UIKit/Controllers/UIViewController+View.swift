import CoreGraphics
import Foundation

/// The state of a controller's appearance callbacks.
struct AppearanceCalls {
    /// Whether a container forwards appearance callbacks to the controller and those in its view.
    var isByContainer = false
    var isAnimated = false
    /// Whether `viewIsAppearing(_:)` has been called in this appearance.
    var isInPlace = false
}

/// A controller that acts on its own appearance, whether or not subclasses call super.
@MainActor
protocol AppearanceFollower {
    /// Called before `viewWillAppear(_:)`.
    func appearanceWillBegin(animated: Bool)
    /// Called after `viewDidAppear(_:)`.
    func appearanceDidEnd(animated: Bool)
}

extension UIViewController {
    final var loadedView: UIView? {
        if let ownView { return ownView }
        guard !isLoadingView else {
            reportOnce("\(type(of: self)).loadView accesses the view that it must create; a plain one is used instead")
            takeView(UIView(frame: UIScreen.main.bounds))
            return ownView
        }
        isLoadingView = true
        loadView()
        isLoadingView = false
        if ownView == nil {
            reportOnce("\(type(of: self)).loadView set no view; a plain one is used instead")
            takeView(UIView(frame: UIScreen.main.bounds))
        }
        showChildren()
        viewDidLoad()
        return ownView
    }

    final func takeView(_ view: UIView?) {
        if let view, let owner = view.controller, owner !== self {
            return reportOnce("A view of a \(type(of: owner)) can't also belong to a \(type(of: self))")
        }
        ownView?.controller = nil
        ownView = view
        view?.controller = self
        view?.updateTraits()
    }

    /// Returns the traits of the view for those of its superviews.
    final func traits(inheriting traits: UITraitCollection) -> UITraitCollection {
        var result = traits
        if let override = ownParent?.childTraits[ObjectIdentifier(self)] {
            result = UITraitCollection(traitsFrom: [result, override])
        }
        if let presentedTraits { result = UITraitCollection(traitsFrom: [result, presentedTraits]) }
        if traitOverrides != UITraitOverrides() { result = result.overridden(by: traitOverrides) }
        let style = overrideUserInterfaceStyle
        return style == .unspecified ? result : result.modifyingTraits { $0.userInterfaceStyle = style }
    }

    // MARK: Appearance transitions

    final func willAppear(_ animated: Bool) {
        guard appearance == .gone || appearance == .disappearing else { return }
        loadViewIfNeeded()
        appearance = .appearing
        appearanceCalls = AppearanceCalls(isByContainer: appearanceCalls.isByContainer, isAnimated: animated)
        (self as? any AppearanceFollower)?.appearanceWillBegin(animated: animated)
        viewWillAppear(animated)
    }

    /// Calls `viewIsAppearing(_:)`, once in each appearance, when the view has its size and safe area.
    final func isAppearing(_ animated: Bool) {
        guard appearance == .appearing, !appearanceCalls.isInPlace else { return }
        appearanceCalls.isInPlace = true
        viewIfLoaded?.layoutSuperviews()
        viewIsAppearing(animated)
    }

    final func didAppear(_ animated: Bool) {
        isAppearing(animated)
        guard appearance == .appearing else { return }
        appearance = .there
        viewDidAppear(animated)
        (self as? any AppearanceFollower)?.appearanceDidEnd(animated: animated)
        if inputAccessoryView != nil, viewIfLoaded?.window?.firstResponder == nil { becomeFirstResponder() }
    }

    final func willDisappear(_ animated: Bool) {
        guard appearance == .there || appearance == .appearing else { return }
        appearance = .disappearing
        appearanceCalls.isAnimated = animated
        viewWillDisappear(animated)
        resignAccessory()
    }

    /// Dismisses the controller's accessory view along with its view.
    private final func resignAccessory() {
        guard let first = viewIfLoaded?.window?.firstResponder, first.accessoryOwner === self else { return }
        first.resignFirstResponder()
        resignFirstResponder()
    }

    final func didDisappear(_ animated: Bool) {
        guard appearance == .disappearing else { return }
        appearance = .gone
        viewDidDisappear(animated)
    }

    /// Whether appearance callbacks are forwarded automatically, instead of by a container.
    final var forwardsAppearance: Bool {
        ownParent?.shouldAutomaticallyForwardAppearanceMethods != false && !isWithinTransition
    }

    /// Whether the container forwards appearance with `beginAppearanceTransition(_:animated:)`.
    fileprivate final var isToldByOwnContainer: Bool {
        ownParent?.shouldAutomaticallyForwardAppearanceMethods == false && !isWithinTransition
    }

    /// Whether a container forwards appearance callbacks to the controller or to one of its ancestors.
    private final var isWithinTransition: Bool {
        var controller: UIViewController? = self
        while let current = controller {
            if current.appearanceCalls.isByContainer { return true }
            controller = current.ownParent
        }
        return false
    }

    /// The controller and those in its view, the outermost first.
    private final var controllersInView: [UIViewController] {
        var controllers: [UIViewController] = []
        viewIfLoaded?.forEachDescendant { if let controller = $0.controller { controllers.append(controller) } }
        return controllers.filter {
            $0 === self || $0.ownParent?.shouldAutomaticallyForwardAppearanceMethods != false
        }
    }

    /// Begins an appearance transition of the controller and those in its view, on behalf of a container.
    final func beginTransition(appearing: Bool, animated: Bool) {
        appearanceCalls.isByContainer = true
        if appearing { loadViewIfNeeded() }
        for controller in controllersInView {
            if appearing { controller.willAppear(animated) } else { controller.willDisappear(animated) }
        }
    }

    /// Calls `viewIsAppearing(_:)` of the controllers that appear.
    final func settleTransition(animated: Bool) {
        for controller in controllersInView { controller.isAppearing(animated) }
        viewIfLoaded?.layoutIfNeeded()
    }

    /// Ends the appearance transition, from the innermost controller outwards.
    final func endTransition(animated: Bool) {
        for controller in controllersInView.reversed() {
            switch controller.appearance {
            case .appearing: controller.didAppear(animated)
            case .disappearing: controller.didDisappear(animated)
            case .gone, .there: break
            }
        }
        appearanceCalls.isByContainer = false
    }
}

extension UIView {
    /// Notifies the controllers of this tree that it enters or leaves a window.
    final func controllersWillMove(toWindow window: UIWindow?) {
        forEachDescendant { view in
            guard let controller = view.controller, controller.forwardsAppearance else { return }
            if window == nil { controller.willDisappear(false) } else { controller.willAppear(false) }
        }
    }

    /// Notifies the controllers that they have entered or left the window, from the innermost outwards.
    final func controllersDidMove() {
        var controllers: [UIViewController] = []
        forEachDescendant {
            guard let controller = $0.controller else { return }
            if controller.forwardsAppearance {
                controllers.append(controller)
            } else if window != nil, controller.isToldByOwnContainer {
                controller.isAppearing(controller.appearanceCalls.isAnimated)
            }
        }
        guard !controllers.isEmpty else { return }
        if window != nil {
            for controller in controllers { controller.isAppearing(false) }
            layoutIfNeeded()
        }
        for controller in controllers.reversed() {
            if window != nil { controller.didAppear(false) } else { controller.didDisappear(false) }
        }
    }
}
