import Foundation

/// The state of any view.
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
    /// Whether the view sticks to an edge, as headers do.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct)
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState, @preconcurrency Hashable {
    /// What a drag does with a cell.
    public enum DragState: Hashable, Sendable {
        /// Nothing.
        case none
        /// It is being lifted.
        case lifting
        /// It is being dragged.
        case dragging
    }

    /// What a drop does with a cell.
    public enum DropState: Hashable, Sendable {
        /// Nothing.
        case none
        /// It is not the target.
        case notTargeted
        /// It is the target.
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
    /// Whether the cell sticks to an edge.
    public var isPinned = false
    /// Whether the cell is being edited.
    public var isEditing = false
    /// Whether the cell is expanded, in an outline.
    public var isExpanded = false
    /// Whether the cell shows swipe actions.
    public var isSwiped = false
    /// Whether the cell is being moved.
    public var isReordering = false
    /// What a drag does with the cell.
    public var cellDragState = DragState.none
    /// What a drop does with the cell.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
