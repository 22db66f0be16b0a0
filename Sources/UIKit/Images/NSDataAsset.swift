public import Foundation

/// The name of a set of data in an asset catalogue.
public typealias NSDataAssetName = String

/// Bytes from an asset catalogue (`.xcassets`, as it is).
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsdataasset)
// `@unchecked Sendable`: guarded by itself, as nothing in it can be set.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
    /// The name of the set.
    public let name: NSDataAssetName
    /// The bytes of its file.
    public let data: Data
    /// The type that the catalogue or the file's ending says they are of, such as "public.json".
    public let typeIdentifier: String

    /// The data of a name from a catalogue among the program's resources, beside the program or in the folder that it was
    /// started in; nil where there is none.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    /// The data of a name from a catalogue in a bundle; nil where there is none.
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

    /// The same data: it never changes.
    open func copy(with zone: NSZone?) -> Any { self }
}
