import LayerTestSupport
import QuartzCore
import UIKit
import XCTest

@testable import MessageUI
@testable import SafariServices

/// Controllers of services that are not available: they say so, and end.
@MainActor
final class ServiceControllerTests: ManualClockTestCase {
    private final class Listener: NSObject, SFSafariViewControllerDelegate, MFMailComposeViewControllerDelegate,
        MFMessageComposeViewControllerDelegate
    {
        var calls: [String] = []

        func safariViewController(
            _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
        ) { calls.append("loaded \(didLoadSuccessfully)") }
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { calls.append("finished") }
        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
        ) {
            calls.append("mail \(result.rawValue)")
            controller.dismiss(animated: false)
        }
        func messageComposeViewController(
            _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
        ) { calls.append("message \(result.rawValue)") }
    }

    private let listener = Listener()
    private let page = UIViewController()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    private func present(_ controller: UIViewController) async {
        window.rootViewController = page
        window.makeKeyAndVisible()
        page.present(controller, animated: false)
        await settle()
    }

    private func settle() async {
        CATransaction.flush()
        window.layoutIfNeeded()
        let passed = expectation(description: "A turn of the main queue")
        Task { @MainActor in passed.fulfill() }
        await fulfillment(of: [passed], timeout: 5)
    }

    override func tearDown() async throws {
        await MainActor.run {
            if page.presentedViewController != nil { page.dismiss(animated: false) }
            window.isHidden = true
        }
    }

    private func labels(_ view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    func testAPageCannotBeOpened() async throws {
        let safari = SFSafariViewController(url: try XCTUnwrap(URL(string: "https://www.example.org/a/b")))
        safari.delegate = listener
        safari.preferredControlTintColor = .red
        XCTAssertEqual(safari.modalPresentationStyle, .fullScreen)
        await present(safari)
        XCTAssertEqual(listener.calls, ["loaded false"])
        let texts = labels(safari.view)
        XCTAssertTrue(texts.contains("example.org"), "\(texts)")
        XCTAssertTrue(texts.contains { $0.hasPrefix("Safari cannot open the page") })
        XCTAssertTrue(texts.contains("Done"))
        safari.dismissButtonStyle = .close
        await settle()
        XCTAssertTrue(labels(safari.view).contains("Close"))
        window.perform(TouchScript().tap(at: CGPoint(x: 36, y: 25)))
        advance(to: 1)
        XCTAssertEqual(listener.calls, ["loaded false", "finished"])
        XCTAssertNil(page.presentedViewController)
    }

    func testTheAddressIsLegibleOnAnyColor() async throws {
        let address = try XCTUnwrap(URL(string: "http://example.org"))
        for (color, style) in [(UIColor.black, UIUserInterfaceStyle.dark), (.yellow, .light)] {
            let safari = SFSafariViewController(url: address)
            safari.preferredBarTintColor = color
            await present(safari)
            let bar = safari.view.subviews.first { $0.frame.minY == 0 && $0.frame.height < 100 }
            XCTAssertEqual(bar?.backgroundColor, color)
            XCTAssertEqual(bar?.traitCollection.userInterfaceStyle, style)
            page.dismiss(animated: false)
        }
    }

    func testConfigurationsAreCopied() throws {
        try MainActor.assumeIsolated {
            let configuration = SFSafariViewController.Configuration()
            configuration.entersReaderIfAvailable = true
            let address = try XCTUnwrap(URL(string: "https://example.org"))
            let safari = SFSafariViewController(url: address, configuration: configuration)
            configuration.entersReaderIfAvailable = false
            XCTAssertTrue(safari.configuration.entersReaderIfAvailable)
            XCTAssertTrue(safari.configuration.barCollapsingEnabled)
        }
    }

    func testThereAreNoMailAccounts() async throws {
        XCTAssertFalse(MFMailComposeViewController.canSendMail())
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = listener
        mail.setSubject("Hello")
        mail.addAttachmentData(Data([1]), mimeType: "image/png", fileName: "a.png")
        XCTAssertEqual(mail.mail.subject, "Hello")
        await present(mail)
        let alert = try XCTUnwrap(mail.presentedViewController as? UIAlertController)
        XCTAssertEqual(alert.title, "No Mail Accounts")
        advance(to: 1)
        let button = try XCTUnwrap(alert.view.window?.button("OK", in: alert.view))
        window.perform(TouchScript().tap(at: button))
        advance(to: 3)
        XCTAssertEqual(listener.calls, ["mail 0"])
    }

    func testMessagesCannotBeSent() async throws {
        XCTAssertFalse(MFMessageComposeViewController.canSendText())
        XCTAssertFalse(MFMessageComposeViewController.canSendAttachments())
        let message = MFMessageComposeViewController()
        message.messageComposeDelegate = listener
        await present(message)
        let alert = try XCTUnwrap(message.presentedViewController as? UIAlertController)
        advance(to: 1)
        let button = try XCTUnwrap(alert.view.window?.button("OK", in: alert.view))
        window.perform(TouchScript().tap(at: button))
        advance(to: 3)
        XCTAssertEqual(listener.calls, ["message 2"])
    }
}

extension UIWindow {
    /// Returns the middle of a label with a text, in the window.
    fileprivate func button(_ text: String, in view: UIView) -> CGPoint? {
        if (view as? UILabel)?.text == text {
            return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: self)
        }
        return view.subviews.lazy.compactMap { self.button(text, in: $0) }.first
    }
}
