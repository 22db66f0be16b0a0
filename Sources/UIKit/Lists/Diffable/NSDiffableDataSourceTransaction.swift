/// A reordering of a snapshot by the user.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction-swift.struct)
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The snapshot before the reordering.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The snapshot after the reordering.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The changes of the sections whose items were reordered, in the order of the sections.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
    /// The difference over all items.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
    }
}

/// The change of one section in a reordering by the user.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectiontransaction-swift.struct)
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// The section's items before the reordering.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The section's items after the reordering.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The difference over the section's items.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.items.difference(from: initialSnapshot.items)
    }
}

extension NSDiffableDataSourceSnapshot {
    /// Returns a section's items as a section snapshot without levels, which is empty if there is no such section.
    func flatSnapshot(
        of section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if indexOfSection(section) != nil { flat.append(itemIdentifiers(inSection: section)) }
        return flat
    }
}
