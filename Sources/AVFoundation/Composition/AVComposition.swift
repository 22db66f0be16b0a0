import CoreGraphics
public import CoreMedia
public import Foundation

/// A movie of parts of other ones.
///
/// It is played, exported and read as other assets are. Without a video composition, its first track of video is shown.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avcomposition)
// `@unchecked Sendable`: it doesn't change, but for mutable ones, which belong to one thread at a time.
open class AVComposition: AVAsset, @unchecked Sendable {
    fileprivate final var list: [AVCompositionTrack] = []
    fileprivate final var size: CGSize?

    init() { super.init(source: nil) }

    /// The tracks.
    public override var tracks: [AVAssetTrack] { list }
    /// The size of the picture: that of the first track of video, unless it has been set.
    public override var naturalSize: CGSize { size ?? videoTrack?.naturalSize ?? .zero }

    override final var facts: Result<MediaFacts, AVError> {
        var facts = MediaFacts()
        facts.name = "a composition"
        facts.tracks = list.map(\.facts)
        facts.naturalSize = size
        facts.duration = list.map(\.list.end).max() ?? .zero
        return .success(facts)
    }

    /// Returns a composition that doesn't change.
    open override func copy(with zone: NSZone? = nil) -> Any { copied(AVComposition()) }

    fileprivate final func copied(_ copy: AVComposition) -> AVComposition {
        copy.list = list.map { $0.copied(to: copy, isMutable: copy is AVMutableComposition) }
        copy.size = size
        return copy
    }
}

extension AVComposition: NSMutableCopying {
    /// Returns a composition that can be changed.
    public func mutableCopy(with zone: NSZone? = nil) -> Any { copied(AVMutableComposition()) }
}

/// A movie of parts of other ones, which can be changed.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avmutablecomposition)
// `@unchecked Sendable`: it belongs to one thread at a time.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    /// Creates an empty composition.
    public override init() { super.init() }

    /// Creates an empty composition. The options have no effect.
    public convenience init(urlAssetInitializationOptions URLAssetInitializationOptions: [String: Any]? = nil) {
        self.init()
    }

    /// The size of the picture: that of the first track of video, unless it has been set.
    public override final var naturalSize: CGSize {
        get { super.naturalSize }
        set { size = newValue.width > 0 && newValue.height > 0 ? newValue : nil }
    }

    private final var mutableTracks: [AVMutableCompositionTrack] {
        list.compactMap { $0 as? AVMutableCompositionTrack }
    }

    /// Returns the track with an identifier, or nil.
    public override final func track(withTrackID trackID: CMPersistentTrackID) -> AVMutableCompositionTrack? {
        mutableTracks.first { $0.trackID == trackID }
    }
    /// Returns the tracks of a kind.
    public final func tracks(withMediaType mediaType: AVMediaType) -> [AVMutableCompositionTrack] {
        mutableTracks.filter { $0.mediaType == mediaType }
    }
    /// Returns the tracks that can be seen, heard or read.
    public final func tracks(
        withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) -> [AVMutableCompositionTrack] { mutableTracks.filter { $0.hasMediaCharacteristic(mediaCharacteristic) } }

    // MARK: Tracks

    /// Adds an empty track. An identifier that is taken or invalid is replaced.
    public final func addMutableTrack(
        withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
    ) -> AVMutableCompositionTrack? {
        let taken = Set(list.map(\.trackID))
        var id = preferredTrackID
        if id == kCMPersistentTrackID_Invalid || taken.contains(id) {
            id = 1
            while taken.contains(id) { id += 1 }
        }
        let track = AVMutableCompositionTrack(
            SegmentList(), AVCompositionTrack.Settings(id: id, mediaType: mediaType), of: self)
        list.append(track)
        return track
    }

    /// Removes a track.
    public final func removeTrack(_ track: AVCompositionTrack) { list.removeAll { $0 === track } }

    /// Returns a track into which a part of another one can be inserted: the first one of its kind, or nil.
    public final func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
        mutableTracks.first { $0.mediaType == track.mediaType }
    }

    // MARK: Editing

    /// Inserts a part of an asset, with all of its tracks; what follows moves back, in all tracks.
    public final func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        let facts = try asset.facts.get()
        let range = timeRange.intersection(CMTimeRange(start: .zero, duration: facts.duration))
        guard range.isValid, range.duration > .zero else {
            throw AVError(.invalidCompositionTrackSegmentSourceStartTime, "\(facts.name) has nothing in \(timeRange)")
        }
        let time = startTime.isNumeric ? startTime : duration
        var free = mutableTracks
        for source in facts.tracks where source.mediaType == .video || source.mediaType == .audio {
            guard source.timeRange.intersection(range).duration > .zero else { continue }
            let target: AVMutableCompositionTrack
            if let index = free.firstIndex(where: { $0.mediaType == source.mediaType }) {
                target = free.remove(at: index)
            } else {
                guard let made = addMutableTrack(withMediaType: source.mediaType, preferredTrackID: source.id) else {
                    continue
                }
                made.preferredTransform = source.preferredTransform
                target = made
            }
            try target.insert(range, of: source, at: time)
        }
        let gap = CMTimeRange(start: time, duration: range.duration)
        for track in free { track.insertEmptyTimeRange(gap) }
    }

    /// Inserts a part of an asset, with all of its tracks, once they are loaded.
    public final func insertTimeRange(
        _ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime,
        isolation: isolated (any Actor)? = #isolation
    ) async throws {
        try insertNow(timeRange, of: asset, at: startTime)
    }

    private final func insertNow(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        try insertTimeRange(timeRange, of: asset, at: startTime)
    }

    /// Inserts a span of time in which nothing is shown, in all tracks.
    public final func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
        for track in mutableTracks { track.insertEmptyTimeRange(timeRange) }
    }

    /// Removes a span of time from all tracks.
    public final func removeTimeRange(_ timeRange: CMTimeRange) {
        for track in mutableTracks { track.removeTimeRange(timeRange) }
    }

    /// Makes a span of time longer or shorter, in all tracks.
    public final func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        for track in mutableTracks { track.scaleTimeRange(timeRange, toDuration: duration) }
    }
}
