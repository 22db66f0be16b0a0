public import CoreGraphics
public import Foundation

/// A button of a navigation bar or a toolbar.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibarbuttonitem)
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How prominent a button is.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum)
    public enum Style: Int, Sendable {
        /// An ordinary button.
        case plain
        /// The former name of an ordinary button's style.
        case bordered
        /// A button that finishes what is being done, in bold.
        case done
    }

    /// The buttons of the system's, each with a title or a symbol.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem)
    public enum SystemItem: Int, Sendable {
        /// A title or a symbol of that meaning.
        case done, cancel, edit, save, add
        /// Room in a toolbar: as much as there is, or as much as `width` says.
        case flexibleSpace, fixedSpace
        /// A symbol of that meaning.
        case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind,
            fastForward
        /// A title of that meaning, or a symbol.
        case undo, redo
        /// A symbol of that meaning.
        case pageCurl
        /// A cross in a circle that closes what is shown.
        case close
    }

    /// Which of the system's items it is.
    final var systemItem: SystemItem?
    /// Images, and offsets in points, that were set for states and bars.
    final var settings: [BarSettingKey: Any] = [:] { didSet { itemDidChange() } }

    // MARK: Making one

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

    /// Creates a button with an image that calls a method of an object.
    public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
        self.init()
        (self.image, self.style, self.target, self.action) = (image, style, target, action)
    }

    /// Creates a button with an image, and another one for low bars, that calls a method of an object.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: AnyObject?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Creates a button with a title that calls a method of an object.
    public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
        self.init()
        (self.title, self.style, self.target, self.action) = (title, style, target, action)
    }

    /// Creates a button of the system's that calls a method of an object.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        if systemItem == .done || systemItem == .save { style = .done }
        (self.target, self.action) = (target, action)
    }

    /// Creates a button of the system's that calls an action or shows a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// Creates a button with an action's title and image, or with others, that calls the action or shows a menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        // An initializer would not call the observer.
        take(primaryAction)
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    private func take(_ action: UIAction?) { primaryAction = action }

    /// Creates an item that is a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Returns an item that takes the room there is.
    open class func flexibleSpace() -> Self {
        unsafeDowncast(UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), to: Self.self)
    }

    /// Returns an item that takes so much room, in points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return unsafeDowncast(item, to: Self.self)
    }

    // MARK: What it is

    /// How prominent the button is. `.plain` by default.
    open var style = Style.plain { didSet { if style != oldValue { itemDidChange() } } }

    /// The width, in points; 0, the default, for as much as the contents need.
    open var width: CGFloat = 0 { didSet { if width != oldValue { itemDidChange() } } }

    /// The titles that the button may get: it is as wide as the widest of them.
    open var possibleTitles: Set<String>? { didSet { itemDidChange() } }

    /// The view that is the item; nil for a button.
    open var customView: UIView? { didSet { if customView !== oldValue { itemDidChange() } } }

    /// The colour of the button; nil, the default, for the bar's tint.
    open var tintColor: UIColor? { didSet { itemDidChange() } }

    /// Whether the button is shown selected. False by default.
    open var isSelected = false { didSet { if isSelected != oldValue { itemDidChange() } } }

    /// Whether a tap selects the button and the next one doesn't. False by default.
    open var changesSelectionAsPrimaryAction = false

    /// Whether the item is left out of the bar. False by default.
    open var isHidden = false { didSet { if isHidden != oldValue { itemDidChange() } } }

    /// Whether symbols are animated. Stored without effect.
    open var isSymbolAnimationEnabled = false

    // MARK: What it does

    /// The method that a tap calls. Nil by default.
    open var action: Selector?

    /// The object that the method is called on, which is not retained; nil, the default, for the first one in the
    /// responder
    /// chain that has the method.
    open weak var target: AnyObject?

    /// The action that a tap calls instead. Setting one takes its title and image over.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction, primaryAction !== oldValue else { return }
            title = primaryAction.title.isEmpty ? nil : primaryAction.title
            image = primaryAction.image
            if primaryAction.attributes.contains(.disabled) { isEnabled = false }
        }
    }

    /// The menu of the button: a touch brings it where there is no action, or else a press. Nil by default.
    open var menu: UIMenu?

    /// The order of the menu's elements. Stored without effect.
    open var preferredMenuElementOrder = 0

    /// What stands for the item in the menu of items that find no room: nil for the item's own title, image and action.
    open var menuRepresentation: UIMenuElement?

    /// The group that the item is in; nil if there is none.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

    /// Returns a group of the item alone, which always stays in its place.
    open func creatingFixedGroup() -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
    }

    /// Returns a group of the item alone, which people could move.
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup { creatingFixedGroup() }

    /// Does what a tap does.
    ///
    /// - Parameters:
    ///   - sender: the view where an action without a target starts to look for one.
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

/// What a setting of a bar's item is for: states and metrics by their raw values.
struct BarSettingKey: Hashable {
    enum Kind { case background, backgroundOffset, titleOffset, backBackground, backBackgroundOffset, backTitleOffset }

    var kind: Kind
    var state: UInt = 0
    var style: Int = -1
    var metrics: Int = 0
}

/// Items of a bar that belong together, and one that stands for them where there is no room.
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

    /// The item that stands for them where there is no room. Nil by default.
    open var representativeItem: UIBarButtonItem?

    /// Whether that item is shown instead: never, as the items are always shown.
    open var isDisplayingRepresentativeItem: Bool { false }

    /// Whether the group stays in the bar when people change it. Stored without effect.
    open var alwaysAvailable = false

    /// Whether the items are left out of the bar. False by default.
    open var isHidden = false { didSet { for item in barButtonItems { item.itemDidChange() } } }

    /// What stands for the group in a menu. Nil by default.
    open var menuRepresentation: UIMenuElement?
}
