/// Where a movie's frames go, in order. One queue at a time calls it.
protocol FrameSink<Frame>: AnyObject {
    associatedtype Frame: VideoFrame

    func write(_ frame: Frame) throws
    /// Called once, after the last frame; on return all bytes are written.
    ///
    /// - Parameter frames: How many frames there are, with those that the kind of movie has dropped.
    func finish(frames: Int) throws
}
