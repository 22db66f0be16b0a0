/// The key of the width in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of the height in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// The key of the encoder's properties.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// The encoder's property of the mean number of bits per second.
public let AVVideoAverageBitRateKey = "AverageBitRate"
/// The encoder's property of the quality, from 0 to 1.
public let AVVideoQualityKey = "Quality"
/// The encoder's property of the most frames from one key frame to the next.
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
/// The encoder's property of whether frames may depend on later ones. They don't.
public let AVVideoAllowFrameReorderingKey = "AllowFrameReordering"
/// The encoder's property of the number of frames per second to plan for.
public let AVVideoExpectedSourceFrameRateKey = "ExpectedFrameRate"
/// The encoder's property of the profile.
public let AVVideoProfileLevelKey = "ProfileLevel"
/// The baseline profile of H.264.
public let AVVideoProfileLevelH264BaselineAutoLevel = "H264_Baseline_AutoLevel"
/// The main profile of H.264.
public let AVVideoProfileLevelH264MainAutoLevel = "H264_Main_AutoLevel"
/// The high profile of H.264.
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
/// The key of how frames of another size are scaled.
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
/// Frames are scaled down to fit, on black.
public let AVVideoScalingModeFit = "AVVideoScalingModeFit"
/// Frames are stretched.
public let AVVideoScalingModeResize = "AVVideoScalingModeResize"
/// Frames are scaled to fit, on black.
public let AVVideoScalingModeResizeAspect = "AVVideoScalingModeResizeAspect"
/// Frames are scaled to fill, and cut off at two sides.
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"

/// The key of the format of sound, such as `kAudioFormatMPEG4AAC`.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the number of bits per second of sound.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the number of bits of a sample: 16, or 32 for floating-point numbers.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of whether the highest byte of a sample comes first. It doesn't.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether samples are floating-point numbers.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of whether each channel has a buffer of its own. It hasn't.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The key of the layout of channels. It has no effect.
public let AVChannelLayoutKey = "AVChannelLayoutKey"
