import QuartzCore
import UIKit
import XCTest

/// Activity sheets.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiactivityviewcontroller).
final class ActivityTests: NavigationTestCase {
    private final class Count: UIActivity {
        var things: [Any] = []

        override var activityType: ActivityType? { ActivityType("count") }
        override var activityTitle: String? { "Count" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { !activityItems.isEmpty }
        override func prepare(withActivityItems activityItems: [Any]) { things = activityItems }
    }

    private func tap(_ text: String) {
        guard let place = frame(of: text) else { return XCTFail("no \(text)") }
        run(TouchScript().tap(at: CGPoint(x: place.midX, y: place.midY), after: 0.1), andWait: 1)
        settle()
    }

    private func present(_ sheet: UIActivityViewController) {
        sheet.completionWithItemsHandler = { [unowned self] type, completed, _, _ in
            log.append("\(type?.rawValue ?? "none") \(completed)")
        }
        let host = UIViewController()
        host.view.backgroundColor = .systemBackground
        show(host)
        host.present(sheet, animated: false)
        settle()
    }

    func testOwnActivitiesArePerformedAndReported() async {
        let count = Count()
        present(UIActivityViewController(activityItems: ["One", "Two"], applicationActivities: [count]))
        keepPicture("activities")
        XCTAssertNotNil(frame(of: "Copy"))
        tap("Count")
        XCTAssertEqual(count.things.count, 2)
        XCTAssertEqual(log, ["count true"])
        XCTAssertNil(phone.rootViewController?.presentedViewController)
    }

    func testCopyingPutsTextsOnThePasteboard() async {
        UIPasteboard.general.items = []
        present(UIActivityViewController(activityItems: ["One", "Two"], applicationActivities: nil))
        tap("Copy")
        XCTAssertEqual(UIPasteboard.general.string, "One\nTwo")
        XCTAssertEqual(log, ["com.apple.UIKit.activity.CopyToPasteboard true"])
        UIPasteboard.general.items = []
    }

    func testExcludedActivitiesAreNotListed() async {
        let sheet = UIActivityViewController(activityItems: ["One"], applicationActivities: [Count()])
        sheet.excludedActivityTypes = [.copyToPasteboard]
        present(sheet)
        XCTAssertNil(frame(of: "Copy"))
        XCTAssertNotNil(frame(of: "Count"))
    }

    private final class Post: UIActivity {
        var items: [Any] = []
        override class var activityCategory: Category { .share }
        override var activityType: ActivityType? { ActivityType("org.example.post") }
        override var activityTitle: String? { "Post" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
        override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
    }

    func testASubclassSaysWhatItDoes() async {
        let post = Post()
        XCTAssertTrue(post.canPerform(withActivityItems: ["a"]))
        XCTAssertFalse(UIActivity().canPerform(withActivityItems: ["a"]))
        post.prepare(withActivityItems: ["a", 2])
        XCTAssertEqual(post.items.count, 2)
        XCTAssertEqual(post.activityType?.rawValue, "org.example.post")
        XCTAssertEqual([Post.activityCategory, UIActivity.activityCategory], [.share, .action])
        XCTAssertNil(UIActivity().activityTitle)
        XCTAssertNotEqual(UIActivity.ActivityType.mail, .message)
    }
}
