import CoreGraphics
import Foundation

/// What a controller has been told of its way in or out.
struct AppearanceCalls {
    /// Whether a container tells the controller, and those in its view, of their coming and going.
    var isByContainer = false
    var isAnimated = false
    /// Whether `viewIsAppearing(_:)` has been called on this way in.
    var isInPlace = false
}

/// A controller that does something of its own when it comes, whether subclasses call super or not.
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
            reportOnce("\(type(of: self)).loadView asks for the view that it is to make; a plain one takes its place")
            takeView(UIView(frame: UIScreen.main.bounds))
            return ownView
        }
        isLoadingView = true
        loadView()
        isLoadingView = false
        if ownView == nil {
            reportOnce("\(type(of: self)).loadView set no view; a plain one takes its place")
            takeView(UIView(frame: UIScreen.main.bounds))
        }
        viewDidLoad()
        return ownView
    }

    final func takeView(_ view: UIView?) {
        if let view, let owner = view.controller, owner !== self {
            return reportOnce("A view of a \(type(of: owner)) can't be a \(type(of: self))'s too")
        }
        ownView?.controller = nil
        ownView = view
        view?.controller = self
        view?.updateTraits()
    }

    /// The traits of the view where those above it are `traits`.
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

    // MARK: Coming and going

    final func willAppear(_ animated: Bool) {
        guard appearance == .gone || appearance == .disappearing else { return }
        loadViewIfNeeded()
        appearance = .appearing
        appearanceCalls = AppearanceCalls(isByContainer: appearanceCalls.isByContainer, isAnimated: animated)
        (self as? any AppearanceFollower)?.appearanceWillBegin(animated: animated)
        viewWillAppear(animated)
    }

    /// Says that the view is in its place, once on each way in.
    final func isAppearing(_ animated: Bool) {
        guard appearance == .appearing, !appearanceCalls.isInPlace else { return }
        appearanceCalls.isInPlace = true
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

    /// Has the controller's accessory view go with its view.
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

    /// Whether the container is one that tells its children by `beginAppearanceTransition(_:animated:)`.
    fileprivate final var isToldByOwnContainer: Bool {
        ownParent?.shouldAutomaticallyForwardAppearanceMethods == false && !isWithinTransition
    }

    /// Whether the controller, or one that it is in, is told of its coming and going by a container.
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

    /// Tells the controller, and those in its view, that they will come or go, on behalf of a container.
    final func beginTransition(appearing: Bool, animated: Bool) {
        appearanceCalls.isByContainer = true
        if appearing { loadViewIfNeeded() }
        for controller in controllersInView {
            if appearing { controller.willAppear(animated) } else { controller.willDisappear(animated) }
        }
    }

    /// Tells those that will come that their view is in its place.
    final func settleTransition(animated: Bool) {
        for controller in controllersInView { controller.isAppearing(animated) }
        viewIfLoaded?.layoutIfNeeded()
    }

    /// Tells them that they have come or gone, the innermost first.
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

    /// Tells them that it did, those furthest down first.
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
