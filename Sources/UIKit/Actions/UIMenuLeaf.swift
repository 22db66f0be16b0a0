public import Foundation

/// A menu element that performs an action: an action or a command.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimenuleaf)
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The title.
    var title: String { get set }
    /// A longer title, for places with enough room.
    var discoverabilityTitle: String? { get set }
    /// The image beside the title.
    var image: UIImage? { get set }
    /// The image shown while the element is on; nil for the same image.
    var selectedImage: UIImage? { get set }
    /// Whether the element is disabled, destructive or hidden.
    var attributes: UIMenuElement.Attributes { get set }
    /// Whether the element is checked.
    var state: UIMenuElement.State { get set }
    /// The object that triggered the element, while it is performed; otherwise nil.
    var sender: Any? { get }
    /// Performs the element on behalf of a sender.
    func performWithSender(_ sender: Any?, target: Any?)
}
