public import Foundation
import QuartzCore

/// Told about the end of a sound.
/// [Apple's reference](https://developer.apple.com/documentation/avfaudio/avaudioplayerdelegate)
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// The sound has ended.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// The sound can't be decoded.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound: its time passes by the media clock, and the delegate is told at the end. Nothing is heard.
///
/// It belongs to one thread at a time.
/// [Apple's reference](https://developer.apple.com/documentation/avfaudio/avaudioplayer)
open class AVAudioPlayer: NSObject {
    /// The file, or nil for data.
    public final let url: URL?
    /// The data, or nil for a file.
    public final let data: Data?
    /// Told about the end.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    private final let facts: TrackFacts
    private final let length: Double
    /// The time while paused, and when it began to pass.
    private final var (base, hostTime) = (0.0, 0.0)
    private final var endCall: ScheduledCall?

    /// Opens a sound. Throws if it can't be decoded.
    public init(contentsOf url: URL) throws {
        (self.url, data) = (url, nil)
        (facts, length) = try AVAudioPlayer.open(url)
        super.init()
    }

    /// Opens a sound. The kind of file is recognized, whatever the hint.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    /// Opens a sound in memory. Throws if it can't be decoded.
    public init(data: Data) throws {
        (url, self.data) = (nil, data)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("kasane-sound-\(UUID().uuidString)")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        (facts, length) = try AVAudioPlayer.open(file)
        super.init()
    }

    /// Opens a sound in memory. The kind of file is recognized, whatever the hint.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    deinit { endCall?.cancel() }

    private static func open(_ url: URL) throws(AVError) -> (TrackFacts, Double) {
        let facts = try MediaFacts(of: url)
        guard let track = facts.tracks.first(where: { $0.mediaType == .audio && $0.isPlayable }) else {
            throw AVError(.invalidSourceMedia, "\(url.path) has no sound that can be decoded")
        }
        let length = max(0, track.timeRange.duration.seconds)
        return (track, length.isFinite ? length : 0)
    }

    // MARK: Facts

    /// The length in seconds.
    public final var duration: TimeInterval { length }
    /// The number of channels.
    public final var numberOfChannels: Int { facts.channelCount }
    /// The number of samples per second and of channels.
    public final var format: AVAudioFormat {
        AVAudioFormat(sampleRate: facts.sampleRate, channelCount: AVAudioChannelCount(clamping: facts.channelCount))
    }
    /// The number of samples per second and of channels, by their keys.
    public final var settings: [String: Any] {
        [AVSampleRateKey: facts.sampleRate, AVNumberOfChannelsKey: facts.channelCount]
    }

    // MARK: Settings

    /// The loudness, from 0 to 1. Nothing is heard.
    public final var volume: Float = 1
    /// The position from left to right, from -1 to 1. Nothing is heard.
    public final var pan: Float = 0
    /// Whether the rate has an effect. False by default.
    public final var enableRate = false { didSet { timingDidChange(from: oldValue ? rate : 1) } }
    /// Seconds of the sound per second, from 0.5 to 2, if `enableRate` is set.
    public final var rate: Float = 1 { didSet { timingDidChange(from: enableRate ? oldValue : 1) } }
    /// How often the sound is repeated after the first time; a negative number for ever. 0 by default.
    public final var numberOfLoops = 0 { didSet { timingDidChange(from: enableRate ? rate : 1) } }

    /// Sets the loudness. Nothing is heard.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

    // MARK: Levels

    /// Whether levels are measured. They are those of what is heard: silence.
    public final var isMeteringEnabled = false
    /// Measures the levels.
    open func updateMeters() {}
    /// Returns the mean level of a channel in decibels: that of silence, -160.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Returns the highest level of a channel in decibels: that of silence, -160.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

    // MARK: Playing

    /// Whether the sound plays.
    public private(set) final var isPlaying = false

    private final var speed: Double { AVAudioPlayer.speed(enableRate ? rate : 1) }
    private static func speed(_ rate: Float) -> Double { rate.isFinite ? Double(min(max(rate, 0.5), 2)) : 1 }

    /// The time since the sound began, with all repetitions.
    private final func passed(speed: Double) -> Double {
        base + (isPlaying ? max(0, MediaClock.now - hostTime) * speed : 0)
    }

    /// The time of the sound in seconds.
    public final var currentTime: TimeInterval {
        get {
            let time = passed(speed: speed)
            // A sound that is paused at its end stays there.
            return length > 0 && (isPlaying || time > length) ? time.truncatingRemainder(dividingBy: length) : time
        }
        set {
            base = newValue.isFinite ? min(max(newValue, 0), length) : 0
            hostTime = MediaClock.now
            plan()
        }
    }

    /// The media clock's time, for `play(atTime:)`.
    public final var deviceCurrentTime: TimeInterval { MediaClock.now }

    /// Prepares for playing: returns true.
    @discardableResult
    open func prepareToPlay() -> Bool { true }

    /// Plays from the current time. Returns true.
    @discardableResult
    open func play() -> Bool { play(atTime: MediaClock.now) }

    /// Plays from the current time, beginning at a time of `deviceCurrentTime`. Returns true.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool {
        guard time.isFinite else { return false }
        guard !isPlaying else { return true }
        isPlaying = true
        hostTime = max(time, MediaClock.now)
        plan()
        return true
    }

    /// Pauses.
    open func pause() { halt() }

    /// Pauses, and releases what is needed for playing. The time stays.
    open func stop() { halt() }

    private final func halt() {
        base = passed(speed: speed)
        isPlaying = false
        plan()
    }

    private final func timingDidChange(from rate: Float) {
        guard isPlaying else { return }
        base = passed(speed: AVAudioPlayer.speed(rate))
        hostTime = max(hostTime, MediaClock.now)
        plan()
    }

    /// Schedules the end.
    private final func plan() {
        endCall?.cancel()
        endCall = nil
        guard isPlaying, numberOfLoops >= 0 else { return }
        let left = length * Double(numberOfLoops + 1) - base
        endCall = MediaClock.call(at: hostTime + max(0, left) / speed) { [weak self] in self?.finish() }
    }

    private final func finish() {
        (isPlaying, base, endCall) = (false, 0, nil)
        delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }
}
