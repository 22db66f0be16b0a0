import CoreGraphics
public import Foundation

/// An accessory beside the content of a list's cell.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct)
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When an accessory is displayed.
    public enum DisplayedState: Hashable, Sendable {
        /// Always.
        case always
        /// While the cell is being edited.
        case whenEditing
        /// While the cell isn't being edited.
        case whenNotEditing
    }

    /// The layout width reserved for an accessory.
    public enum LayoutDimension: Hashable, Sendable {
        /// The accessory's own width.
        case actual
        /// The system's standard width.
        case standard
        /// A custom width in points.
        case custom(CGFloat)
    }

    /// The type of an accessory.
    public enum AccessoryType: Hashable {
        /// A system accessory.
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, detail, label,
            popUpMenu
        /// A custom view.
        case customView(UIView)
    }

    /// The placement of an accessory.
    public enum Placement {
        /// Returns the position among the accessories on the same side.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// On the leading side.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// On the trailing side.
        case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
    }

    /// Options of the system accessories.
    public struct Options {
        /// Whether it is hidden.
        public var isHidden: Bool
        /// The reserved layout width; nil for the default.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint colour; nil for the default.
        public var tintColor: UIColor?
        /// The background colour of a button accessory; nil for the default.
        public var backgroundColor: UIColor?
        /// Whether a separator is shown before the accessory. Stored without effect.
        public var showsVerticalSeparator = false
        /// The font of a label.
        public var font: UIFont?
        /// Whether the font of a label follows the preferred content size category. True by default.
        public var adjustsFontForContentSizeCategory = true
        /// The style of an outline disclosure.
        public var style = OutlineStyle.automatic

        /// The style of an outline disclosure.
        public enum OutlineStyle: Hashable, Sendable {
            /// Determined automatically.
            case automatic
            /// Only a tap on the disclosure expands or collapses the item.
            case cell
            /// A tap anywhere in the cell expands or collapses the item.
            case header
        }

        /// The style of an outline disclosure.
        public typealias Style = OutlineStyle

        /// Creates options.
        public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }

        /// Creates options of an accessory with a background.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor?
        ) {
            self.init(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
            self.backgroundColor = backgroundColor
        }

        /// Creates options of a reorder control.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool?
        ) {
            self.init(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
            self.showsVerticalSeparator = showsVerticalSeparator ?? false
        }

        /// Creates options of an outline disclosure.
        public init(
            style: OutlineStyle, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.init(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
            self.style = style
        }

        /// Creates options of a label.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont,
            adjustsFontForContentSizeCategory: Bool = true
        ) {
            self.init(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    /// Options of a disclosure indicator.
    public typealias DisclosureIndicatorOptions = Options
    /// Options of a detail button.
    public typealias DetailOptions = Options
    /// Options of a checkmark.
    public typealias CheckmarkOptions = Options
    /// Options of a delete control.
    public typealias DeleteOptions = Options
    /// Options of an insert control.
    public typealias InsertOptions = Options
    /// Options of a reorder control.
    public typealias ReorderOptions = Options
    /// Options of a multiselect checkmark.
    public typealias MultiselectOptions = Options
    /// Options of an outline disclosure.
    public typealias OutlineDisclosureOptions = Options
    /// Options of a label.
    public typealias LabelOptions = Options
    /// Options of a pop-up menu.
    public typealias PopUpMenuOptions = Options

    /// The configuration of a custom view accessory.
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// The placement.
        public let placement: Placement
        /// Whether it is hidden.
        public let isHidden: Bool
        /// The reserved layout width.
        public let reservedLayoutWidth: LayoutDimension?
        /// Its tint colour; nil for the cell's.
        public let tintColor: UIColor?
        /// Whether the view keeps its size.
        public let maintainsFixedSize: Bool

        /// Creates a configuration.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
            self.maintainsFixedSize = maintainsFixedSize
        }
    }

    /// The accessory type.
    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let isLeading: Bool
    var options = Options()
    var text = ""
    var action: (() -> Void)?
    var position: Placement.Position?
    var menu: UIMenu?
    var menuAction: ((UIMenu) -> Void)?

    private init(_ type: AccessoryType, _ displayed: DisplayedState, _ isLeading: Bool, _ options: Options) {
        (accessoryType, self.displayed, self.isLeading, self.options) = (type, displayed, isLeading, options)
    }

    // MARK: Standard accessories

    /// Creates a disclosure indicator.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, false, options) }

    /// Creates an outline disclosure, which expands and collapses the item's children.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { make(.outlineDisclosure, displayed, false, options, actionHandler) }

    /// Creates a checkmark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, false, options) }

    /// Creates a detail button.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { make(.detail, displayed, false, options, actionHandler) }

    /// Creates a delete control. Without a handler, it reveals the trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { make(.delete, displayed, true, options, actionHandler) }

    /// Creates an insert control.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { make(.insert, displayed, true, options, actionHandler) }

    /// Creates a reorder control.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.reorder, displayed, false, options) }

    /// Creates a checkmark that shows whether the item is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, true, options) }

    /// Creates a label.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.label, displayed, false, options)
        accessory.text = text
        return accessory
    }

    /// Creates a button that shows the selected element of a menu, and opens the menu. The handler is called with the
    /// menu when the selection has changed.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.popUpMenu, displayed, false, options)
        (accessory.menu, accessory.menuAction) = (menu, selectedElementDidChangeHandler)
        return accessory
    }

    /// Creates an accessory with a custom view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let options = Options(
            isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
            tintColor: configuration.tintColor)
        switch configuration.placement {
        case .leading(let displayed, let position):
            var accessory = UICellAccessory(.customView(configuration.customView), displayed, true, options)
            accessory.position = position
            return accessory
        case .trailing(let displayed, let position):
            var accessory = UICellAccessory(.customView(configuration.customView), displayed, false, options)
            accessory.position = position
            return accessory
        }
    }

    private static func make(
        _ type: AccessoryType, _ displayed: DisplayedState, _ isLeading: Bool, _ options: Options,
        _ action: (() -> Void)?
    ) -> UICellAccessory {
        var accessory = UICellAccessory(type, displayed, isLeading, options)
        accessory.action = action
        return accessory
    }

    func isShown(isEditing: Bool) -> Bool {
        switch displayed {
        case .always: !options.isHidden
        case .whenEditing: isEditing && !options.isHidden
        case .whenNotEditing: !isEditing && !options.isHidden
        }
    }
}
