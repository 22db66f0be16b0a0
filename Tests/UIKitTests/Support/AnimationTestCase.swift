import QuartzCore
import UIKit
import XCTest

/// A test of animations of one view, of 100 x 100 points at the window's origin.
@MainActor
class AnimationTestCase: ViewTestCase {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    override func setUp() async throws {
        try await super.setUp()
        window.addSubview(view)
        CATransaction.flush()
    }

    /// The view's presentation layer.
    var shown: CALayer { view.layer.presentation() ?? view.layer }

    /// Returns the progress of a named curve.
    func eased(_ t: CGFloat, _ name: CAMediaTimingFunctionName = .easeInEaseOut) -> CGFloat {
        CGFloat(CAMediaTimingFunction(name: name).curve.value(at: Double(t)))
    }
}
