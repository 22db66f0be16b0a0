import CoreGraphics

extension UIViewController {
    /// The least margins of the view, in points, without the safe area: 16 at the sides, 20 where the window is at least
    /// 414 points wide, and none above and below.
    public final var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = ViewMargins.side(ofWidth: viewIfLoaded?.window?.bounds.width ?? UIScreen.main.bounds.width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The margins of the controller's view: those that were set for it, and the system's at least.
    final var rootMargins: NSDirectionalEdgeInsets? {
        guard let own = viewIfLoaded?.ownMargins.own else {
            return viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
        }
        guard viewRespectsSystemMinimumLayoutMargins else { return own }
        let least = systemMinimumLayoutMargins
        return NSDirectionalEdgeInsets(
            top: max(own.top, least.top), leading: max(own.leading, least.leading),
            bottom: max(own.bottom, least.bottom), trailing: max(own.trailing, least.trailing))
    }
}
