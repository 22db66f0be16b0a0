import CoreMedia
import CoreVideo
import Foundation

/// Gives the decoded frames or samples of a track. Without settings, they are decoded too: blue first, or of 16 bits.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avassetreadertrackoutput)
// `@unchecked Sendable`: as its superclass.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
    /// The track.
    public final let track: AVAssetTrack
    /// The format of pixels, the size of frames, or the format of samples, by their keys.
    public final let outputSettings: [String: Any]?
    /// How the sound changes when it plays at another speed. Its pitch changes with the speed.
    public final var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral

    /// Creates an output.
    public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
        (self.track, self.outputSettings) = (track, outputSettings)
        super.init()
    }

    /// The kind of medium.
    public override final var mediaType: AVMediaType { track.mediaType }
    override final var trackIDs: [CMPersistentTrackID] { [track.trackID] }

    override final func open(_ facts: MediaFacts, _ range: CMTimeRange) throws(AVError) -> any SampleReading {
        let track = track.facts
        guard track.isPlayable else { throw AVError(.decoderNotFound, "the track can't be decoded") }
        if track.mediaType == .audio {
            return try SoundReading(
                [track], nil, SampleLayout(outputSettings, of: [track]), range: range)
        }
        guard track.mediaType == .video else {
            throw AVError(.operationNotSupportedForAsset, "only video and sound are decoded")
        }
        var alone = facts
        alone.tracks = [track]
        return FrameReading(
            try PictureSource(alone, nil, for: .playback), format: PixelBufferBridge.format(in: outputSettings),
            size: OutputSettings.size(outputSettings), range: range.intersection(track.timeRange),
            step: track.minFrameDuration)
    }
}

/// Gives the sum of some tracks of sound.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avassetreaderaudiomixoutput)
// `@unchecked Sendable`: as its superclass.
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput, @unchecked Sendable {
    /// The tracks.
    public final let audioTracks: [AVAssetTrack]
    /// The format of samples, by its keys.
    public final let audioSettings: [String: Any]?
    /// The loudness of the tracks. A copy is kept.
    public final var audioMix: AVAudioMix? {
        get { mix }
        set { mix = newValue?.copy() as? AVAudioMix }
    }
    private final var mix: AVAudioMix?
    /// How the sound changes when it plays at another speed. Its pitch changes with the speed.
    public final var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral

    /// Creates an output.
    public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
        (self.audioTracks, self.audioSettings) = (audioTracks, audioSettings)
        super.init()
    }

    /// Sound.
    public override final var mediaType: AVMediaType { .audio }
    override final var trackIDs: [CMPersistentTrackID] { audioTracks.map(\.trackID) }

    override final func open(_ facts: MediaFacts, _ range: CMTimeRange) throws(AVError) -> any SampleReading {
        let tracks = audioTracks.map(\.facts)
        return try SoundReading(tracks, mix, SampleLayout(audioSettings, of: tracks), range: range)
    }
}

/// Gives the composed frames of some tracks of video.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avassetreadervideocompositionoutput)
// `@unchecked Sendable`: as its superclass.
open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput, @unchecked Sendable {
    /// The tracks.
    public final let videoTracks: [AVAssetTrack]
    /// The format of pixels and the size of frames, by their keys.
    public final let videoSettings: [String: Any]?
    /// How the tracks' frames become the picture. A copy is kept.
    public final var videoComposition: AVVideoComposition? {
        get { composition }
        set { composition = newValue?.copy() as? AVVideoComposition }
    }
    private final var composition: AVVideoComposition?

    /// Creates an output.
    public init(videoTracks: [AVAssetTrack], videoSettings: [String: Any]?) {
        (self.videoTracks, self.videoSettings) = (videoTracks, videoSettings)
        super.init()
    }

    override final var trackIDs: [CMPersistentTrackID] { videoTracks.map(\.trackID) }

    override final func open(_ facts: MediaFacts, _ range: CMTimeRange) throws(AVError) -> any SampleReading {
        guard let composition else { throw AVError(.invalidVideoComposition, "videoComposition is not set") }
        var chosen = facts
        chosen.tracks = videoTracks.map(\.facts)
        return FrameReading(
            try PictureSource(chosen, composition, for: .export), format: PixelBufferBridge.format(in: videoSettings),
            size: OutputSettings.size(videoSettings), range: range, step: composition.frameDuration)
    }
}

extension OutputSettings {
    /// The size that the attributes of pixel buffers ask for; nil if they don't.
    static func size(_ settings: [String: Any]?) -> CGSize? {
        guard let width = number(settings?[kCVPixelBufferWidthKey]),
            let height = number(settings?[kCVPixelBufferHeightKey])
        else { return nil }
        let size = CGSize(width: width, height: height)
        return FrameLimits.allow(size) ? size : nil
    }
}
