import CoreGraphics

extension UIViewController {
    /// The margins of the controller's view: those set for it, but at least the system's.
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
