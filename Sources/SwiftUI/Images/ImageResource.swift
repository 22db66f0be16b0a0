public import Foundation

/// A picture of a bundle, by its name.
/// [Apple's reference](https://developer.apple.com/documentation/developertoolssupport/imageresource)
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Names a picture of a bundle.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension Image {
    /// Makes an image of a resource.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
