import CoreGraphics
import Foundation

extension UIControl: MenuAttaching {
    final func setMenuEnabled(_ isEnabled: Bool) {
        guard isEnabled != (contextMenuInteraction != nil) else { return }
        if let known = contextMenuInteraction {
            contextMenuInteraction = nil
            return removeInteraction(known)
        }
        let made = UIContextMenuInteraction(delegate: self)
        made.isList = true
        made.opensAtOnce = showsMenuAsPrimaryAction
        contextMenuInteraction = made
        addInteraction(made)
    }

    /// Returns the control's menu attachment point; nil if it is the default one.
    final func menuAttachment(for configuration: UIContextMenuConfiguration) -> CGPoint? {
        let place = menuAttachmentPoint(for: configuration)
        return place == CGPoint(x: bounds.midX, y: bounds.maxY) ? nil : place
    }
}
