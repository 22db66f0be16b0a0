public import Foundation
import ImageIO
import UIKit

/// The kind of an asset.
/// [Apple's reference](https://developer.apple.com/documentation/photos/phassetmediatype)
public enum PHAssetMediaType: Int, Sendable {
    /// Unknown.
    case unknown
    /// An image.
    case image
    /// A movie. None is listed.
    case video
    /// Audio. None is listed.
    case audio
}

/// A special kind of an image or a movie.
/// [Apple's reference](https://developer.apple.com/documentation/photos/phassetmediasubtype)
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A panorama.
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    /// A photo of a high dynamic range.
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    /// A screenshot.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    /// A live photo.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    /// A photo with depth.
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
}

/// An image of the photo library: an image file in the `Pictures` folder.
/// [Apple's reference](https://developer.apple.com/documentation/photos/phasset)
open class PHAsset: PHObject, @unchecked Sendable {
    /// The file.
    let file: URL
    /// The width and the height of the image as it is displayed, in pixels.
    public let (pixelWidth, pixelHeight): (Int, Int)
    /// When the file was created; nil if that is not known.
    public let creationDate: Date?
    /// When the file was changed; nil if that is not known.
    public let modificationDate: Date?

    /// Creates an asset of an image file; nil for any other.
    init?(_ file: URL) {
        guard let source = CGImageSourceCreateWithURL(file, nil),
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil),
            let width = properties[kCGImagePropertyPixelWidth] as? Int,
            let height = properties[kCGImagePropertyPixelHeight] as? Int
        else { return nil }
        // Orientations from 5 on exchange the sides.
        let isTurned = (properties[kCGImagePropertyOrientation] as? Int ?? 1) > 4
        (pixelWidth, pixelHeight) = isTurned ? (height, width) : (width, height)
        let dates = try? file.resourceValues(forKeys: [.creationDateKey, .contentModificationDateKey])
        modificationDate = dates?.contentModificationDate
        creationDate = dates?.creationDate ?? dates?.contentModificationDate
        self.file = file
        super.init(localIdentifier: file.path)
    }

    /// The kind: an image.
    open var mediaType: PHAssetMediaType { .image }
    /// Whether the image is a screenshot, as its name says; nothing else is known of it.
    open var mediaSubtypes: PHAssetMediaSubtype { PhotoFolder.isScreenshot(file) ? .photoScreenshot : [] }
    /// The duration of a movie in seconds: 0.
    open var duration: TimeInterval { 0 }
    /// Whether the user has marked the image: false.
    open var isFavorite: Bool { false }
    /// Whether the image is hidden: false, as hidden files are not listed.
    open var isHidden: Bool { false }

    // MARK: Fetching

    /// Returns all images that the application may read, the newest first unless the options sort them.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult(PHPhotoLibrary.readableFiles.lazy.compactMap { PHAsset($0) }, options)
    }

    /// Returns the images, if these are requested; movies and audio are not listed.
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { mediaType == .image ? fetchAssets(with: options) : PHFetchResult() }

    /// Returns the images of identifiers.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        let wanted = Set(identifiers)
        let files = PHPhotoLibrary.readableFiles.filter { wanted.contains($0.path) }
        return PHFetchResult(files.compactMap { PHAsset($0) }, options)
    }
}
