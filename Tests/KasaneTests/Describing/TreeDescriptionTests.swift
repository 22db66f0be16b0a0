import Kasane
import QuartzCore
import UIKit
import XCTest

@MainActor
final class TreeDescriptionTests: XCTestCase {
    private func card() -> UIView {
        let card = UIView(frame: CGRect(x: 5, y: 6, width: 200, height: 100.256))
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
        label.text = "Total \"net\"\n"
        card.addSubview(label)
        let button = UIButton(frame: CGRect(x: 10, y: 40, width: 100, height: 44))
        button.setTitle("Pay", for: .normal)
        button.accessibilityIdentifier = "pay"
        (button.isEnabled, button.alpha) = (false, 0.5)
        card.addSubview(button)
        return card
    }

    func testViewsAreDescribedWithWhatDiffersFromTheDefault() async {
        let lines = card().treeDescription().split(separator: "\n").map(String.init)
        XCTAssertEqual(lines[0], "UIView (5 6; 200 100.26)")
        XCTAssertEqual(lines[1], "  UILabel (10 10; 100 20) \"Total \\\"net\\\"\\n\"")
        XCTAssertEqual(lines[2], "  UIButton (10 40; 100 44) \"Pay\" id \"pay\" alpha 0.5 disabled")
    }

    func testElementsAreDescribed() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        window.isHidden = false
        window.addSubview(card())
        let lines = window.treeDescription(of: .accessibility).split(separator: "\n").map(String.init)
        XCTAssertEqual(lines[0], "text \"Total \\\"net\\\"\\n\" (15 16; 100 20)")
        XCTAssertEqual(lines[1], "button, disabled \"Pay\" id \"pay\" (15 46; 100 44)")
    }

    func testLayersAreDescribed() async {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        (layer.cornerRadius, layer.name, layer.opacity) = (3, "box", 0.25)
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        shape.fillColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        shape.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        layer.addSublayer(shape)
        XCTAssertEqual(
            layer.treeDescription(),
            """
            CALayer (0 0; 10 10) "box" opacity 0.25 background #ff000080 corners 3
              CAShapeLayer (0 0; 0 0) transform [2 0 0 2 0 0] path in (1 2; 3 4) fill #0000ff
            """)
    }

    func testALongLineOfViewsIsDescribed() async {
        let root = UIView()
        var last = root
        for _ in 0..<3000 {
            let view = UIView()
            last.addSubview(view)
            last = view
        }
        XCTAssertGreaterThan(root.treeDescription().split(separator: "\n").count, 1000)
    }
}
