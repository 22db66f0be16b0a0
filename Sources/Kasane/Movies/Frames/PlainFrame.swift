#if !Movies
    import Foundation

    /// A picture to be written, where Kasane is built without FFmpeg: one plane of pixels.
    ///
    /// Frames pass from the thread that fills them to the encoding queue, owned by one thread at a time.
    final class VideoFrame: @unchecked Sendable {
        let width: Int
        let height: Int
        let pixels: UnsafeMutablePointer<UInt8>
        /// When and how long it is shown, in ticks of the movie's time base.
        var time: Int64 = 0
        var duration: Int64 = 1

        init(width: Int, height: Int) throws(FFmpegError) {
            guard let memory = malloc(4 * width * height) else { throw .outOfMemory("malloc") }
            (self.width, self.height) = (width, height)
            pixels = memory.assumingMemoryBound(to: UInt8.self)
        }

        deinit { free(pixels) }

        /// The start of a row.
        func row(_ y: Int, ofPlane plane: Int = 0) -> UnsafeMutablePointer<UInt8> { pixels + 4 * width * y }
    }

    /// Makes frames of one size.
    final class FramePool {
        let layout: VideoPixelFormat
        private let width: Int
        private let height: Int

        init(layout: VideoPixelFormat, width: Int, height: Int) throws(FFmpegError) {
            (self.layout, self.width, self.height) = (layout, width, height)
        }

        /// Returns a frame with uninitialized pixels.
        func makeFrame() throws(FFmpegError) -> VideoFrame { try VideoFrame(width: width, height: height) }
    }

    /// The pixel format of frames. Only those of four bytes a pixel are written without FFmpeg; the others are what movies ask
    /// for, which are refused before.
    enum VideoPixelFormat {
        case yuv420, yuva420, yuva444Deep, palette
        /// Straight alpha, red first.
        case rgba
        /// Straight alpha, blue first.
        case bgra
    }

    /// What a kind of movie would be encoded with.
    enum Encoder {
        struct Recipe {
            var name: String
            var layout: VideoPixelFormat
            var options: [String: String] = [:]
            var threads = 0
            var startsAnew = false

            /// PNG alone, which ``PictureSink`` writes.
            var isAvailable: Bool { name == "png" }
        }
    }

    /// A call of the system that has failed.
    struct FFmpegError: Error {
        let call: String
        /// A negated `errno` value.
        let code: Int32

        /// Who could not write, in errors.
        static let writer = "Kasane"

        /// The system's description of the code.
        var explanation: String { String(cString: strerror(-code)) }

        static func outOfMemory(_ call: String) -> FFmpegError { FFmpegError(call: call, code: -ENOMEM) }
    }

    /// FFmpeg's messages, of which there are none.
    enum FFmpegLog {
        static let silenced: Void = ()
    }
#endif
