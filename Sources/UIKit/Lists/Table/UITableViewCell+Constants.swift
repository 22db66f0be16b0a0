extension UITableViewCell {
    /// The layout of a cell's labels and image.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle)
    public enum CellStyle: Int, Sendable {
        /// A text and an image.
        case `default`
        /// A secondary text at the trailing edge.
        case value1
        /// A caption in the tint colour, with a text beside it.
        case value2
        /// A small secondary text below the primary one.
        case subtitle
    }

    /// The style of separators between cells.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle)
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none
        /// Single lines.
        case singleLine
        /// The same as `singleLine`.
        case singleLineEtched
    }

    /// The appearance of a selected cell.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum)
    public enum SelectionStyle: Int, Sendable {
        /// No distinct appearance.
        case none
        /// Gray, as since iOS 7.
        case blue
        /// Gray.
        case gray
        /// Gray.
        case `default`
    }

    /// The editing operation of a row.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewcell/editingstyle-swift.enum)
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none
        /// Deletes the row.
        case delete
        /// Inserts a row.
        case insert
    }

    /// The standard accessory at a cell's trailing edge.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum)
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none
        /// A disclosure indicator.
        case disclosureIndicator
        /// A detail button and a disclosure indicator.
        case detailDisclosureButton
        /// A checkmark.
        case checkmark
        /// A detail button.
        case detailButton
    }

    /// The controls that a cell shows besides its content.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewcell/statemask)
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The editing control that deletes or inserts the row.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The delete confirmation button.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}
