public import Foundation

/// An element of a menu that does something: an action or a command.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimenuleaf)
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The title.
    var title: String { get set }
    /// A longer title, for places with enough room.
    var discoverabilityTitle: String? { get set }
    /// The image beside the title.
    var image: UIImage? { get set }
    /// The image while the element is on; nil for the same one.
    var selectedImage: UIImage? { get set }
    /// Whether the element is disabled, destructive or hidden.
    var attributes: UIMenuElement.Attributes { get set }
    /// Whether the element is checked.
    var state: UIMenuElement.State { get set }
    /// What triggered the element, while it is performed; otherwise nil.
    var sender: Any? { get }
    /// Does what the element is for, on behalf of a sender.
    func performWithSender(_ sender: Any?, target: Any?)
}
