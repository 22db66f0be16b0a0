/// The padding between content and the edges of its scene.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scenepadding)
public struct ScenePadding: Equatable, Sendable {
    private let isLeast: Bool

    /// The minimum padding.
    public static let minimum = ScenePadding(isLeast: true)
}

extension View {
    /// Adds padding between the view and the edges of its scene, of 16 points.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/scenepadding(_:))
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

    /// Adds a kind of padding between the view and the edges of its scene: `minimum` is 16 points.
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges, 16) }
}
