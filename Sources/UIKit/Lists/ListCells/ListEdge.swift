/// A supplementary view that is the header or footer of a list.
@MainActor
struct ListEdge {
    private let appearance: UICollectionLayoutListConfiguration.Appearance
    private let isHeader: Bool

    /// Nil for supplementary views of other kinds.
    init?(_ kind: String, of appearance: UICollectionLayoutListConfiguration.Appearance) {
        guard kind == UICollectionView.elementKindSectionHeader || kind == UICollectionView.elementKindSectionFooter
        else { return nil }
        (self.appearance, isHeader) = (appearance, kind == UICollectionView.elementKindSectionHeader)
    }

    /// The default content configuration.
    var content: UIListContentConfiguration {
        switch appearance {
        case .plain: isHeader ? .plainHeader() : .plainFooter()
        case .sidebar, .sidebarPlain: isHeader ? .sidebarHeader() : .plainFooter()
        case .grouped, .insetGrouped: isHeader ? .groupedHeader() : .groupedFooter()
        }
    }

    /// The default background configuration.
    var background: UIBackgroundConfiguration {
        switch appearance {
        case .plain: .listPlainHeaderFooter()
        case .sidebar, .sidebarPlain: .listSidebarHeader()
        case .grouped, .insetGrouped: .listGroupedHeaderFooter()
        }
    }
}
