import Testing
import UIKit

/// The same for UIKit; and a test of views may be on the main actor.
@MainActor @Test func aFileMayImportTestingAndUIKit() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.layer.position == view.center)
}
