import CoreGraphics
public import Foundation

extension UITableView {
    /// The look of a table view.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum)
    public enum Style: Int, Sendable {
        /// Rows without gaps between sections; headers and footers stick to the edges.
        case plain
        /// Sections with gaps between them.
        case grouped
        /// Sections as rounded plates with gaps between them.
        case insetGrouped
    }

    /// Where scrolling brings a row.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableview/scrollposition)
    public enum ScrollPosition: Int, Sendable {
        /// Into sight by the least movement.
        case none
        /// To the top.
        case top
        /// To the middle.
        case middle
        /// To the bottom.
        case bottom
    }

    /// How rows come and go.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableview/rowanimation)
    public enum RowAnimation: Int, Sendable {
        /// They fade.
        case fade
        /// From and to the right.
        case right
        /// From and to the left.
        case left
        /// From and to above.
        case top
        /// From and to below.
        case bottom
        /// At once.
        case none
        /// Pressed to nothing in the middle.
        case middle
        /// The table view chooses: they fade.
        case automatic = 100
    }

    /// What separator insets are measured from.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableview/separatorinsetreference-swift.enum)
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cells.
        case fromCellEdges
        /// The insets that the table view would choose.
        case fromAutomaticInsets
    }

    /// Whether cells that want another size are resized.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableview/selfsizinginvalidation-swift.enum)
    public enum SelfSizingInvalidation: Int, Sendable {
        /// They are not.
        case disabled
        /// They are when they call `invalidateIntrinsicContentSize()`.
        case enabled
        /// They are as well when constraints in them change.
        case enabledIncludingConstraints
    }

    /// The value for heights that are to follow from contents, or to be chosen by the table view.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// A title of the section index that stands for a magnifying glass.
    public nonisolated static let indexSearch = "{search}"

    /// Posted when the selected row has changed. The object is the table view.
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}
