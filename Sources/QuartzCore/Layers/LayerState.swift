/// A layer's yes-or-no state that is not one of its properties.
struct LayerState: OptionSet {
    let rawValue: UInt16

    /// This layer or one below has something to commit. Whenever a layer has it, all its ancestors have it and the root
    /// is known to a transaction, so marking a layer stops at the first ancestor that is marked.
    static let onDirtyPath = LayerState(rawValue: 1 << 0)
    /// This layer's own values differ from the committed ones.
    static let dirty = LayerState(rawValue: 1 << 1)
    /// The list of sublayers, or the mask, is not the committed one.
    static let treeChanged = LayerState(rawValue: 1 << 10)
    /// The last commit found the layer without a superlayer: a tree of its own.
    static let committedAsRoot = LayerState(rawValue: 1 << 2)
    /// The contents are what was last drawn for the bounds as they are.
    static let contentsAreDrawn = LayerState(rawValue: 1 << 15)
    static let needsLayout = LayerState(rawValue: 1 << 3)
    static let needsDisplay = LayerState(rawValue: 1 << 4)
    static let displaysOnBoundsChange = LayerState(rawValue: 1 << 5)
    static let drawsAsynchronously = LayerState(rawValue: 1 << 6)
    /// A copy that holds the values on screen; changing it changes nothing else.
    static let presentation = LayerState(rawValue: 1 << 7)
    /// The delegate did not do what it was asked, for it has only the protocol's default.
    static let delegatePassed = LayerState(rawValue: 1 << 8)
    /// Taken out of its superlayer since the last commit, and not put into another.
    static let leftTree = LayerState(rawValue: 1 << 9)
    /// The contents were to be drawn while the bounds were empty.
    static let awaitsSize = LayerState(rawValue: 1 << 14)
    /// It was reported that two threads change the layer.
    static let mutatedConcurrently = LayerState(rawValue: 1 << 11)
    /// The layer is laying out its sublayers.
    static let isInLayout = LayerState(rawValue: 1 << 12)
    /// The contents were made for a frame, from what animations change, and not asked for anew since.
    static let isDisplayedForFrame = LayerState(rawValue: 1 << 13)
}
