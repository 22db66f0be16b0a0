import CoreGraphics
public import Foundation

/// An item that a popover can point at: a view, or a bar button item.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem)
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Returns the item's frame in a view's coordinates; nil if it isn't shown in the view's window.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Returns the view's frame in another's coordinates; nil if it isn't in the same window.
    public final func frame(in referenceView: UIView) -> CGRect? {
        guard window != nil, window === referenceView.window else { return nil }
        return referenceView.convert(bounds, from: self)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Returns the frame of the item's button in a view's coordinates; nil if it isn't shown in the view's window.
    public final func frame(in referenceView: UIView) -> CGRect? {
        if let customView { return customView.frame(in: referenceView) }
        return referenceView.frame { ($0 as? BarButton)?.item === self }
    }
}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
    /// Returns the frame of the item's button in a view's coordinates; nil if it isn't shown in the view's window.
    public final func frame(in referenceView: UIView) -> CGRect? {
        referenceView.frame { ($0 as? TabBarButton)?.item === self }
    }
}

extension UIView {
    /// Returns the frame of the first view of the window that satisfies a condition.
    fileprivate final func frame(where fulfils: (UIView) -> Bool) -> CGRect? {
        var found: UIView?
        window?.forEachDescendant { if found == nil, fulfils($0) { found = $0 } }
        return found.map { convert($0.bounds, from: $0) }
    }
}
