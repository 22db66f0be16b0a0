import CoreGraphics
public import Foundation

/// The background of a bar, and the line at its edge.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibarappearance)
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// Creates the system's appearance for the current device.
    public convenience override init() { self.init(idiom: UITraitCollection.current.userInterfaceIdiom) }

    /// Creates the system's appearance for an interface idiom.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates an appearance with another one's background.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        takeBackground(of: barAppearance)
    }

    /// Creates the system's appearance, as appearances aren't archived.
    public required init?(coder: NSCoder) {
        idiom = UITraitCollection.current.userInterfaceIdiom
        super.init()
        configureWithDefaultBackground()
    }

    /// The interface idiom that the appearance is for.
    public final let idiom: UIUserInterfaceIdiom

    /// The blur behind the bar; nil for none.
    open var backgroundEffect: UIBlurEffect?

    /// The colour over the blur; nil for none.
    open var backgroundColor: UIColor?

    /// The image over the colour; nil for none.
    open var backgroundImage: UIImage?

    /// The way in which the image fills the bar. `.scaleToFill` by default.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

    /// The colour of the line at the bar's edge, or of its image if that is a template; nil or clear for none.
    open var shadowColor: UIColor?

    /// The image at the bar's edge; nil, the default, for a line.
    open var shadowImage: UIImage?

    /// Sets the system's background: a blur, and a line.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        (backgroundColor, backgroundImage, shadowImage) = (nil, nil, nil)
        shadowColor = UIColor(white: 0, alpha: 0.3).inDark(UIColor(white: 1, alpha: 0.15))
    }

    /// Sets the system's background without a blur: the interface's background colour, and a line.
    open func configureWithOpaqueBackground() {
        (backgroundEffect, backgroundImage, shadowImage) = (nil, nil, nil)
        backgroundColor = .systemBackground
        shadowColor = UIColor(white: 0, alpha: 0.3).inDark(UIColor(white: 1, alpha: 0.15))
    }

    /// Sets no background and no line.
    open func configureWithTransparentBackground() {
        (backgroundEffect, backgroundColor, backgroundImage, shadowColor, shadowImage) = (nil, nil, nil, nil, nil)
    }

    /// Returns a copy, of the same class.
    open func copy(with zone: NSZone?) -> Any { makeCopy() }

    /// Returns a copy, of the same class.
    open override func copy() -> Any { MainActor.unchecked { makeCopy() } }

    func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

    final func takeBackground(of other: UIBarAppearance) {
        (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
        (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
        (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarAppearance, type(of: other) == type(of: self) else { return false }
        return MainActor.unchecked {
            backgroundEffect == other.backgroundEffect && backgroundColor == other.backgroundColor
                && backgroundImage === other.backgroundImage && shadowColor == other.shadowColor
                && shadowImage === other.shadowImage
        }
    }

    open override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }
}

extension UIColor {
    /// Returns a colour that is this one in light interfaces and another one in dark interfaces.
    func inDark(_ dark: UIColor) -> UIColor {
        UIColor { [self] in $0.userInterfaceStyle == .dark ? dark : self }
    }
}

/// The appearance of a navigation bar: its background, titles and buttons.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uinavigationbarappearance)
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// Creates an appearance with another one's background, and with its titles and buttons if it is a navigation bar's.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UINavigationBarAppearance { takeTitles(of: other) }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The attributes of the title; the system provides those that are missing. Empty by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The attributes of the large title; the system provides those that are missing. Empty by default.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The offset of the title, in points. Zero by default.
    open var titlePositionAdjustment = UIOffset.zero

    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)

    /// The appearance of done buttons.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    /// The appearance of the back button; unset properties are those of plain buttons.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)

    private var ownBackImage: UIImage?
    private var ownBackMask: UIImage?

    /// The image of the back button: a chevron, unless one was set.
    open var backIndicatorImage: UIImage { ownBackImage ?? UINavigationBarAppearance.chevron }

    /// The image that masks titles that slide under the back button's image.
    open var backIndicatorTransitionMaskImage: UIImage { ownBackMask ?? backIndicatorImage }

    /// Sets the back button's image and its mask; nil for the system's.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        (ownBackImage, ownBackMask) = (backIndicatorImage, transitionMaskImage)
    }

    private static let chevron: UIImage = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        return UIGraphicsImageRenderer(size: CGSize(width: 12, height: 21), format: format).image { _ in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10.5, y: 1.5))
            path.addLine(to: CGPoint(x: 1.5, y: 10.5))
            path.addLine(to: CGPoint(x: 10.5, y: 19.5))
            (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (2.6, .round, .round)
            path.stroke()
        }.withRenderingMode(.alwaysTemplate)
    }()

    private func takeTitles(of other: UINavigationBarAppearance) {
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = other.buttonAppearance.copied()
        doneButtonAppearance = other.doneButtonAppearance.copied()
        backButtonAppearance = other.backButtonAppearance.copied()
        (ownBackImage, ownBackMask) = (other.ownBackImage, other.ownBackMask)
    }

    override func makeCopy() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}

/// The appearance of a toolbar: its background and buttons.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitoolbarappearance)
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// Creates an appearance with another one's background, and with its buttons if it is a toolbar's.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.copied()
        doneButtonAppearance = other.doneButtonAppearance.copied()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)

    /// The appearance of done buttons.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    override func makeCopy() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }
}

/// The appearance of a tab bar: its background and items.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitabbarappearance)
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// Creates an appearance with another one's background, and with its item appearances if it is a tab bar's.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
        inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
        (selectionIndicatorTintColor, selectionIndicatorImage) =
            (other.selectionIndicatorTintColor, other.selectionIndicatorImage)
        (stackedItemPositioning, stackedItemWidth, stackedItemSpacing) =
            (other.stackedItemPositioning, other.stackedItemWidth, other.stackedItemSpacing)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The appearance of items with the title below the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)

    /// The appearance of items with the title beside the image.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)

    /// The appearance of items with the title beside the image, in compact bars.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

    /// The tint of the selection indicator image; nil, the default, for none.
    open var selectionIndicatorTintColor: UIColor?

    /// The image behind the selected item; nil, the default, for none.
    open var selectionIndicatorImage: UIImage?

    /// The distribution of stacked items. `.automatic` by default.
    open var stackedItemPositioning = UITabBarItemPositioning.automatic

    /// The width of centred stacked items, in points; 0, the default, for the system's.
    open var stackedItemWidth: CGFloat = 0

    /// The spacing of centred stacked items, in points; 0, the default, for the system's.
    open var stackedItemSpacing: CGFloat = 0

    override func makeCopy() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }
}
