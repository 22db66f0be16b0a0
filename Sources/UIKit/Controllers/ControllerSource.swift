/// The scene of a storyboard that a controller comes from.
@MainActor
protocol ControllerSource: AnyObject {
    var storyboard: UIStoryboard { get }

    /// Sets the controller's view; returns false if the scene has none.
    func loadView(of controller: UIViewController) -> Bool

    /// Performs a segue; returns false if there is none of that identifier.
    func performSegue(_ identifier: String, sender: Any?) -> Bool
}
