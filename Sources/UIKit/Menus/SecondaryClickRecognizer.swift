/// Recognizes a pointer's other button when it goes down.
final class SecondaryClickRecognizer: UIGestureRecognizer {
    override func shouldReceive(_ event: UIEvent) -> Bool { event.buttonMask == .secondary }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}
