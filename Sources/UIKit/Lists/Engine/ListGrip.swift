import CoreGraphics

/// The control that moves an element of a list, from the moment that a finger touches it.
final class ListGrip: UIControl {
    private let list: () -> UIScrollView?
    private let begin: (CGPoint) -> Bool
    private let move: (CGPoint) -> Void
    private let end: (_ isCancelled: Bool) -> Void

    /// Creates a control of so many points. What it calls gets the finger's place in the list.
    init(
        width: CGFloat, in list: @escaping () -> UIScrollView?, begin: @escaping (CGPoint) -> Bool,
        move: @escaping (CGPoint) -> Void, end: @escaping (_ isCancelled: Bool) -> Void
    ) {
        (self.list, self.begin, self.move, self.end) = (list, begin, move, end)
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        let glyph = ListGlyph(.reorder)
        glyph.center = CGPoint(x: width / 2, y: 22)
        addSubview(glyph)
    }

    required init?(coder: NSCoder) { nil }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        list().map { begin(touch.location(in: $0)) } ?? false
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let list = list() else { return false }
        move(touch.location(in: list))
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { end(false) }

    override func cancelTracking(with event: UIEvent?) { end(true) }
}
