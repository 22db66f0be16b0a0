import CoreGraphics
public import Foundation
import QuartzCore

/// Presents a controller in a popover that points at a view, at a rectangle in one, or at a bar button item. On a
/// narrow screen it adapts to a sheet, unless the delegate specifies otherwise.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller)
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    private let outside = UIView()
    private var popoverView: PopoverView?

    /// The delegate, which is asked about the popover's position.
    @_nonoverride open var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { super.delegate as? any UIPopoverPresentationControllerDelegate }
        set { super.delegate = newValue }
    }

    /// The permitted directions of the arrow. All by default.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { popoverDidChange() } }

    /// The view that the popover points at, or whose coordinates `sourceRect` uses. Nil by default.
    open weak var sourceView: UIView? { didSet { popoverDidChange() } }

    /// The rectangle that the popover points at, in `sourceView`'s coordinates; null, the default, for the whole
    /// view.
    open var sourceRect = CGRect.null { didSet { popoverDidChange() } }

    /// Whether the popover may cover its source rectangle where it doesn't fit beside it. False by default.
    open var canOverlapSourceViewRect = false { didSet { popoverDidChange() } }

    /// The bar button item that the popover points at. Nil by default.
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { sourceItem = newValue }
    }

    /// The item that the popover points at, instead of `sourceView`. Nil by default.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { popoverDidChange() } }

    /// The direction of the arrow; `.unknown` before the popover is presented.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

    /// The views that receive touches while the popover is presented. Nil by default: a touch outside dismisses the
    /// popover.
    open var passthroughViews: [UIView]? { didSet { container?.passthroughViews = passthroughViews ?? [] } }

    /// The background colour of the popover; nil, the default, for the system's.
    open var backgroundColor: UIColor? { didSet { popoverView?.bubble?.bubbleColor = backgroundColor } }

    /// The minimum distances from the edges of the safe area, in points. 10 by default.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { popoverDidChange() }
    }

    /// The class of the background, a subclass of `UIPopoverBackgroundView`; nil, the default, for the system's bubble.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

    /// The sheet that the popover adapts to in a compact environment.
    open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
        let sheet = UISheetPresentationController(
            presentedViewController: presentedViewController, presenting: presentingViewController)
        sheet.ownStyle = .formSheet
        return sheet
    }()

    override func standardAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        traits.horizontalSizeClass == .compact && !(presentedViewController is UIAlertController) ? .formSheet : .none
    }

    private func popoverDidChange() { container?.setNeedsLayout() }

    // MARK: Placement

    /// The popover's size if the controller has no preferred size, in points.
    private static let standardSize = CGSize(width: 320, height: 480)

    /// The source rectangle, in the container's coordinates; nil if no source is set.
    private func anchor(in container: UIView) -> CGRect? {
        if let sourceItem { return sourceItem.frame(in: container) }
        guard let sourceView, sourceView.window === container.window else { return nil }
        return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
    }

    private var place: PopoverPlace? {
        guard let container, let popoverView = presentedView as? PopoverView else { return nil }
        let area = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
        guard area.width > 0, area.height > 0 else { return nil }
        let preferred = presentedViewController.preferredContentSize
        let standard = UIPopoverPresentationController.standardSize
        let insets = popoverView.contentInsets
        let size = CGSize(
            width: (preferred.width > 0 ? preferred.width : standard.width) + insets.left + insets.right,
            height: (preferred.height > 0 ? preferred.height : standard.height) + insets.top + insets.bottom)
        guard let anchor = anchor(in: container) else {
            reportOnce(
                "The popover of a \(type(of: presentedViewController)) needs a sourceView or a barButtonItem; it is "
                    + "shown in the middle")
            let fitting = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
            return PopoverPlace(
                frame: CGRect(
                    x: area.midX - fitting.width / 2, y: area.midY - fitting.height / 2, width: fitting.width,
                    height: fitting.height), direction: [], arrowOffset: 0)
        }
        var best = PopoverPlace.best(
            size: size, at: anchor, in: area, permitted: permittedArrowDirections, arrowHeight: popoverView.arrowHeight,
            margin: popoverView.arrowMargin)
        if canOverlapSourceViewRect, best.frame.height < size.height || best.frame.width < size.width {
            let center = CGRect(x: anchor.midX, y: anchor.midY, width: 0, height: 0)
            best = PopoverPlace.best(
                size: size, at: center, in: area, permitted: permittedArrowDirections,
                arrowHeight: popoverView.arrowHeight, margin: popoverView.arrowMargin)
        }
        return best
    }

    open override var frameOfPresentedViewInContainerView: CGRect { place?.frame ?? .zero }

    open override var presentedView: UIView? {
        if let popoverView { return popoverView }
        guard let content = presentedViewController.view else { return nil }
        let made = PopoverView(content, background: popoverBackgroundViewClass as? UIPopoverBackgroundView.Type)
        made.bubble?.bubbleColor = backgroundColor
        popoverView = made
        return made
    }

    private func placePopover() {
        guard let container, let place, let popoverView, popoverView.superview === container else { return }
        arrowDirection = place.direction
        popoverView.show(place)
    }

    // MARK: Presentation

    open override var shouldRemovePresentersView: Bool { false }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        delegate?.prepareForPopoverPresentation(self)
        guard let container, let popoverView = presentedView as? PopoverView else { return }
        outside.frame = container.bounds
        outside.isOpaque = false
        outside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outside.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.touchOutside() })
        container.insertSubview(outside, at: 0)
        container.passthroughViews = passthroughViews ?? []
        if let place {
            arrowDirection = place.direction
            popoverView.show(place)
        }
    }

    private func touchOutside() {
        if let alert = presentedViewController as? UIAlertController { return alert.cancelByHand() }
        dismissByHand()
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed { placePopover() } else { popoverView = nil }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { popoverView = nil }
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if transition == nil { placePopover() }
    }

    override func containerDidResize() {
        guard transition == nil, let container else { return }
        if let delegate, var view = sourceView {
            var rect = sourceRect.isNull ? view.bounds : sourceRect
            let before = (rect, view)
            delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
            if before.0 != rect { sourceRect = rect }
            if before.1 !== view { sourceView = view }
        }
        container.setNeedsLayout()
    }

    override func standardAnimator(isDismissal: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        ModalAnimator(.crossDissolve, isDismissal: isDismissal, duration: 0.25)
    }
}

/// A popover's background, with the content on it.
final class PopoverView: UIView {
    private let background: UIPopoverBackgroundView
    private let clip = UIView()

    init(_ content: UIView, background type: UIPopoverBackgroundView.Type?) {
        background = type.flatMap { UIView.make($0) as? UIPopoverBackgroundView } ?? PopoverBubble(frame: .zero)
        super.init(frame: content.frame)
        isOpaque = false
        addSubview(background)
        clip.isOpaque = false
        clip.clipsToBounds = true
        clip.layer.cornerRadius = bubble == nil ? 0 : PopoverBubble.radius
        addSubview(clip)
        clip.addSubview(content)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    /// The background, if it is the system's.
    var bubble: PopoverBubble? { background as? PopoverBubble }
    var arrowHeight: CGFloat { type(of: background).arrowHeight() }
    var contentInsets: UIEdgeInsets { type(of: background).contentViewInsets() }
    /// The minimum distance of the arrow's centre from the corners.
    var arrowMargin: CGFloat { type(of: background).arrowBase() / 2 + (bubble == nil ? 0 : PopoverBubble.radius) }

    func show(_ place: PopoverPlace) {
        if transform.isIdentity { frame = place.frame }
        background.frame = bounds
        (background.arrowDirection, background.arrowOffset) = (place.direction, place.arrowOffset)
        clip.frame = bounds.inset(by: place.direction.insets(arrowHeight)).inset(by: contentInsets)
        for content in clip.subviews { content.frame = clip.bounds }
        background.layoutIfNeeded()
    }
}

/// Is asked about a popover's position. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate)
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is presented.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Called before the popover is repositioned because the window's size has changed; the source can be changed.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
    ) {}
}
