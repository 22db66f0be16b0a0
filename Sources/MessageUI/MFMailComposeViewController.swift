@_exported public import UIKit

/// The domain of the errors of mail.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// What has become of a mail.
/// [Apple's reference](https://developer.apple.com/documentation/messageui/mfmailcomposeresult)
public enum MFMailComposeResult: Int, Sendable {
    /// The user has cancelled.
    case cancelled
    /// It is saved.
    case saved
    /// It is sent.
    case sent
    /// It could not be sent.
    case failed
}

/// An error of mail.
/// [Apple's reference](https://developer.apple.com/documentation/messageui/mfmailcomposeerror-swift.struct)
public struct MFMailComposeError: CustomNSError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// The mail could not be saved.
        case saveFailed
        /// The mail could not be sent.
        case sendFailed
    }

    /// What went wrong.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { MFMailComposeErrorDomain }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
    /// The mail could not be saved.
    public static var saveFailed: Code { .saveFailed }
    /// The mail could not be sent.
    public static var sendFailed: Code { .sendFailed }
}

/// Composes a mail. There is no mail account: `canSendMail()` is false, and a controller that is presented nevertheless
/// tells the user so, as iOS does, and its delegate that the mail was cancelled.
/// [Apple's reference](https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller)
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    /// The delegate. Not retained.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Returns whether the user can send mail: false.
    open class func canSendMail() -> Bool { false }

    private(set) final var mail = Draft()

    /// What the program has filled in.
    struct Draft {
        var subject = ""
        var recipients: [String] = []
        var copies: [String] = []
        var hiddenCopies: [String] = []
        var body = ""
        var isHTML = false
        var attachments: [(data: Data, type: String, name: String)] = []
        var sender = ""
    }

    /// Sets the subject.
    open func setSubject(_ subject: String) { mail.subject = subject }
    /// Sets the recipients.
    open func setToRecipients(_ toRecipients: [String]?) { mail.recipients = toRecipients ?? [] }
    /// Sets the recipients of copies.
    open func setCcRecipients(_ ccRecipients: [String]?) { mail.copies = ccRecipients ?? [] }
    /// Sets the hidden recipients of copies.
    open func setBccRecipients(_ bccRecipients: [String]?) { mail.hiddenCopies = bccRecipients ?? [] }
    /// Sets the text.
    open func setMessageBody(_ body: String, isHTML: Bool) { (mail.body, mail.isHTML) = (body, isHTML) }
    /// Adds an attachment.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        mail.attachments.append((attachment, mimeType, filename))
    }
    /// Sets the address of the sender.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) { mail.sender = emailAddress }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        refuse("No Mail Accounts", "Please set up a Mail account in order to send email.") { [weak self] in
            guard let self else { return }
            mailComposeDelegate?.mailComposeController(self, didFinishWith: .cancelled, error: nil)
        }
    }
}

extension UINavigationController {
    /// Tells the user why nothing can be sent; the closure is called when the user has confirmed.
    final func refuse(_ title: String, _ message: String?, confirmed: @escaping () -> Void) {
        guard presentedViewController == nil, !isBeingDismissed else { return }
        view.backgroundColor = .systemBackground
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in confirmed() })
        present(alert, animated: true)
    }
}

/// Is told what has become of a mail, and dismisses the controller.
/// [Apple's reference](https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontrollerdelegate)
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the user is done. Does nothing by default.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}
