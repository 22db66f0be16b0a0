/// Recognizes drags from the edge at which lines begin: the left one, and the right one where one reads from right to left.
final class LeadingEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        edges = view?.isRightToLeft == true ? .right : .left
        super.touchesBegan(touches, with: event)
    }
}
