import CoreGraphics
import CoreText
import Foundation

extension UITextView {
    /// Creates the editor, using the layout manager of the container if it has one.
    final func makeEditor() -> TextEditor {
        let container = textContainer
        if let manager = container.layoutManager { return makeEditor(manager) }
        guard prefersTextLayoutManager || container.textLayoutManager != nil else {
            let manager = NSLayoutManager()
            manager.addTextContainer(container)
            return makeEditor(manager)
        }
        let manager = container.textLayoutManager ?? NSTextLayoutManager()
        manager.textContainer = container
        let content = manager.textContentManager as? NSTextContentStorage ?? NSTextContentStorage()
        content.addTextLayoutManager(manager)
        if content.textStorage == nil { content.textStorage = NSTextStorage() }
        manager.emptyAttributes = style.attributes
        manager.viewOfAttachments = self
        let editor = TextEditor(
            self, storage: content.textStorage ?? NSTextStorage(), lines: manager, container: container)
        editor.content = content
        parts.viewport.attach(to: manager)
        return editor
    }

    private func makeEditor(_ manager: NSLayoutManager) -> TextEditor {
        let storage = manager.textStorage ?? NSTextStorage()
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        manager.emptyAttributes = style.attributes
        return TextEditor(self, storage: storage, lines: manager, container: textContainer)
    }

    /// TextKit 1's layout manager, to which the container and the text are moved.
    final var plainLayoutManager: NSLayoutManager {
        if let manager = editor.lines as? NSLayoutManager { return manager }
        let manager = NSLayoutManager()
        textLayoutManager?.textContainer = nil
        editor.content?.textStorage = nil
        editor.storage.addLayoutManager(manager)
        manager.addTextContainer(textContainer)
        editor.setLines(manager)
        editor.content = nil
        parts.viewport.removeViews()
        textLayoutDidChange()
        return manager
    }

    /// Passes the selection to TextKit 2's layout manager.
    final func tellLayoutManagerOfSelection() {
        guard let manager = textLayoutManager, let range = Range(editor.selection) else { return }
        manager.textSelections = [
            NSTextSelection(
                range: NSTextRange(range), affinity: editor.isUpstream ? .upstream : .downstream,
                granularity: .character)
        ]
    }
}

/// A text view's viewport on TextKit 2's layout: the visible part, and the views of its attachments.
final class TextViewport: NSObject, NSTextViewportLayoutControllerDelegate {
    private let views: AttachedViews

    @MainActor
    init(_ view: UITextView) { views = AttachedViews(view) }

    func attach(to manager: NSTextLayoutManager) { manager.textViewportLayoutController.delegate = self }

    /// Whether a view belongs to an attachment.
    @MainActor
    func contains(_ view: UIView) -> Bool { views.shown.contains { $0 === view } }

    @MainActor
    func removeViews() { views.remove() }

    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect {
        let views = views
        return MainActor.assumeIsolated { views.seen }
    }

    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
        let views = views
        MainActor.assumeIsolated { views.begin() }
    }

    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) {
        let (views, attached) = (views, textLayoutFragment.attachedViews)
        guard !attached.isEmpty else { return }
        let corner = textLayoutFragment.layoutFragmentFrame.origin
        for (provider, frame) in attached {
            let place = frame.offsetBy(dx: corner.x, dy: corner.y)
            MainActor.assumeIsolated { views.add(provider, at: place) }
        }
    }

    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
        let views = views
        MainActor.assumeIsolated { views.place() }
    }
}

/// The views of the attachments that a text view shows.
@MainActor
private final class AttachedViews {
    private weak var view: UITextView?
    private(set) var shown: [UIView] = []
    private var found: [(view: UIView, frame: CGRect)] = []

    init(_ view: UITextView) { self.view = view }

    /// The visible bounds, in the container's coordinates.
    var seen: CGRect {
        guard let view else { return .zero }
        let origin = view.textOrigin
        return view.bounds.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    func begin() { found = [] }

    func add(_ provider: NSTextAttachmentViewProvider, at frame: CGRect) {
        if let made = provider.view { found.append((made, frame)) }
    }

    func place() {
        guard let view, !shown.isEmpty || !found.isEmpty else { return }
        let origin = view.textOrigin
        for old in shown where !found.contains(where: { $0.view === old }) && old.superview === view {
            old.removeFromSuperview()
        }
        shown = found.map(\.view)
        for (part, frame) in found {
            if part.superview !== view { view.addSubview(part) }
            let place = frame.offsetBy(dx: origin.x, dy: origin.y)
            if part.frame != place { part.frame = place }
        }
        found = []
    }

    func remove() {
        for old in shown { old.removeFromSuperview() }
        shown = []
    }
}
