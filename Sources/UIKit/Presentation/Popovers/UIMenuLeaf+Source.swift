extension UIMenuLeaf {
    /// What a popover that the element brings points at: the button or the view that the element was chosen from, while it is
    /// performed; otherwise nil.
    public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }
}
