public import CoreGraphics
public import CoreMedia
public import Foundation
import ObjectRuntime
import QuartzCore

/// A movie that is played, with its time.
///
/// An item is loaded at the run loop's next turn after a player gets it; in a recording, before the next frame. It
/// belongs to one thread at a time, as its player does.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avplayeritem)
// `@unchecked Sendable`: its owner keeps it on one thread, as its player.
open class AVPlayerItem: NSObject, NSCopying, @unchecked Sendable {
    /// The movie.
    public final let asset: AVAsset
    final weak var player: AVPlayer?
    final var timing = ItemTiming()
    private final var source: PictureSource?
    private final var shown: (source: CGImage, frame: MovieFrame)?
    /// Whether the item has reached its end before, or repeats another one.
    final var isRepetition = false
    /// Called at the item's end, before anything else happens.
    final var endHandler: (() -> Void)?

    /// Creates an item; nothing is loaded yet.
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    /// Creates an item; nothing is loaded yet.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// Creates an item; nothing is loaded yet. All keys are loaded with the item.
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

    /// Returns an item of the same movie, at its beginning.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = AVPlayerItem(asset: asset)
        copy.forwardPlaybackEndTime = forwardPlaybackEndTime
        copy.reversePlaybackEndTime = reversePlaybackEndTime
        copy.videoComposition = videoComposition
        copy.audioMix = audioMix
        return copy
    }

    // MARK: State

    /// Whether the item can be played. Observable.
    public private(set) final var status = Status.unknown
    /// The reason why the item can't be played.
    public private(set) final var error: (any Error)?
    /// The length; indefinite until the item is loaded. Observable.
    public final var duration: CMTime { status == .readyToPlay ? asset.duration : .indefinite }
    /// The size of the picture, as it is shown; zero until the item is loaded. Observable.
    public final var presentationSize: CGSize {
        guard status == .readyToPlay else { return .zero }
        if let videoComposition { return videoComposition.renderSize }
        return asset.videoTrack?.shownSize ?? .zero
    }
    /// Whether the item is loaded, as files don't stall. Observable.
    public final var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
    /// Whether the item is not loaded. Observable.
    public final var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
    /// Whether the item is loaded. Observable.
    public final var isPlaybackBufferFull: Bool { status == .readyToPlay }
    /// The times that are available: all of them as soon as the item is loaded. Observable.
    public final var loadedTimeRanges: [NSValue] {
        status == .readyToPlay ? [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))] : []
    }
    /// The times that can be sought: all of them as soon as the item is loaded.
    public final var seekableTimeRanges: [NSValue] { loadedTimeRanges }
    /// Whether the item plays backwards.
    public final var canPlayReverse: Bool { status == .readyToPlay }
    /// Whether the item plays faster than normal.
    public final var canPlayFastForward: Bool { status == .readyToPlay }
    /// Whether the item plays slower than normal.
    public final var canPlaySlowForward: Bool { status == .readyToPlay }
    /// Whether the item can be moved by frames.
    public final var canStepForward: Bool { status == .readyToPlay }
    /// Whether the item can be moved by frames.
    public final var canStepBackward: Bool { status == .readyToPlay }

    /// The time at which playing forward ends; invalid, the default, for the movie's end.
    public final var forwardPlaybackEndTime = CMTime.invalid { didSet { rangeDidChange() } }
    /// The time at which playing backward ends; invalid, the default, for the movie's beginning.
    public final var reversePlaybackEndTime = CMTime.invalid { didSet { rangeDidChange() } }

    private final func rangeDidChange() {
        guard status == .readyToPlay else { return }
        timing.range = CMTimeRange(start: .zero, duration: max(.zero, asset.duration))
        player?.playbackDidChange()
    }

    /// The time at which playing ends in a direction.
    final func end(forward: Bool) -> CMTime {
        let (limit, whole) =
            forward
            ? (forwardPlaybackEndTime, timing.range.end) : (reversePlaybackEndTime, timing.range.start)
        guard limit.isNumeric else { return whole }
        return forward ? min(limit, whole) : max(limit, whole)
    }

    /// Opens the file.
    final func prepare() {
        guard status == .unknown else { return }
        switch asset.facts {
        case .success(let facts) where asset.isPlayable:
            timing.range = CMTimeRange(start: .zero, duration: max(.zero, facts.duration))
            timing.jump(to: timing.time(at: MediaClock.now), at: MediaClock.now)
            become(.readyToPlay, nil)
        case .success:
            become(.failed, AVError(.decoderNotFound, "\(asset.shownName) has no track that can be decoded"))
        case .failure(let error): become(.failed, error)
        }
    }

    private final func become(_ new: Status, _ error: (any Error)?) {
        let keys = [
            "status", "duration", "presentationSize", "playbackLikelyToKeepUp", "playbackBufferEmpty",
            "playbackBufferFull", "loadedTimeRanges",
        ]
        changing(keys, of: self) { (status, self.error) = (new, error) }
        player?.itemDidLoad(self)
    }

    // MARK: Time

    /// The time that the item shows.
    open func currentTime() -> CMTime { timing.time(at: MediaClock.now) }

    /// Moves to a time.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { jump(to: time, completionHandler) }

    /// Moves to a time, exactly, whatever the tolerances allow.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil
    ) { jump(to: time, completionHandler) }

    /// Moves to a time, exactly, whatever the tolerances allow. Returns true.
    @discardableResult
    public final func seek(
        to time: CMTime, toleranceBefore: CMTime = .positiveInfinity, toleranceAfter: CMTime = .positiveInfinity,
        isolation: isolated (any Actor)? = #isolation
    ) async -> Bool {
        jump(to: time, nil)
        return true
    }

    /// Moves by a number of frames.
    open func step(byCount stepCount: Int) {
        let rate = asset.videoTrack?.frameRate ?? 0
        guard status == .readyToPlay, rate > 0, abs(stepCount) < 1 << 32 else { return }
        let length = CMTime(seconds: 1 / Double(rate), preferredTimescale: ItemTiming.timescale)
        jump(to: currentTime() + length.multiplied(by: stepCount), nil)
    }

    private final func jump(to time: CMTime, _ handler: ((Bool) -> Void)?) {
        guard time.isValid, !time.isIndefinite else {
            reportOnce("AVPlayerItem can't move to \(time)")
            handler?(false)
            return
        }
        timing.jump(to: time, at: MediaClock.now)
        NotificationCenter.default.post(name: .AVPlayerItemTimeJumped, object: self)
        player?.itemDidJump()
        if let handler { MediaClock.call(at: MediaClock.now) { handler(true) } }
    }

    // MARK: Frames

    /// How the tracks' frames become the picture; nil, the default, for the first track of video.
    public final var videoComposition: AVVideoComposition? {
        get { composition }
        set {
            composition = newValue?.copy() as? AVVideoComposition
            (source, shown) = (nil, nil)
        }
    }
    private final var composition: AVVideoComposition?
    /// The loudness of tracks. Nothing is heard.
    public final var audioMix: AVAudioMix?
    /// How the sound changes when it plays at another speed. Nothing is heard.
    public final var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    /// Where frames can be had.
    public private(set) final var outputs: [AVPlayerItemOutput] = []

    /// Adds an output.
    public final func add(_ output: AVPlayerItemOutput) {
        guard !outputs.contains(where: { $0 === output }) else { return }
        outputs.append(output)
        output.item = self
    }

    /// Removes an output.
    public final func remove(_ output: AVPlayerItemOutput) {
        outputs.removeAll { $0 === output }
        if output.item === self { output.item = nil }
    }

    /// The frame that is shown now; nil if the item isn't loaded, or has no picture.
    final func currentFrame() -> MovieFrame? { frame(at: currentTime()) }

    /// The frame that is shown at a time.
    final func frame(at time: CMTime) -> MovieFrame? {
        guard status == .readyToPlay, composition != nil || asset.videoTrack != nil else { return nil }
        // Times that pass are rounded to nanoseconds: a frame may not be late by one.
        let time = time + CMTime(value: 1, timescale: 1_000_000)
        do throws(AVError) {
            let source: PictureSource
            if let open = self.source {
                source = open
            } else {
                source = try PictureSource(asset.facts.get(), composition, for: .playback)
            }
            self.source = source
            guard var frame = try source.frame(at: time) else { return nil }
            if let shown, shown.source === frame.image { return shown.frame }
            let image = frame.image
            frame.image = image.oriented(source.transform)
            shown = (image, frame)
            return frame
        } catch {
            reportOnce("\(asset.shownName): \(error.localizedDescription)")
            return nil
        }
    }

    /// Closes the file, which the next frame opens again.
    final func releaseReader() { source = nil }
}

extension CMTime {
    fileprivate func multiplied(by count: Int) -> CMTime {
        CMTimeMultiply(self, multiplier: Int32(clamping: count))
    }
}
