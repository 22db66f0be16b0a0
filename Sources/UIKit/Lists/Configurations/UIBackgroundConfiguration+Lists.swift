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

    /// The background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { Self(.plainCell) }

    /// The background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { Self(.plainEdge) }

    /// The background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { Self(.groupedCell) }

    /// The background of a header or footer in a grouped list: none.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { Self(.groupedEdge) }

    /// The background of a header in a sidebar: none.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { Self(.groupedEdge) }

    /// The background of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { Self(.sidebarCell) }

    /// The background of a cell beside a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { Self(.sidebarCell) }

    /// The background of a cell in a list.
    public static func listCell() -> UIBackgroundConfiguration { Self(.plainCell) }

    /// The background of a header in a list: none.
    public static func listHeader() -> UIBackgroundConfiguration { Self(.groupedEdge) }

    /// The background of a footer in a list: none.
    public static func listFooter() -> UIBackgroundConfiguration { Self(.groupedEdge) }

    /// Returns the background as it is in a state: the colours of a list's cells say that they are selected.
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
