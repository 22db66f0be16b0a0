import CoreGraphics
public import Foundation

/// The appearance of a bar's buttons, by state.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance)
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    /// Creates the appearance of plain buttons.
    public convenience override init() { self.init(style: .plain) }

    /// Creates the system's appearance for buttons of a style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Sets the system's appearance for buttons of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] { state.clear() }
    }

    /// The appearance of enabled buttons.
    public final let normal = UIBarButtonItemStateAppearance()
    /// The appearance of highlighted buttons; unset properties are those of `normal`.
    public final let highlighted = UIBarButtonItemStateAppearance()
    /// The appearance of disabled buttons; unset properties are those of `normal`.
    public final let disabled = UIBarButtonItemStateAppearance()
    /// The appearance of focused buttons. Stored without effect.
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

/// The appearance of a bar's buttons in one state.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance)
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title; the system provides those that are missing. Empty by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points. Zero by default.
    open var titlePositionAdjustment = UIOffset.zero
    /// The background image of the button. Nil by default.
    open var backgroundImage: UIImage?
    /// The offset of the background image, in points. Zero by default.
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

/// The appearance of a tab bar's items, by state.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitabbaritemappearance)
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The position of an item's title.
    public enum Style: Int, Sendable {
        /// Below the image; beside it; or beside it in a compact bar.
        case stacked, inline, compactInline
    }

    /// Creates the appearance of stacked items.
    public convenience override init() { self.init(style: .stacked) }

    /// Creates the system's appearance for items of a style.
    public init(style: Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Sets the system's appearance for items of a style.
    open func configureWithDefault(for style: Style) {
        for state in [normal, selected, disabled, focused] { state.clear() }
    }

    /// The appearance of unselected items.
    public final let normal = UITabBarItemStateAppearance()
    /// The appearance of the selected item.
    public final let selected = UITabBarItemStateAppearance()
    /// The appearance of disabled items; unset properties are those of `normal`.
    public final let disabled = UITabBarItemStateAppearance()
    /// The appearance of focused items. Stored without effect.
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

/// The appearance of a tab bar's items in one state.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance)
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title; the system provides those that are missing. Empty by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points. Zero by default.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of the image; nil, the default, for the system's.
    open var iconColor: UIColor?
    /// The colour of the badge; nil, the default, for the system's red.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge's text; the system provides those that are missing. Empty by default.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the badge, in points. Zero by default.
    open var badgePositionAdjustment = UIOffset.zero
    /// The offset of the badge's text, in points. Zero by default.
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

/// The distribution of items in a tab bar.
public enum UITabBarItemPositioning: Int, Sendable {
    /// Depends on the device: on phones, items fill the bar.
    case automatic
    /// Items fill the bar.
    case fill
    /// Items are centred, with widths of their own.
    case centered
}
