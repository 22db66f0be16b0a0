#if Movies
    import CFFmpeg

    /// The pixel format of frames, and its colour tags.
    struct VideoPixelFormat: Equatable {
        let format: AVPixelFormat

        /// 4:2:0 in BT.709's limited range, which every player supports.
        static let yuv420 = VideoPixelFormat(format: AV_PIX_FMT_YUV420P)
        static let yuva420 = VideoPixelFormat(format: AV_PIX_FMT_YUVA420P)
        static let yuva444Deep = VideoPixelFormat(format: AV_PIX_FMT_YUVA444P10LE)
        /// Straight alpha, red first.
        static let rgba = VideoPixelFormat(format: AV_PIX_FMT_RGBA)
        /// Straight alpha, blue first.
        static let bgra = VideoPixelFormat(format: AV_PIX_FMT_BGRA)
        /// Indices into a palette.
        static let palette = VideoPixelFormat(format: AV_PIX_FMT_PAL8)

        var isYUV: Bool { self == .yuv420 || self == .yuva420 || self == .yuva444Deep }

        func tag(_ frame: VideoFrame) {
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
        /// A chroma sample is the mean of its 2 by 2 pixels, so it is sited at their centre.
        private var chromaLocation: AVChromaLocation {
            self == .yuv420 ? AVCHROMA_LOC_CENTER : AVCHROMA_LOC_UNSPECIFIED
        }
    }
#endif
