/// The tree that is described as text.
public enum DescribedTree: String, Codable, Sendable, CaseIterable {
    /// The views, with their text.
    case views
    /// The layers, with their visual properties.
    case layers
    /// The elements that assistive technologies and touch scripts see.
    case accessibility
}
