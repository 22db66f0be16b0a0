public import Foundation

// Functions and methods for Swift 4 mode. Each is obsoleted in Swift 4.2. Overrides of the older names are not
// called.

/// The name of `UIEdgeInsets.init(top:left:bottom:right:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The name of `CGRect.inset(by:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

/// The name of `UIImage.pngData()` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The name of `UIImage.jpegData(compressionQuality:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}

extension UIView {
    /// The name of `bringSubviewToFront(_:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
    public final func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

    /// The name of `sendSubviewToBack(_:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
    public final func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
    /// The name of `children` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "children")
    public final var childViewControllers: [UIViewController] { children }

    /// The name of `addChild(_:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
    public final func addChildViewController(_ childController: UIViewController) { addChild(childController) }

    /// The name of `removeFromParent()` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
    public final func removeFromParentViewController() { removeFromParent() }

    /// The name of `willMove(toParent:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
    public final func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

    /// The name of `didMove(toParent:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
    public final func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
}

extension NSUnderlineStyle {
    /// The style without a line before Swift 4.2.
    @available(swift, obsoleted: 4.2)
    public static let styleNone: NSUnderlineStyle = []
    /// The name of `single` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "single")
    public static let styleSingle = NSUnderlineStyle.single
    /// The name of `thick` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "thick")
    public static let styleThick = NSUnderlineStyle.thick
    /// The name of `double` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "double")
    public static let styleDouble = NSUnderlineStyle.double
}

/// The name of `RunLoop.Mode` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
    /// The name of `default` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "default")
    public static var defaultRunLoopMode: RunLoop.Mode { .default }
    /// The name of `common` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "common")
    public static var commonModes: RunLoop.Mode { .common }
}
