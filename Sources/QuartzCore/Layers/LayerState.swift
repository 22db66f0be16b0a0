/// A layer's flags that are not properties.
struct LayerState: OptionSet {
    let rawValue: UInt16

    /// This layer or a descendant has something to commit. Invariant: all ancestors of a marked layer are marked and
    /// the root is registered with a transaction, so marking stops at the first marked ancestor.
    static let onDirtyPath = LayerState(rawValue: 1 << 0)
    /// This layer's own values differ from the committed ones.
    static let dirty = LayerState(rawValue: 1 << 1)
    /// The list of sublayers, or the mask, differs from the committed one.
    static let treeChanged = LayerState(rawValue: 1 << 10)
    /// The last commit found the layer without a superlayer: a tree of its own.
    static let committedAsRoot = LayerState(rawValue: 1 << 2)
    /// The contents are the result of the last drawing, for the current bounds.
    static let contentsAreDrawn = LayerState(rawValue: 1 << 15)
    static let needsLayout = LayerState(rawValue: 1 << 3)
    static let needsDisplay = LayerState(rawValue: 1 << 4)
    static let displaysOnBoundsChange = LayerState(rawValue: 1 << 5)
    static let drawsAsynchronously = LayerState(rawValue: 1 << 6)
    /// A presentation copy; changing it has no effect on the model.
    static let presentation = LayerState(rawValue: 1 << 7)
    /// The delegate doesn't override the default implementation of the method that was called.
    static let delegatePassed = LayerState(rawValue: 1 << 8)
    /// Removed from its superlayer since the last commit, and not added to another.
    static let leftTree = LayerState(rawValue: 1 << 9)
    /// Drawing was requested while the bounds were empty.
    static let awaitsSize = LayerState(rawValue: 1 << 14)
    /// A concurrent mutation of the layer has been reported.
    static let mutatedConcurrently = LayerState(rawValue: 1 << 11)
    /// The layer is laying out its sublayers.
    static let isInLayout = LayerState(rawValue: 1 << 12)
    /// The contents were drawn for a frame from animated values, and not marked for redrawing since.
    static let isDisplayedForFrame = LayerState(rawValue: 1 << 13)
}
