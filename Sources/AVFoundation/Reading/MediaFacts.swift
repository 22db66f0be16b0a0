import CoreGraphics
import CoreMedia
import Foundation

/// What a file says about itself, or what a composition consists of.
struct MediaFacts: Sendable {
    /// What error messages call it.
    var name = ""
    var duration = CMTime.zero
    /// The size of a composition's picture, if it has been set.
    var naturalSize: CGSize?
    var tracks: [TrackFacts] = []
    /// By FFmpeg's names, such as `title`.
    var metadata: [String: String] = [:]
    /// The image of a song, in a format of its own.
    var artwork: Data?

    /// The first track of video that can be decoded.
    var videoTrack: TrackFacts? { tracks.first { $0.mediaType == .video && $0.isPlayable && $0.isEnabled } }
}

/// What a file says about one of its tracks.
struct TrackFacts: Sendable {
    /// The file; nil for a track of a composition.
    var url: URL?
    /// What a track of a composition consists of; nil for a track of a file.
    var segments: [TrackSegment]?
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

    /// The rate and the channels of a sound; nil for other media.
    var soundDescription: AudioStreamBasicDescription? {
        guard mediaType == .audio else { return nil }
        var description = AudioStreamBasicDescription()
        (description.mSampleRate, description.mFormatID) = (sampleRate, codec)
        description.mChannelsPerFrame = UInt32(clamping: channelCount)
        return description
    }
}

/// The longest side and the largest area of a frame, in pixels: those of the movies that Kasane writes.
enum FrameLimits {
    static let side = 16_384
    static let area = 64_000_000

    static func allow(_ width: Int, _ height: Int) -> Bool {
        (1...side).contains(width) && (1...side).contains(height) && width * height <= area
    }

    /// Whether a size of any numbers, in pixels, is that of a frame. Fractions are truncated.
    static func allow(_ size: CGSize) -> Bool {
        // Numbers beyond these bounds may not be integers.
        size.width >= 1 && size.height >= 1 && size.width < 65_536 && size.height < 65_536
            && allow(Int(size.width), Int(size.height))
    }
}

#if !Movies
    extension MediaFacts {
        /// Throws: only FFmpeg reads movies.
        init(of url: URL) throws(AVError) { throw .withoutFFmpeg }
    }

    /// Reads nothing, because only FFmpeg reads movies.
    final class FrameReader: FrameSource {
        init(_ track: TrackFacts) throws(AVError) { throw .withoutFFmpeg }

        func frame(at time: CMTime) throws(AVError) -> MovieFrame? { throw .withoutFFmpeg }
    }

    /// Reads nothing, because only FFmpeg reads sounds.
    final class SoundReader: SoundSource {
        init(_ track: TrackFacts, format: SoundFormat) throws(AVError) { throw .withoutFFmpeg }

        func add(to samples: inout [Float], from start: Int64, count: Int) throws(AVError) { throw .withoutFFmpeg }
        func isOver(at index: Int64) -> Bool { true }
    }

    extension AVError {
        static let withoutFFmpeg = AVError(
            .decoderNotFound, "movies can't be read or written: Kasane was built without the package trait Movies")
    }
#endif
