import CoreGraphics

/// The control that reorders a list's element, starting at touch-down.
final class ReorderControl: UIControl {
    private let list: () -> UIScrollView?
    private let begin: (CGPoint) -> Bool
    private let move: (CGPoint) -> Void
    private let end: (_ isCancelled: Bool) -> Void

    /// Creates a grip of a size in points. Its actions receive the touch's location in the list.
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
