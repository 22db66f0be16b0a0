#if Movies
    import CFFmpeg
    import Foundation

    /// Encodes each frame into a file of its own.
    final class ImageSequenceSink: FrameSink {
        private let encoder: Encoder
        private let path: (Int) -> String
        private var number: Int

        /// - Parameters:
        ///   - recipe: the encoder.
        ///   - number: the first frame's.
        ///   - path: where a frame goes, by its number.
        init(
            format: MovieFormat, recipe: Encoder.Recipe, firstNumber number: Int, path: @escaping (Int) -> String
        ) throws(FFmpegError) {
            let unit = AVRational(num: 1, den: 1)
            encoder = try Encoder(
                recipe, width: format.width, height: format.height, timeBase: unit, frameRate: unit,
                hasGlobalHeader: false)
            self.path = path
            self.number = number
        }

        func write(_ frame: VideoFrame) throws {
            try encoder.encode(frame, to: save)
        }

        func finish(frames: Int) throws {
            try encoder.encode(nil, to: save)
        }

        private func save(_ packet: UnsafeMutablePointer<AVPacket>) throws {
            try ImageSequenceSink.save(packet, as: path(number))
            number += 1
        }

        /// Writes a packet to a file of its own.
        static func save(_ packet: UnsafeMutablePointer<AVPacket>, as path: String) throws {
            guard let file = fopen(path, "we") else { throw FFmpegError(call: "fopen", code: -errno) }
            let written = fwrite(packet.pointee.data, Int(packet.pointee.size), 1, file) == 1
            let failure = errno
            // Closing writes what is still in the buffer, so a full disk may show here first.
            guard fclose(file) == 0 else { throw FFmpegError(call: "fclose", code: -errno) }
            guard written else { throw FFmpegError(call: "fwrite", code: -failure) }
        }
    }
#endif
