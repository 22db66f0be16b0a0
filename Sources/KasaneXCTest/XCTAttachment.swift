public import Foundation

/// Data from a test that is attached to its result: an image, a string, a file.
///
/// Added by `XCTestCase.add(_:)` or to an activity. Attachments of a test that fails are written to the folder
/// `__Attachments__` beside the test's file, and their paths are printed.
/// [Apple's reference](https://developer.apple.com/documentation/xctest/xctattachment)
open class XCTAttachment: NSObject {
    /// How long an attachment is kept.
    public enum Lifetime: Int, Sendable {
        /// Always, whether the test succeeds or not.
        case keepAlways
        /// Only if the test fails.
        case deleteOnSuccess
    }

    /// The compression quality of images.
    public enum ImageQuality: Int, Sendable {
        /// Lossless.
        case original
        /// JPEG with a quality of 0.8.
        case medium
        /// JPEG with a quality of 0.4.
        case low
    }

    /// The type of the data, such as `public.png`.
    public let uniformTypeIdentifier: String
    /// The name of the file that is written, with or without an extension; by default its kind.
    open var name: String?
    /// Custom information about the attachment.
    open var userInfo: [AnyHashable: Any]?
    /// How long the attachment is kept: `deleteOnSuccess` by default.
    open var lifetime: Lifetime = .deleteOnSuccess

    private enum Payload {
        case data(Data)
        case image(UIImage, ImageQuality)
        case directory(URL)
    }

    private let payload: Payload

    private init(_ payload: Payload, type: String, name: String? = nil) {
        self.payload = payload
        uniformTypeIdentifier = type
        self.name = name
        super.init()
    }

    /// Creates an attachment from data of a type; nil means `public.data`, and no payload an empty file.
    public convenience init(
        uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
    ) {
        self.init(.data(payload ?? Data()), type: identifier ?? "public.data", name: name)
        self.userInfo = userInfo
    }

    /// Creates an attachment from data.
    public convenience init(data payload: Data) { self.init(.data(payload), type: "public.data") }

    /// Creates an attachment from data of a type.
    public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
        self.init(.data(payload), type: identifier)
    }

    /// Creates an attachment from a string.
    public convenience init(string: String) { self.init(.data(Data(string.utf8)), type: "public.plain-text") }

    /// Creates an attachment from an object's keyed archive, which is empty if the object can't be archived.
    public convenience init(archivableObject object: any NSSecureCoding) {
        let data = try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        self.init(.data(data ?? Data()), type: "public.data")
    }

    /// Creates an attachment from a property list, written as XML. An invalid one results in an empty file.
    public convenience init(plistObject object: Any) {
        let data = try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
        self.init(.data(data ?? Data()), type: "com.apple.property-list")
    }

    /// Creates an attachment from the current contents of a file, which is empty if it can't be read.
    public convenience init(contentsOfFile fileURL: URL) {
        self.init(contentsOfFile: fileURL, uniformTypeIdentifier: AttachmentType.identifier(of: fileURL.pathExtension))
    }

    /// Creates an attachment from the current contents of a file, with a type.
    public convenience init(contentsOfFile fileURL: URL, uniformTypeIdentifier identifier: String) {
        let data = (try? Data(contentsOf: fileURL)) ?? Data()
        self.init(.data(data), type: identifier, name: fileURL.lastPathComponent)
    }

    /// Creates an attachment from a folder, which is copied when the attachment is written.
    public convenience init(contentsOfDirectory directoryURL: URL) {
        self.init(.directory(directoryURL), type: "public.folder", name: directoryURL.lastPathComponent)
    }

    /// Creates an attachment from an image, as a PNG.
    public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

    /// Creates an attachment from an image.
    public convenience init(image: UIImage, quality: ImageQuality) {
        self.init(.image(image, quality), type: quality == .original ? "public.png" : "public.jpeg")
    }

    /// The last component of the file's path, without the suffix that makes it unique.
    var fileName: String {
        let base = (name ?? "attachment").replacingOccurrences(of: "/", with: "-")
        let ending = AttachmentType.pathExtension(of: uniformTypeIdentifier)
        return ending.isEmpty || !(base as NSString).pathExtension.isEmpty ? base : "\(base).\(ending)"
    }

    /// Writes the payload to a file, or copies the folder.
    func write(to url: URL) throws {
        switch payload {
        case .data(let data): try data.write(to: url)
        case .directory(let source): try FileManager.default.copyItem(at: source, to: url)
        case .image(let image, let quality):
            let data: Data? =
                switch quality {
                case .original: image.pngData()
                case .medium: image.jpegData(compressionQuality: 0.8)
                case .low: image.jpegData(compressionQuality: 0.4)
                }
            guard let data else { throw CocoaError(.fileWriteUnknown) }
            try data.write(to: url)
        }
    }
}
