public import Foundation

extension UIImagePickerController {
    /// The source of the images.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimagepickercontroller/sourcetype-swift.enum)
    public enum SourceType: Int, Sendable {
        /// All images of the library.
        case photoLibrary
        /// A camera.
        case camera
        /// The images that programs have saved: the same as the library here.
        case savedPhotosAlbum
    }

    /// The keys of the dictionary that describes what was chosen.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimagepickercontroller/infokey)
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The uniform type identifier of the media, a `String`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The image as it is, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The cropped image, a `UIImage`.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The rectangle of the original image that the edited one shows, an `NSValue` of a `CGRect` in points.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The URL of a movie. Never set.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The URL of the image's file.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The metadata of a picture that the camera took. Never set.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    }

    /// The quality of movies.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimagepickercontroller/qualitytype)
    public enum QualityType: Int, Sendable {
        /// High, medium and low quality, VGA and the two sizes of iFrame.
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }

    /// What a camera takes.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimagepickercontroller/cameracapturemode-swift.enum)
    public enum CameraCaptureMode: Int, Sendable {
        /// Pictures, or movies.
        case photo, video
    }

    /// One of the cameras.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimagepickercontroller/cameradevice-swift.enum)
    public enum CameraDevice: Int, Sendable {
        /// The one on the back, or on the front.
        case rear, front
    }

    /// When the flash fires.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimagepickercontroller/cameraflashmode-swift.enum)
    public enum CameraFlashMode: Int, Sendable {
        /// Never.
        case off = -1
        /// As the light requires, or always.
        case auto, on
    }

    /// The format in which images are handed over.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimagepickercontroller/imageurlexportpreset)
    public enum ImageURLExportPreset: Int, Sendable {
        /// JPEG, or that of the file.
        case compatible, current
    }
}
