import CoreGraphics
public import Foundation

extension UITableView {
    /// The style of a table view.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum)
    public enum Style: Int, Sendable {
        /// Sections without gaps; headers and footers are pinned to the edges.
        case plain
        /// Sections with gaps between them.
        case grouped
        /// Inset sections with rounded corners and gaps between them.
        case insetGrouped
    }

    /// Where scrolling places a row.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableview/scrollposition)
    public enum ScrollPosition: Int, Sendable {
        /// Fully visible, with the least movement.
        case none
        /// At the top.
        case top
        /// In the middle.
        case middle
        /// At the bottom.
        case bottom
    }

    /// The animation of inserted, deleted and reloaded rows.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableview/rowanimation)
    public enum RowAnimation: Int, Sendable {
        /// Rows fade in or out.
        case fade
        /// Rows slide in from the right, or out to it.
        case right
        /// Rows slide in from the left, or out to it.
        case left
        /// Rows slide in from above, or out to it.
        case top
        /// Rows slide in from below, or out to it.
        case bottom
        /// No animation.
        case none
        /// Rows expand from and collapse to their middle.
        case middle
        /// The table view chooses: rows fade.
        case automatic = 100
    }

    /// What separator insets are measured from.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableview/separatorinsetreference-swift.enum)
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cells.
        case fromCellEdges
        /// The insets that the table view would choose automatically.
        case fromAutomaticInsets
    }

    /// Whether self-sizing cells are resized when their size is invalidated.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableview/selfsizinginvalidation-swift.enum)
    public enum SelfSizingInvalidation: Int, Sendable {
        /// They aren't resized.
        case disabled
        /// They are resized when they call `invalidateIntrinsicContentSize()`.
        case enabled
        /// They are also resized when constraints in them change.
        case enabledIncludingConstraints
    }

    /// The value that makes a height automatic: derived from the contents, or chosen by the table view.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// A section index title that shows a magnifying glass.
    public nonisolated static let indexSearch = "{search}"

    /// Posted when the selected row has changed. The object is the table view.
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}
