#if !Movies
    import CoreGraphics
    import Foundation
    import ImageIO

    /// Writes each frame as a PNG file of its own.
    final class PictureSink: FrameSink {
        private let path: (Int) -> String
        private var number: Int

        /// - Parameters:
        ///   - number: the first frame's.
        ///   - path: where a frame goes, by its number.
        init(firstNumber number: Int, path: @escaping (Int) -> String) {
            (self.number, self.path) = (number, path)
        }

        func write(_ frame: VideoFrame) throws {
            let url = URL(fileURLWithPath: path(number))
            number += 1
            let bytes = Data(bytes: frame.pixels, count: 4 * frame.width * frame.height)
            let image = CGDataProvider(data: bytes).flatMap { provider in
                CGImage(
                    width: frame.width, height: frame.height, bitsPerComponent: 8, bitsPerPixel: 32,
                    bytesPerRow: 4 * frame.width, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
                    decode: nil, shouldInterpolate: false, intent: .defaultIntent)
            }
            guard let image else { throw FFmpegError.outOfMemory("CGImage") }
            let data = NSMutableData()
            guard let destination = CGImageDestinationCreateWithData(data, "public.png", 1, nil) else {
                throw FFmpegError.outOfMemory("CGImageDestination")
            }
            CGImageDestinationAddImage(destination, image, nil)
            guard CGImageDestinationFinalize(destination) else { throw FFmpegError.outOfMemory("CGImageDestination") }
            guard let file = fopen(url.path, "we") else { throw FFmpegError(call: "fopen", code: -errno) }
            let written = fwrite(data.bytes, data.length, 1, file) == 1
            let failure = errno
            // Closing writes what is still in the buffer, so a full disk may show here first.
            guard fclose(file) == 0 else { throw FFmpegError(call: "fclose", code: -errno) }
            guard written else { throw FFmpegError(call: "fwrite", code: -failure) }
        }

        func finish(frames: Int) {}
    }

    extension MovieWriter {
        /// Where the frames of a movie go. Kinds that need FFmpeg are refused before.
        static func makeSink(
            _ kind: MovieKind, _ format: MovieFormat, _ timeline: Timeline, path: String, names: FrameNames?,
            firstNumber: Int
        ) throws -> any FrameSink {
            guard let recipe = format.encoder else {
                return try WebPSink(path: path, width: format.width, height: format.height, rate: timeline.rate)
            }
            guard recipe.isAvailable else { throw MovieError.encoderMissing(recipe.name, URL(fileURLWithPath: path)) }
            guard kind == .pictures else { return PictureSink(firstNumber: 0) { _ in path } }
            return PictureSink(firstNumber: firstNumber) { number in
                "\(path)/\(names?.name(ofFrame: number) ?? String(number))"
            }
        }

        /// Parts are FFmpeg's packets.
        static func makePartSink(
            _ kind: MovieKind, _ format: MovieFormat, _ timeline: Timeline, path: String, ending: String,
            size: (width: Int, height: Int), framesPerSecond: Double, background: [UInt8]?, firstNumber: Int,
            first: Int
        ) throws -> any FrameSink { throw MovieError.partsNeedFFmpeg }
    }
#endif
