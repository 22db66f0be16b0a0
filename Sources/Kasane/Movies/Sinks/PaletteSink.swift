#if Movies
    import CFFmpeg
    import Foundation

    /// Writes a GIF with one palette for the whole movie.
    ///
    /// Frames are counted and stored; once all have arrived the palette is known, and they are read again and quantized.
    final class PaletteSink: FrameSink {
        private let format: MovieFormat
        private let counter: FilterGraph
        private let spool: FrameSpool
        private let container: ContainerSink
        private let timeline: Timeline

        init(path: String, format: MovieFormat, recipe: EncoderRecipe, timeline: Timeline) throws {
            self.format = format
            self.timeline = timeline
            let input = FilterGraph.Input(
                layout: format.frames, width: format.width, height: format.height, timeBase: timeline.timeBase)
            counter = try FilterGraph("[in0]palettegen=stats_mode=full[out]", inputs: [input])
            spool = try FrameSpool(
                in: URL(fileURLWithPath: path).deletingLastPathComponent(), layout: format.frames, width: format.width,
                height: format.height)
            container = try ContainerSink(
                path: path, format: format, recipe: recipe, layout: recipe.layout, timeline: timeline)
        }

        func write(_ frame: FFmpegFrame) throws {
            try counter.push(frame)
            try spool.append(frame)
        }

        func finish(frames: Int) throws {
            try counter.push(nil)
            guard let palette = try counter.pull() else { throw CallFailure.outOfMemory("palettegen") }
            let reducer = try makeReducer(palette)
            try reducer.push(palette, into: 1)
            try reducer.push(nil, into: 1)
            var durations: [Int64: Int64] = [:]
            func writeReady() throws {
                while let reduced = try reducer.pull() {
                    reduced.duration = durations.removeValue(forKey: reduced.time) ?? 1
                    try container.write(reduced)
                }
            }
            try spool.readAll { frame in
                durations[frame.time] = frame.duration
                try reducer.push(frame)
                try writeReady()
            }
            try reducer.push(nil)
            try writeReady()
            try container.finish(frames: frames)
        }

        /// Ordered dithering is stable between frames: still areas stay still, and cost nothing.
        private func makeReducer(_ palette: FFmpegFrame) throws(CallFailure) -> FilterGraph {
            try FilterGraph(
                "[in0][in1]paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle[out]",
                inputs: [
                    FilterGraph.Input(
                        layout: format.frames, width: format.width, height: format.height, timeBase: timeline.timeBase),
                    FilterGraph.Input(
                        layout: format.frames, width: palette.width, height: palette.height, timeBase: timeline.timeBase
                    ),
                ])
        }
    }
#endif
