import CoreGraphics
import CoreMedia
import Foundation

/// What a file says about itself.
struct MediaFacts: Sendable {
    var duration = CMTime.zero
    var tracks: [TrackFacts] = []
    /// By FFmpeg's names, such as `title`.
    var metadata: [String: String] = [:]
    /// The image of a song, in a format of its own.
    var artwork: Data?
}

/// What a file says about one of its tracks.
struct TrackFacts: Sendable {
    /// FFmpeg's index.
    var index = 0
    /// The number by which a file identifies its track.
    var id: Int32 = 0
    var mediaType = AVMediaType.video
    /// The codec as a four-character code.
    var codec: UInt32 = 0
    /// The size of a frame in pixels.
    var pixelSize = CMVideoDimensions()
    /// The size at which a frame is shown, which differs from the former if pixels are not square.
    var naturalSize = CGSize.zero
    var preferredTransform = CGAffineTransform.identity
    var timescale: CMTimeScale = 1
    var timeRange = CMTimeRange.zero
    /// Frames per second; 0 if it is not known.
    var frameRate: Float = 0
    var minFrameDuration = CMTime.invalid
    /// Bits per second; 0 if it is not known.
    var dataRate: Float = 0
    var languageCode: String?
    var sampleRate = 0.0
    var channelCount = 0
    var isEnabled = true
    var isPlayable = true
}

/// The longest side and the largest area of a frame, in pixels: those of the movies that Kasane writes.
enum FrameLimits {
    static let side = 16_384
    static let area = 64_000_000

    static func allow(_ width: Int, _ height: Int) -> Bool {
        (1...side).contains(width) && (1...side).contains(height) && width * height <= area
    }
}

#if !Movies
    extension MediaFacts {
        /// Throws: only FFmpeg reads movies.
        init(of url: URL) throws(AVError) { throw .withoutFFmpeg }
    }

    /// Reads nothing, because only FFmpeg reads movies.
    final class FrameReader {
        init(_ url: URL, track: TrackFacts) throws(AVError) { throw .withoutFFmpeg }

        func frame(at time: CMTime) throws(AVError) -> MovieFrame { throw .withoutFFmpeg }
    }

    extension AVError {
        fileprivate static let withoutFFmpeg = AVError(
            .decoderNotFound, "movies can't be read: Kasane was built without the package trait Movies")
    }
#endif

/// A decoded frame, as it is to be shown.
struct MovieFrame {
    var image: CGImage
    /// When it is shown.
    var time: CMTime
}
