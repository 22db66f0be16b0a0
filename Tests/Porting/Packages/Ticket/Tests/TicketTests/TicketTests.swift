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
}
