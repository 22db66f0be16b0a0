import MovieEncoding

/// The destination of a movie's pixels, in order, independent of the frame format.
protocol FrameInput: AnyObject {
    /// Adds rows of premultiplied pixels as the next frame, waiting while too many frames are pending.
    func add(_ pixels: UnsafeRawPointer, bytesPerRow: Int, _ slot: Timeline.Slot) throws
    /// Called once, after the last frame; on return all bytes are written.
    func finish(frames: Int) throws
    /// Cancels pending frames.
    func stop(_ reason: any Error)
}

/// Fills frames, and has a queue write them to a sink.
final class FramePipe<Pool: FramePool>: FrameInput {
    private let filler: FrameFiller<Pool>
    private let sink: SinkBox<Pool.Frame>
    private let queue: EncodingQueue

    init(_ filler: FrameFiller<Pool>, to sink: any FrameSink<Pool.Frame>, _ queue: EncodingQueue) {
        (self.filler, self.sink, self.queue) = (filler, SinkBox(value: sink), queue)
    }

    func add(_ pixels: UnsafeRawPointer, bytesPerRow: Int, _ slot: Timeline.Slot) throws {
        let frame = try filler.makeFrame(pixels, bytesPerRow: bytesPerRow)
        frame.time = slot.time
        frame.duration = slot.duration
        try queue.add { [sink] in try sink.value.write(frame) }
    }

    func finish(frames: Int) throws {
        try queue.finish { [sink] in try sink.value.finish(frames: frames) }
    }

    func stop(_ reason: any Error) { queue.stop(reason) }
}

/// Carries the sink to the encoding queue, the only place that uses it once the pipe is created.
private struct SinkBox<Frame: VideoFrame>: @unchecked Sendable {
    let value: any FrameSink<Frame>
}
