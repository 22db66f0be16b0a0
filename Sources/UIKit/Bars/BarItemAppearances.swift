import CoreGraphics
public import Foundation

/// The looks of a bar's buttons, by state.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance)
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    /// Creates the looks of ordinary buttons.
    public convenience override init() { self.init(style: .plain) }

    /// Creates the system's looks of buttons of a style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Sets the system's looks of buttons of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] { state.clear() }
    }

    /// Buttons that can be tapped.
    public final let normal = UIBarButtonItemStateAppearance()
    /// Buttons under a finger; what it leaves out is that of `normal`.
    public final let highlighted = UIBarButtonItemStateAppearance()
    /// Buttons that can't be tapped; what it leaves out is that of `normal`.
    public final let disabled = UIBarButtonItemStateAppearance()
    /// Buttons that keys act on. Stored without effect.
    public final let focused = UIBarButtonItemStateAppearance()

    /// Returns a copy.
    open func copy(with zone: NSZone?) -> Any { copied() }

    /// Returns a copy.
    open override func copy() -> Any { MainActor.unchecked { copied() } }

    final func copied() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        for (to, from) in zip(
            [copy.normal, copy.highlighted, copy.disabled, copy.focused], [normal, highlighted, disabled, focused])
        {
            to.take(from)
        }
        return copy
    }
}

/// The looks of a bar's buttons in one state.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance)
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title; what they leave out is the system's. Empty by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// What the title is moved by, in points. Zero by default.
    open var titlePositionAdjustment = UIOffset.zero
    /// The image behind the button. Nil by default.
    open var backgroundImage: UIImage?
    /// What that image is moved by, in points. Zero by default.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    override init() { super.init() }

    final func clear() {
        (titleTextAttributes, titlePositionAdjustment) = ([:], .zero)
        (backgroundImage, backgroundImagePositionAdjustment) = (nil, .zero)
    }

    final func take(_ other: UIBarButtonItemStateAppearance) {
        (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
        (backgroundImage, backgroundImagePositionAdjustment) =
            (other.backgroundImage, other.backgroundImagePositionAdjustment)
    }
}

/// The looks of a tab bar's items, by state.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitabbaritemappearance)
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// Where an item's title is.
    public enum Style: Int, Sendable {
        /// Below the image, beside it, or beside it in a low bar.
        case stacked, inline, compactInline
    }

    /// Creates the looks of stacked items.
    public convenience override init() { self.init(style: .stacked) }

    /// Creates the system's looks of items of a style.
    public init(style: Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Sets the system's looks of items of a style.
    open func configureWithDefault(for style: Style) {
        for state in [normal, selected, disabled, focused] { state.clear() }
    }

    /// Items that are not selected.
    public final let normal = UITabBarItemStateAppearance()
    /// The selected item.
    public final let selected = UITabBarItemStateAppearance()
    /// Items that can't be selected; what it leaves out is that of `normal`.
    public final let disabled = UITabBarItemStateAppearance()
    /// Items that keys act on. Stored without effect.
    public final let focused = UITabBarItemStateAppearance()

    /// Returns a copy.
    open func copy(with zone: NSZone?) -> Any { copied() }

    /// Returns a copy.
    open override func copy() -> Any { MainActor.unchecked { copied() } }

    final func copied() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        for (to, from) in zip(
            [copy.normal, copy.selected, copy.disabled, copy.focused], [normal, selected, disabled, focused])
        {
            to.take(from)
        }
        return copy
    }
}

/// The looks of a tab bar's items in one state.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance)
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title; what they leave out is the system's. Empty by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// What the title is moved by, in points. Zero by default.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of the image; nil, the default, for the system's.
    open var iconColor: UIColor?
    /// The colour of the badge; nil, the default, for the system's red.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge's text; what they leave out is the system's. Empty by default.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// What the badge is moved by, in points. Zero by default.
    open var badgePositionAdjustment = UIOffset.zero
    /// What the badge's text is moved by, in points. Zero by default.
    open var badgeTitlePositionAdjustment = UIOffset.zero

    override init() { super.init() }

    final func clear() {
        (titleTextAttributes, badgeTextAttributes) = ([:], [:])
        (titlePositionAdjustment, badgePositionAdjustment, badgeTitlePositionAdjustment) = (.zero, .zero, .zero)
        (iconColor, badgeBackgroundColor) = (nil, nil)
    }

    final func take(_ other: UITabBarItemStateAppearance) {
        (titleTextAttributes, badgeTextAttributes) = (other.titleTextAttributes, other.badgeTextAttributes)
        titlePositionAdjustment = other.titlePositionAdjustment
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
        (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
    }
}

/// How the items of a tab bar share it.
public enum UITabBarItemPositioning: Int, Sendable {
    /// As the device likes: on phones they fill it.
    case automatic
    /// They fill the bar.
    case fill
    /// They stand in the middle, with widths of their own.
    case centered
}
