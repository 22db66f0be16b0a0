extension UIBackgroundConfiguration {
    private init(_ part: ListPart) {
        self.init()
        self.part = part
        standardColor = part.color(isHighlighted: false)
        if part == .sidebarCell {
            cornerRadius = 10
            backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        }
    }

    /// Creates the background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { Self(.plainCell) }

    /// Creates the background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { Self(.plainEdge) }

    /// Creates the background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { Self(.groupedCell) }

    /// Creates the background of a header or footer in a grouped list: none.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { Self(.groupedEdge) }

    /// Creates the background of a header in a sidebar: none.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { Self(.groupedEdge) }

    /// Creates the background of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { Self(.sidebarCell) }

    /// Creates the background of a cell in a list beside a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { Self(.sidebarCell) }

    /// Creates the background of a cell in a list.
    public static func listCell() -> UIBackgroundConfiguration { Self(.plainCell) }

    /// Creates the background of a header in a list: none.
    public static func listHeader() -> UIBackgroundConfiguration { Self(.groupedEdge) }

    /// Creates the background of a footer in a list: none.
    public static func listFooter() -> UIBackgroundConfiguration { Self(.groupedEdge) }

    /// Returns the background for a state: the cells of a list indicate selection by colour.
    @MainActor
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let part else { return self }
        let isLit =
            switch state {
            case let cell as UICellConfigurationState: cell.isHighlighted || (cell.isSelected && !cell.isEditing)
            case let view as UIViewConfigurationState: view.isHighlighted || view.isSelected
            default: false
            }
        var copy = self
        copy.standardColor = part.color(isHighlighted: isLit)
        return copy
    }
}

extension UIBackgroundConfiguration.ListPart {
    fileprivate func color(isHighlighted: Bool) -> UIColor {
        switch self {
        case .plainCell: isHighlighted ? .systemGray4 : .systemBackground
        case .groupedCell: isHighlighted ? .systemGray4 : .secondarySystemGroupedBackground
        case .sidebarCell: isHighlighted ? .tintColor : .clear
        case .plainEdge: .systemBackground
        case .groupedEdge: .clear
        }
    }
}
