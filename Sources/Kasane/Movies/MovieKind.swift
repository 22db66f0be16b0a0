public import Foundation

/// The movie file formats, distinguished by the file name's extension.
public enum MovieKind: Sendable, Hashable, CaseIterable {
    /// H.264 in 4:2:0, the most widely supported. No alpha.
    case mp4
    /// VP9, with alpha where the background is transparent.
    case webm
    /// ProRes 4444 with alpha, for editing.
    case mov
    /// An animated GIF with one palette for the whole movie. Transparency is binary: translucent pixels become opaque
    /// or transparent. At most 50 frames per second.
    case gif
    /// A lossless animated WebP, with alpha.
    case webp
    /// An animated PNG.
    case apng
    /// A single lossless image.
    case png
    /// A single image, smaller and slightly lossy. No alpha.
    case jpeg
    /// A PNG for each frame; the name contains a placeholder for the number, as in `frames/%05d.png`.
    case pictures

    /// Creates the kind for a file name's extension.
    ///
    /// `.mp4`, `.m4v`, `.webm`, `.mov`, `.gif`, `.webp`, `.apng`, `.png`, `.jpg` and `.jpeg`,
    /// in any case.
    ///
    /// A URL that ends in a slash is rejected as a folder's.
    public init(url: URL) throws(MovieError) {
        guard !url.hasDirectoryPath || url.pathExtension.isEmpty else { throw .folder(url) }
        switch url.pathExtension.lowercased() {
        case "mp4", "m4v": self = .mp4
        case "webm": self = .webm
        case "mov": self = .mov
        case "gif": self = .gif
        case "webp": self = .webp
        case "apng": self = .apng
        case "png": self = try FrameNames(url: url) == nil ? .png : .pictures
        case "jpg", "jpeg": self = .jpeg
        case let ending: throw .unknownKind(url, ending: ending)
        }
    }

    /// Whether the format supports transparency. Otherwise frames are composited over white.
    public var keepsAlpha: Bool { self != .mp4 && self != .jpeg }

    /// Returns the colour behind transparent pixels, premultiplied: if transparency is lost, a colour over white.
    func background(_ color: [UInt8]?) -> [UInt8]? {
        guard !keepsAlpha else { return color }
        let color = color ?? [0, 0, 0, 0]
        return color.map { $0 + (255 - color[3]) }
    }

    /// Whether a file of this kind is a single image.
    var isSingleImage: Bool { self == .png || self == .jpeg }

    /// The maximum frame rate of the format, in frames per second.
    public var maxFrameRate: Double { self == .gif ? 50 : FrameRate.maximum }

    #if Movies
        /// Whether Kasane was built with FFmpeg, which the package trait `Movies` determines. Without it, only WebP,
        /// PNG and JPEG can be written.
        static let hasFFmpeg = true
    #else
        /// Whether Kasane was built with FFmpeg: without it, only WebP, PNG and JPEG can be written.
        static let hasFFmpeg = false
    #endif

    /// The maximum length of a side, in pixels.
    public var maxSide: Int { self == .webp ? 16_383 : MovieWriter.maxSide }
}
