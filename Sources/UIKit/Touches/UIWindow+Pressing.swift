import CoreGraphics

extension UIWindow {
    /// The finger of presses that no user's finger makes.
    private static let pressingFinger = 1000

    /// Touches an element as a user's finger does; false where something else covers it.
    /// - Parameter visibleFrame: what is to be seen of it, on the screen.
    package final func press(_ element: UIResponder, visibleFrame: CGRect) -> Bool {
        let node = AccessibilityTree.Node(
            responder: element, kind: .element, frame: element.accessibilityFrame, visibleFrame: visibleFrame)
        let (place, cover) = ScriptFinder(self).place(of: node, at: nil)
        guard cover == nil else { return false }
        for action in [TouchSample.Action.down, .up] {
            handle([TouchSample(finger: UIWindow.pressingFinger, action: action, location: place)])
        }
        return true
    }
}
