import CoreGraphics
public import Foundation

/// Lays out the visible part of a text, and tells its delegate what to show.
///
/// Each layout asks the delegate for the viewport bounds, and then calls it before layout, for each fragment from the
/// top, and after layout.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextviewportlayoutcontroller)
open class NSTextViewportLayoutController: NSObject {
    private final weak var manager: NSTextLayoutManager?
    private final var bounds = CGRect.zero
    private final var shown: Range<Int>?
    private final var isLayingOut = false

    /// Creates a controller of a layout manager, which it doesn't retain.
    public init(textLayoutManager: NSTextLayoutManager) { manager = textLayoutManager }

    /// The layout manager.
    open var textLayoutManager: NSTextLayoutManager? { manager }

    /// The delegate. Not retained.
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?

    /// The viewport bounds of the last layout, in the container's coordinates.
    open var viewportBounds: CGRect { bounds }

    /// The range of the fragments of the last layout; nil for none.
    open var viewportRange: NSTextRange? {
        guard let shown, let content = manager?.textContentManager else { return nil }
        return content.range(shown.clamped(to: 0..<content.unitCount))
    }

    /// Lays out the viewport that the delegate provides. Without a delegate, the previous one.
    open func layoutViewport() {
        guard !isLayingOut, let manager else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        let wanted = delegate?.viewportBounds(for: self) ?? bounds
        bounds = wanted.isFinite ? wanted.standardized : .zero
        delegate?.textViewportLayoutControllerWillLayout(self)
        let blocks = manager.layOut(from: bounds.minY, to: bounds.maxY)
        shown = blocks.isEmpty ? nil : manager.blocks.start(blocks.lowerBound)..<manager.blocks.start(blocks.upperBound)
        for index in blocks {
            // A delegate that edits the text ends this layout.
            guard index < manager.blocks.count else { break }
            if let fragment = manager.layOut(index) {
                delegate?.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
            }
        }
        delegate?.textViewportLayoutControllerDidLayout(self)
    }

    /// Moves the viewport by the least distance that shows a location, lays it out, and returns the vertical position
    /// of its fragment's top in the container. The text in between isn't laid out.
    @discardableResult
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        guard let manager, let content = manager.textContentManager,
            let index = manager.blocks.index(at: content.place(of: textLocation))
        else { return 0 }
        manager.layOut(index)
        let top = manager.blocks.top(index)
        bounds.origin.y = top
        let range = manager.layOut(from: top, to: top + bounds.height)
        shown = manager.blocks.start(range.lowerBound)..<manager.blocks.start(range.upperBound)
        return top
    }

    /// Moves the viewport by a vertical distance, positive downwards, after a change of heights above it.
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
        guard verticalOffset.isFinite else { return }
        bounds.origin.y += verticalOffset
    }
}

/// Shows the fragments that a viewport controller lays out.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextviewportlayoutcontrollerdelegate)
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    /// Returns the visible bounds plus any overdraw, in the container's coordinates.
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    /// Shows a fragment.
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
    /// Called before the viewport is laid out. Optional.
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    /// Called after the viewport has been laid out. Optional.
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
    /// Does nothing before layout.
    public func textViewportLayoutControllerWillLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {}
    /// Does nothing after layout.
    public func textViewportLayoutControllerDidLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {}
}
