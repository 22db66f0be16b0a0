import CoreGraphics
public import Foundation
import QuartzCore

/// A button with text, an image or both, and an action for a tap.
///
/// It shows its `configuration`, or without one the content set for each state by `setTitle(_:for:)` and similar
/// methods.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibutton)
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The initial style of a button.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum)
    public enum ButtonType: Int, Sendable {
        /// White words, which a touch does not change.
        case custom
        /// Words and templates in the tint colour, fainter under a finger.
        case system
        /// A symbol in the tint colour: a circled "i", or a circled plus.
        case detailDisclosure, infoLight, infoDark, contactAdd
        /// A button like `system`'s.
        case plain = 6
        /// A symbol for closing what is shown.
        case close
        /// The old name of `system`.
        public static let roundedRect = ButtonType.system
    }

    final var parts = ButtonParts()
    final var needsConfigurationUpdate = false
    final var isUpdatingConfiguration = false

    // MARK: Making one

    /// A button of the custom type, with a frame in its superview's space, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        setType(buttonType)
    }

    /// A button of the system's type that shows an action's title and image, and calls it.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        setType(.system)
        setPrimaryAction(primaryAction)
    }

    /// A button of a type that shows an action's title and image, and calls it.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        setType(buttonType)
        setPrimaryAction(primaryAction)
    }

    /// A button with a configuration; what that leaves open of title and image is the action's.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        setType(.system)
        // An initializer would not call the observer.
        configure(configuration)
        setPrimaryAction(primaryAction)
        sizeToFit()
    }

    public required init?(coder: NSCoder) { nil }

    /// The button's type.
    open internal(set) var buttonType = ButtonType.custom

    // MARK: Configuration

    /// The button's content; nil, the default, for the content set for each state.
    open var configuration: Configuration? {
        didSet { configurationDidChange(hadOne: oldValue != nil) }
    }

    /// Whether the configuration's colours follow the state. True by default.
    open var automaticallyUpdatesConfiguration = true

    /// Changes the configuration when the state has changed, before it shows.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Called with the button whose state has changed.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// Asks for the configuration to be updated before it shows.
    open func setNeedsUpdateConfiguration() {
        guard !isUpdatingConfiguration else { return }
        needsConfigurationUpdate = true
        noteLayoutChange()
    }

    /// Called when the state has changed, before it is shown; the handler is called afterwards.
    open func updateConfiguration() {}

    /// Whether a tap chooses the button, and another one no more. False by default.
    open var changesSelectionAsPrimaryAction = false

    /// The role of the button, which doesn't affect its appearance here.
    open var role = Role.normal

    /// What a button is for.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uibutton/role-swift.enum)
    public enum Role: Int, Sendable {
        /// Nothing particular.
        case normal
        /// The likeliest choice.
        case primary
        /// Leaves things as they are.
        case cancel
        /// Destroys something.
        case destructive
    }

    // MARK: What shows in a state

    /// Sets the words of a state; states without some show those of the normal state.
    open func setTitle(_ title: String?, for state: State) {
        guard title != parts.content.titles[state] else { return }
        change { $0.titles[state] = title }
    }
    /// Sets the words of a state with their attributes; they come before those of `setTitle(_:for:)`.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        guard title != parts.content.attributedTitles[state] else { return }
        change { $0.attributedTitles[state] = title }
    }
    /// Sets the colour of a state's words.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        guard color != parts.content.titleColors[state] else { return }
        change { $0.titleColors[state] = color }
    }
    /// Sets the colour of the shadow of a state's words.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { change { $0.shadowColors[state] = color } }
    /// Sets the image of a state; states without one show that of the normal state.
    open func setImage(_ image: UIImage?, for state: State) {
        guard image !== parts.content.images[state] else { return }
        change { $0.images[state] = image }
    }
    /// Sets the image behind the contents in a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        guard image !== parts.content.backgrounds[state] else { return }
        change { $0.backgrounds[state] = image }
    }
    /// Sets how a symbol among a state's images is drawn.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        change { $0.symbols[state] = configuration }
    }

    /// The words of a state, or those that it takes over from the normal state.
    open func title(for state: State) -> String? { parts.content.titles.best(for: state) }
    /// The words of a state with their attributes.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        parts.content.attributedTitles.best(for: state)
    }
    /// The colour of a state's words.
    open func titleColor(for state: State) -> UIColor? { shownTitleColor(for: state) }
    /// The colour of the shadow of a state's words.
    open func titleShadowColor(for state: State) -> UIColor? { parts.content.shadowColors.best(for: state) }
    /// The image of a state.
    open func image(for state: State) -> UIImage? { parts.content.images.best(for: state) }
    /// The image behind the contents in a state.
    open func backgroundImage(for state: State) -> UIImage? { parts.content.backgrounds.best(for: state) }

    override var standardAccessibility: StandardAccessibility {
        var standard = super.standardAccessibility
        standard.label = configuration?.title ?? currentTitle ?? currentAttributedTitle?.string
        standard.traits.insert(.button)
        return standard
    }

    /// The words that show now.
    open var currentTitle: String? { title(for: state) }
    /// The words that show now, with their attributes.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The colour of the words that show now.
    open var currentTitleColor: UIColor { shownTitleColor(for: state) }
    /// The colour of the shadow of the words that show now.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image that shows now.
    open var currentImage: UIImage? { image(for: state) }
    /// The image behind the contents that shows now.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The label of the title, made when it is first asked for.
    open var titleLabel: UILabel? { shownTitleLabel() }
    /// The label of a configuration's subtitle.
    open var subtitleLabel: UILabel? { parts.subtitleLabel }
    /// The view of the image, made when it is first asked for.
    open var imageView: UIImageView? { shownImageView() }

    /// Whether an image is darker under a finger, where none is set for that. True by default; for the custom type.
    open var adjustsImageWhenHighlighted = true { didSet { showState() } }
    /// Whether an image is fainter while disabled, where none is set for that. True by default.
    open var adjustsImageWhenDisabled = true { didSet { showState() } }
    /// Whether a light shows under a finger. False by default.
    open var showsTouchWhenHighlighted = false
    /// Whether a title's shadow turns over under a finger. False by default.
    open var reversesTitleShadowWhenHighlighted = false { didSet { showState() } }

    // MARK: Places

    /// From the button's edges to its contents, in points: without a configuration. Not animated.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { insetsDidChange(\.contentEdgeInsets, oldValue) } }
    /// Moves the title, once everything has its place.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { insetsDidChange(\.titleEdgeInsets, oldValue) } }
    /// Moves the image, once everything has its place.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { insetsDidChange(\.imageEdgeInsets, oldValue) } }

    /// Where the background lies.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where image and title stand.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: shownInsets) }

    /// Where the title stands.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { plainFrames(in: contentRect).title }

    /// Where the image stands.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { plainFrames(in: contentRect).image }

    open override var intrinsicContentSize: CGSize { fittingSize(.infinity) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(size.width > 0 && size.width < 10_000 ? size.width : .infinity)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        placeParts()
    }

    /// The title's baseline is the button's.
    open override var forLastBaselineLayout: UIView { parts.titleLabel ?? self }

    // MARK: States

    override func stateDidChange() {
        super.stateDidChange()
        if configuration != nil { setNeedsUpdateConfiguration() }
        showChangedState()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if changesSelectionAsPrimaryAction, isTouchInside { isSelected.toggle() }
    }

    override var upInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }

    override func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool { isEnabled && recognizer.isSingleTap }
}
