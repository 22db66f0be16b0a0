public import Foundation
import UIKit

/// The kind of a collection.
/// [Apple's reference](https://developer.apple.com/documentation/photos/phassetcollectiontype)
public enum PHAssetCollectionType: Int, Sendable {
    /// An album of the user: a folder in the `Pictures` folder.
    case album = 1
    /// An album of all images with a property.
    case smartAlbum
    /// Images of a time and place. There are none.
    case moment
}

/// The kind of an album.
/// [Apple's reference](https://developer.apple.com/documentation/photos/phassetcollectionsubtype)
public enum PHAssetCollectionSubtype: Int, Sendable {
    /// An album of the user.
    case albumRegular = 2
    /// Albums from other places. There are none.
    case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    /// Albums of a network service. There are none.
    case albumMyPhotoStream = 100
    /// Shared albums. There are none.
    case albumCloudShared
    /// Smart albums that don't exist here.
    case smartAlbumGeneric = 200
    /// Smart albums by kinds of images and movies. There are none.
    case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden,
        smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos
    /// The smart album of all images.
    case smartAlbumUserLibrary
    /// The smart album of portraits of oneself. There is none.
    case smartAlbumSelfPortraits
    /// The smart album of screenshots.
    case smartAlbumScreenshots
    /// Smart albums by further kinds of images. There are none.
    case smartAlbumDepthEffect, smartAlbumLivePhotos, smartAlbumAnimated, smartAlbumLongExposures,
        smartAlbumUnableToUpload, smartAlbumRAW, smartAlbumCinematic
    /// Albums of every kind.
    case any = 9_223_372_036_854_775_807
}

/// A collection of assets or of other collections.
/// [Apple's reference](https://developer.apple.com/documentation/photos/phcollection)
open class PHCollection: PHObject, @unchecked Sendable {
    /// The name that is shown to the user.
    public let localizedTitle: String?

    init(localIdentifier: String, title: String?) {
        localizedTitle = title
        super.init(localIdentifier: localIdentifier)
    }

    /// Whether it has assets: true for albums.
    open var canContainAssets: Bool { false }
    /// Whether it has collections. False: albums aren't nested.
    open var canContainCollections: Bool { false }

    /// Returns the user's albums.
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult(PHAssetCollection.albums.map { $0 as PHCollection }, options)
    }
}

/// An album: all images, all screenshots, or the images of a folder in the `Pictures` folder.
/// [Apple's reference](https://developer.apple.com/documentation/photos/phassetcollection)
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    /// The kind of collection.
    public let assetCollectionType: PHAssetCollectionType
    /// The kind of album.
    public let assetCollectionSubtype: PHAssetCollectionSubtype
    private let contains: @Sendable (URL) -> Bool

    init(
        _ type: PHAssetCollectionType, _ subtype: PHAssetCollectionSubtype, localIdentifier: String, title: String,
        _ contains: @escaping @Sendable (URL) -> Bool
    ) {
        (assetCollectionType, assetCollectionSubtype, self.contains) = (type, subtype, contains)
        super.init(localIdentifier: localIdentifier, title: title)
    }

    open override var canContainAssets: Bool { true }

    /// The number of images.
    open var estimatedAssetCount: Int { files.count }
    /// The creation date of the oldest image; nil if there is none.
    open var startDate: Date? { files.compactMap { PHAsset($0)?.creationDate }.min() }
    /// The creation date of the newest image; nil if there is none.
    open var endDate: Date? { files.compactMap { PHAsset($0)?.creationDate }.max() }

    /// Its image files, the newest first.
    var files: [URL] { PHPhotoLibrary.readableFiles.filter(contains) }

    // MARK: Fetching

    /// Returns the albums of a kind.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        let found = all.filter {
            $0.assetCollectionType == type && (subtype == .any || $0.assetCollectionSubtype == subtype)
        }
        return PHFetchResult(found, options)
    }

    /// Returns the albums of identifiers.
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult(all.filter { identifiers.contains($0.localIdentifier) }, options)
    }

    /// Returns the albums of a type that contain an asset.
    open class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult(all.filter { $0.assetCollectionType == type && $0.contains(asset.file) }, options)
    }

    private static var all: [PHAssetCollection] { smartAlbums + albums }

    private static var smartAlbums: [PHAssetCollection] {
        [
            PHAssetCollection(.smartAlbum, .smartAlbumUserLibrary, localIdentifier: "recents", title: "Recents") { _ in
                true
            },
            PHAssetCollection(
                .smartAlbum, .smartAlbumScreenshots, localIdentifier: "screenshots", title: "Screenshots"
            ) { PhotoFolder.isScreenshot($0) },
        ]
    }

    /// The folders with images, by name.
    static var albums: [PHAssetCollection] {
        guard let root = PHPhotoLibrary.folder?.standardizedFileURL.path else { return [] }
        let paths = PHPhotoLibrary.readableFiles.map(\.standardizedFileURL.path)
        let names = paths.compactMap { path -> Substring? in
            let parts = path.dropFirst(root.count).split(separator: "/")
            return parts.count > 1 ? parts[0] : nil
        }
        return Set(names).sorted().map { name in
            let folder = "\(root)/\(name)"
            return PHAssetCollection(.album, .albumRegular, localIdentifier: folder, title: String(name)) {
                $0.standardizedFileURL.path.hasPrefix(folder + "/")
            }
        }
    }
}

extension PHAsset {
    /// Returns an album's images, the newest first unless the options sort them.
    public class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        PHFetchResult(assetCollection.files.lazy.compactMap { PHAsset($0) }, options)
    }

    /// Returns an album's newest images.
    public class func fetchKeyAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? {
        fetchAssets(in: assetCollection, options: options)
    }
}
