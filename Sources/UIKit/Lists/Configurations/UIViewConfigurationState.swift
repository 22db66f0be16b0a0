import Foundation

/// The state of a view that its configurations are updated for.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewconfigurationstate-swift.struct)
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState, @preconcurrency Hashable {
    public var traitCollection: UITraitCollection
    /// Whether the view is disabled.
    public var isDisabled = false
    /// Whether the view is highlighted.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view has the focus.
    public var isFocused = false
    /// Whether the view is pinned to an edge, as headers are.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell that its configurations are updated for.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct)
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState, @preconcurrency Hashable {
    /// The state of a drag that begins at a cell.
    public enum DragState: Hashable, Sendable {
        /// Not being dragged.
        case none
        /// Being lifted.
        case lifting
        /// Being dragged.
        case dragging
    }

    /// The state of a drop over a cell.
    public enum DropState: Hashable, Sendable {
        /// No drop is in progress.
        case none
        /// The cell isn't the target.
        case notTargeted
        /// The cell is the target.
        case targeted
    }

    public var traitCollection: UITraitCollection
    /// Whether the cell is disabled.
    public var isDisabled = false
    /// Whether the cell is highlighted.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has the focus.
    public var isFocused = false
    /// Whether the cell is pinned to an edge.
    public var isPinned = false
    /// Whether the cell is being edited.
    public var isEditing = false
    /// Whether the cell is expanded in an outline.
    public var isExpanded = false
    /// Whether the cell's swipe actions are shown.
    public var isSwiped = false
    /// Whether the cell is being reordered.
    public var isReordering = false
    /// The state of a drag that begins at the cell.
    public var cellDragState = DragState.none
    /// The state of a drop over the cell.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
