import MovieEncoding

/// The destination of a movie's frames, in order. It is called by one queue at a time.
protocol FrameSink<Frame>: AnyObject {
    associatedtype Frame: VideoFrame

    func write(_ frame: Frame) throws
    /// Called once, after the last frame; on return all bytes are written.
    ///
    /// - Parameter frames: The number of frames, including those that the kind of movie has dropped.
    func finish(frames: Int) throws
}
