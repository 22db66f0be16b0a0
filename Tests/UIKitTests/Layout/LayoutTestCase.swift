import CoreGraphics
import QuartzCore
import XCTest

@testable import UIKit

/// A view of 200 x 200 points in the window, with subviews placed by constraints.
@MainActor
class LayoutTestCase: ViewTestCase {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    override func setUp() async throws {
        try await super.setUp()
        forgetReports()
        window.addSubview(box)
    }

    /// Adds a view placed by constraints to another.
    func add(_ view: UIView = UIView(), to parent: UIView? = nil) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? box).addSubview(view)
        return view
    }

    func size(_ view: UIView, _ width: CGFloat, _ height: CGFloat) {
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
    }

    func layout() { window.layoutIfNeeded() }
}

/// A view with an intrinsic content size.
final class ContentView: UIView {
    var content = CGSize(width: 50, height: 20) { didSet { invalidateIntrinsicContentSize() } }
    var offsets: BaselineOffsets?

    convenience init(_ width: CGFloat, _ height: CGFloat) {
        self.init(frame: .zero)
        content = CGSize(width: width, height: height)
    }

    override var intrinsicContentSize: CGSize { content }
    override func baselineOffsets(inWidth width: CGFloat) -> BaselineOffsets? { offsets }
}
