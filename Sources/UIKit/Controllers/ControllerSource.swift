/// What a controller of a storyboard comes from.
@MainActor
protocol ControllerSource: AnyObject {
    var storyboard: UIStoryboard { get }

    /// Sets the controller's view; false where there is none.
    func loadView(of controller: UIViewController) -> Bool

    /// Performs a segue; false where there is none of that name.
    func performSegue(_ identifier: String, sender: Any?) -> Bool
}
