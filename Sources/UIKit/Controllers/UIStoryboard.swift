public import Foundation

/// Controllers designed in Xcode, loaded from the source of a storyboard, an XML file.
///
/// The file is located in the bundle and its localization folders; without a bundle, in the resources of the program
/// and of its packages, and for a scene in the current folder.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uistoryboard)
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    final let name: String
    final let bundle: Bundle?
    /// The parsed contents.
    final var contents: AnyObject?

    /// Creates a storyboard without a file, which has no controllers.
    public override init() {
        (name, bundle) = ("", nil)
        super.init()
    }

    /// Creates a storyboard from a file, which is read when a controller is first requested.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        (self.name, bundle) = (name, storyboardBundleOrNil)
    }

    /// Instantiates the initial controller; returns nil, with a one-line message, if there is none or the storyboard
    /// can't be read.
    open func instantiateInitialViewController() -> UIViewController? { makeInitialController(nil) }

    /// Instantiates the initial controller with a closure, which passes its coder to `init(coder:)`; if it returns nil,
    /// the storyboard creates the controller.
    public final func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? { makeInitialController { creator?($0) } as? Controller }

    /// Instantiates the controller of an identifier. If there is none, which ends the program on iOS, reports it once
    /// and returns a plain controller.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        makeController(named: identifier) ?? UIViewController()
    }

    /// Instantiates the controller of an identifier with a closure, which passes its coder to `init(coder:)`; if it
    /// returns nil, the storyboard creates the controller. If there is no such controller, the program ends.
    public final func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        guard let made = makeController(named: identifier, { creator?($0) }) as? Controller else {
            fatalError("the storyboard \(name) has no \(Controller.self) \"\(identifier)\"")
        }
        return made
    }
}
