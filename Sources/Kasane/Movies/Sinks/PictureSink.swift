import CPixelKernels
import Foundation
import ImageIO
import Raster

/// Writes each frame as a PNG file of its own. Several threads may at once.
final class PictureSink: FrameSink, Sendable {
    private let path: @Sendable (Int) -> String

    /// - Parameter path: where a frame goes, by its place in the movie.
    init(path: @escaping @Sendable (Int) -> String) { self.path = path }

    func write(_ frame: PlainFrame) throws {
        let bytes = try PictureSink.encoded(frame)
        try bytes.withUnsafeBytes { try PictureSink.save($0, as: path(Int(frame.time))) }
    }

    func finish(frames: Int) {}

    /// The file of a premultiplied frame, without alpha where all of it is opaque.
    static func encoded(_ frame: PlainFrame) throws -> Data {
        let isOpaque = (0..<frame.height).allSatisfy { video_row_is_opaque(frame.row($0), frame.width) }
        do {
            return try PNGPicture.bytes(of: Bitmap(frame.buffer, isOpaque: isOpaque))
        } catch {
            // Of pixels that are there nothing else can go wrong.
            throw CallFailure.outOfMemory("a PNG file")
        }
    }

    /// Writes a file.
    static func save(_ bytes: UnsafeRawBufferPointer, as path: String) throws {
        guard let file = fopen(path, "we") else { throw CallFailure(call: "fopen", code: -errno) }
        let written = fwrite(bytes.baseAddress, bytes.count, 1, file) == 1
        let failure = errno
        // Closing writes what is still in the buffer, so a full disk may show here first.
        guard fclose(file) == 0 else { throw CallFailure(call: "fclose", code: -errno) }
        guard written else { throw CallFailure(call: "fwrite", code: -failure) }
    }
}
