import QuartzCore
import XCTest

@testable import UIKit

/// The text loupe, following <https://developer.apple.com/documentation/uikit/uitextloupesession>.
final class LoupeTests: ViewTestCase {
    private let view = UITextView(frame: CGRect(x: 0, y: 60, width: 200, height: 100))

    override func setUp() async throws {
        try await super.setUp()
        view.font = UIFont(name: "LiberationSans", size: 16)
        view.text = "Hello there\nand good night"
        window.addSubview(view)
        CATransaction.flush()
    }

    override func tearDown() async throws {
        view.resignFirstResponder()
        try await super.tearDown()
    }

    private var loupes: [LoupeView] { window.subviews.compactMap { $0 as? LoupeView } }

    /// Returns the centre of a cursor, in the window.
    private func place(_ offset: Int) -> CGPoint {
        let rect = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: offset)!)
        return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: window)
    }

    func testALongPressShowsALoupeThatFollowsTheFinger() async throws {
        let now = CACurrentMediaTime()
        let (start, end) = (place(2), place(20))
        window.perform(TouchScript().drag(through: [start, start, start, start, end, end], duration: 2))
        MediaClock.advance(to: now + 1)
        let loupe = try XCTUnwrap(loupes.first)
        XCTAssertEqual(loupe.center.x, max(start.x, loupe.bounds.width / 2), accuracy: 1)
        XCTAssertLessThan(loupe.frame.maxY, start.y)
        let high = loupe.frame.minY
        keepPicture("loupe", of: window, scale: 3)
        MediaClock.advance(to: now + 1.9)
        XCTAssertEqual(loupes, [loupe])
        XCTAssertGreaterThan(loupe.frame.minY, high, "it follows the cursor to the next line")
        XCTAssertEqual(view.selectedRange, NSRange(location: 20, length: 0))
        MediaClock.advance(to: now + 4)
        XCTAssertEqual(loupes, [])
    }

    func testTheLoupeShowsTheTextEnlargedAndNotItself() async throws {
        let session = try XCTUnwrap(
            UITextLoupeSession.begin(at: CGPoint(x: 100, y: 60), fromSelectionWidgetView: nil, in: view))
        let mark = UIView(frame: CGRect(x: 96, y: 116, width: 8, height: 8))
        mark.backgroundColor = .red
        window.insertSubview(mark, at: 1)
        session.move(
            to: CGPoint(x: 100, y: 60), withCaretRect: CGRect(x: 99, y: 50, width: 2, height: 20), trackingCaret: true)
        MediaClock.advance(to: CACurrentMediaTime() + 1)
        CATransaction.flush()
        let loupe = try XCTUnwrap(loupes.first)
        let picture = Picture(window.layer, width: 200, height: 200)
        // Eight points become ten in the middle of the loupe.
        var columns: [Int] = []
        for x in 0..<200 {
            for y in 0..<100 where picture[x, y][0] > 200 && picture[x, y][1] < 100 { columns.append(x) }
        }
        XCTAssertEqual(Double(columns.count), 100, accuracy: 21)
        let middle = Double(columns.reduce(0, +)) / Double(max(columns.count, 1)) + 0.5
        XCTAssertEqual(middle, Double(loupe.center.x), accuracy: 1)
        session.invalidate()
        MediaClock.advance(to: CACurrentMediaTime() + 1)
        XCTAssertEqual(loupes, [])
    }

    func testAHandleIsMovedBelowALoupe() async throws {
        run(TouchScript().tap(at: place(2), count: 2))
        XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 5))
        let now = CACurrentMediaTime()
        let end = place(5)
        window.perform(
            TouchScript().drag(
                through: [CGPoint(x: end.x, y: end.y + 12), place(8), place(8)], duration: 1))
        MediaClock.advance(to: now + 0.9)
        XCTAssertEqual(loupes.count, 1)
        MediaClock.advance(to: now + 3)
        XCTAssertEqual(loupes, [])
        XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 8))
    }

    func testAViewInNoWindowHasNone() async {
        XCTAssertNil(UITextLoupeSession.begin(at: .zero, fromSelectionWidgetView: nil, in: UIView()))
    }
}
