import CoreGraphics
public import Foundation
public import ObjectRuntime

/// Adapts the pointer over a view.
///
/// The pointer is that of a window's mouse while none of its buttons is pressed. In a recording there is none.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipointerinteraction)
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction, PointerFollower {
    /// The delegate, which provides the pointer's regions and styles.
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Whether the pointer adapts to the view. True by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }
    public private(set) weak var view: UIView?
    private var found: UIPointerRegion?
    /// The region that the pointer is in, and the pointer's style there.
    private var current: (region: UIPointerRegion, style: UIPointerStyle?)?
    private var effect: PointerEffectLayer?

    /// Creates an interaction with a delegate.
    public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }

    /// Creates an interaction without a delegate.
    public convenience override init() { self.init(delegate: nil) }

    /// Queries the region again if the pointer is over the view.
    open func invalidate() { view?.window?.pointerDispatcher.update(self) }

    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        leave()
        self.view = nil
    }

    open func didMove(to view: UIView?) { self.view = view }

    // MARK: Pointer

    final func hasRegion(at place: CGPoint, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard isEnabled, let view else { return false }
        let whole = UIPointerRegion(rect: view.bounds)
        let request = UIPointerRegionRequest(location: place, modifiers: modifiers)
        found = delegate.map { $0.pointerInteraction(self, regionFor: request, defaultRegion: whole) } ?? whole
        return found != nil
    }

    final func enter() -> PointerLook? {
        guard let region = found else { return nil }
        if let current, current.region.rect == region.rect, current.region.identifier == region.identifier {
            return current.style?.look
        }
        leave()
        let style = delegate.map { $0.pointerInteraction(self, styleFor: region) } ?? nil
        current = (region, style)
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willEnter: region, animator: animator)
        effect = style?.effect.map { PointerEffectLayer($0, style?.shape) }
        animator.run { [effect] in effect?.show() }
        return style?.look
    }

    final func leave() {
        guard let current else { return }
        self.current = nil
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willExit: current.region, animator: animator)
        animator.run { [effect] in effect?.hide() }
        effect = nil
    }
}

/// Collects the animations that delegates add when the pointer enters or leaves a region.
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    /// The duration of the pointer's transitions, in seconds.
    private static let duration: TimeInterval = 0.2

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run(_ changes: @escaping () -> Void) {
        UIView.animate(
            withDuration: PointerAnimator.duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
        ) { [animations] in
            changes()
            for animation in animations { animation() }
        } completion: { [completions] isFinished in
            for completion in completions { completion(isFinished) }
        }
    }
}

/// Provides the regions of a view and the pointer's style in them.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipointerinteractiondelegate)
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: RuntimeObject {
    /// Returns the region for a location of the pointer; by default the given one.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Returns the style of the pointer in a region; nil, the default, for the standard style.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle?
    /// Called before the pointer enters a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    /// Called before the pointer leaves a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

/// Animates alongside a pointer that enters or leaves a region.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipointerinteractionanimating)
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds changes to animate.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called when the animation ends.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }

    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }

    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}

    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// A request for the region at the pointer's location.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipointerregionrequest)
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// The pointer's location in the view, in points.
    public let location: CGPoint
    /// The modifier keys that are held.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags = []) {
        (self.location, self.modifiers) = (location, modifiers)
    }
}

/// A region of a view with its own pointer style.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipointerregion)
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
    /// The region, in the view's coordinates.
    public let rect: CGRect
    /// A value that identifies the region.
    public let identifier: AnyHashable?
    /// The axes along which the pointer stays within the region while a button is pressed. None by default. Stored
    /// without effect.
    open var latchingAxes: UIAxis = []

    /// Creates a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }
}

/// The effect of a pointer on the view under it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipointereffect-swift.enum)
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// The pointer morphs into the view's shape.
    case highlight(UITargetedPreview)
    /// The pointer slides under the view, which is lifted.
    case lift(UITargetedPreview)
    /// The view is tinted, scaled or casts a shadow, and the pointer stays visible.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)
    /// The system chooses the effect.
    case automatic(UITargetedPreview)

    /// The position of a hover effect's tint.
    public enum TintMode: Sendable {
        /// No tint.
        case none
        /// Over the view.
        case overlay
        /// Under the view.
        case underlay
    }
}

/// The shape of a pointer.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipointershape-swift.enum)
public enum UIPointerShape {
    /// A path, in the coordinates of the effect's container.
    case path(UIBezierPath)
    /// A rectangle with rounded corners; with the standard radius by default.
    case roundedRect(CGRect, radius: CGFloat = 0)
    /// A vertical bar of a length in points.
    case verticalBeam(length: CGFloat)
    /// A horizontal bar of a length in points.
    case horizontalBeam(length: CGFloat)
}
