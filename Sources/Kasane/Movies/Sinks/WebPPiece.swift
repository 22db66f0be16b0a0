import Dispatch
import FFmpegLoading
import MovieEncoding
import Synchronization

/// A part of an animation's frame, which is encoded on a thread of its own.
final class WebPPiece<Frame: VideoFrame>: Sendable {
    /// A complete WebP file, and its properties.
    struct Encoded: Sendable {
        /// Whether the part is blended with what it covers.
        var blends: Bool
        var isOpaque: Bool
        var bytes: [UInt8]
    }

    let frame: Frame
    let rect: PixelRect
    private let shown: Mutex<Frame?>
    private let result = Mutex<Result<Encoded, any Error>?>(nil)
    private let isDone = DispatchSemaphore(value: 0)

    /// - Parameter shown: the frame that the part is blended over; nil if it replaces the pixels it covers.
    init(of frame: Frame, in rect: PixelRect, besides shown: Frame?) {
        self.frame = frame
        self.rect = rect
        self.shown = Mutex(shown)
    }

    /// Encodes the piece: immediately, or concurrently with the caller.
    func encode(besidesCaller: Bool) {
        guard besidesCaller else { return run() }
        DispatchQueue.global(qos: .userInitiated).async { self.run() }
    }

    /// Waits for the encoded piece and returns it. Called once.
    func finish() throws -> Encoded {
        isDone.wait()
        let result = result.withLock { $0.take() }
        guard let result else { throw CallFailure.outOfMemory("WebPEncode") }
        return try result.get()
    }

    private func run() {
        // The previous frame may be released once this is done.
        let shown = shown.withLock { $0.take() }
        let encoded = Result {
            var encoder = try WebPStillEncoder()
            let (blends, isOpaque) = encoder.load(frame, rect, besides: shown)
            return Encoded(blends: blends, isOpaque: isOpaque, bytes: try encoder.encode())
        }
        result.withLock { $0 = encoded }
        isDone.signal()
    }
}
