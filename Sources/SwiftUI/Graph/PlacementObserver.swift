/// A node that observes the positions of placed views.
@MainActor
protocol PlacementObserver: AnyObject {
    var isGone: Bool { get }
    func viewsWerePlaced()
}
