public import Foundation

/// A place in a menu whose elements are asked for when the menu is shown.
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

    /// Makes a place whose elements are asked for once. The provider calls its completion, now or later.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(isCached: true, elementProvider)
    }

    /// Makes a place whose elements are asked for each time that the menu is shown.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(isCached: false, elementProvider) }

    public required init?(coder: NSCoder) { nil }

    /// Passes the elements on, when they are there.
    final func provide(_ body: @escaping ([UIMenuElement]) -> Void) {
        if let known { return body(known) }
        provider { [weak self] elements in
            if let self, isCached { known = elements }
            body(elements)
        }
    }
}
