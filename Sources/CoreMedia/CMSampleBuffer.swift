public import AudioToolbox
public import CoreGraphics
public import CoreVideo

/// The times of a sample.
/// [Apple's reference](https://developer.apple.com/documentation/coremedia/cmsampletiminginfo)
public struct CMSampleTimingInfo: Hashable, Sendable {
    /// For how long the sample is shown or heard.
    public var duration: CMTime
    /// When it is shown or heard.
    public var presentationTimeStamp: CMTime
    /// When it is decoded; invalid if that is the same.
    public var decodeTimeStamp: CMTime

    /// Creates invalid times.
    public init() { self.init(duration: .invalid, presentationTimeStamp: .invalid, decodeTimeStamp: .invalid) }
    /// Creates times.
    public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
        (self.duration, self.presentationTimeStamp) = (duration, presentationTimeStamp)
        self.decodeTimeStamp = decodeTimeStamp
    }
}

/// A frame of video, or some samples of sound, with their time.
///
/// [Apple's reference](https://developer.apple.com/documentation/coremedia/cmsamplebuffer)
public final class CMSampleBuffer: Sendable {
    /// The pixels of a frame.
    public let imageBuffer: CVImageBuffer?
    /// The samples of sound.
    public let dataBuffer: CMBlockBuffer?
    /// What the samples are.
    public let formatDescription: CMFormatDescription?
    /// The time at which the first sample is shown or heard.
    public let presentationTimeStamp: CMTime
    /// For how long they are shown or heard.
    public let duration: CMTime
    /// The number of samples: 1 for a frame.
    public let numSamples: Int

    package init(imageBuffer: CVImageBuffer?, presentationTimeStamp: CMTime, duration: CMTime) {
        self.imageBuffer = imageBuffer
        self.presentationTimeStamp = presentationTimeStamp
        self.duration = duration
        dataBuffer = nil
        formatDescription = imageBuffer.flatMap { try? CMFormatDescription(imageBuffer: $0) }
        numSamples = imageBuffer == nil ? 0 : 1
    }

    /// Creates a buffer of samples of sound.
    package init(
        dataBuffer: CMBlockBuffer, format: CMFormatDescription, numSamples: Int, presentationTimeStamp: CMTime,
        duration: CMTime
    ) {
        imageBuffer = nil
        (self.dataBuffer, formatDescription, self.numSamples) = (dataBuffer, format, numSamples)
        (self.presentationTimeStamp, self.duration) = (presentationTimeStamp, duration)
    }

    /// Creates a buffer with a frame.
    public convenience init(
        imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription, sampleTiming: CMSampleTimingInfo
    ) throws {
        self.init(
            imageBuffer: imageBuffer, presentationTimeStamp: sampleTiming.presentationTimeStamp,
            duration: sampleTiming.duration)
    }

    /// Whether it is valid, as it always is.
    public var isValid: Bool { true }
    /// Whether the samples are available, as they always are.
    public var dataReadiness: DataReadiness { .ready }
    /// Whether samples are available.
    public enum DataReadiness: Sendable {
        /// They are.
        case ready
        /// They are not.
        case notReady
    }
    /// The time at which the first sample is decoded: the same as that at which it is shown.
    public var decodeTimeStamp: CMTime { .invalid }
    /// The time at which the first sample appears in a file that is written.
    public var outputPresentationTimeStamp: CMTime { presentationTimeStamp }
    /// The number of bytes of samples of sound.
    public var totalSampleSize: Int { dataBuffer?.dataLength ?? 0 }
}

/// Returns the pixels of a frame.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// Returns the samples of sound.
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { sbuf.dataBuffer }
/// Returns what the samples are.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
    sbuf.formatDescription
}
/// Returns the number of samples.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { sbuf.numSamples }
/// Returns the time at which a frame is shown, or the first sample heard.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
/// Returns the time at which a frame appears in a file that is written.
public func CMSampleBufferGetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
    sbuf.presentationTimeStamp
}
/// Returns for how long a frame is shown.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
/// Returns whether a buffer is valid, as it always is.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
/// Returns whether the samples are available, as they always are.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { true }

/// Creates a buffer with a frame.
@discardableResult
public func CMSampleBufferCreateReadyWithImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription,
    sampleTiming: UnsafePointer<CMSampleTimingInfo>, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    sampleBufferOut.pointee = try? CMSampleBuffer(
        imageBuffer: imageBuffer, formatDescription: formatDescription, sampleTiming: sampleTiming.pointee)
    return noErr
}
