import Foundation

extension UIImagePickerController {
    /// The source of the images.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimagepickercontroller/sourcetype-swift.enum)
    public enum SourceType: Int, Sendable {
        /// All images of the library.
        case photoLibrary
        /// A camera.
        case camera
        /// The images that programs have saved. Here the same as the library.
        case savedPhotosAlbum
    }

    /// The keys of the dictionary that describes the chosen media.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimagepickercontroller/infokey)
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The uniform type identifier of the media, a `String`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The original image, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The cropped image, a `UIImage`.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The crop rectangle in the original image, an `NSValue` of a `CGRect` in points.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The URL of a movie. Never set.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The URL of the image file.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The metadata of a photo taken with the camera. Never set.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    }

    /// The quality of movies.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimagepickercontroller/qualitytype)
    public enum QualityType: Int, Sendable {
        /// High, medium and low quality, VGA and the two iFrame sizes.
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }

    /// The kind of media that a camera captures.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimagepickercontroller/cameracapturemode-swift.enum)
    public enum CameraCaptureMode: Int, Sendable {
        /// Photos or movies.
        case photo, video
    }

    /// A camera of the device.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimagepickercontroller/cameradevice-swift.enum)
    public enum CameraDevice: Int, Sendable {
        /// The rear or the front camera.
        case rear, front
    }

    /// The flash mode.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimagepickercontroller/cameraflashmode-swift.enum)
    public enum CameraFlashMode: Int, Sendable {
        /// The flash never fires.
        case off = -1
        /// The flash fires if the light requires it, or always.
        case auto, on
    }

    /// The format of the image files that the delegate receives.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimagepickercontroller/imageurlexportpreset)
    public enum ImageURLExportPreset: Int, Sendable {
        /// JPEG, or the format of the original file.
        case compatible, current
    }
}
