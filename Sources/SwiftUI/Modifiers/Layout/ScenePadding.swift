/// The distance of content from the edges of its screen.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scenepadding)
public struct ScenePadding: Equatable, Sendable {
    private let isLeast: Bool

    /// The least distance that content should keep.
    public static let minimum = ScenePadding(isLeast: true)
}

extension View {
    /// Keeps the view away from the edges of its screen, by 16 points.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/scenepadding(_:))
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

    /// Keeps the view away from the edges of its screen by a distance: `minimum` is 16 points.
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges, 16) }
}
