#if Movies
    import CFFmpeg
    import CoreGraphics
    import FFmpegLoading
    import Foundation
    import Raster

    /// Converts decoded frames to images in sRGB.
    struct FrameConverter {
        private let track: TrackFacts
        private var scaler: Scaler?

        init(_ track: TrackFacts) { self.track = track }

        /// A scaler and what it converts.
        private final class Scaler {
            struct Job: Equatable {
                var (width, height, format) = (Int32(0), Int32(0), Int32(0))
                var (newWidth, newHeight) = (Int32(0), Int32(0))
                var (matrix, isFullRange) = (Int32(0), false)
            }
            let job: Job
            let context: OpaquePointer

            init?(_ job: Job) {
                let flags = SWS_BICUBIC | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INT | SWS_FULL_CHR_H_INP
                let context = ffmpeg.sws_getContext(
                    job.width, job.height, AVPixelFormat(job.format), job.newWidth, job.newHeight, AV_PIX_FMT_RGBA,
                    flags, nil, nil, nil)
                guard let context else { return nil }
                self.job = job
                self.context = context
                let matrix = ffmpeg.sws_getCoefficients(job.matrix)
                // Formats without a matrix, such as RGB, refuse this, and need none.
                _ = ffmpeg.sws_setColorspaceDetails(
                    context, matrix, job.isFullRange ? 1 : 0, matrix, 1, 0, 1 << 16, 1 << 16)
            }

            deinit { ffmpeg.sws_freeContext(context) }
        }

        /// Converts a frame. Its pixels become square.
        mutating func image(of frame: UnsafeMutablePointer<AVFrame>) throws(AVError) -> CGImage {
            let (width, height) = (Int(frame.pointee.width), Int(frame.pointee.height))
            let isUsual = width == Int(track.pixelSize.width) && height == Int(track.pixelSize.height)
            var size = TrackFacts.shownSize(width, height, aspect: frame.pointee.sample_aspect_ratio)
            if isUsual { size = track.naturalSize }
            guard FrameLimits.allow(width, height), FrameLimits.allow(Int(size.width), Int(size.height)) else {
                throw AVError(.decodeFailed, "a frame has \(width) by \(height) pixels")
            }
            let job = Scaler.Job(
                width: frame.pointee.width, height: frame.pointee.height, format: frame.pointee.format,
                newWidth: Int32(size.width), newHeight: Int32(size.height), matrix: FrameConverter.matrix(of: frame),
                isFullRange: frame.pointee.color_range == AVCOL_RANGE_JPEG)
            if scaler?.job != job { scaler = Scaler(job) }
            guard let scaler else { throw AVError(.decodeFailed, "a frame has pixels of an unknown format") }
            guard let pixels = PixelBuffer(width: Int(size.width), height: Int(size.height)) else {
                throw AVError(.outOfMemory)
            }
            let rows = ffmpeg_scale_to_rgba(
                FFmpegLibrary.functions, scaler.context, frame, pixels.base, Int32(pixels.bytesPerRow))
            guard rows > 0 else { throw AVError(.decodeFailed, "a frame can't be converted") }
            if ffmpeg_has_alpha(FFmpegLibrary.functions, frame) != 0 {
                for y in 0..<pixels.height {
                    ffmpeg_premultiply_row(pixels.base + y * pixels.bytesPerRow, pixels.width)
                }
            }
            return CGImage(bitmap: Bitmap(pixels))
        }

        /// The coefficients of luma and chroma; by the size, as is usual, if the frame doesn't say.
        private static func matrix(of frame: UnsafeMutablePointer<AVFrame>) -> Int32 {
            switch frame.pointee.colorspace {
            case AVCOL_SPC_BT709: SWS_CS_ITU709
            case AVCOL_SPC_BT2020_NCL, AVCOL_SPC_BT2020_CL: SWS_CS_BT2020
            case AVCOL_SPC_SMPTE170M, AVCOL_SPC_BT470BG: SWS_CS_ITU601
            case AVCOL_SPC_FCC: SWS_CS_FCC
            case AVCOL_SPC_SMPTE240M: SWS_CS_SMPTE240M
            default: frame.pointee.height >= 720 ? SWS_CS_ITU709 : SWS_CS_ITU601
            }
        }
    }
#endif
