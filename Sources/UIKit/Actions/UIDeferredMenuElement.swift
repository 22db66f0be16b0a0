public import Foundation

/// A placeholder in a menu whose elements are requested when the menu is shown.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uideferredmenuelement)
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isCached: Bool
    private var known: [UIMenuElement]?

    private init(isCached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        (self.provider, self.isCached) = (provider, isCached)
        super.init(title: "", image: nil)
    }

    /// Creates a placeholder whose elements are requested once. The provider may call its completion
    /// immediately or later.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(isCached: true, elementProvider)
    }

    /// Creates a placeholder whose elements are requested each time the menu is shown.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(isCached: false, elementProvider) }

    public required init?(coder: NSCoder) { nil }

    /// Passes the elements to a closure once they are available.
    final func provide(_ body: @escaping ([UIMenuElement]) -> Void) {
        if let known { return body(known) }
        provider { [weak self] elements in
            if let self, isCached { known = elements }
            body(elements)
        }
    }
}
