#if Movies
    import CFFmpeg
    import FFmpegLoading
    import MovieEncoding

    /// An FFmpeg filter graph: frames are pushed into its inputs and pulled from its single output.
    final class FilterGraph {
        /// An input, which the description calls `[in0]`, `[in1]`, ...
        struct Input {
            var layout: VideoPixelFormat
            var width: Int
            var height: Int
            var timeBase: AVRational
        }

        private var graph: UnsafeMutablePointer<AVFilterGraph>?
        private var sources: [UnsafeMutablePointer<AVFilterContext>] = []
        private let sink: UnsafeMutablePointer<AVFilterContext>

        /// - Parameter description: filters in FFmpeg's notation, with the inputs' labels, ending in `[out]`.
        init(_ description: String, inputs: [Input]) throws(CallFailure) {
            try FFmpegLibrary.requireFilters()
            graph = ffmpegFilters.avfilter_graph_alloc()
            do {
                sink = try FilterGraph.add("buffersink", "out", "", to: graph)
                for (index, input) in inputs.enumerated() {
                    let arguments =
                        "video_size=\(input.width)x\(input.height):pix_fmt=\(input.layout.format.rawValue)"
                        + ":time_base=\(input.timeBase.num)/\(input.timeBase.den)"
                    sources.append(try FilterGraph.add("buffer", "in\(index)", arguments, to: graph))
                }
            } catch {
                ffmpegFilters.avfilter_graph_free(&graph)
                throw error
            }
            // From the description's point of view, the sources are its open outputs.
            var open = FilterGraph.link("out", sink, then: nil)
            var ends: UnsafeMutablePointer<AVFilterInOut>?
            for (index, source) in sources.enumerated().reversed() {
                ends = FilterGraph.link("in\(index)", source, then: ends)
            }
            defer {
                ffmpegFilters.avfilter_inout_free(&open)
                ffmpegFilters.avfilter_inout_free(&ends)
            }
            try checked(
                "avfilter_graph_parse_ptr",
                ffmpegFilters.avfilter_graph_parse_ptr(graph, description, &open, &ends, nil))
            try checked("avfilter_graph_config", ffmpegFilters.avfilter_graph_config(graph, nil))
        }

        deinit { ffmpegFilters.avfilter_graph_free(&graph) }

        /// Pushes the next frame into an input, or nil at its end. The caller keeps ownership of the frame.
        ///
        /// The graph runs immediately: without the flag it would wait for the next ``pull()``, and every frame until
        /// then would stay in memory.
        func push(_ frame: FFmpegFrame?, into input: Int = 0) throws(CallFailure) {
            let flags = Int32(AV_BUFFERSRC_FLAG_KEEP_REF | AV_BUFFERSRC_FLAG_PUSH)
            try checked(
                "av_buffersrc_add_frame",
                ffmpegFilters.av_buffersrc_add_frame_flags(sources[input], frame?.pointer, flags))
        }

        /// Returns the next frame, or nil when the graph needs more input or has ended.
        func pull() throws(CallFailure) -> FFmpegFrame? {
            let frame = try FFmpegFrame()
            let answer = ffmpegFilters.av_buffersink_get_frame(sink, frame.pointer)
            if answer == ffmpeg_error_again() || answer == ffmpeg_error_end() { return nil }
            try checked("av_buffersink_get_frame", answer)
            return frame
        }

        private static func add(
            _ filter: String, _ name: String, _ arguments: String, to graph: UnsafeMutablePointer<AVFilterGraph>?
        ) throws(CallFailure) -> UnsafeMutablePointer<AVFilterContext> {
            var context: UnsafeMutablePointer<AVFilterContext>?
            try checked(
                "filter \(filter)",
                ffmpegFilters.avfilter_graph_create_filter(
                    &context, ffmpegFilters.avfilter_get_by_name(filter), name, arguments, nil, graph))
            guard let context else { throw .outOfMemory("filter \(filter)") }
            return context
        }

        private static func link(
            _ label: String, _ context: UnsafeMutablePointer<AVFilterContext>,
            then next: UnsafeMutablePointer<AVFilterInOut>?
        ) -> UnsafeMutablePointer<AVFilterInOut>? {
            guard let end = ffmpegFilters.avfilter_inout_alloc() else { return next }
            end.pointee.name = ffmpeg.av_strdup(label)
            end.pointee.filter_ctx = context
            end.pointee.pad_idx = 0
            end.pointee.next = next
            return end
        }
    }
#endif
