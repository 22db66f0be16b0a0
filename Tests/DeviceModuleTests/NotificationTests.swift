import LayerTestSupport
import UIKit
import XCTest

@testable import UserNotifications

/// Scheduling and delivery, by the media clock.
@MainActor
final class NotificationTests: ManualClockTestCase {
    private final class Listener: NSObject, UNUserNotificationCenterDelegate {
        var presented: [String] = []
        var responses: [String] = []
        var options: UNNotificationPresentationOptions = [.list]

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
        ) {
            presented.append(notification.request.identifier)
            completionHandler(options)
        }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            responses.append(response.actionIdentifier)
            completionHandler()
        }
    }

    private let center = UNUserNotificationCenter()
    private let listener = Listener()

    private func request(
        _ identifier: String, _ trigger: UNNotificationTrigger?, badge: NSNumber? = nil
    ) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        (content.title, content.body, content.badge) = ("Tea", "It is ready.", badge)
        defer { content.title = "Changed after it was copied" }
        return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    }

    private func allow(_ options: UNAuthorizationOptions = [.alert, .badge]) async throws {
        center.delegate = listener
        let isAllowed = try await center.requestAuthorization(options: options)
        XCTAssertTrue(isAllowed)
    }

    func testPermission() async throws {
        let before = await center.notificationSettings()
        XCTAssertEqual(before.authorizationStatus, .notDetermined)
        do {
            try await center.add(request("a", nil))
            XCTFail("It is not allowed")
        } catch UNError.notificationsNotAllowed {}
        try await allow([.provisional, .alert])
        var settings = await center.notificationSettings()
        XCTAssertEqual(settings.authorizationStatus, .provisional)
        try await allow([.alert])
        settings = await center.notificationSettings()
        XCTAssertEqual(settings.authorizationStatus, .authorized)
        XCTAssertEqual(
            [settings.alertSetting, settings.badgeSetting, settings.soundSetting], [.enabled, .disabled, .notSupported])
    }

    func testTriggersFollowTheClock() async throws {
        try await allow()
        try await center.add(request("later", UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
        try await center.add(request("removed", UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
        try await center.add(request("now", nil))
        center.removePendingNotificationRequests(withIdentifiers: ["removed"])
        advance(to: 4.9)
        XCTAssertEqual(listener.presented, ["now"])
        advance(to: 5)
        XCTAssertEqual(listener.presented, ["now", "later"])
        let (pending, delivered) = (await center.pendingNotificationRequests(), await center.deliveredNotifications())
        XCTAssertEqual(pending, [])
        XCTAssertEqual(delivered.map(\.request.identifier), ["later", "now"])
        XCTAssertEqual(delivered[0].request.content.title, "Tea")
    }

    func testRepetition() async throws {
        try await allow()
        try await center.add(request("a", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)))
        advance(to: 185)
        XCTAssertEqual(listener.presented, ["a", "a", "a"])
        let (pending, delivered) = (await center.pendingNotificationRequests(), await center.deliveredNotifications())
        XCTAssertEqual(pending.count, 1)
        XCTAssertEqual(delivered.count, 1)
        center.removeAllPendingNotificationRequests()
        advance(to: 500)
        XCTAssertEqual(listener.presented.count, 3)
    }

    func testARequestReplacesOneOfItsIdentifier() async throws {
        try await allow()
        try await center.add(request("a", UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
        try await center.add(request("a", UNTimeIntervalNotificationTrigger(timeInterval: 9, repeats: false)))
        advance(to: 8)
        XCTAssertEqual(listener.presented, [])
        advance(to: 9)
        XCTAssertEqual(listener.presented, ["a"])
    }

    func testCalendarTriggers() async throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try XCTUnwrap(TimeZone(identifier: "UTC"))
        let noon = UNCalendarNotificationTrigger(
            dateMatching: DateComponents(calendar: calendar, timeZone: calendar.timeZone, hour: 12, minute: 0),
            repeats: true)
        let morning = Date(timeIntervalSince1970: 1_700_000_000)  // 14 November 2023, 22:13:20
        XCTAssertEqual(noon.next(after: morning), Date(timeIntervalSince1970: 1_700_049_600))
        XCTAssertEqual(noon.delay(from: morning), 49_600)
        try await allow()
        let never = UNCalendarNotificationTrigger(dateMatching: DateComponents(year: 1999), repeats: false)
        XCTAssertNil(never.nextTriggerDate())
        do {
            try await center.add(request("never", never))
            XCTFail("It has no date")
        } catch UNError.notificationInvalidNoDate {}
    }

    func testUnlistedNotificationsAreNotKept() async throws {
        try await allow()
        listener.options = []
        try await center.add(request("a", nil, badge: 3))
        advance(to: 1)
        let delivered = await center.deliveredNotifications()
        XCTAssertEqual(delivered, [])
        XCTAssertEqual(UIApplication.shared.applicationIconBadgeNumber, 0)
        listener.options = [.badge]
        try await center.add(request("a", nil, badge: 3))
        advance(to: 2)
        XCTAssertEqual(UIApplication.shared.applicationIconBadgeNumber, 3)
        try await center.setBadgeCount(0)
        XCTAssertEqual(UIApplication.shared.applicationIconBadgeNumber, 0)
    }

    func testABannerAppearsAndIsTapped() async throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        try await allow()
        listener.options = [.banner, .list]
        try await center.add(request("a", nil))
        advance(to: 1)
        let banner = try XCTUnwrap(window.subviews.last as? NotificationBanner)
        XCTAssertEqual(banner.accessibilityLabel, "Tea, It is ready.")
        XCTAssertEqual(banner.frame.width, 374)
        XCTAssertGreaterThanOrEqual(banner.frame.height, 66)
        window.perform(TouchScript().tap(at: CGPoint(x: 200, y: banner.frame.midY)))
        advance(to: 2)
        XCTAssertEqual(listener.responses, [UNNotificationDefaultActionIdentifier])
        XCTAssertFalse(window.subviews.contains(banner))
        let delivered = await center.deliveredNotifications()
        XCTAssertEqual(delivered, [])
        try await center.add(request("b", nil))
        advance(to: 3)
        XCTAssertTrue(window.subviews.last is NotificationBanner)
        advance(to: 9)
        XCTAssertFalse(window.subviews.last is NotificationBanner)
    }

    func testAttachmentsAreFilesOfKnownTypes() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (image, text) = (folder.appendingPathComponent("a.png"), folder.appendingPathComponent("a.txt"))
        for file in [image, text] { try Data([0]).write(to: file) }
        XCTAssertEqual(try UNNotificationAttachment(identifier: "", url: image).type, "public.png")
        XCTAssertThrowsError(try UNNotificationAttachment(identifier: "", url: text)) {
            XCTAssertEqual(($0 as? UNError)?.code, .attachmentUnrecognizedType)
        }
        XCTAssertThrowsError(try UNNotificationAttachment(identifier: "", url: folder.appendingPathComponent("b.png")))
        {
            XCTAssertEqual(($0 as? UNError)?.code, .attachmentInvalidURL)
        }
    }

    func testCategoriesAndMutableCopies() async {
        let action = UNTextInputNotificationAction(
            identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "Message")
        center.setNotificationCategories([
            UNNotificationCategory(identifier: "mail", actions: [action], intentIdentifiers: [])
        ])
        let categories = await center.notificationCategories()
        XCTAssertEqual(categories.first?.actions, [action])
        let content = request("a", nil).content.mutableCopy() as? UNMutableNotificationContent
        content?.subtitle = "Green"
        XCTAssertEqual(content?.title, "Tea")
        XCTAssertEqual((content?.copy() as? UNNotificationContent)?.subtitle, "Green")
    }
}
