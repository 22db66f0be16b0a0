public import CoreVideo
import ObjectRuntime

/// A frame of video, with its time. As there is no camera, there is none.
/// [Apple's reference](https://developer.apple.com/documentation/coremedia/cmsamplebuffer)
public final class CMSampleBuffer: Sendable {
    private let none: Absent

    init(_ none: Absent) { self.none = none }

    /// The pixels.
    public var imageBuffer: CVImageBuffer? { none.answer() }
    /// The time at which the frame is shown.
    public var presentationTimeStamp: CMTime { none.answer() }
    /// For how long it is shown.
    public var duration: CMTime { none.answer() }
}

/// Returns the pixels of a frame.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// Returns the time at which a frame is shown.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
/// Returns for how long a frame is shown.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
