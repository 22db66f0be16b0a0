#if Movies
    import CFFmpeg
    import Dispatch

    /// Reduces frames to a palette, on several threads, and gives them back in their order.
    ///
    /// Dithering depends on a pixel's place and colour alone, so that a frame comes out the same whichever lane it takes
    /// and whatever went before it there. Some frames a lane are on their way at most.
    final class PaletteReducer {
        private let lanes: [Lane]
        /// The numbers of frames that have been pushed, looked for, and pulled.
        private var (pushed, awaited, pulled) = (0, 0, 0)

        /// - Parameter threads: how many frames are reduced at the same time.
        init(
            _ palette: FFmpegFrame, layout: VideoPixelFormat, width: Int, height: Int, timeBase: AVRational,
            threads: Int
        ) throws {
            lanes = try (0..<max(threads, 1)).map { _ in
                let graph = try FilterGraph(
                    // Ordered dithering is stable between frames: still areas stay still, and cost nothing.
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

        /// Begins to reduce the next frame, or ends with nil. The frames that are ready go to `body`, in order.
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

    /// A graph that reduces every so many frames, on a queue of its own.
    // `@unchecked Sendable`: only the queue uses what changes.
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

        /// Waits for what was pushed first of what has not been waited for.
        func finishOne() throws(CallFailure) {
            isDone.wait()
            if let failure = queue.sync(execute: { failure }) { throw failure }
        }

        func pull() -> FFmpegFrame? { queue.sync { reduced.isEmpty ? nil : reduced.removeFirst() } }
    }
#endif
