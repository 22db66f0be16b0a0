import CoreGraphics
public import Foundation
import QuartzCore

/// A search field with optional buttons, and a scope bar below it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisearchbar)
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    /// An icon of the search bar.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisearchbar/icon)
    public enum Icon: Int, Sendable {
        /// The magnifying glass, and the icons of three buttons.
        case search, clear, bookmark, resultsList
    }

    /// The background style of the search bar.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisearchbar/style)
    public enum Style: UInt, Sendable {
        /// The system's default, a prominent bar background, or none.
        case `default`, prominent, minimal
    }

    final let field = UISearchTextField()
    final let background = BarBackground(isAtBottom: false)
    final let scopes = UISegmentedControl(items: nil)
    final let scopeBackground = UIImageView()
    final let promptLabel = UILabel()
    final let cancelButton = UIButton(type: .system)
    final lazy var fieldDelegate = SearchFieldDelegate(self)
    final var icons: [Icon: StateTable<UIImage>] = [:]
    final var backgrounds: [BarBackgroundKey: UIImage] = [:]
    final var fieldBackgrounds = StateTable<UIImage>()
    final var showsCancel = false
    final var showsScopes = false
    /// Whether the bar is inside a navigation bar.
    final var isInBar = false { didSet { if isInBar != oldValue { lookDidChange() } } }
    /// The controller that presents the search.
    final weak var searcher: (any SearchBarController)?

    /// The key of a background image: a position and bar metrics.
    struct BarBackgroundKey: Hashable {
        let position: UIBarPosition
        let metrics: UIBarMetrics
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareToRestore()
    }

    /// Creates a search bar with a zero frame.
    public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareToRestore() {
        super.prepareToRestore()
        makeParts()
    }

    override func isOwnPart(_ subview: UIView) -> Bool { true }

    /// The delegate. Not retained.
    open weak var delegate: (any UISearchBarDelegate)?

    // MARK: Text

    /// The text; setting nil makes it empty. Setting it notifies a search controller, but not the delegate.
    open var text: String? {
        get { field.text }
        set {
            guard newValue ?? "" != field.text ?? "" else { return }
            field.text = newValue
            buttonsDidChange()
            searcher?.searchBarTextDidChange()
        }
    }

    /// A line of text above the text field. Nil by default.
    open var prompt: String? { didSet { lookDidChange() } }

    /// The placeholder, shown while there is no text. Nil by default.
    open var placeholder: String? {
        get { field.placeholder }
        set {
            field.attributedPlaceholder = newValue.map {
                NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.secondaryLabel])
            }
        }
    }

    /// The text field.
    open var searchTextField: UISearchTextField { field }

    /// Whether the search bar is enabled. True by default.
    open var isEnabled = true {
        didSet {
            for control in [field, scopes, cancelButton] as [UIControl] { control.isEnabled = isEnabled }
        }
    }

    /// Whether looking at the bar enables dictation. Stored without effect.
    open var isLookToDictateEnabled = false

    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }

    // MARK: Buttons

    /// Whether a bookmark button is shown while there is no text. False by default.
    open var showsBookmarkButton = false { didSet { buttonsDidChange() } }

    /// Whether a results button is shown while there is no text. False by default.
    open var showsSearchResultsButton = false { didSet { buttonsDidChange() } }

    /// Whether the results button is selected. False by default.
    open var isSearchResultsButtonSelected = false { didSet { buttonsDidChange() } }

    /// Whether a cancel button is shown. False by default.
    open var showsCancelButton: Bool {
        get { showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != showsCancel else { return }
        showsCancel = showsCancelButton
        animateLayout(animated)
    }

    // MARK: Scopes

    /// The titles of the scope buttons. Nil by default.
    open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }

    /// The index of the selected scope button. 0 by default; setting it doesn't notify the delegate.
    open var selectedScopeButtonIndex: Int = 0 {
        didSet {
            if scopes.numberOfSegments > selectedScopeButtonIndex, selectedScopeButtonIndex >= 0 {
                scopes.selectedSegmentIndex = selectedScopeButtonIndex
            }
        }
    }

    /// Whether the scope bar is shown. False by default.
    open var showsScopeBar: Bool {
        get { showsScopes }
        set { setShowsScope(newValue, animated: false) }
    }

    /// Shows or hides the scope bar.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        guard show != showsScopes else { return }
        showsScopes = show
        sizeDidChange()
        animateLayout(animated)
    }

    // MARK: Appearance

    /// The background style. The system's default by default.
    open var searchBarStyle = Style.default { didSet { lookDidChange() } }

    /// The bar's style. `.default` by default.
    open var barStyle = UIBarStyle.default {
        didSet {
            appearanceMarks.insert(.own(0))
            overrideUserInterfaceStyle = barStyle.interfaceStyle
        }
    }

    /// The background colour; nil, the default, for the system's.
    open var barTintColor: UIColor? {
        didSet {
            appearanceMarks.insert(.own(1))
            lookDidChange()
        }
    }

    /// Whether the bar is translucent. True by default.
    open var isTranslucent = true {
        didSet {
            appearanceMarks.insert(.own(2))
            lookDidChange()
        }
    }

    /// The background image of the bar; nil, the default, for the system's background.
    open var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }

    /// The background image of the scope bar. Nil by default.
    open var scopeBarBackgroundImage: UIImage? {
        didSet {
            appearanceMarks.insert(.own(3))
            scopeBackground.image = scopeBarBackgroundImage
        }
    }

    /// The offset of the text field's background in the bar, in points. Zero by default.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }

    /// The offset of the text in the text field, in points. Zero by default.
    open var searchTextPositionAdjustment: UIOffset {
        get { field.textOffset }
        set { field.textOffset = newValue }
    }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(.own(0), \UISearchBar.barStyle), AppearanceProperty(.own(1), \UISearchBar.barTintColor),
            AppearanceProperty(.own(2), \UISearchBar.isTranslucent),
            AppearanceProperty(.own(3), \UISearchBar.scopeBarBackgroundImage),
        ]
            + AppearanceProperty.ofStates(4) { (from: UISearchBar, to: UISearchBar, state) in
                to.setSearchFieldBackgroundImage(from.searchFieldBackgroundImage(for: state), for: state)
            }
            + AppearanceProperty.ofStates(12) { (from: UISearchBar, to: UISearchBar, state) in
                to.setScopeBarButtonTitleTextAttributes(from.scopeBarButtonTitleTextAttributes(for: state), for: state)
            }
    }

    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    override class var standardHugging: AxisPriorities { (.defaultLow, .defaultHigh) }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        lookDidChange()
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { field.isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }
    open var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }
}
