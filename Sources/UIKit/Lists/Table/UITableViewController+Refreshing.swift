extension UITableViewController {
    /// The control that starts a refresh when the table is pulled down: the table's. Nil by default.
    public final var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }
}
