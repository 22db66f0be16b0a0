import CoreGraphics
public import Foundation
import QuartzCore

/// A bar of buttons.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitoolbar)
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, BarItemHost {
    /// The height of the row of buttons, in points.
    static let height: CGFloat = 44

    private let background = BarBackground(isAtBottom: true)
    private var ownItems: [UIBarButtonItem] = []
    private var views: [UIView] = []
    private var standard = UIToolbarAppearance()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareToRestore()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareToRestore() {
        isOpaque = false
        addSubview(background)
        showBackground()
    }

    override func isOwnPart(_ subview: UIView) -> Bool { true }

    /// The delegate, which determines the bar's position.
    open weak var delegate: (any UIToolbarDelegate)?

    /// The items, from the leading to the trailing edge. Nil for none.
    open var items: [UIBarButtonItem]? {
        get { ownItems.isEmpty ? nil : ownItems }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the items; if animated, they fade in.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        for item in ownItems where item.host === self { item.host = nil }
        ownItems = items ?? []
        showItems()
        if animated { fadeIn(views) }
    }

    /// The appearance of the bar. The system's by default.
    open var standardAppearance: UIToolbarAppearance {
        get { standard }
        set {
            appearanceMarks.insert(.own(0))
            standard = newValue
            showItems()
        }
    }

    /// The appearance of a compact bar. Stored without effect: toolbars always have one height.
    open var compactAppearance: UIToolbarAppearance?
    /// The appearance at the scroll edge; nil for the standard one. Stored without effect.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// The appearance of a compact bar at the scroll edge. Stored without effect.
    open var compactScrollEdgeAppearance: UIToolbarAppearance?

    /// The style of a bar without an appearance. `.default` by default.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
    }

    /// The background colour of a bar without an appearance; nil, the default, for the system's.
    open var barTintColor: UIColor? {
        didSet {
            appearanceMarks.insert(.own(1))
            showBackground()
        }
    }

    /// Whether the bar is translucent. True by default.
    open var isTranslucent = true { didSet { showBackground() } }

    private var backgroundImages: [UIBarPosition: UIImage] = [:]
    private var shadowImages: [UIBarPosition: UIImage] = [:]

    /// Sets the background image of the bar; an empty image for no background.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImages[topOrBottom] = backgroundImage
        showBackground()
    }

    /// Returns the background image of the bar.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        backgroundImages[topOrBottom]
    }

    /// Sets the shadow image at the bar's edge; an empty image for no line.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[topOrBottom] = shadowImage
        showBackground()
    }

    /// Returns the shadow image at the bar's edge.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(.own(0), \UIToolbar.standardAppearance),
            AppearanceProperty(.own(1), \UIToolbar.barTintColor),
        ]
    }

    func itemDidChange(_ item: UIBarItem) { showItems() }

    private func showBackground() {
        let looks = UIBarAppearance(barAppearance: standard)
        PlainBarLooks(
            tint: barTintColor, isTranslucent: isTranslucent,
            background: backgroundImages[barPosition] ?? backgroundImages[.any],
            shadow: shadowImages[barPosition] ?? shadowImages[.any]
        ).change(looks)
        background.show(looks, isClear: false)
    }

    private func showItems() {
        for view in views where view.superview === self { view.removeFromSuperview() }
        views = ownItems.filter { !$0.isHidden }.map { item in
            item.host = self
            guard item.systemItem?.isSpace != true else { return ToolbarSpace(item) }
            return item.makeView(looks: standard.buttonAppearance, done: standard.doneButtonAppearance)
        }
        for view in views { addSubview(view) }
        showBackground()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let margin = max(ViewMargins.side(ofWidth: bounds.width) - BarButton.inset, 0)
        let widths = views.map { ($0 as? ToolbarSpace)?.width ?? $0.barSize(height: UIToolbar.height).width }
        let isCustom = { (view: UIView) in !(view is ToolbarSpace || view is BarButton) }
        let gaps = BarButton.gaps(views, atEdge: true, isCustom: isCustom)
        let lastGap = BarButton.gaps(Array(views.suffix(1)), atEdge: true, isCustom: isCustom).reduce(0, +)
        let flexible = views.count { ($0 as? ToolbarSpace)?.isFlexible == true }
        let rest = bounds.width - 2 * margin - widths.reduce(0, +) - gaps.reduce(lastGap, +)
        let share = flexible > 0 ? max(0, rest) / CGFloat(flexible) : 0
        var x = margin
        for (view, (width, gap)) in zip(views, zip(widths, gaps)) {
            x += gap
            let isFlexible = (view as? ToolbarSpace)?.isFlexible == true
            let length = isFlexible ? share : width
            let height = view is ToolbarSpace ? 1 : view.barSize(height: UIToolbar.height).height
            let left = isRightToLeft ? bounds.width - x - length : x
            view.frame = CGRect(x: left, y: ((UIToolbar.height - height) / 2).rounded(), width: length, height: height)
            x += length
        }
    }

    override class var standardHugging: AxisPriorities { (.defaultLow, .defaultHigh) }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIToolbar.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UIToolbar.height) }
}

/// A space between a toolbar's items.
private final class ToolbarSpace: UIView {
    let isFlexible: Bool
    let width: CGFloat

    init(_ item: UIBarButtonItem) {
        isFlexible = item.systemItem == .flexibleSpace
        width = isFlexible ? 0 : item.width
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }
}

/// Determines the position of a toolbar.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitoolbardelegate)
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
