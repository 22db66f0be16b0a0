public import Foundation

/// Controllers that were drawn in Xcode: the source of a storyboard, an XML file.
///
/// It is looked for in the bundle and in the folders of its languages; without a bundle, in the program's resources and those of its
/// packages, and for a scene in the current folder.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uistoryboard)
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    final let name: String
    final let bundle: Bundle?
    /// What was read.
    final var contents: AnyObject?

    /// Names a storyboard, which is read when it is first asked for a controller.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        (self.name, bundle) = (name, storyboardBundleOrNil)
    }

    /// Makes the first controller; nil, with one line, where there is none or the storyboard can't be read.
    open func instantiateInitialViewController() -> UIViewController? { makeInitialController(nil) }

    /// Makes the first controller by a closure, which passes its coder to `init(coder:)`; where it returns nil, the storyboard
    /// makes it.
    public final func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? { makeInitialController { creator?($0) } as? Controller }

    /// Makes the controller of a name. Where there is none, which ends the program on iOS, it says so once, and the controller
    /// is a plain one.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        makeController(named: identifier) ?? UIViewController()
    }

    /// Makes the controller of a name by a closure, which passes its coder to `init(coder:)`; where it returns nil, the
    /// storyboard makes it. Without such a controller the program ends.
    public final func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        guard let made = makeController(named: identifier, { creator?($0) }) as? Controller else {
            fatalError("the storyboard \(name) has no \(Controller.self) \"\(identifier)\"")
        }
        return made
    }
}
