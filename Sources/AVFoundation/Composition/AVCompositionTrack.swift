public import CoreGraphics
public import CoreMedia
public import Foundation

/// A track of a composition: parts of tracks of files, one after the other.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avcompositiontrack)
// `@unchecked Sendable`: it doesn't change, but for mutable ones, which belong to one thread at a time.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
    final var list: SegmentList
    fileprivate final var settings: Settings

    struct Settings {
        var id: CMPersistentTrackID
        var mediaType: AVMediaType
        var transform = CGAffineTransform.identity
        var timescale: CMTimeScale = 0
        var languageCode: String?
        var volume: Float = 1
        var isEnabled = true
    }

    init(_ list: SegmentList, _ settings: Settings, of asset: AVAsset) {
        (self.list, self.settings) = (list, settings)
        super.init(TrackFacts(), of: asset)
    }

    /// A track of a copy of its composition.
    final func copied(to asset: AVAsset, isMutable: Bool) -> AVCompositionTrack {
        isMutable
            ? AVMutableCompositionTrack(list, settings, of: asset) : AVCompositionTrack(list, settings, of: asset)
    }

    /// What is read: the format is that of the first segment that has one.
    override final var facts: TrackFacts {
        let first = list.segments.lazy.compactMap(\.track).first
        var facts = first ?? TrackFacts()
        (facts.url, facts.segments) = (nil, list.segments)
        (facts.id, facts.mediaType) = (settings.id, settings.mediaType)
        facts.preferredTransform = settings.transform
        if settings.timescale > 0 {
            facts.timescale = settings.timescale
        } else if first == nil {
            facts.timescale = 600
        }
        facts.languageCode = settings.languageCode ?? facts.languageCode
        facts.isEnabled = settings.isEnabled
        facts.isPlayable = list.segments.contains { $0.track?.isPlayable ?? false }
        facts.timeRange = CMTimeRange(start: .zero, duration: list.end)
        return facts
    }

    /// The parts.
    open override var segments: [AVAssetTrackSegment] { list.segments.map { AVCompositionTrackSegment($0) } }
    /// The preferred loudness.
    public override var preferredVolume: Float { settings.volume }
}

/// A track of a composition, which can be changed.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avmutablecompositiontrack)
// `@unchecked Sendable`: it belongs to one thread at a time.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    /// Whether it is shown or heard by default.
    public override final var isEnabled: Bool {
        get { settings.isEnabled }
        set { settings.isEnabled = newValue }
    }
    /// How a frame is turned to be shown.
    public override final var preferredTransform: CGAffineTransform {
        get { settings.transform }
        set { settings.transform = newValue }
    }
    /// The number of units in which its times are counted, per second.
    public override final var naturalTimeScale: CMTimeScale {
        get { facts.timescale }
        set { settings.timescale = max(0, newValue) }
    }
    /// The three letters of its language, or nil.
    public override final var languageCode: String? {
        get { facts.languageCode }
        set { settings.languageCode = newValue }
    }
    /// The preferred loudness.
    public override final var preferredVolume: Float {
        get { settings.volume }
        set { settings.volume = newValue }
    }

    /// The parts. Parts whose times are not contiguous from zero, or whose files can't be read, are refused with one
    /// logged line.
    public override final var segments: [AVAssetTrackSegment] {
        get { list.segments.map { AVCompositionTrackSegment($0) } }
        set {
            do throws(AVError) {
                list = try resolve(newValue.compactMap { $0 as? AVCompositionTrackSegment })
            } catch {
                reportOnce("AVMutableCompositionTrack: \(error.localizedDescription)")
            }
        }
    }

    /// Throws if the parts can't become those of the track.
    public final func validateSegments(_ trackSegments: [AVCompositionTrackSegment]) throws {
        _ = try resolve(trackSegments)
    }

    private final func resolve(_ parts: [AVCompositionTrackSegment]) throws(AVError) -> SegmentList {
        var (end, resolved) = (CMTime.zero, [TrackSegment]())
        var files: [URL: MediaFacts] = [:]
        for part in parts {
            let (source, target) = (part.timeMapping.source, part.timeMapping.target)
            guard target.isValid, target.duration.isNumeric, target.duration > .zero else {
                throw AVError(.invalidCompositionTrackSegmentDuration)
            }
            guard target.start == end else { throw AVError(.compositionTrackSegmentsNotContiguous) }
            if !part.isEmpty {
                guard source.start.isNumeric, source.start >= .zero else {
                    throw AVError(.invalidCompositionTrackSegmentSourceStartTime)
                }
                guard source.duration.isNumeric, source.duration > .zero else {
                    throw AVError(.invalidCompositionTrackSegmentSourceDuration)
                }
            }
            resolved.append(try part.resolved(&files))
            end = target.end
        }
        return SegmentList(resolved)
    }

    // MARK: Editing

    /// Inserts a part of a track; what follows moves back. Where the source has nothing, nothing is shown.
    ///
    /// - Parameters:
    ///   - timeRange: the part of the source.
    ///   - track: a track of the same kind, of a file or of another composition.
    ///   - startTime: where it is inserted; invalid for the end.
    public final func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        try insert(timeRange, of: track.facts, at: startTime)
    }

    /// Inserts parts of tracks, one after the other.
    public final func insertTimeRanges(
        _ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime
    ) throws {
        guard timeRanges.count == tracks.count else { throw AVError(.invalidSourceMedia) }
        var time = startTime.isNumeric ? startTime : list.end
        for (range, track) in zip(timeRanges.map(\.timeRangeValue), tracks) {
            try insert(range, of: track.facts, at: time)
            time = time + range.duration
        }
    }

    final func insert(_ range: CMTimeRange, of track: TrackFacts, at startTime: CMTime) throws(AVError) {
        guard track.mediaType == mediaType else {
            throw AVError(.operationNotSupportedForAsset, "a track of another kind can't be inserted")
        }
        guard range.isValid, range.start.isNumeric, range.start >= .zero, range.duration.isNumeric else {
            throw AVError(.invalidCompositionTrackSegmentSourceStartTime, "\(range) is no part of a track")
        }
        guard !startTime.isValid || startTime.isNumeric && startTime >= .zero else {
            throw AVError(.invalidCompositionTrackSegmentDuration, "nothing can be inserted at \(startTime)")
        }
        let parts =
            track.segments ?? [
                TrackSegment(track: track, mapping: CMTimeMapping(source: track.timeRange, target: track.timeRange))
            ]
        var (cut, time) = ([TrackSegment](), range.start)
        for part in parts {
            let common = part.target.intersection(range)
            guard common.isValid, common.duration > .zero else { continue }
            if common.start > time { cut.append(.empty(CMTimeRange(start: time, end: common.start))) }
            var piece = part
            piece.mapping.target = common
            if part.track != nil {
                piece.mapping.source = CMTimeRange(
                    start: part.mapping.source(of: common.start), end: part.mapping.source(of: common.end))
            }
            cut.append(piece)
            time = common.end
        }
        guard cut.contains(where: { $0.track != nil }) || range.isEmpty else {
            throw AVError(.invalidCompositionTrackSegmentSourceStartTime, "the track has nothing in \(range)")
        }
        if time < range.end { cut.append(.empty(CMTimeRange(start: time, end: range.end))) }
        list.insert(cut, at: startTime.isNumeric ? startTime : list.end)
        list.trim()
    }

    /// Inserts a span of time in which nothing is shown; what follows moves back.
    public final func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
        guard timeRange.isValid, timeRange.start.isNumeric, timeRange.duration.isNumeric, timeRange.start < list.end
        else { return }
        list.insert([.empty(timeRange)], at: max(.zero, timeRange.start))
    }

    /// Removes a span of time; what follows moves forward.
    public final func removeTimeRange(_ timeRange: CMTimeRange) {
        guard timeRange.isValid, timeRange.start.isNumeric else { return }
        list.remove(timeRange)
        list.trim()
    }

    /// Makes a span of time longer or shorter, so that it plays slower or faster; what follows is moved.
    public final func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        guard timeRange.isValid, timeRange.start.isNumeric, timeRange.duration.isNumeric, timeRange.duration > .zero,
            duration.isNumeric, duration > .zero
        else { return reportOnce("AVMutableCompositionTrack can't scale \(timeRange) to \(duration)") }
        list.scale(timeRange, to: duration)
    }
}
