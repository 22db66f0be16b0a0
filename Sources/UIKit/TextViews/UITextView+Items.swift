import CoreGraphics
import CoreText
import Foundation

/// Links, attachments and tagged ranges of a text.
extension UITextView {
    func takesTap(at point: CGPoint) -> Bool {
        guard !isFirstResponder || !isEditable, let place = editor.character(at: point)?.location,
            let item = item(at: place)
        else { return false }
        return perform(item)
    }

    /// Shows the menu of the item under a long press.
    func takesPress(at point: CGPoint) -> Bool {
        guard !isFirstResponder || !isEditable, let place = editor.character(at: point)?.location,
            let item = item(at: place), let delegate
        else { return false }
        guard case .link(let url) = item.content else { return showMenu(of: item, UIMenu(children: []), delegate) }
        let standard = UIMenu(children: [
            UIAction(title: "Open Link") { _ in UIApplication.shared.open(url) },
            UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url },
        ])
        return showMenu(of: item, standard, delegate)
    }

    private func showMenu(of item: UITextItem, _ standard: UIMenu, _ delegate: any UITextViewDelegate) -> Bool {
        let configuration = delegate.textView(self, menuConfigurationFor: item, defaultMenu: standard)
        guard let menu = configuration?.menu, !menu.children.isEmpty else { return false }
        parts.itemMenu.show(menu, of: item)
        return true
    }

    /// The link, tagged range or attachment at an offset.
    private func item(at place: Int) -> UITextItem? {
        if let link = editor.lines.linkStyle.detected.first(where: { $0.range.contains(place) }) {
            return UITextItem(content: .link(link.url), range: NSRange(link.range))
        }
        var range = NSRange(location: place, length: 1)
        let attributes = editor.storage.attributes(at: place, effectiveRange: &range)
        if let tag = attributes[.textItemTag] as? String { return UITextItem(content: .tag(tag), range: range) }
        let value = attributes[.link]
        if let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) {
            return UITextItem(content: .link(url), range: range)
        }
        guard let attachment = attributes[.attachment] as? NSTextAttachment else { return nil }
        return UITextItem(content: .textAttachment(attachment), range: range)
    }

    /// Performs the primary action of an item. False if it has none.
    private func perform(_ item: UITextItem) -> Bool {
        guard case .link(let url) = item.content else {
            // Attachments and tagged ranges have no default action.
            let none = UIAction { _ in }
            guard let action = delegate?.textView(self, primaryActionFor: item, defaultAction: none), action !== none
            else { return false }
            action.performWithSender(self, target: nil)
            return true
        }
        guard
            delegate?.textView(
                self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true
        else { return true }
        let open = UIAction { _ in UIApplication.shared.open(url) }
        let action = delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: open) } ?? open
        action?.performWithSender(self, target: nil)
        return true
    }
}

/// The menu of a text view's item.
final class TextItemMenu: NSObject, UIEditMenuInteractionDelegate {
    private unowned let view: UITextView
    private lazy var interaction = UIEditMenuInteraction(delegate: self)
    private var shown: (menu: UIMenu, item: UITextItem)?

    init(_ view: UITextView) { self.view = view }

    func show(_ menu: UIMenu, of item: UITextItem) {
        shown = (menu, item)
        if interaction.view == nil { view.addInteraction(interaction) }
        let rect = view.editor.firstRect(item.range)
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.minY)))
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { shown?.menu }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { shown.map { view.editor.firstRect($0.item.range) } ?? .null }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        guard let shown, let animator = animator as? any UIContextMenuInteractionAnimating else { return }
        view.delegate?.textView(view, textItemMenuWillDisplayFor: shown.item, animator: animator)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        guard let shown, let animator = animator as? any UIContextMenuInteractionAnimating else { return }
        view.delegate?.textView(view, textItemMenuWillEndFor: shown.item, animator: animator)
    }
}
