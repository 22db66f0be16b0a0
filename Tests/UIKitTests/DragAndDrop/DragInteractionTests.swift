import QuartzCore
import XCTest

@testable import UIKit

/// Items dragged from one view to another.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/drag-and-drop)
final class DragInteractionTests: ViewTestCase {
    override class var windowSize: CGSize { CGSize(width: 200, height: 400) }

    private static var events: [String] = []

    private final class Source: NSObject, UIDragInteractionDelegate {
        var items = [UIDragItem(itemProvider: NSItemProvider(object: "word" as NSString))]
        var allowsMove = true

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            events.append("items")
            return items
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
            session: any UIDragSession
        ) {
            events.append("lift")
            animator.addCompletion { events.append("lifted \($0 == .end)") }
        }
        func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
            events.append("begin")
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
        ) -> Bool { allowsMove }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
        ) { events.append("will end \(operation)") }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
        ) { events.append("did end \(operation)") }
        func dragInteraction(
            _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
        ) { events.append("back") }
    }

    private final class Target: NSObject, UIDropInteractionDelegate {
        var operation = UIDropOperation.copy
        var texts: [String] = []

        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            session.canLoadObjects(ofClass: NSString.self)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
            events.append("enter")
        }
        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: operation) }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
            events.append("exit")
        }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            events.append("drop")
            session.loadObjects(ofClass: String.self) { self.texts += $0 }
        }
        func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
            events.append("conclude")
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
            events.append("end")
        }
    }

    private let (source, target) = (Source(), Target())
    private let (card, tray) = (UIView(), UIView())

    private func prepare() {
        DragInteractionTests.events = []
        card.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        card.backgroundColor = .systemRed
        tray.frame = CGRect(x: 20, y: 250, width: 160, height: 120)
        tray.backgroundColor = .systemGray5
        for view in [card, tray] { window.addSubview(view) }
        card.addInteraction(UIDragInteraction(delegate: source))
        tray.addInteraction(UIDropInteraction(delegate: target))
    }

    /// Holds a finger on the card for 0.8 seconds, then moves it.
    private func drag(to places: CGPoint...) {
        let start = CGPoint(x: 50, y: 50)
        run(TouchScript().drag(through: [start, start, start] + places, duration: 0.4 * Double(places.count + 2)))
    }

    func testAViewIsDraggedToAnother() async {
        prepare()
        drag(to: CGPoint(x: 100, y: 300))
        XCTAssertEqual(
            DragInteractionTests.events,
            [
                "items", "lift", "lifted true", "begin", "enter", "will end copy", "drop", "end", "did end copy",
                "conclude",
            ])
        XCTAssertEqual(target.texts, ["word"])
        XCTAssertFalse(window.subviews.contains { $0 is MenuPreviewView })
    }

    func testWhatNobodyTakesGoesBack() async {
        prepare()
        drag(to: CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 160))
        XCTAssertEqual(
            DragInteractionTests.events,
            [
                "items", "lift", "lifted true", "begin", "enter", "exit", "will end cancel", "back", "end",
                "did end cancel",
            ])
        XCTAssertEqual(target.texts, [])
        target.operation = .move
        source.allowsMove = false
        drag(to: CGPoint(x: 100, y: 300))
        XCTAssertEqual(DragInteractionTests.events.suffix(4), ["will end cancel", "back", "end", "did end cancel"])
        XCTAssertEqual(target.texts, [])
    }

    func testAHoldAloneIsNoDrag() async {
        prepare()
        run(TouchScript().press(at: CGPoint(x: 50, y: 50), duration: 1))
        XCTAssertEqual(DragInteractionTests.events, ["items", "lift", "lifted true", "back"])
        source.items = []
        DragInteractionTests.events = []
        drag(to: CGPoint(x: 100, y: 300))
        XCTAssertEqual(DragInteractionTests.events, ["items"])
    }

    func testPlacesTakeWhatTheyCanLoad() async {
        prepare()
        source.items = [UIDragItem(itemProvider: NSItemProvider(object: UIImage(systemName: "star")!))]
        drag(to: CGPoint(x: 100, y: 300))
        XCTAssertFalse(DragInteractionTests.events.contains("enter"))
    }

    func testWhatIsDraggedLiesUnderTheFinger() async {
        prepare()
        let start = CGPoint(x: 50, y: 50)
        let way = [start, start, start, CGPoint(x: 130, y: 200), CGPoint(x: 130, y: 200)]
        window.perform(TouchScript().drag(through: way, duration: 1.6))
        MediaClock.advance(to: CACurrentMediaTime() + 1.4)
        let preview = window.subviews.first { $0 is MenuPreviewView }
        XCTAssertEqual(preview?.center, CGPoint(x: 130, y: 200))
        keepPicture("drag", of: window, scale: 2)
        MediaClock.advance(to: CACurrentMediaTime() + 2)
    }
}
