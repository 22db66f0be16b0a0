import CoreGraphics

extension UIWindow {
    /// The finger number of simulated touches.
    private static let pressingFinger = 1000

    /// Touches an element like a user's finger; false if another view covers it.
    /// - Parameter visibleFrame: the visible part of the element, in screen coordinates.
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
