#if Movies
    import CFFmpeg
    package import FFmpegLoading

    /// Converts straight RGB frames to the layout that an encoder requires.
    package final class PixelConverter {
        private let pool: FFmpegFramePool
        private let scaler: OpaquePointer

        package init(from source: VideoPixelFormat, to target: VideoPixelFormat, width: Int, height: Int)
            throws(CallFailure)
        {
            pool = try FFmpegFramePool(layout: target, width: width, height: height)
            let flags = SWS_BICUBIC | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INT | SWS_FULL_CHR_H_INP
            let scaler = ffmpeg.sws_getContext(
                Int32(width), Int32(height), source.format, Int32(width), Int32(height), target.format, flags, nil, nil,
                nil
            )
            guard let scaler else { throw .outOfMemory("sws_getContext") }
            self.scaler = scaler
            let matrix = ffmpeg.sws_getCoefficients(SWS_CS_ITU709)
            try checked(
                "sws_setColorspaceDetails",
                ffmpeg.sws_setColorspaceDetails(
                    scaler, matrix, 1, matrix, target.isYUV ? 0 : 1, 0, PixelConverter.unity, PixelConverter.unity))
        }

        deinit { ffmpeg.sws_freeContext(scaler) }

        package func convert(_ frame: FFmpegFrame) throws(CallFailure) -> FFmpegFrame {
            let result = try pool.makeFrame()
            try checked("sws_scale", ffmpeg_scale(FFmpegLibrary.functions, scaler, frame.pointer, result.pointer))
            result.time = frame.time
            result.duration = frame.duration
            return result
        }

        /// Contrast and saturation of one, in 16.16 fixed point.
        private static let unity: Int32 = 1 << 16
    }
#endif
