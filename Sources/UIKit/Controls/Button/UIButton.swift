import CoreGraphics
public import Foundation
import QuartzCore

/// A button with text, an image or both, and an action for a tap.
///
/// It shows its `configuration` or, without one, the content set for each state by `setTitle(_:for:)` and similar
/// methods.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibutton)
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The type of a button, which determines its initial appearance.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum)
    public enum ButtonType: Int, Sendable {
        /// White text that doesn't change when touched.
        case custom
        /// Text and template images in the tint colour, fainter when touched.
        case system
        /// A symbol in the tint colour: a circled "i" or a circled plus.
        case detailDisclosure, infoLight, infoDark, contactAdd
        /// A button like that of `system`.
        case plain = 6
        /// A symbol for closing the presented content.
        case close
        /// The legacy name of `system`.
        public static let roundedRect = ButtonType.system
    }

    final var parts = ButtonParts()
    final var needsConfigurationUpdate = false
    final var isUpdatingConfiguration = false

    // MARK: Creation

    /// Creates a button of the custom type, with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        setType(buttonType)
    }

    /// Creates a button of the system type with an action's title and image, which performs the action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        setType(.system)
        setPrimaryAction(primaryAction)
    }

    /// Creates a button of a type with an action's title and image, which performs the action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        setType(buttonType)
        setPrimaryAction(primaryAction)
    }

    /// Creates a button with a configuration, using the action's title and image where the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        setType(.system)
        // Property observers aren't called in an initializer.
        configure(configuration)
        setPrimaryAction(primaryAction)
        sizeToFit()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var archivedFields: [ArchivedField] { super.archivedFields + fieldsOfButtons }

    override func isOwnPart(_ subview: UIView) -> Bool { parts.all.contains { $0 === subview } }

    /// The button's type.
    open internal(set) var buttonType = ButtonType.custom

    // MARK: Configuration

    /// The button's content; nil, the default, for the content set for each state.
    open var configuration: Configuration? {
        didSet { configurationDidChange(hadOne: oldValue != nil) }
    }

    /// Whether the configuration's colours adapt to the state. True by default.
    open var automaticallyUpdatesConfiguration = true

    /// Updates the configuration when the state has changed, before it is drawn.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The type of a handler called with the button whose state has changed.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// Requests an update of the configuration before it is drawn.
    open func setNeedsUpdateConfiguration() {
        guard !isUpdatingConfiguration else { return }
        needsConfigurationUpdate = true
        noteLayoutChange()
    }

    /// Called when the state has changed, before it is drawn; the handler is called afterwards.
    open func updateConfiguration() {}

    /// Whether a tap toggles the button's selection, or choosing from its menu changes the title. False by default.
    open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }

    /// The menu of the button, shown by a long press, or by a tap if the menu is the primary action. Nil by default.
    open var menu: UIMenu? { didSet { menuDidChange() } }

    /// The order in which the menu's elements are shown. `.automatic` by default.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    open override var showsMenuAsPrimaryAction: Bool { didSet { menuDidChange() } }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { menuConfiguration }

    override func menuDidChoose(_ element: UIMenuElement) { choiceDidChange(to: element) }

    /// The preferred behavioural style, that of a platform's controls. Stored without effect; see ``behavioralStyle``.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// The behavioural style of the button: always that of iPad.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// Whether a menu of the button is shown.
    open var isHeld: Bool { contextMenuInteraction.map { $0.menuAppearance != .unknown } ?? false }

    /// Whether a pointer is over the button; false unless pointer interaction is enabled.
    open var isHovered: Bool { pointer?.isHovered ?? false }

    private var pointer: ButtonPointer?

    /// Whether the pointer adapts to the button, as `pointerStyleProvider` determines. False by default.
    open var isPointerInteractionEnabled = false {
        didSet {
            guard isPointerInteractionEnabled != oldValue else { return }
            if let pointer { removeInteraction(pointer.interaction) }
            pointer = isPointerInteractionEnabled ? ButtonPointer(self) : nil
            if let pointer { addInteraction(pointer.interaction) }
        }
    }

    /// The type of a closure that returns the pointer style over a button.
    public typealias PointerStyleProvider = UIButtonPointerStyleProvider

    /// The closure that returns the pointer style over the button; nil, the default, for a tint over the button.
    open var pointerStyleProvider: PointerStyleProvider? {
        didSet { if pointerStyleProvider != nil { isPointerInteractionEnabled = true } }
    }

    /// The role of the button, which doesn't affect its appearance in Kasane.
    open var role = Role.normal

    /// The role of a button.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uibutton/role-swift.enum)
    public enum Role: Int, Sendable {
        /// No particular role.
        case normal
        /// The default choice.
        case primary
        /// Cancels without changes.
        case cancel
        /// Deletes data.
        case destructive
    }

    // MARK: Contents by state

    /// Sets the title for a state; states without one use that of the normal state.
    open func setTitle(_ title: String?, for state: State) {
        guard title != parts.content.titles[state] else { return }
        change { $0.titles[state] = title }
    }
    /// Sets the attributed title for a state, which takes precedence over that of `setTitle(_:for:)`.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        guard title != parts.content.attributedTitles[state] else { return }
        change { $0.attributedTitles[state] = title }
    }
    /// Sets the title colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        appearanceMarks.insert(.own(0, state))
        guard color != parts.content.titleColors[state] else { return }
        change { $0.titleColors[state] = color }
    }
    /// Sets the title's shadow colour for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        appearanceMarks.insert(.own(8, state))
        change { $0.shadowColors[state] = color }
    }
    /// Sets the image for a state; states without one use that of the normal state.
    open func setImage(_ image: UIImage?, for state: State) {
        guard image !== parts.content.images[state] else { return }
        change { $0.images[state] = image }
    }
    /// Sets the background image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        appearanceMarks.insert(.own(16, state))
        guard image !== parts.content.backgrounds[state] else { return }
        change { $0.backgrounds[state] = image }
    }
    /// Sets the symbol configuration of a symbol image for a state.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        change { $0.symbols[state] = configuration }
    }

    /// Returns the title for a state, or else that of the normal state.
    open func title(for state: State) -> String? { parts.content.titles.best(for: state) }
    /// Returns the attributed title for a state.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        parts.content.attributedTitles.best(for: state)
    }
    /// Returns the title colour for a state.
    open func titleColor(for state: State) -> UIColor? { shownTitleColor(for: state) }
    /// Returns the title's shadow colour for a state.
    open func titleShadowColor(for state: State) -> UIColor? { parts.content.shadowColors.best(for: state) }
    /// Returns the image for a state.
    open func image(for state: State) -> UIImage? { parts.content.images.best(for: state) }
    /// Returns the background image for a state.
    open func backgroundImage(for state: State) -> UIImage? { parts.content.backgrounds.best(for: state) }

    override var standardAccessibility: StandardAccessibility {
        var standard = super.standardAccessibility
        standard.label =
            configuration?.title ?? currentTitle ?? currentAttributedTitle?.string
            ?? (configuration?.image ?? currentImage)?.accessibilityLabel
        standard.traits.insert(.button)
        return standard
    }

    /// The title currently shown.
    open var currentTitle: String? { title(for: state) }
    /// The attributed title currently shown.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The title colour currently shown.
    open var currentTitleColor: UIColor { shownTitleColor(for: state) }
    /// The title's shadow colour currently shown.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image currently shown.
    open var currentImage: UIImage? { image(for: state) }
    /// The background image currently shown.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The label of the title, created on first access.
    open var titleLabel: UILabel? { shownTitleLabel() }
    /// The label of a configuration's subtitle; nil if it has not been created.
    open var subtitleLabel: UILabel? { parts.subtitleLabel }
    /// The image view, created on first access.
    open var imageView: UIImageView? { shownImageView() }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties
            + [AppearanceProperty(.own(24), \UIButton.contentEdgeInsets)]
            + AppearanceProperty.ofStates(0) { (from: UIButton, to: UIButton, state) in
                to.setTitleColor(from.titleColor(for: state), for: state)
            }
            + AppearanceProperty.ofStates(8) { (from: UIButton, to: UIButton, state) in
                to.setTitleShadowColor(from.titleShadowColor(for: state), for: state)
            }
            + AppearanceProperty.ofStates(16) { (from: UIButton, to: UIButton, state) in
                to.setBackgroundImage(from.backgroundImage(for: state), for: state)
            }
    }

    /// Whether the image is darkened while highlighted if none is set for that state. True by default; for the custom
    /// type.
    open var adjustsImageWhenHighlighted = true { didSet { showState() } }
    /// Whether the image is fainter while disabled if none is set for that state. True by default.
    open var adjustsImageWhenDisabled = true { didSet { showState() } }
    /// Whether the button glows when touched. False by default. Stored without effect.
    open var showsTouchWhenHighlighted = false
    /// Whether the title's shadow is reversed while highlighted. False by default.
    open var reversesTitleShadowWhenHighlighted = false { didSet { showState() } }

    // MARK: Layout

    /// The insets of the content without a configuration, in points. Not animated.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            appearanceMarks.insert(.own(24))
            insetsDidChange(\.contentEdgeInsets, oldValue)
        }
    }
    /// Insets that offset the title after layout, in points.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { insetsDidChange(\.titleEdgeInsets, oldValue) } }
    /// Insets that offset the image after layout, in points.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { insetsDidChange(\.imageEdgeInsets, oldValue) } }

    /// Returns the frame of the background.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle for image and title.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: shownInsets) }

    /// Returns the frame of the title.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { plainFrames(in: contentRect).title }

    /// Returns the frame of the image.
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

    // The title is placed by layout, not by constraints, so its frame is invalid before the button is laid out.
    override var knowsOwnBaselines: Bool { true }
    override func baselineOffsets(inWidth width: CGFloat) -> BaselineOffsets? { shownBaselines(inWidth: width) }

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
        if changesSelectionAsPrimaryAction, !showsMenuAsPrimaryAction, isTouchInside { isSelected.toggle() }
    }

    override var upInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }

    override func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool { isEnabled && recognizer.isSingleTap }
}
