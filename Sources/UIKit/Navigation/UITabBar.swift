import CoreGraphics
public import Foundation
public import ObjectRuntime
import QuartzCore

/// A bar of items, of which one is selected.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitabbar)
@preconcurrency @MainActor
open class UITabBar: UIView, BarItemHost {
    /// How the items are positioned.
    public typealias ItemPositioning = UITabBarItemPositioning

    /// The height of the items, and in a compact bar, in points.
    static let (height, compactHeight): (CGFloat, CGFloat) = (49, 32)

    private let background = BarBackground(isAtBottom: true)
    private let selectionView = UIImageView()
    private var ownItems: [UITabBarItem] = []
    private var buttons: [TabBarButton] = []
    private var ownStandard: UITabBarAppearance?
    private let systemLooks = UITabBarAppearance()
    /// The controller whose tabs the bar shows; it handles taps instead of the delegate.
    final weak var tabBarController: UITabBarController?
    /// Whether the content ends above the bar.
    final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { barDidChange() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareToRestore()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareToRestore() {
        isOpaque = false
        addSubview(background)
        addSubview(selectionView)
        barDidChange()
    }

    override func isOwnPart(_ subview: UIView) -> Bool { true }

    // MARK: Items

    /// The delegate, which is told which item was tapped.
    open weak var delegate: (any UITabBarDelegate)?

    /// The items. Nil for none.
    open var items: [UITabBarItem]? {
        get { ownItems.isEmpty ? nil : ownItems }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the items; if animated, they fade in. The selected item stays selected if it is among them.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        for item in ownItems where item.host === self { item.host = nil }
        ownItems = items ?? []
        if let selected = selectedItem, !ownItems.contains(where: { $0 === selected }) { selectedItem = nil }
        for button in buttons { button.removeFromSuperview() }
        buttons = ownItems.map { item in
            item.host = self
            let button = TabBarButton(item)
            button.addAction(UIAction { [weak self] _ in self?.didTap(item) }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        barDidChange()
        if animated { fadeIn(buttons) }
    }

    /// The selected item; nil for none. Setting it doesn't notify the delegate.
    open var selectedItem: UITabBarItem? { didSet { if selectedItem !== oldValue { barDidChange() } } }

    private func didTap(_ item: UITabBarItem) {
        if let tabBarController { return tabBarController.didTap(item) }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    func itemDidChange(_ item: UIBarItem) { barDidChange() }

    // MARK: Appearance

    /// The appearance of the bar. The system's by default.
    open var standardAppearance: UITabBarAppearance {
        get { ownStandard ?? systemLooks }
        set {
            appearanceMarks.insert(.own(0))
            ownStandard = newValue
            barDidChange()
        }
    }

    /// The appearance at the scroll edge; nil, the default, for the standard one without a background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            appearanceMarks.insert(.own(1))
            barDidChange()
        }
    }

    /// The style of a bar without an appearance. `.default` by default.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
    }

    /// The background colour of a bar without an appearance; nil, the default, for the system's.
    open var barTintColor: UIColor? {
        didSet {
            appearanceMarks.insert(.own(2))
            barDidChange()
        }
    }

    /// Whether the bar is translucent. True by default.
    open var isTranslucent = true {
        didSet {
            appearanceMarks.insert(.own(3))
            barDidChange()
        }
    }

    /// The colour of unselected items; nil, the default, for the system's gray.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            appearanceMarks.insert(.own(4))
            barDidChange()
        }
    }

    /// The background image of a bar without an appearance; an empty image for no background.
    open var backgroundImage: UIImage? {
        didSet {
            appearanceMarks.insert(.own(5))
            barDidChange()
        }
    }

    /// The shadow image of a bar without an appearance; an empty image for no line.
    open var shadowImage: UIImage? {
        didSet {
            appearanceMarks.insert(.own(6))
            barDidChange()
        }
    }

    /// The image behind the selected item. Nil by default.
    open var selectionIndicatorImage: UIImage? { didSet { barDidChange() } }

    /// How the items are positioned. `.automatic` by default.
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    /// The width of centred items, in points; 0, the default, for the system's.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The spacing between centred items, in points; 0, the default, for the system's.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(.own(0), \UITabBar.standardAppearance),
            AppearanceProperty(.own(1), \UITabBar.scrollEdgeAppearance),
            AppearanceProperty(.own(2), \UITabBar.barTintColor),
            AppearanceProperty(.own(3), \UITabBar.isTranslucent),
            AppearanceProperty(.own(4), \UITabBar.unselectedItemTintColor),
            AppearanceProperty(.own(5), \UITabBar.backgroundImage),
            AppearanceProperty(.own(6), \UITabBar.shadowImage),
        ]
    }

    /// Whether the bar is compact, with titles beside images.
    final var isCompact: Bool {
        traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom != .pad
    }

    /// The current appearance.
    private var shownLooks: UITabBarAppearance {
        let standard = selectedItem?.standardAppearance ?? standardAppearance
        guard isAtScrollEdge else { return standard }
        return selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard
    }

    private func barDidChange() {
        let looks = shownLooks
        let background = UIBarAppearance(barAppearance: looks)
        var isClear = isAtScrollEdge && selectedItem?.scrollEdgeAppearance == nil && scrollEdgeAppearance == nil
        if ownStandard == nil {
            let plain = PlainBarLooks(
                tint: barTintColor, isTranslucent: isTranslucent, background: backgroundImage, shadow: shadowImage)
            plain.change(background)
            if plain.isShownAtScrollEdge { isClear = false }
        }
        self.background.show(background, isClear: isClear)
        selectionView.image = looks.selectionIndicatorImage ?? selectionIndicatorImage
        selectionView.tintColor = looks.selectionIndicatorTintColor
        let itemLooks = isCompact ? looks.compactInlineLayoutAppearance : looks.stackedLayoutAppearance
        for button in buttons {
            button.show(
                looks: itemLooks, isSelected: button.item === selectedItem, isInline: isCompact, tint: tintColor,
                unselected: unselectedItemTintColor)
        }
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        barDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        barDidChange()
    }

    // MARK: Layout

    /// The height of the row of items, in points.
    final var rowHeight: CGFloat { isCompact ? UITabBar.compactHeight : UITabBar.height }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        guard !buttons.isEmpty else { return selectionView.frame = .zero }
        let count = CGFloat(buttons.count)
        let isCentred =
            itemPositioning == .centered || itemPositioning == .automatic && traitCollection.userInterfaceIdiom == .pad
        // The default width and spacing of centred items, in points.
        let (width, gap): (CGFloat, CGFloat) =
            isCentred
            ? (itemWidth > 0 ? itemWidth : 76, itemSpacing > 0 ? itemSpacing : 34) : (bounds.width / count, 0)
        var x = (bounds.width - count * width - (count - 1) * gap) / 2
        for button in isRightToLeft ? buttons.reversed() : buttons {
            button.frame = CGRect(x: x.rounded(), y: 1, width: width.rounded(.down), height: rowHeight - 1)
            x += width + gap
        }
        let selected = buttons.first { $0.item === selectedItem }
        let size = selectionView.image?.size ?? .zero
        selectionView.frame =
            selected.map {
                CGRect(x: $0.frame.midX - size.width / 2, y: 0, width: size.width, height: size.height)
            } ?? .zero
    }

    override class var standardHugging: AxisPriorities { (.defaultLow, .defaultHigh) }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: rowHeight) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rowHeight + safeAreaInsets.bottom)
    }
}

/// Is told which item of a tab bar was tapped. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitabbardelegate)
@preconcurrency @MainActor
public protocol UITabBarDelegate: RuntimeObject {
    /// Called when a tap has selected an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
