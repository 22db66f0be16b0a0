public import Foundation

/// The kinds of file that a movie can be written to, told apart by the ending of the file's name.
public enum MovieKind: Sendable, Hashable, CaseIterable {
    /// H.264 in 4:2:0, which plays everywhere. No alpha.
    case mp4
    /// VP9, with alpha where the background is transparent.
    case webm
    /// ProRes 4444 with alpha, for editing.
    case mov
    /// An animated GIF with one palette for the whole movie. A pixel shows or does not: half-transparent ones become
    /// one or the other. It cannot show more than 50 frames per second.
    case gif
    /// An animated WebP without loss, with alpha.
    case webp
    /// An animated PNG.
    case apng
    /// One image.
    case png
    /// A PNG for each frame, where the name holds a number's place, as in `frames/%05d.png`.
    case pictures

    /// The kind that a file's name ends in.
    ///
    /// `.mp4`, `.m4v`, `.webm`, `.mov`, `.gif`, `.webp`, `.apng` and `.png`, in any case.
    ///
    /// A URL that ends in a slash is a folder's, and refused.
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
        case let ending: throw .unknownKind(url, ending: ending)
        }
    }

    /// Whether the format supports transparency. Otherwise frames are composited over white.
    public var keepsAlpha: Bool { self != .mp4 }

    /// The maximum frame rate of the format, in frames per second.
    public var maxFrameRate: Double { self == .gif ? 50 : FrameRate.maximum }

    /// The maximum length of a side, in pixels.
    public var maxSide: Int { self == .webp ? 16_383 : MovieWriter.maxSide }
}
