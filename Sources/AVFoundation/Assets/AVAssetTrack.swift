public import CoreGraphics
public import CoreMedia
public import Foundation

/// A track of a movie: video, sound or text.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avassettrack)
// `@unchecked Sendable`: it doesn't change.
open class AVAssetTrack: NSObject, NSCopying, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    /// What the file says about the track, or what a composition's track consists of.
    var facts: TrackFacts { file }
    private final let file: TrackFacts
    private final weak let owner: AVAsset?

    init(_ facts: TrackFacts, of asset: AVAsset) {
        file = facts
        owner = asset
        super.init()
    }

    /// Returns the track itself, which doesn't change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The asset, as long as it exists.
    public final var asset: AVAsset? { owner }
    /// The number by which the file identifies the track.
    public final var trackID: CMPersistentTrackID { facts.id }
    /// The kind of medium.
    public final var mediaType: AVMediaType { facts.mediaType }
    /// The codec, and the size of a frame.
    public final var formatDescriptions: [Any] { [format] }
    /// Whether it can be decoded.
    public final var isPlayable: Bool { facts.isPlayable }
    /// Whether it can be decoded.
    public final var isDecodable: Bool { facts.isPlayable }
    /// Whether it plays by default.
    public var isEnabled: Bool { facts.isEnabled }
    /// Whether its data are in the same file: always.
    public final var isSelfContained: Bool { true }
    /// The times at which it has data.
    public final var timeRange: CMTimeRange { facts.timeRange }
    /// The number of units in which its times are counted, per second.
    public var naturalTimeScale: CMTimeScale { facts.timescale }
    /// Bits per second; 0 if it is not known.
    public final var estimatedDataRate: Float { facts.dataRate }
    /// The three letters of its language, or nil.
    public var languageCode: String? { facts.languageCode }
    /// The size of a frame, before the transform; zero for other media.
    public final var naturalSize: CGSize { facts.naturalSize }
    /// How a frame is turned to be shown, in coordinates with y down.
    public var preferredTransform: CGAffineTransform { facts.preferredTransform }
    /// The preferred loudness, 1.
    public var preferredVolume: Float { 1 }
    /// Frames per second; 0 if it is not known.
    public final var nominalFrameRate: Float { facts.frameRate }
    /// The shortest time for which a frame is shown, if it is known.
    public final var minFrameDuration: CMTime { facts.minFrameDuration }

    /// What parts of the medium are shown when: for a file, all of it.
    public var segments: [AVAssetTrackSegment] {
        [AVAssetTrackSegment(CMTimeMapping(source: facts.timeRange, target: facts.timeRange))]
    }

    /// Returns the segment that is shown at a time, or nil.
    public final func segment(forTrackTime trackTime: CMTime) -> AVAssetTrackSegment? {
        segments.first { $0.timeMapping.target.containsTime(trackTime) }
    }

    /// Returns the time of the medium that is shown at a time; invalid if nothing is.
    public final func samplePresentationTime(forTrackTime trackTime: CMTime) -> CMTime {
        guard let segment = segment(forTrackTime: trackTime), !segment.isEmpty else { return .invalid }
        return segment.timeMapping.source(of: trackTime)
    }

    /// Returns whether the track can be seen, heard or read.
    public final func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
        switch mediaCharacteristic {
        case .visual, .frameBased: mediaType == .video
        case .audible: mediaType == .audio
        case .legible: mediaType == .subtitle || mediaType == .text || mediaType == .closedCaption
        default: false
        }
    }

    final var format: CMFormatDescription {
        let kind =
            switch mediaType {
            case .video: kCMMediaType_Video
            case .audio: kCMMediaType_Audio
            default: kCMMediaType_Subtitle
            }
        return CMFormatDescription(
            mediaType: kind, mediaSubType: facts.codec, dimensions: facts.pixelSize, sound: facts.soundDescription)
    }
}
