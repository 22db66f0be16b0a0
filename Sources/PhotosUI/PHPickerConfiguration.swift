import Foundation
public import Photos

/// How a photo picker looks and behaves.
/// [Apple's reference](https://developer.apple.com/documentation/photosui/phpickerconfiguration-swift.struct)
public struct PHPickerConfiguration: Sendable {
    /// The representation of photos that results provide. Files are always provided as they are.
    /// [Apple's reference](https://developer.apple.com/documentation/photosui/phpickerconfiguration-swift.struct/assetrepresentationmode)
    public enum AssetRepresentationMode: Int, Sendable {
        /// Any.
        case automatic
        /// As it is.
        case current
        /// The most compatible one.
        case compatible
    }

    /// How photos are selected.
    /// [Apple's reference](https://developer.apple.com/documentation/photosui/phpickerconfiguration-swift.struct/selection-swift.enum)
    public enum Selection: Int, Sendable {
        /// In any order.
        case `default`
        /// In an order that badges show.
        case ordered
        /// In any order, and the delegate is told of each change.
        case continuous
        /// In an order that badges show, and the delegate is told of each change.
        case continuousAndOrdered

        var isContinuous: Bool { self == .continuous || self == .continuousAndOrdered }
        var isOrdered: Bool { self == .ordered || self == .continuousAndOrdered }
    }

    /// How many photos can be selected; 0 for any number. 1 by default, with which a tap ends the selection.
    public var selectionLimit = 1
    /// How photos are selected.
    public var selection = Selection.default
    /// The kinds of photos that are shown; nil, the default, for all.
    public var filter: PHPickerFilter?
    /// The representation that results provide. Stored without effect: files are provided as they are.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// The identifiers of the photos that are selected at first, for a picker of more than one photo whose configuration
    /// has the photo library.
    public var preselectedAssetIdentifiers: [String] = []
    let hasLibrary: Bool

    /// Creates a configuration of a picker whose results have no identifiers.
    public init() { hasLibrary = false }

    /// Creates a configuration of a picker whose results have the identifiers of the library.
    public init(photoLibrary: PHPhotoLibrary) { hasLibrary = true }
}
