public import Foundation

/// An object of the photo library.
/// [Apple's reference](https://developer.apple.com/documentation/photos/phobject)
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
    // Immutable.

    /// The identifier: of an image, the path of its file.
    public let localIdentifier: String

    init(localIdentifier: String) { self.localIdentifier = localIdentifier }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other object has the same identifier.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? PHObject)?.localIdentifier == localIdentifier
    }
    open override var hash: Int { localIdentifier.hashValue }
}
