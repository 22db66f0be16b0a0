public import CoreGraphics
public import Foundation

/// A button of a navigation bar or a toolbar.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibarbuttonitem)
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The style of a bar button.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum)
    public enum Style: Int, Sendable {
        /// A plain button.
        case plain
        /// The former name of the plain style.
        case bordered
        /// A button that completes a task, in bold.
        case done
    }

    /// The system's items, each with a title or a symbol.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem)
    public enum SystemItem: Int, Sendable {
        /// The system's title or symbol for the item.
        case done, cancel, edit, save, add
        /// Flexible space in a toolbar, which takes the available width; or fixed space of the item's `width`.
        case flexibleSpace, fixedSpace
        /// The system's symbol for the item.
        case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind,
            fastForward
        /// The system's title or symbol for the item.
        case undo, redo
        /// The system's symbol for the item.
        case pageCurl
        /// A cross in a circle that closes the content.
        case close
        /// Chevrons without names of their own on iOS, where programs create them by raw value.
        case _left = 105
        case _right, _up, _down
    }

    /// The system item that the button is.
    final var systemItem: SystemItem?
    /// Images, and offsets in points, set for states and bars.
    final var settings: [BarSettingKey: Any] = [:] { didSet { itemDidChange() } }

    // MARK: Creation

    /// Creates an item without contents.
    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        style = Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
        width = CGFloat(coder.decodeDouble(forKey: "UIWidth"))
        if coder.containsValue(forKey: "UISystemItem") {
            systemItem = SystemItem(rawValue: coder.decodeInteger(forKey: "UISystemItem"))
        }
        if coder.containsValue(forKey: "UICustomView") {
            customView = coder.decodeObject(of: [NSObject.self], forKey: "UICustomView") as? UIView
        }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIStyle")
        coder.encode(Double(width), forKey: "UIWidth")
        if let systemItem { coder.encode(systemItem.rawValue, forKey: "UISystemItem") }
        if let customView { coder.encode(customView, forKey: "UICustomView") }
    }

    /// Creates a button with an image that calls a method of a target.
    public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
        self.init()
        (self.image, self.style, self.target, self.action) = (image, style, target, action)
    }

    /// Creates a button with an image, and another one for compact bars, that calls a method of a target.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: AnyObject?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Creates a button with a title that calls a method of a target.
    public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
        self.init()
        (self.title, self.style, self.target, self.action) = (title, style, target, action)
    }

    /// Creates a system item that calls a method of a target.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        if systemItem == .done || systemItem == .save { style = .done }
        (self.target, self.action) = (target, action)
    }

    /// Creates a system item that performs an action or shows a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// Creates a button that performs an action or shows a menu, with the action's title and image or with the given
    /// ones.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        // Property observers aren't called in an initializer.
        take(primaryAction)
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    private func take(_ action: UIAction?) { primaryAction = action }

    /// Creates an item that shows a custom view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Returns an item that takes the available space.
    open class func flexibleSpace() -> Self {
        unsafeDowncast(UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), to: Self.self)
    }

    /// Returns an item of a fixed width, in points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return unsafeDowncast(item, to: Self.self)
    }

    // MARK: Appearance

    /// The style of the button. `.plain` by default.
    open var style = Style.plain { didSet { if style != oldValue { itemDidChange() } } }

    /// The width, in points; 0, the default, to fit the contents.
    open var width: CGFloat = 0 { didSet { if width != oldValue { itemDidChange() } } }

    /// The titles that the button may have: it is as wide as the widest of them.
    open var possibleTitles: Set<String>? { didSet { itemDidChange() } }

    /// The custom view that the item shows; nil for a button.
    open var customView: UIView? { didSet { if customView !== oldValue { itemDidChange() } } }

    /// The colour of the button; nil, the default, for the bar's tint.
    open var tintColor: UIColor? { didSet { itemDidChange() } }

    /// Whether the button is shown selected. False by default.
    open var isSelected = false { didSet { if isSelected != oldValue { itemDidChange() } } }

    /// Whether a tap toggles the button's selection. False by default.
    open var changesSelectionAsPrimaryAction = false

    /// Whether the item is hidden from the bar. False by default.
    open var isHidden = false { didSet { if isHidden != oldValue { itemDidChange() } } }

    /// Whether symbols are animated. Stored without effect.
    open var isSymbolAnimationEnabled = false

    // MARK: Actions and menus

    /// The method that a tap calls. Nil by default.
    open var action: Selector?

    /// The object that the method is called on, which is not retained; nil, the default, for the first one in the
    /// responder chain that has the method.
    open weak var target: AnyObject?

    /// The action that a tap performs instead. Setting it copies its title and image.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction, primaryAction !== oldValue else { return }
            title = primaryAction.title.isEmpty ? nil : primaryAction.title
            image = primaryAction.image
            if primaryAction.attributes.contains(.disabled) { isEnabled = false }
        }
    }

    /// The menu of the button: shown by a tap if there is no action, otherwise by a long press. Nil by default.
    open var menu: UIMenu?

    /// The order of the menu's elements. Stored without effect.
    open var preferredMenuElementOrder = 0

    /// The item's representation in the overflow menu: nil for an element with the item's own title, image and action.
    open var menuRepresentation: UIMenuElement?

    /// The group that contains the item; nil if there is none.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

    /// Returns a group that contains only this item, and can't be moved.
    open func creatingFixedGroup() -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
    }

    /// Returns a group that contains only this item, and that the user could move.
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup { creatingFixedGroup() }

    /// Performs the item's action as a tap does.
    ///
    /// - Parameters:
    ///   - sender: the view from which an action without a target searches the responder chain.
    ///   - event: the event of the tap.
    func perform(from sender: UIView?, event: UIEvent?) {
        guard isEnabled else { return }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction { return primaryAction.performWithSender(self, target: target) }
        guard let action else { return }
        let arguments = action.arguments(sender: self, event: event)
        if let target { return _ = sendOrReport(action, to: target, arguments) }
        let chain: [UIResponder?] = [sender?.window?.firstResponder, sender, UIApplication.shared]
        for case let start? in chain {
            guard let found = start.target(forAction: action, withSender: self) else { continue }
            _ = trySend(action, to: found, arguments)
            return
        }
    }
}

/// The key of a bar item's setting: states and metrics by their raw values.
struct BarSettingKey: Hashable {
    enum Kind { case background, backgroundOffset, titleOffset, backBackground, backBackgroundOffset, backTitleOffset }

    var kind: Kind
    var state: UInt = 0
    var style: Int = -1
    var metrics: Int = 0
}

/// A group of related bar button items, and an item that represents them where space is limited.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup)
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// Creates a group of items.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
        super.init()
        for item in barButtonItems { item.buttonGroup = self }
    }

    /// The items.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
            for item in barButtonItems { item.buttonGroup = self }
            for item in barButtonItems { item.itemDidChange() }
        }
    }

    /// The item that represents the group where space is limited. Nil by default.
    open var representativeItem: UIBarButtonItem?

    /// Whether the representative item is shown instead: false, as the items are always shown.
    open var isDisplayingRepresentativeItem: Bool { false }

    /// Whether the group stays in the bar when the user customizes it. Stored without effect.
    open var alwaysAvailable = false

    /// Whether the items are hidden from the bar. False by default.
    open var isHidden = false { didSet { for item in barButtonItems { item.itemDidChange() } } }

    /// The group's representation in a menu. Nil by default.
    open var menuRepresentation: UIMenuElement?
}
