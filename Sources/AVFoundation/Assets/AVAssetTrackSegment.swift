public import CoreMedia
public import Foundation

/// A part of a track's medium, and when it is shown.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avassettracksegment)
// `@unchecked Sendable`: it doesn't change.
open class AVAssetTrackSegment: NSObject, @unchecked Sendable {
    /// The times of the medium, and those at which they are shown.
    public final let timeMapping: CMTimeMapping

    init(_ timeMapping: CMTimeMapping) {
        self.timeMapping = timeMapping
        super.init()
    }

    /// Whether nothing is shown.
    public var isEmpty: Bool { !timeMapping.source.isValid }
}

/// A part of a file's track, and when a composition shows it.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avcompositiontracksegment)
// `@unchecked Sendable`: it doesn't change.
open class AVCompositionTrackSegment: AVAssetTrackSegment, @unchecked Sendable {
    /// The file; nil for an empty segment.
    public final let sourceURL: URL?
    /// The number by which the file identifies the track.
    public final let sourceTrackID: CMPersistentTrackID
    /// What the file says about the track, if it has been read.
    private final let known: TrackFacts?

    /// Creates a segment of a part of a file.
    public convenience init(
        url URL: URL, trackID: CMPersistentTrackID, sourceTimeRange: CMTimeRange, targetTimeRange: CMTimeRange
    ) {
        self.init(
            URL, trackID, CMTimeMapping(source: sourceTimeRange, target: targetTimeRange), known: nil)
    }

    /// Creates an empty segment.
    public convenience init(timeRange: CMTimeRange) {
        self.init(nil, kCMPersistentTrackID_Invalid, CMTimeMapping(source: .invalid, target: timeRange), known: nil)
    }

    convenience init(_ segment: TrackSegment) {
        self.init(
            segment.track?.url, segment.track?.id ?? kCMPersistentTrackID_Invalid, segment.mapping,
            known: segment.track)
    }

    private init(_ url: URL?, _ trackID: CMPersistentTrackID, _ mapping: CMTimeMapping, known: TrackFacts?) {
        (sourceURL, sourceTrackID, self.known) = (url, trackID, known)
        super.init(mapping)
    }

    /// Whether nothing is shown.
    public override final var isEmpty: Bool { sourceURL == nil }

    /// The segment as it is read. Throws if the file can't be read, or has no such track.
    ///
    /// - Parameter files: The files that have been read, each once for all segments.
    final func resolved(_ files: inout [URL: MediaFacts]) throws(AVError) -> TrackSegment {
        guard let sourceURL else { return .empty(timeMapping.target) }
        if let known { return TrackSegment(track: known, mapping: timeMapping) }
        let facts = if let read = files[sourceURL] { read } else { try MediaFacts(of: sourceURL) }
        files[sourceURL] = facts
        guard let track = facts.tracks.first(where: { $0.id == sourceTrackID }) else {
            throw AVError(.fileFailedToParse, "\(sourceURL.path) has no track \(sourceTrackID)")
        }
        return TrackSegment(track: track, mapping: timeMapping)
    }
}
