import CoreGraphics

/// The configuration of the separators above and below a list cell.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct)
public struct UIListSeparatorConfiguration: Hashable {
    /// The visibility of a separator.
    public enum Visibility: Int, Hashable, Sendable {
        /// Determined by the list.
        case automatic
        /// Visible.
        case visible
        /// Hidden.
        case hidden
    }

    /// Insets that stand for those the list determines.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: CGFloat(Float.greatestFiniteMagnitude), leading: CGFloat(Float.greatestFiniteMagnitude),
        bottom: CGFloat(Float.greatestFiniteMagnitude), trailing: CGFloat(Float.greatestFiniteMagnitude))

    /// The visibility of the top separator.
    public var topSeparatorVisibility = Visibility.automatic
    /// The visibility of the bottom separator.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the top separator, in points.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The insets of the bottom separator, in points.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The colour of the separators.
    public var color = UIColor.separator
    /// The colour of the separators of selected cells during multiple selection.
    public var multipleSelectionColor = UIColor.separator

    /// Creates the separator configuration of a list with an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
    }
}
