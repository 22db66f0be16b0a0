public import CoreMedia
public import Foundation

/// How a sound is changed when it plays at another speed. All of them change its pitch here.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avaudiotimepitchalgorithm)
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// High quality.
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    /// For speech.
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    /// The pitch changes with the speed.
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}

/// The loudness of tracks of sound.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avaudiomix)
// `@unchecked Sendable`: it doesn't change; a mutable one belongs to one thread, and is copied where it is used.
open class AVAudioMix: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate final var list: [AVAudioMixInputParameters] = []

    /// Creates a mix that changes nothing.
    public override init() { super.init() }

    /// The parameters of tracks. Those of other tracks are the defaults.
    public var inputParameters: [AVAudioMixInputParameters] { list }

    /// Returns a mix that doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AVAudioMix()
        copy.list = list.map { $0.copy() as! AVAudioMixInputParameters }
        return copy
    }

    /// Returns a mix that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = AVMutableAudioMix()
        copy.list = list.map { $0.copy() as! AVAudioMixInputParameters }
        return copy
    }

    /// The loudness of a track.
    final func volume(of track: CMPersistentTrackID) -> RampList<Float> {
        list.first { $0.trackID == track }?.volumes ?? RampList(1)
    }
}

/// The loudness of tracks of sound, which can be changed.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avmutableaudiomix)
// `@unchecked Sendable`: as its superclass.
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
    /// The parameters of tracks.
    public override final var inputParameters: [AVAudioMixInputParameters] {
        get { list }
        set { list = newValue }
    }
}

/// The loudness of a track.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avaudiomixinputparameters)
// `@unchecked Sendable`: as `AVAudioMix`.
open class AVAudioMixInputParameters: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate final var track = kCMPersistentTrackID_Invalid
    final var volumes = RampList<Float>(1)
    fileprivate final var algorithm: AVAudioTimePitchAlgorithm?

    /// Creates parameters that change nothing.
    public override init() { super.init() }

    /// The identifier of the track.
    public var trackID: CMPersistentTrackID { track }
    /// How the sound changes when it plays at another speed.
    public var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? { algorithm }

    /// Returns whether a ramp, or a span of constant loudness, contains a time, and which one.
    public final func getVolumeRamp(
        for time: CMTime, startVolume: UnsafeMutablePointer<Float>?, endVolume: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        volumes.read(time, startVolume, endVolume, timeRange)
    }

    /// Returns parameters that don't change.
    open func copy(with zone: NSZone? = nil) -> Any { filled(AVAudioMixInputParameters()) }
    /// Returns parameters that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(AVMutableAudioMixInputParameters()) }

    private final func filled(_ copy: AVAudioMixInputParameters) -> AVAudioMixInputParameters {
        (copy.track, copy.volumes, copy.algorithm) = (track, volumes, algorithm)
        return copy
    }
}

/// The loudness of a track, which can be changed.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avmutableaudiomixinputparameters)
// `@unchecked Sendable`: as its superclass.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
    /// Creates parameters of a track; nil for one that is determined later.
    public convenience init(track: AVAssetTrack?) {
        self.init()
        self.track = track?.trackID ?? kCMPersistentTrackID_Invalid
    }

    /// The identifier of the track.
    public override final var trackID: CMPersistentTrackID {
        get { track }
        set { track = newValue }
    }
    /// How the sound changes when it plays at another speed.
    public override final var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? {
        get { algorithm }
        set { algorithm = newValue }
    }

    /// Sets the loudness from a time on: 1 as it is recorded, 0 for silence.
    public final func setVolume(_ volume: Float, at time: CMTime) {
        guard volume.isFinite else { return }
        volumes.set(volume, at: time)
    }

    /// Changes the loudness evenly during a range of time.
    public final func setVolumeRamp(
        fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange
    ) {
        guard startVolume.isFinite, endVolume.isFinite else { return }
        volumes.set(startVolume, endVolume, timeRange)
    }
}
