import CoreGraphics
public import Foundation
import QuartzCore

/// A bar with a title, buttons beside it, and a way back.
///
/// It shows the item on top of its stack. In a navigation controller the controller fills the stack: change the controllers'
/// items instead.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uinavigationbar)
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, NavigationItemHost, BarItemHost {
    /// The height of the row of buttons, and of the low one, in points.
    static let (rowHeight, compactRowHeight): (CGFloat, CGFloat) = (44, 32)
    /// The height of a large title, and of a prompt, in points.
    static let (largeTitleHeight, promptHeight): (CGFloat, CGFloat) = (52, 30)

    final var stack: [UINavigationItem] = []
    final let background = BarBackground(isAtBottom: false)
    final var row = NavigationBarRow()
    final let largeTitleArea = UIView()
    final let largeTitleLabel = UILabel()
    /// Where the search lies.
    final let searchArea = UIView()
    final weak var shownSearch: UIView?
    /// How much of the large title's area shows, in points, when a controller says so.
    final var largeTitleShare: CGFloat = 0
    /// Whether the content ends below the bar.
    final var isAtScrollEdge = true
    /// How far the background goes on above the bar, in points.
    final var overhang: CGFloat = 0
    /// The controller that fills the stack.
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

    /// The delegate, asked before items come and go, and told afterwards.
    open weak var delegate: (any UINavigationBarDelegate)?

    /// The items, the one that is shown last. Nil for none.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { stack.last }

    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

    /// Shows another item, unless the delegate objects.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        show(stack + [item], isBack: false, animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Goes back to the item before, unless the delegate objects. Returns the item that goes.
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

    // MARK: Looks

    /// After which system's controls the bar is to behave. Kept; see ``behavioralStyle``.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// After which system's controls the bar behaves: always as on iPad.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// Whether titles are shown large, where an item doesn't say otherwise. False by default.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { barDidChange() } } }

    /// The looks of the bar. The system's by default.
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard }
        set { change(0) { $0.standard = newValue } }
    }

    /// The looks where the content ends below the bar; nil, the default, for the usual ones without a background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { change(1) { $0.scrollEdge = newValue } }
    }

    /// The looks of a low bar; nil, the default, for the usual ones.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { change(2) { $0.compact = newValue } }
    }

    /// The looks of a low bar where the content ends below it; nil, the default, for those of other bars there.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { change(3) { $0.compactScrollEdge = newValue } }
    }

    /// The style of the bar where it has no appearances. `.default` by default.
    open var barStyle = UIBarStyle.default {
        didSet {
            appearanceMarks.insert(.own(4))
            overrideUserInterfaceStyle = barStyle.interfaceStyle
        }
    }

    /// The colour behind the bar where it has no appearances; nil, the default, for the system's.
    open var barTintColor: UIColor? {
        didSet {
            appearanceMarks.insert(.own(5))
            barDidChange()
        }
    }

    /// Whether the content reaches under the bar. True by default.
    open var isTranslucent = true {
        didSet {
            appearanceMarks.insert(.own(6))
            barDidChange()
        }
    }

    /// The attributes of titles where the bar has no appearances.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            appearanceMarks.insert(.own(7))
            barDidChange()
        }
    }

    /// The attributes of large titles where the bar has no appearances.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            appearanceMarks.insert(.own(8))
            barDidChange()
        }
    }

    /// The image at the lower edge where the bar has no appearances; an empty one for no line.
    open var shadowImage: UIImage? {
        didSet {
            appearanceMarks.insert(.own(9))
            barDidChange()
        }
    }

    /// The image of the back button; nil, the default, for a chevron.
    open var backIndicatorImage: UIImage? { didSet { barDidChange() } }

    /// The image that masks titles that slide under the back button's image.
    open var backIndicatorTransitionMaskImage: UIImage?

    private var backgroundImages: [UIBarMetrics: UIImage] = [:]

    /// Sets the image behind the bar where it has no appearances; an empty one for no background.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        barDidChange()
    }

    /// Sets the image behind the bar, wherever it is.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }

    /// The image behind the bar.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    /// The image behind the bar, wherever it is.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics]
    }

    private var titleOffsets: [UIBarMetrics: CGFloat] = [:]

    /// Sets what titles are moved down by, in points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleOffsets[barMetrics] = adjustment
        barDidChange()
    }

    /// What titles are moved down by, in points.
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

    /// Whether code has said what the bar looks like by an appearance.
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

/// Is asked before items of a navigation bar come and go, and told afterwards. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uinavigationbardelegate)
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Whether an item is to be shown: true by default.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Called when an item has been shown.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Whether an item is to go, as when the back button is tapped: true by default.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Called when an item has gone.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The looks that were set for a navigation bar.
@MainActor
struct NavigationBarAppearances {
    private var ownStandard: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?
    /// Whether the system's looks were asked for, and may have been changed since.
    private let system = UINavigationBarAppearance()

    var standard: UINavigationBarAppearance {
        get { ownStandard ?? system }
        set { ownStandard = newValue }
    }

    var isSet: Bool { ownStandard != nil || scrollEdge != nil || compact != nil || compactScrollEdge != nil }
}
