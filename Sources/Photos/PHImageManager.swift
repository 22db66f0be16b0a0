public import CoreGraphics
public import Foundation
public import ImageIO
public import UIKit

/// The identifier of a request.
public typealias PHImageRequestID = Int32

/// The identifier of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of an image as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Whether an image is a substitute until a better one is available, a Boolean value.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The identifier of the request, a number.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Whether the request was cancelled, a Boolean value.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The error, if an image cannot be read.
public let PHImageErrorKey = "PHImageErrorKey"

/// How an image fits a size.
/// [Apple's reference](https://developer.apple.com/documentation/photos/phimagecontentmode)
public enum PHImageContentMode: Int, Sendable {
    /// All of it fits.
    case aspectFit
    /// It covers the size.
    case aspectFill

    /// The default: all of it fits.
    public static var `default`: PHImageContentMode { .aspectFit }
}

/// Which qualities of an image are delivered.
/// [Apple's reference](https://developer.apple.com/documentation/photos/phimagerequestoptionsdeliverymode)
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    /// A fast one, then the best one.
    case opportunistic
    /// The best one.
    case highQualityFormat
    /// The fast one.
    case fastFormat
}

/// How an image is resized.
/// [Apple's reference](https://developer.apple.com/documentation/photos/phimagerequestoptionsresizemode)
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    /// Not at all.
    case none
    /// Fast.
    case fast
    /// To exactly the size.
    case exact
}

/// How an image is requested. All requests deliver one image, the best one.
/// [Apple's reference](https://developer.apple.com/documentation/photos/phimagerequestoptions)
open class PHImageRequestOptions: NSObject {
    /// Whether the request waits for the image, and calls the handler before it returns. False by default.
    open var isSynchronous = false
    /// Which qualities are delivered. Stored without effect: images are local files, and delivered once.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// How an image is resized: `none` delivers it as it is. Fast by default.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// Whether images may be loaded from the network. Stored without effect, as all are local.
    open var isNetworkAccessAllowed = false
    /// Called while an image is loaded from the network. Never called, as all are local.
    open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?

    /// Creates the default options.
    public override init() { super.init() }
}

/// Reads images of the photo library.
/// [Apple's reference](https://developer.apple.com/documentation/photos/phimagemanager)
open class PHImageManager: NSObject, @unchecked Sendable {
    // The state is accessed under the lock.
    private static let shared = PHImageManager()
    private static let queue = DispatchQueue(label: "Kasane.PHImageManager")
    private let lock = NSLock()
    private var lastRequest = PHInvalidImageRequestID
    private var pending: Set<PHImageRequestID> = []

    public override init() { super.init() }

    /// Returns the shared manager.
    open class func `default`() -> PHImageManager { shared }

    /// Requests an image. Its sides are at most those of the target size in pixels (or at least, with `aspectFill`), and
    /// never larger than the file's. The handler is called once: on the main queue, or before the method returns if the
    /// options are synchronous.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let side =
            options?.resizeMode == PHImageRequestOptionsResizeMode.none
            ? nil : asset.longerSide(for: targetSize, contentMode)
        return start(options) {
            asset.image(side: side)
        } deliver: { image, info in
            resultHandler(image, info)
        }
    }

    /// Requests the bytes of an image's file, the identifier of its type, and its orientation.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        start(options) {
            asset.contents
        } deliver: { contents, info in
            resultHandler(contents?.data, contents?.type, contents?.orientation ?? .up, info)
        }
    }

    /// Requests the bytes of an image's file, for older programs.
    @discardableResult
    open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        requestImageDataAndOrientation(for: asset, options: options) { data, type, orientation, info in
            resultHandler(data, type, UIImage.Orientation(orientation), info)
        }
    }

    /// Cancels a request, whose handler is then not called.
    open func cancelImageRequest(_ requestID: PHImageRequestID) { lock.withLock { _ = pending.remove(requestID) } }

    private func start<Value: Sendable>(
        _ options: PHImageRequestOptions?, _ make: @escaping @Sendable () -> Value?,
        deliver: @escaping (Value?, [AnyHashable: Any]) -> Void
    ) -> PHImageRequestID {
        let request = lock.withLock {
            lastRequest += 1
            pending.insert(lastRequest)
            return lastRequest
        }
        // Called once: by the caller, or on the main queue.
        nonisolated(unsafe) let deliver = deliver
        let finish: @Sendable (Value?) -> Void = { [self] value in
            guard lock.withLock({ pending.remove(request) }) != nil else { return }
            var info: [AnyHashable: Any] = [PHImageResultRequestIDKey: request, PHImageResultIsDegradedKey: false]
            if value == nil { info[PHImageErrorKey] = CocoaError(.fileReadCorruptFile) }
            deliver(value, info)
        }
        if options?.isSynchronous == true {
            finish(make())
        } else {
            PHImageManager.queue.async {
                let value = make()
                DispatchQueue.main.async { finish(value) }
            }
        }
        return request
    }
}

extension PHAsset {
    fileprivate struct Contents: Sendable {
        let data: Data
        let type: String?
        let orientation: CGImagePropertyOrientation
    }

    /// Returns the longer side of the image that fits a size, in pixels; nil for the image as it is.
    fileprivate func longerSide(for size: CGSize, _ mode: PHImageContentMode) -> Int? {
        guard size.width > 0, size.height > 0, size != PHImageManagerMaximumSize, pixelWidth > 0, pixelHeight > 0 else {
            return nil
        }
        let (across, down) = (size.width / CGFloat(pixelWidth), size.height / CGFloat(pixelHeight))
        let scale = mode == .aspectFill ? max(across, down) : min(across, down)
        guard scale < 1 else { return nil }
        return max(Int((CGFloat(max(pixelWidth, pixelHeight)) * scale).rounded(.up)), 1)
    }

    fileprivate func image(side: Int?) -> UIImage? {
        guard let side else { return UIImage(contentsOfFile: file.path) }
        return PhotoFolder.thumbnail(of: file, side: side)
    }

    fileprivate var contents: Contents? {
        guard let data = try? Data(contentsOf: file), let source = CGImageSourceCreateWithData(data as CFData, nil)
        else {
            return nil
        }
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        let number = properties?[kCGImagePropertyOrientation] as? Int ?? 1
        return Contents(
            data: data, type: CGImageSourceGetType(source) as String?,
            orientation: CGImagePropertyOrientation(rawValue: UInt32(truncatingIfNeeded: number)) ?? .up)
    }
}

/// Reads images of the photo library. Reading ahead is not needed, as all images are local files.
/// [Apple's reference](https://developer.apple.com/documentation/photos/phcachingimagemanager)
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    /// Whether large images may be read ahead. Stored without effect.
    open var allowsCachingHighQualityImages = true

    /// Reads images ahead: not needed.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Stops reading images ahead.
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Stops reading images ahead.
    open func stopCachingImagesForAllAssets() {}
}
