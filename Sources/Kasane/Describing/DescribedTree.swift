/// What is described as text.
public enum DescribedTree: String, Codable, Sendable, CaseIterable {
    /// The views, with what they say.
    case views
    /// The layers, with what they paint.
    case layers
    /// What assistive technologies and touch scripts find.
    case accessibility
}
