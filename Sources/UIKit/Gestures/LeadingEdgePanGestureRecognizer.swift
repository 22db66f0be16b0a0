/// Recognizes drags from the leading edge: the left one, or the right one in right-to-left layouts.
final class LeadingEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        edges = view?.isRightToLeft == true ? .right : .left
        super.touchesBegan(touches, with: event)
    }
}
