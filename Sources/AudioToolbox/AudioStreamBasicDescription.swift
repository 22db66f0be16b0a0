/// A format of sound, as a four-character code.
public typealias AudioFormatID = UInt32
/// Properties of a format of sound.
public typealias AudioFormatFlags = UInt32

/// Samples without compression.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Apple Lossless.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// MPEG layer 3.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033

/// Samples are floating-point numbers.
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1 << 0
/// The first byte of a sample is its highest one.
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 1 << 1
/// Samples are signed integers.
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 1 << 2
/// Samples fill their bytes.
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 1 << 3
/// Each channel has a buffer of its own.
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 1 << 5
/// The byte order of the machine: the lowest byte comes first.
public let kAudioFormatFlagsNativeEndian: AudioFormatFlags = 0
/// Packed floating-point numbers in the machine's byte order.
public let kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags = 1 << 0 | 1 << 3

/// The layout of a stream of sound.
/// [Apple's reference](https://developer.apple.com/documentation/coreaudiotypes/audiostreambasicdescription)
public struct AudioStreamBasicDescription: Hashable, Sendable {
    /// Samples per second.
    public var mSampleRate: Double
    /// The format.
    public var mFormatID: AudioFormatID
    /// Properties of the format.
    public var mFormatFlags: AudioFormatFlags
    /// The bytes of a packet; 0 if they differ.
    public var mBytesPerPacket: UInt32
    /// The samples of a channel in a packet.
    public var mFramesPerPacket: UInt32
    /// The bytes of one sample of each channel; 0 for compressed formats.
    public var mBytesPerFrame: UInt32
    /// The number of channels.
    public var mChannelsPerFrame: UInt32
    /// The bits of a sample; 0 for compressed formats.
    public var mBitsPerChannel: UInt32
    /// 0.
    public var mReserved: UInt32

    /// Creates a description of zeros.
    public init() {
        self.init(
            mSampleRate: 0, mFormatID: 0, mFormatFlags: 0, mBytesPerPacket: 0, mFramesPerPacket: 0, mBytesPerFrame: 0,
            mChannelsPerFrame: 0, mBitsPerChannel: 0, mReserved: 0)
    }

    /// Creates a description.
    public init(
        mSampleRate: Double, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags, mBytesPerPacket: UInt32,
        mFramesPerPacket: UInt32, mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32,
        mReserved: UInt32
    ) {
        self.mSampleRate = mSampleRate
        self.mFormatID = mFormatID
        self.mFormatFlags = mFormatFlags
        self.mBytesPerPacket = mBytesPerPacket
        self.mFramesPerPacket = mFramesPerPacket
        self.mBytesPerFrame = mBytesPerFrame
        self.mChannelsPerFrame = mChannelsPerFrame
        self.mBitsPerChannel = mBitsPerChannel
        self.mReserved = mReserved
    }
}
