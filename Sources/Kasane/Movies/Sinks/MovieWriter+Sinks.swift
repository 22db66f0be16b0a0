import FFmpegLoading
import Foundation
import MovieEncoding

extension MovieWriter {
    /// The properties of the movie to write.
    struct Content {
        var kind: MovieKind
        var format: MovieFormat
        var timeline: Timeline
        /// The images' size; frames may be a pixel larger.
        var width: Int
        var height: Int
        /// Premultiplied; nil to keep transparency.
        var background: [UInt8]?
        var pngCompression: PNGCompression

        fileprivate func pipe<Pool: FramePool>(
            _ pool: Pool, to sink: any FrameSink<Pool.Frame>, _ queue: EncodingQueue = EncodingQueue(depth: 4)
        ) -> FramePipe<Pool> {
            FramePipe(FrameFiller(pool, width: width, height: height, background: background), to: sink, queue)
        }

        fileprivate var plainFrames: PlainFramePool {
            PlainFramePool(layout: format.frames, width: format.width, height: format.height)
        }
    }

    /// Returns the destination of a movie's pixels. Kinds that need a missing encoder are rejected beforehand.
    static func makeInput(
        _ content: Content, path: String, names: FrameNames?, firstNumber: Int
    ) throws -> any FrameInput {
        switch content.kind {
        case .png, .jpeg:
            // A single image is encoded on the caller's thread.
            let sink = PictureSink(content.kind == .jpeg ? .jpeg : .png(content.pngCompression)) { _ in path }
            return content.pipe(content.plainFrames, to: sink, EncodingQueue(depth: 0))
        case .pictures:
            let sink = PictureSink(.png(content.pngCompression)) { index in
                let number = firstNumber + index
                return "\(path)/\(names?.name(ofFrame: number) ?? String(number))"
            }
            return content.pipe(content.plainFrames, to: sink, .concurrent)
        case .webp:
            let sink: WebPSink<PlainFrame> = try webPSink(content.format, content.timeline, path: path)
            return content.pipe(content.plainFrames, to: sink)
        default:
            #if Movies
                let sink = try makeSink(content.kind, content.format, content.timeline, path: path)
                return content.pipe(try encodedFrames(content.format), to: sink)
            #else
                throw MovieError.encoderMissing(content.format.encoder?.name ?? "", URL(fileURLWithPath: path))
            #endif
        }
    }

    private static func webPSink<Frame: VideoFrame>(
        _ format: MovieFormat, _ timeline: Timeline, path: String
    ) throws -> WebPSink<Frame> {
        try WebPSink(path: path, width: format.width, height: format.height, rate: timeline.rate)
    }
}

#if Movies
    extension MovieWriter {
        /// Returns the sink for FFmpeg frames.
        static func makeSink(
            _ kind: MovieKind, _ format: MovieFormat, _ timeline: Timeline, path: String
        ) throws -> any FrameSink<FFmpegFrame> {
            guard let recipe = format.encoder else {
                let sink: WebPSink<FFmpegFrame> = try webPSink(format, timeline, path: path)
                return sink
            }
            if kind == .gif {
                return try PaletteSink(path: path, format: format, recipe: recipe, timeline: timeline)
            }
            return try ContainerSink(
                path: path, format: format, recipe: recipe, layout: format.frames, timeline: timeline)
        }

        /// Returns the destination of a part's pixels.
        static func makePartInput(_ content: Content, path: String, header: MoviePart.Header) throws -> any FrameInput {
            let file = try PartFile(path: path, header)
            if content.kind == .pictures {
                return content.pipe(content.plainFrames, to: PicturePartSink(file, content.pngCompression))
            }
            let sink = try PartSink(file, format: content.format, kind: content.kind, timeline: content.timeline)
            return content.pipe(try encodedFrames(content.format), to: sink)
        }

        private static func encodedFrames(_ format: MovieFormat) throws(CallFailure) -> FFmpegFramePool {
            try FFmpegFramePool(layout: format.frames, width: format.width, height: format.height)
        }
    }
#endif
