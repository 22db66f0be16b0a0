import CoreGraphics

/// What is stored for few views only, so that others take no room for it.
@MainActor
final class ViewExtras {
    var hoverStyle: UIHoverStyle?
    var showsLargeContentViewer = false
    var largeContentTitle: String?
    var largeContentImage: UIImage?
    var scalesLargeContentImage = false
    var largeContentImageInsets = UIEdgeInsets.zero
    var motionEffects: [UIMotionEffect] = []
}

extension UIView {
    final func withExtras(_ change: (ViewExtras) -> Void) {
        let extras = extras ?? ViewExtras()
        self.extras = extras
        change(extras)
    }

    /// Ends editing in this view.
    final func resignEditor(_ force: Bool) -> Bool {
        let window = self as? UIWindow ?? window
        guard let responder = window?.firstResponder else { return true }
        guard self === window || (responder as? UIView)?.isDescendant(of: self) == true else {
            return true
        }
        if responder.resignFirstResponder() { return true }
        guard force, let window else { return false }
        if let editor = responder as? any EndingEditor {
            editor.leaveWindow()
        } else {
            window.firstResponder = nil
        }
        Keyboard.shared.update(for: nil)
        return true
    }

    /// Has traits that have changed be those of the view at once. They are already: a change is passed down when it is made.
    public final func updateTraitsIfNeeded() { updateTraits() }
}

/// An editor that ends editing, whether its delegate likes it or not.
@MainActor
protocol EndingEditor: UIResponder {
    func leaveWindow()
}
