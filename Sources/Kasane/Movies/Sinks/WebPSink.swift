import CWebP
import FFmpegLoading
import Foundation
import MovieEncoding
import Raster

/// Writes a lossless animated WebP, frame by frame: for each, the smallest rectangle that contains the changes.
///
/// This part of a frame depends only on the previous frame, and not on its encoding. So parts are encoded concurrently,
/// as many as there are threads, and written in order.
///
/// libwebp's own animation encoder, which FFmpeg uses, keeps the whole file in memory until its end. The container is
/// Google's "WebP Container Specification".
final class WebPSink<Frame: VideoFrame>: FrameSink {
    private let file: UnsafeMutablePointer<FILE>
    private let width: Int
    private let height: Int
    private let rate: FrameRate
    private let threads: Int
    /// The frame that the file shows last.
    private var shown: Frame?
    /// The pieces that have not been written. The display duration of the last one is not known yet.
    private var pending: [Piece] = []
    private var pieceCount = 0
    private var byteCount = 0
    private var hasAlpha = false
    private var end: Int64 = 0

    /// A part of the canvas, shown from one time until another.
    private struct Piece {
        var part: WebPPiece<Frame>
        /// In milliseconds.
        var start: Int64
        var end: Int64
    }

    /// - Parameter threads: the number of parts that are encoded concurrently. It doesn't affect the bytes.
    init(
        path: String, width: Int, height: Int, rate: FrameRate, threads: Int = ThreadPool.processorCount
    ) throws {
        guard let file = fopen(path, "we") else { throw CallFailure(call: "fopen", code: -errno) }
        self.file = file
        self.width = width
        self.height = height
        self.rate = rate
        self.threads = threads
    }

    deinit { fclose(file) }

    func write(_ frame: Frame) throws {
        let start = milliseconds(frame.time)
        end = milliseconds(frame.time + frame.duration)
        if let shown {
            guard let changed = PixelRect(changedBetween: shown, and: frame) else { return }
            pending[pending.count - 1].end = start
            add(WebPPiece(of: frame, in: changed.onEvenPixel, besides: shown), start: start)
        } else {
            let whole = PixelRect(left: 0, top: 0, right: width, bottom: height)
            add(WebPPiece(of: frame, in: whole, besides: nil), start: start)
        }
        shown = frame
        while pending.count > threads { try writeFirst() }
    }

    func finish(frames: Int) throws {
        if pieceCount == 0, pending.count == 1 {
            // A single image is not an animation.
            try write(try pending.removeFirst().part.finish().bytes)
        } else {
            if !pending.isEmpty { pending[pending.count - 1].end = end }
            while !pending.isEmpty { try writeFirst() }
            try check(fseeko(file, 0, SEEK_SET) == 0)
            try write(header)
        }
        try check(fflush(file) == 0)
    }

    private func milliseconds(_ time: Int64) -> Int64 {
        (2000 * time * rate.denominator + rate.numerator) / (2 * rate.numerator)
    }

    // MARK: Frames

    private func add(_ part: WebPPiece<Frame>, start: Int64) {
        part.encode(besidesCaller: threads > 1)
        pending.append(Piece(part: part, start: start, end: start))
    }

    /// Writes the oldest pending piece.
    private func writeFirst() throws {
        var piece = pending.removeFirst()
        while piece.end - piece.start > WebPSink.longestDuration {
            try write(piece.part, duration: WebPSink.longestDuration)
            piece.start += WebPSink.longestDuration
            // An unchanged pixel is shown again.
            let pixel = PixelRect(left: 0, top: 0, right: 1, bottom: 1)
            piece.part = WebPPiece(of: piece.part.frame, in: pixel, besides: nil)
            piece.part.encode(besidesCaller: false)
        }
        try write(piece.part, duration: piece.end - piece.start)
    }

    /// The maximum that 24 bits can represent.
    private static var longestDuration: Int64 { 0xff_ffff }

    // MARK: Container

    private func write(_ part: WebPPiece<Frame>, duration: Int64) throws {
        let encoded = try part.finish()
        if !encoded.isOpaque { hasAlpha = true }
        if pieceCount == 0 { try write(header) }
        pieceCount += 1
        // The file header around the image chunk is dropped.
        let picture = encoded.bytes.dropFirst(12)
        let rect = part.rect
        var chunk = WebPSink.chunkHeader("ANMF", byteCount: 16 + picture.count)
        for number in [rect.left / 2, rect.top / 2, rect.width - 1, rect.height - 1, Int(duration)] {
            chunk += WebPSink.littleEndian(number, 3)
        }
        chunk.append(encoded.blends ? 0 : 2)
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
                remedy: "make it smaller or shorter, or choose another format")
        }
        try check(fwrite(bytes, bytes.count, 1, file) == 1)
    }

    private func check(_ success: Bool) throws {
        if !success { throw CallFailure(call: "fwrite", code: -(errno == 0 ? EIO : errno)) }
    }
}
