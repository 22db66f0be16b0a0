#if Movies
    import CFFmpeg
    import FFmpegLoading
    import Foundation
    import MovieEncoding
    import Raster

    /// Writes a GIF with one palette for the whole movie.
    ///
    /// Frames are counted and stored; once all have arrived the palette is known, and they are read again and quantized.
    final class PaletteSink: FrameSink {
        private let format: MovieFormat
        private let counter: ColorCounter
        private let counting: EncodingQueue
        private let spool: FrameSpool
        private let container: ContainerSink
        private let timeline: Timeline
        private let threads: Int

        /// - Parameter threads: the number of frames that are quantized concurrently. It doesn't affect the bytes.
        init(
            path: String, format: MovieFormat, recipe: EncoderRecipe, timeline: Timeline,
            threads: Int = ThreadPool.processorCount
        ) throws {
            self.format = format
            self.timeline = timeline
            self.threads = threads
            let input = FilterGraph.Input(
                layout: format.frames, width: format.width, height: format.height, timeBase: timeline.timeBase)
            counter = ColorCounter(
                graph: try FilterGraph("[in0]palettegen=stats_mode=full[out]", inputs: [input]))
            counting = EncodingQueue(depth: threads > 1 ? 4 : 0)
            spool = try FrameSpool(
                in: URL(fileURLWithPath: path).deletingLastPathComponent(), layout: format.frames, width: format.width,
                height: format.height)
            container = try ContainerSink(
                path: path, format: format, recipe: recipe, layout: recipe.layout, timeline: timeline)
        }

        func write(_ frame: FFmpegFrame) throws {
            try counting.add { [counter] in try counter.graph.push(frame) }
            try spool.append(frame)
        }

        func finish(frames: Int) throws {
            try counting.finish { [counter] in try counter.graph.push(nil) }
            guard let palette = try counter.graph.pull() else { throw CallFailure.outOfMemory("palettegen") }
            let reducer = try PaletteReducer(
                palette, layout: format.frames, width: format.width, height: format.height,
                timeBase: timeline.timeBase, threads: threads)
            var durations: [Int64: Int64] = [:]
            func write(_ reduced: FFmpegFrame) throws {
                reduced.duration = durations.removeValue(forKey: reduced.time) ?? 1
                try container.write(reduced)
            }
            try spool.readAll { frame in
                durations[frame.time] = frame.duration
                try reducer.push(frame, write)
            }
            try reducer.push(nil, write)
            try container.finish(frames: frames)
        }
    }

    /// Counts the colours of frames.
    // `@unchecked Sendable`: used only by the counting queue, and after its last job.
    private final class ColorCounter: @unchecked Sendable {
        let graph: FilterGraph

        init(graph: FilterGraph) { self.graph = graph }
    }
#endif
