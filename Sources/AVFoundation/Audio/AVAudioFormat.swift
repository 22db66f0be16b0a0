public import Foundation

/// The number of a sound's channels.
public typealias AVAudioChannelCount = UInt32
/// The key of the number of samples per second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"

/// The number of samples per second and of channels of a sound.
/// [Apple's reference](https://developer.apple.com/documentation/avfaudio/avaudioformat)
// `@unchecked Sendable`: it doesn't change.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    /// The number of samples per second.
    public final let sampleRate: Double
    /// The number of channels.
    public final let channelCount: AVAudioChannelCount

    init(sampleRate: Double, channelCount: AVAudioChannelCount) {
        (self.sampleRate, self.channelCount) = (sampleRate, channelCount)
    }
}
