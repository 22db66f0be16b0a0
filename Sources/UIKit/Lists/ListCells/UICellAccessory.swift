import CoreGraphics
public import Foundation

/// Something that stands beside the content of a list's cell.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct)
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When an accessory shows.
    public enum DisplayedState: Hashable, Sendable {
        /// Always.
        case always
        /// While the cell is edited.
        case whenEditing
        /// While it is not.
        case whenNotEditing
    }

    /// The room that an accessory takes.
    public enum LayoutDimension: Hashable, Sendable {
        /// Its own width.
        case actual
        /// That of the system's.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// The kind of an accessory.
    public enum AccessoryType: Hashable {
        /// A kind of the system's.
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, detail, label,
            popUpMenu
        /// A view of one's own.
        case customView(UIView)
    }

    /// Where an accessory stands.
    public enum Placement {
        /// Finds its place among the others of its side.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// At the leading edge.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the trailing edge.
        case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
    }

    /// What can be said of each of the system's accessories.
    public struct Options {
        /// Whether it is hidden.
        public var isHidden: Bool
        /// The room that it takes; nil for the usual.
        public var reservedLayoutWidth: LayoutDimension?
        /// Its colour; nil for the usual.
        public var tintColor: UIColor?
        /// The background of what is a button; nil for the usual.
        public var backgroundColor: UIColor?
        /// Whether a line stands before it. Stored without effect.
        public var showsVerticalSeparator = false
        /// The font of a text.
        public var font: UIFont?
        /// Whether the font of a text follows the preferred size of text. True by default.
        public var adjustsFontForContentSizeCategory = true
        /// What an outline's sign is for.
        public var style = OutlineStyle.automatic

        /// What an outline's sign is for.
        public enum OutlineStyle: Hashable, Sendable {
            /// The list chooses.
            case automatic
            /// The sign alone takes taps.
            case cell
            /// The whole header takes taps.
            case header
        }

        /// The styles of an outline's sign.
        public typealias Style = OutlineStyle

        /// Creates options.
        public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }

        /// Creates options of something with a background.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor?
        ) {
            self.init(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
            self.backgroundColor = backgroundColor
        }

        /// Creates options of a grip.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool?
        ) {
            self.init(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
            self.showsVerticalSeparator = showsVerticalSeparator ?? false
        }

        /// Creates options of an outline's sign.
        public init(
            style: OutlineStyle, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.init(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
            self.style = style
        }

        /// Creates options of a text.
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

    /// Options of a chevron.
    public typealias DisclosureIndicatorOptions = Options
    /// Options of a button for details.
    public typealias DetailOptions = Options
    /// Options of a checkmark.
    public typealias CheckmarkOptions = Options
    /// Options of a button that deletes.
    public typealias DeleteOptions = Options
    /// Options of a button that inserts.
    public typealias InsertOptions = Options
    /// Options of a grip.
    public typealias ReorderOptions = Options
    /// Options of a mark of selection.
    public typealias MultiselectOptions = Options
    /// Options of an outline's sign.
    public typealias OutlineDisclosureOptions = Options
    /// Options of a text.
    public typealias LabelOptions = Options
    /// Options of a button with a menu.
    public typealias PopUpMenuOptions = Options

    /// A view of one's own, and where it stands.
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// Where it stands.
        public let placement: Placement
        /// Whether it is hidden.
        public let isHidden: Bool
        /// The room that it takes.
        public let reservedLayoutWidth: LayoutDimension?
        /// Its tint colour; nil for the cell's.
        public let tintColor: UIColor?
        /// Whether its size stays as it is.
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

    /// The kind.
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

    // MARK: Kinds

    /// A chevron.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, false, options) }

    /// A chevron that expands and collapses what is below the item.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { make(.outlineDisclosure, displayed, false, options, actionHandler) }

    /// A checkmark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, false, options) }

    /// A button for details.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { make(.detail, displayed, false, options, actionHandler) }

    /// A button that deletes the item: without a handler, it uncovers the trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { make(.delete, displayed, true, options, actionHandler) }

    /// A button that inserts an item.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { make(.insert, displayed, true, options, actionHandler) }

    /// A grip by which the item is moved.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.reorder, displayed, false, options) }

    /// A mark that says whether the item is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, true, options) }

    /// A text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.label, displayed, false, options)
        accessory.text = text
        return accessory
    }

    /// A button that shows which element of a menu is chosen, and opens the menu.
    ///
    /// - Parameter selectedElementDidChangeHandler: called with the menu when another element has been chosen.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.popUpMenu, displayed, false, options)
        (accessory.menu, accessory.menuAction) = (menu, selectedElementDidChangeHandler)
        return accessory
    }

    /// A view of one's own.
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
