public import Foundation

/// The option of whether the duration and times must be exact, as they always are.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
/// The option of which kinds of references to other files are followed: none is.
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"

/// A movie or a sound in a file.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avurlasset)
// `@unchecked Sendable`: as its superclass.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The location of the file.
    public final let url: URL

    /// Creates an asset; the file is not opened yet.
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init(source: URL)
    }

    /// Creates an asset; the file is not opened yet.
    public convenience init(url URL: URL) { self.init(url: URL, options: nil) }

    /// Returns the types of files that can be read.
    public class func audiovisualTypes() -> [AVFileType] { [.mov, .mp4, .m4v, .m4a, .wav, .mp3, .caf] }

    /// Returns whether files of a MIME type can be read.
    public class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool {
        let type = extendedMIMEType.split(separator: ";").first.map(String.init) ?? ""
        return [
            "video/mp4", "video/quicktime", "video/x-m4v", "video/webm", "audio/mpeg", "audio/mp4", "audio/x-m4a",
            "audio/wav", "audio/x-wav", "audio/aac",
        ].contains(type.lowercased())
    }
}
