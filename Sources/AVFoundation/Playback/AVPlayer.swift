public import CoreMedia
public import Foundation
import ObjectRuntime
import QuartzCore

/// Plays a movie: time passes by the media clock, and layers show the frames. There is no sound.
///
/// In an off-screen recording the movie's time follows the recording's, so that each frame of it shows the frame of the
/// movie that belongs there, without waiting. A player belongs to one thread at a time, as layers do.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avplayer)
// `@unchecked Sendable`: its owner keeps it on one thread; on Apple's systems the main actor does.
open class AVPlayer: NSObject, @unchecked Sendable {
    /// The layers that show the movie.
    final var layers: [WeakPlayerLayer] = []
    final var synchronizedLayers: [WeakSynchronizedLayer] = []
    final lazy var schedule = PlaybackSchedule()
    final var observers: [TimeObserver] = []
    private final var endCall: PlaybackSchedule.Call?
    private final var link: CADisplayLink?
    /// The requested rate; it becomes the item's as soon as the item is loaded.
    private final var wantedRate: Float = 0

    /// Creates a player without an item.
    public override init() { super.init() }

    /// Creates a player for a movie.
    public init(playerItem item: AVPlayerItem?) {
        super.init()
        replaceItem(item)
    }

    /// Creates a player for a movie.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    deinit {
        link?.invalidate()
        endCall?.cancel()
        for observer in observers { observer.cancel() }
    }

    // MARK: State

    /// Whether the player can play. Observable.
    public final var status: Status { hasLoaded ? .readyToPlay : .unknown }
    private final var hasLoaded = false
    /// The reason why the player can't play: nil, as items have errors of their own.
    public final var error: (any Error)? { nil }
    /// The item that plays, or nil. Observable.
    public private(set) final var currentItem: AVPlayerItem?
    /// Whether the player plays. Observable.
    public final var timeControlStatus: TimeControlStatus {
        wantedRate == 0 ? .paused : currentItem?.status == .readyToPlay ? .playing : .waitingToPlayAtSpecifiedRate
    }
    /// Why the player waits; nil if it doesn't. Observable.
    public final var reasonForWaitingToPlay: WaitingReason? {
        guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
        return currentItem == nil ? .noItemToPlay : .evaluatingBufferingRate
    }
    /// What happens at the end of the item.
    public final var actionAtItemEnd = ActionAtItemEnd.pause
    /// The loudness, from 0 to 1. Nothing is heard.
    public final var volume: Float = 1
    /// Whether the sound is off. Nothing is heard.
    public final var isMuted = false
    /// The rate of `play()`. 1 by default.
    public final var defaultRate: Float = 1
    /// Whether playing begins only when it won't stall, as files don't.
    public final var automaticallyWaitsToMinimizeStalling = true
    /// Whether the movie may be shown on another screen. There is none.
    public final var allowsExternalPlayback = true
    /// Whether the movie is shown on another screen: no.
    public final var isExternalPlaybackActive: Bool { false }
    /// Whether the screen stays on while the movie plays. It does.
    public final var preventsDisplaySleepDuringVideoPlayback = true

    /// Seconds of the movie per second; negative for backwards, and 0 while paused. Observable.
    public final var rate: Float {
        get { wantedRate }
        set { setWantedRate(newValue) }
    }

    /// Plays at the default rate.
    open func play() { rate = defaultRate }

    /// Pauses.
    open func pause() { rate = 0 }

    /// Plays at a rate, as soon as the item is loaded.
    open func playImmediately(atRate rate: Float) { self.rate = rate }

    /// The keys of what the requested rate determines.
    private static let rateKeys = ["rate", "timeControlStatus", "reasonForWaitingToPlay"]

    private final func setWantedRate(_ rate: Float) {
        guard rate.isFinite else { return reportOnce("AVPlayer: \(rate) is no rate") }
        if rate != 0, let item = currentItem {
            if item.status == .failed { return failToPlay(item) }
            // What has played to its end stays there until it is moved.
            if item.status == .readyToPlay, item.currentTime() == item.end(forward: rate > 0),
                item.timing.range.duration > .zero, actionAtItemEnd != .none
            {
                return
            }
        }
        changing(AVPlayer.rateKeys, of: self) { wantedRate = rate }
        playbackDidChange()
        noteJump()
    }

    private final func failToPlay(_ item: AVPlayerItem) {
        let error = item.error ?? AVError(.unknown)
        NotificationCenter.default.post(
            name: .AVPlayerItemFailedToPlayToEndTime, object: item,
            userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: error])
    }

    // MARK: Items

    /// Plays another item, or none.
    open func replaceCurrentItem(with item: AVPlayerItem?) { replaceItem(item) }

    final func replaceItem(_ item: AVPlayerItem?) {
        guard item !== currentItem else { return }
        if let old = currentItem {
            old.timing.setRate(0, at: MediaClock.now)
            old.releaseReader()
            old.player = nil
        }
        changing(["currentItem", "timeControlStatus", "reasonForWaitingToPlay"], of: self) { currentItem = item }
        item?.player = self
        if let item { load(item) }
        playbackDidChange()
        noteJump()
    }

    /// Loads an item at the next turn.
    final func load(_ item: AVPlayerItem) {
        guard item.status == .unknown else { return itemDidLoad(item) }
        MediaClock.call(at: MediaClock.now) { [weak item] in item?.prepare() }
    }

    /// An item can be played, or can't.
    final func itemDidLoad(_ item: AVPlayerItem) {
        if !hasLoaded, item.status == .readyToPlay { changing("status", of: self) { hasLoaded = true } }
        guard item === currentItem else { return }
        if item.status == .failed, wantedRate != 0 {
            changing(AVPlayer.rateKeys, of: self) { wantedRate = 0 }
            failToPlay(item)
        } else {
            changing(["timeControlStatus", "reasonForWaitingToPlay"], of: self) {}
        }
        playbackDidChange()
        noteJump()
    }

    // MARK: Time

    /// The time of the item; zero without one.
    public final func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

    /// Moves to a time.
    open func seek(to time: CMTime) { currentItem?.seek(to: time, completionHandler: nil) }

    /// Moves to a time, exactly, whatever the tolerances allow.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

    /// Moves to a time, and calls a closure afterwards.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        guard let item = currentItem else { return completionHandler(false) }
        item.seek(to: time, completionHandler: completionHandler)
    }

    /// Moves to a time, exactly, whatever the tolerances allow, and calls a closure afterwards.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }

    /// Moves to a time, exactly, whatever the tolerances allow. Returns false if there is no item.
    @discardableResult
    public final func seek(
        to time: CMTime, toleranceBefore: CMTime = .positiveInfinity, toleranceAfter: CMTime = .positiveInfinity,
        isolation: isolated (any Actor)? = #isolation
    ) async -> Bool {
        guard let item = currentItem else { return false }
        item.seek(to: time, completionHandler: nil)
        return true
    }

    /// The item's time was changed.
    final func itemDidJump() {
        playbackDidChange()
        noteJump()
    }

    // MARK: Playing

    /// Makes the item's time, the observers, the end and the layers follow the state.
    final func playbackDidChange() {
        let now = MediaClock.now
        endCall?.cancel()
        endCall = nil
        let isPlaying = timeControlStatus == .playing
        schedule.isLazy = currentItem?.isRepetition ?? false
        if let item = currentItem {
            item.timing.setRate(isPlaying ? Double(wantedRate) : 0, at: now)
            if isPlaying, let end = item.timing.hostTime(of: item.end(forward: wantedRate > 0)) {
                endCall = schedule.call(at: end) { [weak self, weak item] in
                    guard let self, let item, item === currentItem else { return }
                    itemDidEnd(item)
                }
            }
        }
        scheduleObservers()
        updateLink(isPlaying: isPlaying)
        showFrame()
    }

    private final func itemDidEnd(_ item: AVPlayerItem) {
        let end = item.end(forward: wantedRate > 0)
        item.timing.jump(to: end, at: MediaClock.now)
        item.isRepetition = true
        item.endHandler?()
        showFrame()
        switch actionAtItemEnd {
        case .advance where hasNextItem: advance()
        case .none: item.timing.setRate(0, at: MediaClock.now)
        default:
            changing(AVPlayer.rateKeys, of: self) { wantedRate = 0 }
            playbackDidChange()
        }
        noteJump()
        NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
        for layer in synchronizedLayers { layer.layer?.synchronize() }
    }

    /// Whether `advance()` has another item to play.
    var hasNextItem: Bool { false }
    /// Plays the next item.
    func advance() {}

    /// While the movie plays, each frame of the display shows another frame of it.
    private final func updateLink(isPlaying: Bool) {
        layers.removeAll { $0.layer == nil }
        synchronizedLayers.removeAll { $0.layer == nil }
        guard isPlaying, !layers.isEmpty || schedule.isLazy else {
            link?.invalidate()
            link = nil
            return
        }
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            schedule.frameBegins(duration: link.duration)
            showFrame()
        }
        link.add(to: MainActor.isCurrent ? .main : .current, forMode: .common)
        self.link = link
    }

    /// Shows the current frame in all layers.
    final func showFrame() {
        for layer in synchronizedLayers { layer.layer?.synchronize() }
        guard !layers.isEmpty else { return }
        let frame = currentItem?.currentFrame()
        for layer in layers { layer.layer?.show(frame) }
    }

    /// Adds or removes a layer.
    final func setShown(_ isShown: Bool, in layer: AVPlayerLayer) {
        layers.removeAll { $0.layer === layer || $0.layer == nil }
        if isShown { layers.append(WeakPlayerLayer(layer: layer)) }
        updateLink(isPlaying: timeControlStatus == .playing)
        if isShown { layer.show(currentItem?.currentFrame()) }
    }
}

/// A layer that a player doesn't retain.
struct WeakPlayerLayer {
    weak var layer: AVPlayerLayer?
}

/// A synchronized layer that a player doesn't retain.
struct WeakSynchronizedLayer {
    weak var layer: AVSynchronizedLayer?
}
