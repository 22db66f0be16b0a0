import CoreGraphics
public import Foundation

/// Lays out the part of a text that is seen, and tells what to show.
///
/// Each layout asks the delegate for the bounds, tells it that layout begins, then each fragment from above, and that it
/// is done.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextviewportlayoutcontroller)
open class NSTextViewportLayoutController: NSObject {
    private final weak var manager: NSTextLayoutManager?
    private final var bounds = CGRect.zero
    private final var shown: Range<Int>?
    private final var isLayingOut = false

    /// Creates a controller of a layout manager, which it does not retain.
    public init(textLayoutManager: NSTextLayoutManager) { manager = textLayoutManager }

    /// The layout manager.
    open var textLayoutManager: NSTextLayoutManager? { manager }

    /// The delegate. Not retained.
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?

    /// What was seen when layout was done last, in the container's coordinates.
    open var viewportBounds: CGRect { bounds }

    /// The range of the fragments that were laid out last; nil for none.
    open var viewportRange: NSTextRange? {
        guard let shown, let content = manager?.textContentManager else { return nil }
        return content.range(shown.clamped(to: 0..<content.unitCount))
    }

    /// Lays out what the delegate says is seen. Without a delegate, that is what was seen before.
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

    /// Moves what is seen by the least distance that shows a place, lays that out, and returns the height of its fragment's
    /// top in the container. What lies between is not laid out.
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

    /// Moves what is seen by a distance down, or up if it is negative, for a change of heights above it.
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
        guard verticalOffset.isFinite else { return }
        bounds.origin.y += verticalOffset
    }
}

/// Shows what a viewport controller lays out.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextviewportlayoutcontrollerdelegate)
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    /// Returns what is seen, with what is to be ready beside it, in the container's coordinates.
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    /// Shows a fragment.
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
    /// Called before fragments are told. Optional.
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    /// Called after fragments were told. Optional.
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
    /// Does nothing before fragments are told.
    public func textViewportLayoutControllerWillLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {}
    /// Does nothing after fragments are told.
    public func textViewportLayoutControllerDidLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {}
}
