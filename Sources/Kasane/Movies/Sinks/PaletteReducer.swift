#if Movies
    import CFFmpeg
    import FFmpegLoading
    import Dispatch
    import MovieEncoding

    /// Reduces frames to a palette, on several threads, and returns them in order.
    ///
    /// Dithering depends only on a pixel's position and colour, so a frame's result is independent of its lane and of
    /// earlier frames in it. The number of pending frames per lane is bounded.
    final class PaletteReducer {
        private let lanes: [Lane]
        /// The numbers of frames that have been pushed, awaited, and pulled.
        private var (pushed, awaited, pulled) = (0, 0, 0)

        /// - Parameter threads: the number of frames that are reduced concurrently.
        init(
            _ palette: FFmpegFrame, layout: VideoPixelFormat, width: Int, height: Int, timeBase: AVRational,
            threads: Int
        ) throws {
            lanes = try (0..<max(threads, 1)).map { _ in
                let graph = try FilterGraph(
                    // Ordered dithering is stable between frames: unchanged areas stay unchanged, and cost nothing.
                    "[in0][in1]paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle[out]",
                    inputs: [
                        FilterGraph.Input(layout: layout, width: width, height: height, timeBase: timeBase),
                        FilterGraph.Input(
                            layout: layout, width: palette.width, height: palette.height, timeBase: timeBase),
                    ])
                try graph.push(palette, into: 1)
                try graph.push(nil, into: 1)
                return Lane(graph)
            }
        }

        /// Begins to reduce the next frame, or ends with nil. Completed frames are passed to `body`, in order.
        func push(_ frame: FFmpegFrame?, _ body: (FFmpegFrame) throws -> Void) throws {
            if let frame {
                lanes[pushed % lanes.count].push(frame)
                pushed += 1
                while pushed - awaited > 2 * lanes.count { try awaitOne() }
            } else {
                while awaited < pushed { try awaitOne() }
                for lane in lanes { lane.push(nil) }
                for lane in lanes { try lane.finishOne() }
            }
            while pulled < pushed, let reduced = lanes[pulled % lanes.count].pull() {
                pulled += 1
                try body(reduced)
            }
        }

        private func awaitOne() throws {
            try lanes[awaited % lanes.count].finishOne()
            awaited += 1
        }
    }

    /// A graph that reduces every nth frame, on a queue of its own.
    // `@unchecked Sendable`: mutable state is accessed only on the queue.
    private final class Lane: @unchecked Sendable {
        private let graph: FilterGraph
        private let queue = DispatchQueue(label: "kasane.palette", qos: .userInitiated)
        private let isDone = DispatchSemaphore(value: 0)
        private var reduced: [FFmpegFrame] = []
        private var failure: CallFailure?

        init(_ graph: FilterGraph) { self.graph = graph }

        func push(_ frame: FFmpegFrame?) {
            queue.async { [self] in
                defer { isDone.signal() }
                do throws(CallFailure) {
                    try graph.push(frame)
                    while let next = try graph.pull() { reduced.append(next) }
                } catch {
                    failure = error
                }
            }
        }

        /// Waits for the first pushed frame that has not been awaited.
        func finishOne() throws(CallFailure) {
            isDone.wait()
            if let failure = queue.sync(execute: { failure }) { throw failure }
        }

        func pull() -> FFmpegFrame? { queue.sync { reduced.isEmpty ? nil : reduced.removeFirst() } }
    }
#endif
