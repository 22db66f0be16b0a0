public import Foundation
public import UIKit

/// What has become of a message.
/// [Apple's reference](https://developer.apple.com/documentation/messageui/messagecomposeresult)
public enum MessageComposeResult: Int, Sendable {
    /// The user has cancelled.
    case cancelled
    /// It is sent.
    case sent
    /// It could not be sent.
    case failed
}

/// Composes a message. There is no telephone: `canSendText()` is false, and a controller that is presented nevertheless
/// tells the user so, and its delegate that the message has failed.
/// [Apple's reference](https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller)
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    /// The delegate. Not retained.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// The recipients. Nil by default.
    open var recipients: [String]?
    /// The text. Nil by default.
    open var body: String?
    /// The subject. Nil by default.
    open var subject: String?

    /// Returns whether the user can send messages: false.
    open class func canSendText() -> Bool { false }
    /// Returns whether messages have subjects: false.
    open class func canSendSubject() -> Bool { false }
    /// Returns whether messages have attachments: false.
    open class func canSendAttachments() -> Bool { false }
    /// Returns whether messages have attachments of a type: false.
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

    /// Adds an attachment. Returns false, as messages have none.
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
    /// Adds an attachment. Returns false, as messages have none.
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
    /// Hides the button for attachments, which is never shown.
    open func disableUserAttachments() {}

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        refuse("Cannot Send Message", "This device cannot send messages.") { [weak self] in
            guard let self else { return }
            messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed)
        }
    }
}

/// Is told what has become of a message, and dismisses the controller.
/// [Apple's reference](https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontrollerdelegate)
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the user is done.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
