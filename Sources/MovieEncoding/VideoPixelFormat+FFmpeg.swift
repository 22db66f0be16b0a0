#if Movies
    package import CFFmpeg

    extension VideoPixelFormat {
        /// FFmpeg's number for the format; none for formats that FFmpeg doesn't support.
        package var format: AVPixelFormat {
            switch self {
            case .yuv420: AV_PIX_FMT_YUV420P
            case .yuva420: AV_PIX_FMT_YUVA420P
            case .yuva444Deep: AV_PIX_FMT_YUVA444P10LE
            case .rgba: AV_PIX_FMT_RGBA
            case .bgra: AV_PIX_FMT_BGRA
            case .palette: AV_PIX_FMT_PAL8
            case .premultiplied: AV_PIX_FMT_NONE
            }
        }

        package func tag(_ frame: FFmpegFrame) {
            frame.pointer.pointee.color_primaries = AVCOL_PRI_BT709
            frame.pointer.pointee.color_trc = transfer
            frame.pointer.pointee.colorspace = matrix
            frame.pointer.pointee.color_range = range
            frame.pointer.pointee.chroma_location = chromaLocation
        }

        func tag(_ encoder: UnsafeMutablePointer<AVCodecContext>) {
            encoder.pointee.pix_fmt = format
            encoder.pointee.color_primaries = AVCOL_PRI_BT709
            encoder.pointee.color_trc = transfer
            encoder.pointee.colorspace = matrix
            encoder.pointee.color_range = range
            encoder.pointee.chroma_sample_location = chromaLocation
        }

        private var transfer: AVColorTransferCharacteristic { isYUV ? AVCOL_TRC_BT709 : AVCOL_TRC_IEC61966_2_1 }
        private var matrix: AVColorSpace { isYUV ? AVCOL_SPC_BT709 : AVCOL_SPC_RGB }
        private var range: AVColorRange { isYUV ? AVCOL_RANGE_MPEG : AVCOL_RANGE_JPEG }
        /// A chroma sample is the mean of its 2 by 2 pixels, so it is located at their centre.
        private var chromaLocation: AVChromaLocation {
            self == .yuv420 ? AVCHROMA_LOC_CENTER : AVCHROMA_LOC_UNSPECIFIED
        }
    }
#endif
