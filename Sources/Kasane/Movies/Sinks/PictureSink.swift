import CPixelKernels
import CoreGraphics
import FFmpegLoading
import Foundation
import ImageIO
import Raster

/// Writes each frame to a separate file. Several threads may call it concurrently.
final class PictureSink: FrameSink, Sendable {
    private let format: Format
    private let path: @Sendable (Int) -> String

    /// - Parameter path: returns the path of a frame, by its index in the movie.
    init(_ format: Format, path: @escaping @Sendable (Int) -> String) { (self.format, self.path) = (format, path) }

    func write(_ frame: PlainFrame) throws {
        let bytes = try format.encoded(frame)
        try bytes.withUnsafeBytes { try PictureSink.save($0, as: path(Int(frame.time))) }
    }

    func finish(frames: Int) {}

    /// The format of a file.
    enum Format {
        /// Without alpha if the whole frame is opaque.
        case png(PNGCompression)
        case jpeg

        /// At this quality, artifacts are invisible in an image viewed at its own size.
        private static let quality = 0.9

        /// Returns the file for a premultiplied frame.
        func encoded(_ frame: PlainFrame) throws -> Data {
            switch self {
            case .png(let compression):
                let isOpaque = (0..<frame.height).allSatisfy { video_row_is_opaque(frame.row($0), frame.width) }
                // For pixels in memory nothing else can go wrong.
                let bitmap = Bitmap(frame.buffer, isOpaque: isOpaque)
                guard let file = try? PNGPicture.bytes(of: bitmap, isFast: compression == .fast) else {
                    throw CallFailure.outOfMemory("a PNG file")
                }
                return file
            case .jpeg:
                let image = CGImage(bitmap: Bitmap(frame.buffer, isOpaque: true))
                let properties = [kCGImageDestinationLossyCompressionQuality: Format.quality]
                guard let file = image.data(as: "public.jpeg", properties) else {
                    throw CallFailure.outOfMemory("a JPEG file")
                }
                return file
            }
        }
    }

    /// Writes a file.
    static func save(_ bytes: UnsafeRawBufferPointer, as path: String) throws {
        guard let file = fopen(path, "we") else { throw CallFailure(call: "fopen", code: -errno) }
        let written = fwrite(bytes.baseAddress, bytes.count, 1, file) == 1
        let failure = errno
        // Closing flushes the buffer, so a full disk may show here first.
        guard fclose(file) == 0 else { throw CallFailure(call: "fclose", code: -errno) }
        guard written else { throw CallFailure(call: "fwrite", code: -failure) }
    }
}
