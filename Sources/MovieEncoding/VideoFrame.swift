package import FFmpegLoading

/// An image that is to be written to a file.
///
/// Frames pass from the thread that fills them to the encoding queue, owned by one thread at a time.
package protocol VideoFrame: AnyObject, Sendable {
    var width: Int { get }
    var height: Int { get }
    /// The presentation time, in ticks of the movie's time base.
    var time: Int64 { get set }
    /// The display duration, in the same ticks.
    var duration: Int64 { get set }

    /// Returns the start of a row of a plane.
    func row(_ y: Int, ofPlane plane: Int) -> UnsafeMutablePointer<UInt8>
}

extension VideoFrame {
    /// Returns the start of a row of the only plane.
    package func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { row(y, ofPlane: 0) }
}

/// Creates frames of one size and format.
package protocol FramePool<Frame> {
    associatedtype Frame: VideoFrame

    var layout: VideoPixelFormat { get }

    /// Returns a frame with uninitialized pixels.
    func makeFrame() throws(CallFailure) -> Frame
}
