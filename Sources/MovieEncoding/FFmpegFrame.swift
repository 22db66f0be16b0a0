#if Movies
    package import CFFmpeg
    package import FFmpegLoading

    /// An FFmpeg frame.
    ///
    /// Frames pass from the thread that fills them to the encoding queue, owned by one thread at a time.
    package final class FFmpegFrame: VideoFrame, @unchecked Sendable {
        package let pointer: UnsafeMutablePointer<AVFrame>
        /// The display duration, in ticks of the movie's time base.
        package var duration: Int64 = 1

        /// Creates a frame without pixels, for FFmpeg to fill.
        package init() throws(CallFailure) {
            guard let pointer = ffmpeg.av_frame_alloc() else { throw .outOfMemory("av_frame_alloc") }
            self.pointer = pointer
        }

        deinit {
            var pointer: UnsafeMutablePointer<AVFrame>? = pointer
            ffmpeg.av_frame_free(&pointer)
        }

        package var width: Int { Int(pointer.pointee.width) }
        package var height: Int { Int(pointer.pointee.height) }

        /// The presentation time, in ticks of the movie's time base.
        package var time: Int64 {
            get { pointer.pointee.pts }
            set { pointer.pointee.pts = newValue }
        }

        /// The start of a row of a plane.
        package func row(_ y: Int, ofPlane plane: Int) -> UnsafeMutablePointer<UInt8> {
            ffmpeg_row(pointer, Int32(plane), Int32(y))
        }
    }

    /// A pool of frames of one size and format.
    package final class FFmpegFramePool: FramePool {
        package let layout: VideoPixelFormat
        package let width: Int
        package let height: Int
        private var buffers: OpaquePointer?

        package init(layout: VideoPixelFormat, width: Int, height: Int) throws(CallFailure) {
            self.layout = layout
            self.width = width
            self.height = height
            let size = try checked(
                "av_image_get_buffer_size",
                ffmpeg.av_image_get_buffer_size(layout.format, Int32(width), Int32(height), FFmpegFramePool.alignment))
            // Encoders may read a little past the last row.
            buffers = ffmpeg.av_buffer_pool_init(Int(size) + 64, nil)
            guard buffers != nil else { throw .outOfMemory("av_buffer_pool_init") }
        }

        deinit { ffmpeg.av_buffer_pool_uninit(&buffers) }

        /// Returns a frame with uninitialized pixels.
        package func makeFrame() throws(CallFailure) -> FFmpegFrame {
            let frame = try FFmpegFrame()
            guard let buffer = ffmpeg.av_buffer_pool_get(buffers) else { throw .outOfMemory("av_buffer_pool_get") }
            frame.pointer.pointee.buf.0 = buffer
            frame.pointer.pointee.format = layout.format.rawValue
            frame.pointer.pointee.width = Int32(width)
            frame.pointer.pointee.height = Int32(height)
            try checked(
                "av_image_fill_arrays",
                ffmpeg_lay_planes(
                    FFmpegLibrary.functions, frame.pointer, buffer.pointee.data, FFmpegFramePool.alignment))
            layout.tag(frame)
            return frame
        }

        private static let alignment: Int32 = 64
    }
#endif
