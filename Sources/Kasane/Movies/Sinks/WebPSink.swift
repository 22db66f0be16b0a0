import CWebP
import Foundation

/// Writes a lossless animated WebP, frame by frame: of each the smallest rectangle that holds the changes.
///
/// libwebp's own animation encoder, which FFmpeg uses, keeps the whole file in memory until its end. The container is
/// Google's "WebP Container Specification".
final class WebPSink<Frame: VideoFrame>: FrameSink {
    private let file: UnsafeMutablePointer<FILE>
    private let width: Int
    private let height: Int
    private let rate: FrameRate
    private var encoder: WebPStillEncoder
    /// The frame that the file shows last, and how much of it is transparent.
    private var shown: Frame?
    /// What is written once it is known how long it is shown.
    private var pending: Piece?
    private var pieceCount = 0
    private var byteCount = 0
    private var hasAlpha = false
    private var end: Int64 = 0

    /// A part of the canvas, encoded.
    private struct Piece {
        var rect: PixelRect
        var blends: Bool
        /// A whole WebP file.
        var bytes: [UInt8]
        /// In milliseconds.
        var start: Int64
    }

    init(path: String, width: Int, height: Int, rate: FrameRate) throws {
        guard let file = fopen(path, "we") else { throw CallFailure(call: "fopen", code: -errno) }
        self.file = file
        self.width = width
        self.height = height
        self.rate = rate
        encoder = try WebPStillEncoder()
    }

    deinit { fclose(file) }

    func write(_ frame: Frame) throws {
        let start = milliseconds(frame.time)
        end = milliseconds(frame.time + frame.duration)
        guard let shown else {
            let whole = PixelRect(left: 0, top: 0, right: width, bottom: height)
            pending = try piece(of: frame, in: whole, besides: nil, start: start)
            self.shown = frame
            return
        }
        guard let changed = PixelRect(changedBetween: shown, and: frame) else { return }
        try writePending(until: start)
        pending = try piece(of: frame, in: changed.onEvenPixel, besides: shown, start: start)
        self.shown = frame
    }

    func finish(frames: Int) throws {
        if pieceCount == 0, let pending {
            // One image is no animation.
            try write(pending.bytes)
        } else {
            try writePending(until: end)
            try check(fseeko(file, 0, SEEK_SET) == 0)
            try write(header)
        }
        try check(fflush(file) == 0)
    }

    private func milliseconds(_ time: Int64) -> Int64 {
        (2000 * time * rate.denominator + rate.numerator) / (2 * rate.numerator)
    }

    // MARK: Pieces

    private func piece(
        of frame: Frame, in rect: PixelRect, besides shown: Frame?, start: Int64
    ) throws -> Piece {
        let (blends, isOpaque) = encoder.load(frame, rect, besides: shown)
        if !isOpaque { hasAlpha = true }
        return Piece(rect: rect, blends: blends, bytes: try encoder.encode(), start: start)
    }

    /// Writes the piece that waits for its end.
    private func writePending(until end: Int64) throws {
        guard var piece = pending else { return }
        while end - piece.start > WebPSink.longestDuration {
            try write(piece, duration: WebPSink.longestDuration)
            // One pixel that changes nothing is shown on.
            guard let shown else { return }
            let start = piece.start + WebPSink.longestDuration
            let pixel = PixelRect(left: 0, top: 0, right: 1, bottom: 1)
            piece = try self.piece(of: shown, in: pixel, besides: nil, start: start)
        }
        try write(piece, duration: end - piece.start)
        pending = nil
    }

    /// What 24 bits can count.
    private static var longestDuration: Int64 { 0xff_ffff }

    // MARK: The container

    private func write(_ piece: Piece, duration: Int64) throws {
        if pieceCount == 0 { try write(header) }
        pieceCount += 1
        // The file around the image's chunk is left out.
        let picture = piece.bytes.dropFirst(12)
        let rect = piece.rect
        var chunk = WebPSink.chunkHeader("ANMF", byteCount: 16 + picture.count)
        for number in [rect.left / 2, rect.top / 2, rect.width - 1, rect.height - 1, Int(duration)] {
            chunk += WebPSink.littleEndian(number, 3)
        }
        chunk.append(piece.blends ? 0 : 2)
        try write(chunk + picture)
    }

    private var header: [UInt8] {
        let flags = 2 + (hasAlpha ? 16 : 0)
        return WebPSink.chunkHeader("RIFF", byteCount: max(0, byteCount - 8)) + Array("WEBP".utf8)
            + WebPSink.chunkHeader("VP8X", byteCount: 10) + WebPSink.littleEndian(flags, 4)
            + WebPSink.littleEndian(width - 1, 3) + WebPSink.littleEndian(height - 1, 3)
            // Over transparency, forever.
            + WebPSink.chunkHeader("ANIM", byteCount: 6) + [0, 0, 0, 0, 0, 0]
    }

    private static func chunkHeader(_ name: String, byteCount: Int) -> [UInt8] {
        Array(name.utf8) + littleEndian(byteCount, 4)
    }

    private static func littleEndian(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    private func write(_ bytes: [UInt8]) throws {
        byteCount += bytes.count
        guard byteCount < 0xffff_fff0 else {
            throw MovieError(
                .encodingFailed, "a WebP file cannot be larger than 4 GB",
                remedy: "make it smaller or shorter, or choose another kind")
        }
        try check(fwrite(bytes, bytes.count, 1, file) == 1)
    }

    private func check(_ success: Bool) throws {
        if !success { throw CallFailure(call: "fwrite", code: -(errno == 0 ? EIO : errno)) }
    }
}
