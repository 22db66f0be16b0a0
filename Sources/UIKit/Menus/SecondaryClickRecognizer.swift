/// Recognizes a press of a pointer's secondary button.
final class SecondaryClickRecognizer: UIGestureRecognizer {
    override func shouldReceive(_ event: UIEvent) -> Bool { event.buttonMask == .secondary }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}
