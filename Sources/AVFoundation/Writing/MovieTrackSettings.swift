import CoreGraphics
import CoreMedia
import Foundation
import MovieEncoding

/// A track of video to be written.
struct VideoTrackSettings {
    var width: Int
    var height: Int
    var recipe: EncoderRecipe
    /// The number of units in which times are counted, per second.
    var timescale: CMTimeScale
    /// Frames per second, which the encoder plans for.
    var frameRate: CMTimeScale = 30
    /// How frames are turned to be shown.
    var transform = CGAffineTransform.identity
}

/// A track of sound to be written.
struct SoundTrackSettings {
    /// FFmpeg's name for the encoder.
    var encoder: String
    var format: SoundFormat
    /// Bits per second; 0 for formats without compression.
    var bitRate: Int

    /// AAC, at the usual number of bits per second.
    static func aac(_ format: SoundFormat, bitRate: Int? = nil) -> SoundTrackSettings {
        SoundTrackSettings(encoder: "aac", format: format, bitRate: bitRate ?? 64_000 * format.channelCount)
    }
}

extension AVFileType {
    /// FFmpeg's name for the container; nil for kinds that are not written.
    var muxer: String? {
        switch self {
        case .mp4, .m4v: "mp4"
        case .mov: "mov"
        case .m4a: "ipod"
        case .wav: "wav"
        case .caf: "caf"
        default: nil
        }
    }

    /// Whether the container has video.
    var hasVideo: Bool { self == .mp4 || self == .mov || self == .m4v }
}

#if !Movies
    /// Writes nothing, because only FFmpeg writes movies.
    final class MovieFileWriter {
        init(_ url: URL, _ type: AVFileType, isOptimized: Bool) throws(AVError) { throw .withoutFFmpeg }

        func setMetadata(_ key: String, _ value: String) {}
        func addVideo(_ settings: VideoTrackSettings) throws(AVError) -> Int { throw .withoutFFmpeg }
        func addSound(_ settings: SoundTrackSettings) throws(AVError) -> Int { throw .withoutFFmpeg }
        func begin() throws(AVError) { throw .withoutFFmpeg }
        func append(_ image: CGImage, at ticks: Int64, toTrack index: Int) throws(AVError) { throw .withoutFFmpeg }
        func append(_ samples: [Float], toTrack index: Int) throws(AVError) { throw .withoutFFmpeg }
        func finish(endingAt ticks: [Int: Int64]) throws(AVError) { throw .withoutFFmpeg }
        func cancel() {}
    }

#endif
