import CoreGraphics
import CoreText
import Foundation

/// The style of a text view's text.
struct TextViewStyle {
    var font: UIFont?
    var color: UIColor? = .label
    var alignment = NSTextAlignment.natural
    var linkAttributes: [NSAttributedString.Key: Any]?

    /// The font of text without one.
    static var standardFont: UIFont { .systemFont(ofSize: 12) }

    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font ?? TextViewStyle.standardFont, .foregroundColor: color ?? .label,
        ]
        if alignment != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            attributes[.paragraphStyle] = style
        }
        return attributes
    }
}

/// The contents of a text view: the visible part of its text, and its selection.
@MainActor
final class TextViewParts {
    private unowned let view: UITextView
    private lazy var canvas = TextCanvas { [unowned self] _ in draw() }
    private(set) lazy var display = TextSelectionDisplay(in: view) { [unowned self] in view }
    /// Whether the next layout scrolls to the cursor.
    var showsSelection = false

    private(set) lazy var viewport = TextViewport(view)
    private(set) lazy var itemMenu = TextItemMenu(view)

    init(_ view: UITextView) { self.view = view }

    /// Whether a view is one of the text view's own subviews.
    func contains(_ view: UIView) -> Bool {
        view === canvas || display.contains(view) || viewport.contains(view)
    }

    func layOut() {
        if canvas.superview == nil { view.insertSubview(canvas, at: 0) }
        updateSize()
        if showsSelection {
            showsSelection = false
            showCaret()
        }
        UIView.performWithoutAnimation { canvas.frame = view.bounds }
        canvas.setNeedsDisplay()
        display.update(isActive: view.isFirstResponder, isEditable: view.isEditable)
    }

    /// Lays out the visible text, and sets the scroll view's content size.
    func updateSize() {
        let (editor, inset) = (view.editor, view.textContainerInset)
        fit(editor.container)
        let height = editor.lines.layOutVisible(view.bounds)
        let size = CGSize(
            width: view.bounds.width, height: (height + inset.top + inset.bottom).rounded(.up))
        if view.contentSize != size { view.contentSize = size }
    }

    /// Makes the text container as wide as the view, if it follows the view's width.
    func fit(_ container: NSTextContainer) {
        guard container.widthTracksTextView || !container.heightTracksTextView && container.size.width <= 0 else {
            return
        }
        let inset = view.textContainerInset
        let width = max(view.bounds.width - inset.left - inset.right, 1)
        if container.size.width != width { container.size.width = width }
    }

    private func showCaret() {
        let editor = view.editor
        guard view.isScrollEnabled else { return }
        let rect = editor.caretRect(editor.selection.upperBound, isUpstream: editor.isUpstream)
        let isLast = editor.selection.upperBound == editor.length
        view.scrollRectToVisible(
            CGRect(
                x: rect.minX, y: rect.minY, width: rect.width,
                height: rect.height + (isLast ? view.textContainerInset.bottom : 0)),
            animated: false)
    }

    // MARK: Drawing

    private func draw() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.isolating { context in
            let bounds = canvas.frame
            context.translateBy(x: -bounds.minX, y: -bounds.minY)
            let origin = view.textOrigin
            view.editor.lines.drawVisible(bounds.offsetBy(dx: -origin.x, dy: -origin.y), at: origin)
        }
    }
}

extension UITextView {
    /// The size of the text that fits a width.
    final func fittingSize(_ width: CGFloat) -> CGSize {
        let inset = textContainerInset
        let isBound = width < .infinity
        let room = isBound ? max(width - inset.left - inset.right, 1) : 0
        let used: CGSize
        if isBound, textContainer.size.width == room {
            used = editor.lines.usedRect.size
        } else {
            // Widths other than the view's are measured in a separate container.
            let container = NSTextContainer(size: CGSize(width: room, height: 0))
            container.lineFragmentPadding = textContainer.lineFragmentPadding
            container.maximumNumberOfLines = textContainer.maximumNumberOfLines
            container.lineBreakMode = textContainer.lineBreakMode
            used = measuredSize(in: container)
        }
        let scale = max(traitCollection.displayScale, 1)
        func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-3).rounded(.up) / scale }
        return CGSize(
            width: up(used.width + inset.left + inset.right), height: up(used.height + inset.top + inset.bottom))
    }

    /// The size of the text in a container other than the view's.
    private func measuredSize(in container: NSTextContainer) -> CGSize {
        let storage = NSTextStorage(attributedString: StyledText(editor.storage).attributedString)
        if editor.content != nil {
            let (manager, content) = (NSTextLayoutManager(), NSTextContentStorage())
            content.textStorage = storage
            manager.emptyAttributes = style.attributes
            manager.textContainer = container
            content.addTextLayoutManager(manager)
            return manager.usedRect.size
        }
        let manager = NSLayoutManager()
        manager.emptyAttributes = style.attributes
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return manager.usedRect(for: container).size
    }
}
