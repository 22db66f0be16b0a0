import CoreGraphics

/// State that only few views have, stored separately to save memory in the others.
@MainActor
final class RareViewData {
    var hoverStyle: UIHoverStyle?
    var showsLargeContentViewer = false
    var largeContentTitle: String?
    var largeContentImage: UIImage?
    var scalesLargeContentImage = false
    var largeContentImageInsets = UIEdgeInsets.zero
    var motionEffects: [UIMotionEffect] = []
}

extension UIView {
    final func withExtras(_ change: (RareViewData) -> Void) {
        let extras = extras ?? RareViewData()
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

    /// Updates the traits immediately. They are already up to date: changes are propagated when they are made.
    public final func updateTraitsIfNeeded() { updateTraits() }
}

/// An editor that can end editing without asking its delegate.
@MainActor
protocol EndingEditor: UIResponder {
    func leaveWindow()
}
