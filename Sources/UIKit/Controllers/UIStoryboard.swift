public import Foundation

/// Controllers that were drawn in Xcode. Storyboards are not read on Linux: there are no initial controllers, and asking for one
/// by its name ends the program, as for one that isn't in the storyboard on iOS.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uistoryboard)
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String

    /// Names a storyboard. Its file is not looked for.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

    /// Returns nil, and says so once.
    open func instantiateInitialViewController() -> UIViewController? {
        reportOnce("the storyboard \(name) is not read: make what it holds in code")
        return nil
    }

    /// Returns nil, and says so once.
    public final func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? { instantiateInitialViewController() as? Controller }

    /// Ends the program: the storyboard has no such controller.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        fatalError("the storyboard \(name) is not read, so it has no \(identifier): make the controller in code")
    }

    /// Ends the program: the storyboard has no such controller.
    public final func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        fatalError("the storyboard \(name) is not read, so it has no \(identifier): make the controller in code")
    }
}
