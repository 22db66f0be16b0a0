import CoreGraphics
public import Foundation
import QuartzCore

/// A bar with a title, buttons beside it, and a back button.
///
/// It shows the top item of its stack. In a navigation controller, the controller manages the stack: change the view
/// controllers' items instead.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uinavigationbar)
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, NavigationItemHost, BarItemHost {
    /// The height of the row of buttons, and of the compact row, in points.
    static let (rowHeight, compactRowHeight): (CGFloat, CGFloat) = (44, 32)
    /// The height of a large title, and of a prompt, in points.
    static let (largeTitleHeight, promptHeight): (CGFloat, CGFloat) = (52, 30)

    final var stack: [UINavigationItem] = []
    final let background = BarBackground(isAtBottom: false)
    final var row = NavigationBarRow()
    final let largeTitleArea = UIView()
    final let largeTitleLabel = UILabel()
    /// The container of the search bar.
    final let searchArea = UIView()
    final weak var shownSearch: UIView?
    /// The visible height of the large title's area, in points, if set by a controller.
    final var largeTitleShare: CGFloat = 0
    /// Whether the content ends below the bar.
    final var isAtScrollEdge = true
    /// The distance by which the background extends above the bar, in points.
    final var overhang: CGFloat = 0
    /// The controller that manages the stack.
    final weak var navigationController: UINavigationController?
    private var appearances = NavigationBarAppearances()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareToRestore()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareToRestore() {
        isOpaque = false
        addSubview(background)
        largeTitleArea.clipsToBounds = true
        largeTitleArea.isUserInteractionEnabled = false
        largeTitleArea.addSubview(largeTitleLabel)
        largeTitleLabel.accessibilityTraits = [.header]
        addSubview(largeTitleArea)
        addSubview(row)
        searchArea.clipsToBounds = true
        addSubview(searchArea)
    }

    override func isOwnPart(_ subview: UIView) -> Bool { true }

    // MARK: Items

    /// The delegate, which is asked before items are pushed and popped, and notified afterwards.
    open weak var delegate: (any UINavigationBarDelegate)?

    /// The items, with the top one last. Nil for none.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    /// The top item.
    open var topItem: UINavigationItem? { stack.last }

    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

    /// Pushes an item, unless the delegate refuses.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        show(stack + [item], isBack: false, animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Pops the top item, unless the delegate refuses, and returns it.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard stack.count > 1, let top = stack.last else { return nil }
        guard delegate?.navigationBar(self, shouldPop: top) ?? true else { return nil }
        show(Array(stack.dropLast()), isBack: true, animated: animated)
        delegate?.navigationBar(self, didPop: top)
        return top
    }

    /// Replaces the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let new = items ?? []
        show(new, isBack: new.count < stack.count, animated: animated)
    }

    // MARK: Appearance

    /// The preferred behavioural style of the bar. Stored only; see ``behavioralStyle``.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// The behavioural style of the bar: always that of iPad.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// Whether titles are large, unless an item specifies otherwise. False by default.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { barDidChange() } } }

    /// The appearance of the bar. The system's by default.
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard }
        set { change(0) { $0.standard = newValue } }
    }

    /// The appearance at the scroll edge; nil, the default, for the standard one without a background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { change(1) { $0.scrollEdge = newValue } }
    }

    /// The appearance of a compact bar; nil, the default, for the standard one.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { change(2) { $0.compact = newValue } }
    }

    /// The appearance of a compact bar at the scroll edge; nil, the default, for `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { change(3) { $0.compactScrollEdge = newValue } }
    }

    /// The style of a bar without appearances. `.default` by default.
    open var barStyle = UIBarStyle.default {
        didSet {
            appearanceMarks.insert(.own(4))
            overrideUserInterfaceStyle = barStyle.interfaceStyle
        }
    }

    /// The background colour of a bar without appearances; nil, the default, for the system's.
    open var barTintColor: UIColor? {
        didSet {
            appearanceMarks.insert(.own(5))
            barDidChange()
        }
    }

    /// Whether the content extends under the bar. True by default.
    open var isTranslucent = true {
        didSet {
            appearanceMarks.insert(.own(6))
            barDidChange()
        }
    }

    /// The title attributes of a bar without appearances.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            appearanceMarks.insert(.own(7))
            barDidChange()
        }
    }

    /// The large title attributes of a bar without appearances.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            appearanceMarks.insert(.own(8))
            barDidChange()
        }
    }

    /// The shadow image of a bar without appearances; an empty image for no line.
    open var shadowImage: UIImage? {
        didSet {
            appearanceMarks.insert(.own(9))
            barDidChange()
        }
    }

    /// The image of the back indicator; nil, the default, for a chevron.
    open var backIndicatorImage: UIImage? { didSet { barDidChange() } }

    /// The image that masks titles sliding under the back indicator. Stored without effect.
    open var backIndicatorTransitionMaskImage: UIImage?

    private var backgroundImages: [UIBarMetrics: UIImage] = [:]

    /// Sets the background image of a bar without appearances; an empty image for no background.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        barDidChange()
    }

    /// Sets the background image of the bar for a position; the position is ignored.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }

    /// Returns the background image of the bar.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    /// Returns the background image of the bar, at any position.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics]
    }

    private var titleOffsets: [UIBarMetrics: CGFloat] = [:]

    /// Sets the vertical offset of titles, in points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleOffsets[barMetrics] = adjustment
        barDidChange()
    }

    /// Returns the vertical offset of titles, in points.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleOffsets[barMetrics] ?? 0 }

    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .topAttached }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(.own(0), \UINavigationBar.standardAppearance),
            AppearanceProperty(.own(1), \UINavigationBar.scrollEdgeAppearance),
            AppearanceProperty(.own(2), \UINavigationBar.compactAppearance),
            AppearanceProperty(.own(3), \UINavigationBar.compactScrollEdgeAppearance),
            AppearanceProperty(.own(4), \UINavigationBar.barStyle),
            AppearanceProperty(.own(5), \UINavigationBar.barTintColor),
            AppearanceProperty(.own(6), \UINavigationBar.isTranslucent),
            AppearanceProperty(.own(7), \UINavigationBar.titleTextAttributes),
            AppearanceProperty(.own(8), \UINavigationBar.largeTitleTextAttributes),
            AppearanceProperty(.own(9), \UINavigationBar.shadowImage),
        ]
    }

    private func change(_ mark: Int, _ change: (inout NavigationBarAppearances) -> Void) {
        appearanceMarks.insert(.own(mark))
        change(&appearances)
        barDidChange()
    }

    /// Whether an appearance has been set.
    final var hasOwnAppearance: Bool { appearances.isSet }

    // MARK: Changes

    func navigationItemDidChange(_ item: UINavigationItem, animated: Bool) {
        if item === topItem || item === backItem { barDidChange() }
    }

    func itemDidChange(_ item: UIBarItem) { barDidChange() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fullHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fullHeight) }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        barDidChange()
    }
}

/// Is asked before a navigation bar's items are pushed and popped, and notified afterwards. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uinavigationbardelegate)
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Asks whether an item should be pushed: true by default.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Called when an item has been pushed.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Asks whether an item should be popped, such as when the back button is tapped: true by default.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Called when an item has been popped.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The appearances that were set for a navigation bar.
@MainActor
struct NavigationBarAppearances {
    private var ownStandard: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?
    /// The system appearance, which code that has accessed it may have changed.
    private let system = UINavigationBarAppearance()

    var standard: UINavigationBarAppearance {
        get { ownStandard ?? system }
        set { ownStandard = newValue }
    }

    var isSet: Bool { ownStandard != nil || scrollEdge != nil || compact != nil || compactScrollEdge != nil }
}
