import CoreGraphics
import Foundation

extension UITextInteraction {
    /// Shows the loupe while a touch moves the cursor or an end of the selection. A mouse covers nothing, and gets
    /// none.
    final func followWithLoupe(_ recognizer: UIGestureRecognizer, _ place: UITextPosition?) {
        guard [.began, .changed].contains(recognizer.state) else {
            loupe?.invalidate()
            loupe = nil
            return
        }
        guard let input = textInput, let place, recognizer.followed.allSatisfy({ $0.type == .direct }) else { return }
        let view = input.textInputView
        let caret = input.caretRect(for: place)
        let point = recognizer.location(in: view)
        if loupe == nil {
            loupe = .begin(at: CGPoint(x: caret.midX, y: caret.midY), fromSelectionWidgetView: nil, in: view)
        }
        loupe?.move(to: point, withCaretRect: caret, trackingCaret: false)
    }
}
