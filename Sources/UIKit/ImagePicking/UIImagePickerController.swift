public import CoreGraphics
public import Foundation

/// Responds to the user's actions in an image picker. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate)
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called when the user has chosen an image. Dismisses the picker by default.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when the user has cancelled. Dismisses the picker by default.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismiss(animated: true) }
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// Lets the user choose an image from the `Pictures` folder of their home directory, which replaces the photo
/// library.
///
/// There is no camera. With `allowsEditing`, the user crops the image to a square.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimagepickercontroller)
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// The delegate. Not retained.
    @_nonoverride open var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
        get { super.delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
        set { super.delegate = newValue }
    }

    /// The source of the images. `.photoLibrary` by default. Setting `.camera` is reported, as there is none.
    open var sourceType = SourceType.photoLibrary {
        didSet {
            guard sourceType == .camera else { return }
            reportOnce("UIImagePickerController: source type 1 is not available; the photo library is shown")
            sourceType = oldValue
        }
    }

    /// The uniform type identifiers of the media to show. Images by default; movies are never shown.
    open var mediaTypes = [UIImagePickerController.imageType]

    /// A Boolean value that indicates whether the user may crop the image. False by default.
    open var allowsEditing = false

    /// The format of the image files that the delegate receives. Stored without effect: images keep the format of
    /// their file.
    open var imageExportPreset = ImageURLExportPreset.compatible

    /// The camera in use. Stored without effect, as there is no camera.
    open var cameraDevice = CameraDevice.rear

    /// The camera's flash mode. Stored without effect, as there is no camera.
    open var cameraFlashMode = CameraFlashMode.auto

    /// Whether the camera captures photos or movies. Stored without effect, as there is no camera.
    open var cameraCaptureMode = CameraCaptureMode.photo

    /// A Boolean value that indicates whether the camera's controls are shown. Stored without effect, as there is no
    /// camera.
    open var showsCameraControls = true

    /// A view over the camera's preview. Stored without effect, as there is no camera.
    open var cameraOverlayView: UIView?

    /// The transform of the camera's preview. Stored without effect, as there is no camera.
    open var cameraViewTransform = CGAffineTransform.identity

    /// The quality of movies. Stored without effect.
    open var videoQuality = QualityType.typeMedium

    /// The maximum duration of a movie, in seconds. Stored without effect.
    open var videoMaximumDuration: TimeInterval = 600

    static let imageType = "public.image"
    /// The folder that replaces the photo library.
    final lazy var folder = PhotoFolder.standard

    open override func viewDidLoad() {
        super.viewDidLoad()
        let grid = PhotoGrid(
            mediaTypes.contains(UIImagePickerController.imageType) ? PhotoFolder.files(in: folder) : [])
        grid.didChoose = { [weak self] in self?.choose($0) }
        grid.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        setViewControllers([grid], animated: false)
    }

    // MARK: Availability

    /// Returns whether a source is available. The library is, a camera never is.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// Returns the media types that a source provides; nil if it isn't available.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [imageType] : nil
    }

    /// Returns whether there is a camera: false.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

    /// Returns whether a camera has a flash: false.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

    /// Returns the capture modes of a camera: nil, as there is none.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    /// Takes a photo with the camera. Does nothing, as there is none.
    open func takePicture() {}

    /// Starts recording a movie. Returns false, as there is no camera.
    open func startVideoCapture() -> Bool { false }

    /// Stops recording a movie. Does nothing, as there is no camera.
    open func stopVideoCapture() {}

    // MARK: Choosing

    private func cancel() {
        if let delegate { delegate.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
    }

    private func choose(_ file: URL) {
        guard let image = UIImage(contentsOfFile: file.path) else { return }
        let info: [InfoKey: Any] = [
            .mediaType: UIImagePickerController.imageType, .originalImage: image, .imageURL: file,
        ]
        guard allowsEditing else { return finish(info) }
        let cropper = PhotoCropper(image)
        cropper.didCrop = { [weak self] rect in
            var info = info
            info[.cropRect] = NSValue(cgRect: rect)
            info[.editedImage] = image.cropped(to: rect)
            self?.finish(info)
        }
        pushViewController(cropper, animated: true)
    }

    private func finish(_ info: [InfoKey: Any]) {
        if let delegate {
            delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
        } else {
            dismiss(animated: true)
        }
    }
}
