import CoreGraphics

/// The lines around a cell of a list.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct)
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a line shows.
    public enum Visibility: Int, Hashable, Sendable {
        /// As the list has it.
        case automatic
        /// It shows.
        case visible
        /// It doesn't.
        case hidden
    }

    /// The insets by which a line begins where the list has it.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: CGFloat(Float.greatestFiniteMagnitude), leading: CGFloat(Float.greatestFiniteMagnitude),
        bottom: CGFloat(Float.greatestFiniteMagnitude), trailing: CGFloat(Float.greatestFiniteMagnitude))

    /// Whether the line above shows.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line below shows.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the line above, in points.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The insets of the line below, in points.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The colour of the lines.
    public var color = UIColor.separator
    /// The colour of the lines of selected cells, where several are.
    public var multipleSelectionColor = UIColor.separator

    /// Creates the lines of a list with an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
    }
}
