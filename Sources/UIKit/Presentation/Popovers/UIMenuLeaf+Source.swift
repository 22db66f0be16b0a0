extension UIMenuLeaf {
    /// The anchor for a popover that the element presents: the button or view from which the element was chosen, while
    /// it is being performed; otherwise nil.
    public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }
}
