public import Foundation

/// A named image in a bundle.
/// [Apple's reference](https://developer.apple.com/documentation/developertoolssupport/imageresource)
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a reference to a named image in a bundle.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension Image {
    /// Creates an image from a resource.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
