public import Foundation

/// Decides about a text view, and is told what happens to it. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextviewdelegate)
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate, NSObjectProtocol {
    /// Whether editing may begin. True by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called when editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Whether editing may end. True by default.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether the user may put a text in the place of a range. True by default.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the user has changed the text or its attributes.
    func textViewDidChange(_ textView: UITextView)
    /// Called when the selection has changed.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Returns the menu for a range; nil, the default, for one of the suggested actions.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Called before the edit menu comes.
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu goes.
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Returns the menu that a long press on a link, an attachment or a tagged text brings: one of the default menu,
    /// unless implemented; nil for none.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    /// Called before that menu comes.
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    /// Called before that menu goes.
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    /// Returns what a tap on a link or an attachment does: the default action, unless implemented; nil for nothing.
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
    /// Whether a tap on a link opens it. True by default. Asked before
    /// ``textView(_:primaryActionFor:defaultAction:)``.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    public func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
}

/// How the user touches a part of a text.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextiteminteraction)
public enum UITextItemInteraction: Int, Sendable {
    /// By a tap, by a long press for a menu, or by a press for a preview.
    case invokeDefaultAction, presentActions, preview
}

/// Kinds of data that are found in text.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidatadetectortypes)
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Phone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Web and mail addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses. None are found.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times. None are found.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Tracking numbers of parcels. None are found.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Flight numbers. None are found.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// What might be looked up. None are found.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Amounts of money. None are found.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Physical values. None are found.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// All kinds.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UITextView {
    /// A border.
    public enum BorderStyle: Int, Sendable {
        /// None.
        case none
    }

    /// Posted with a text view when editing has begun.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted with a text view when editing has ended.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// Posted with a text view when the user has changed the text.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}
