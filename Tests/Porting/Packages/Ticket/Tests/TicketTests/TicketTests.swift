import UIKit
import XCTest

@testable import Ticket

class TicketTests: XCTestCase {
    func testTheOlderNamesMeanWhatTheNewOnesDo() {
        let ticket = TicketViewController()
        XCTAssertEqual(ticket.view.frame, CGRect(x: 10, y: 10, width: 100, height: 100))
        XCTAssertTrue(ticket.view.subviews.first === ticket.picture)
        let child = UIViewController()
        ticket.add(child)
        XCTAssertEqual(ticket.childViewControllers, [child])
        XCTAssertTrue(child.parent === ticket)
        ticket.removeAll()
        XCTAssertNil(child.parent)
        ticket.button.sendActions(for: .touchUpInside)
        XCTAssertEqual(ticket.stub.alpha, 0)
        NotificationCenter.default.post(name: .UIKeyboardWillShow, object: nil)
        XCTAssertEqual(ticket.notes, [.UIKeyboardWillShow])
        XCTAssertNil(ticket.pass)
        ticket.picture.image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        XCTAssertNotNil(ticket.pass)
    }

    func testTheOlderNamesOfLayers() throws {
        let edge = try XCTUnwrap(TicketViewController().flutter() as? CAShapeLayer)
        XCTAssertEqual(edge.lineCap, .round)
        XCTAssertEqual(edge.lineJoin, .bevel)
        XCTAssertEqual(edge.fillRule, .evenOdd)
        XCTAssertEqual(edge.contentsGravity, .resizeAspect)
        let flutter = try XCTUnwrap(edge.animation(forKey: "flutter") as? CAKeyframeAnimation)
        XCTAssertEqual(flutter.calculationMode, .cubic)
        XCTAssertEqual(flutter.timingFunction, CAMediaTimingFunction(name: .easeInEaseOut))
        XCTAssertEqual(flutter.fillMode, .forwards)
        let change = try XCTUnwrap(edge.animation(forKey: kCATransition) as? CATransition)
        XCTAssertEqual(change.type, .push)
        XCTAssertEqual(change.subtype, .fromLeft)
    }

    func testTheOlderNamesOfAccessibility() {
        let ticket = TicketViewController()
        ticket.announce()
        XCTAssertEqual(ticket.stub.accessibilityTraits, [.button, .selected])
        XCTAssertEqual(NSStringFromCGPoint(CGPoint(x: 1, y: 2)), "{1, 2}")
        XCTAssertTrue(UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsetsMake(1, 2, 3, 4), UIEdgeInsetsMake(1, 2, 3, 4)))
        XCTAssertFalse(UIAccessibilityIsVoiceOverRunning())
    }
}
