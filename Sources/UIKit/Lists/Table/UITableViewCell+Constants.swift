extension UITableViewCell {
    /// The arrangement of a cell's labels and image.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle)
    public enum CellStyle: Int, Sendable {
        /// A text and an image.
        case `default`
        /// A second text at the trailing edge.
        case value1
        /// A caption in the tint colour, and a text beside it.
        case value2
        /// A second, small text below the first.
        case subtitle
    }

    /// The lines between cells.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle)
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none
        /// Single lines.
        case singleLine
        /// The same as single lines.
        case singleLineEtched
    }

    /// How a selected cell looks.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum)
    public enum SelectionStyle: Int, Sendable {
        /// As any other.
        case none
        /// Gray, as since iOS 7.
        case blue
        /// Gray.
        case gray
        /// Gray.
        case `default`
    }

    /// What editing does with a row.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewcell/editingstyle-swift.enum)
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none
        /// It deletes the row.
        case delete
        /// It inserts a row.
        case insert
    }

    /// What stands at a cell's trailing edge.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum)
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none
        /// A chevron.
        case disclosureIndicator
        /// A button for details, and a chevron.
        case detailDisclosureButton
        /// A checkmark.
        case checkmark
        /// A button for details.
        case detailButton
    }

    /// What a cell shows besides its content.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewcell/statemask)
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A control to delete or insert it.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// A button that deletes it.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}
