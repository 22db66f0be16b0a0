import FFmpegLoading
import MovieEncoding
import Raster

/// A frame with one plane of four bytes per pixel, which doesn't need FFmpeg.
///
/// Frames pass from the thread that fills them to the encoding queue, owned by one thread at a time.
final class PlainFrame: VideoFrame, @unchecked Sendable {
    let buffer: PixelBuffer
    var time: Int64 = 0
    var duration: Int64 = 1

    init(_ buffer: PixelBuffer) { self.buffer = buffer }

    var width: Int { buffer.width }
    var height: Int { buffer.height }

    func row(_ y: Int, ofPlane plane: Int) -> UnsafeMutablePointer<UInt8> { buffer.base + y * buffer.bytesPerRow }
}

/// Creates plain frames of one size.
struct PlainFramePool: FramePool {
    let layout: VideoPixelFormat
    let width: Int
    let height: Int

    func makeFrame() throws(CallFailure) -> PlainFrame {
        guard let buffer = PixelBuffer(width: width, height: height) else { throw .outOfMemory("a frame") }
        return PlainFrame(buffer)
    }
}
