public import Foundation

/// The name of a data set in an asset catalogue.
public typealias NSDataAssetName = String

/// Data from an uncompiled asset catalogue (`.xcassets`).
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsdataasset)
// `@unchecked Sendable`: immutable after initialization.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
    /// The name of the data set.
    public let name: NSDataAssetName
    /// The contents of its file.
    public let data: Data
    /// The type of the data by the catalogue or the file extension, such as "public.json".
    public let typeIdentifier: String

    /// Loads the named data from a catalogue among the program's resources, beside the program or in its initial
    /// working directory; returns nil if there is none.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    /// Loads the named data from a catalogue in a bundle; returns nil if there is none.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let file = AssetSet(named: name, kind: "dataset", in: bundle)?.file(for: .current) else { return nil }
        do {
            data = try Data(contentsOf: file.url)
        } catch {
            reportOnce("\(file.url.path) can't be read: \(error)")
            return nil
        }
        (self.name, typeIdentifier) = (name, file.typeIdentifier)
    }

    /// Returns the asset itself, as it is immutable.
    open func copy(with zone: NSZone?) -> Any { self }
}
