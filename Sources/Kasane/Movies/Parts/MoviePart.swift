#if Movies
    import CFFmpeg
    import FFmpegLoading
    import Foundation
    import MovieEncoding

    /// Separately encoded frames of a movie, to be joined with the frames before and after them.
    ///
    /// A part is a file: a line of JSON, then a record for each packet, then an end record. For H.264, VP9 and ProRes
    /// it contains the movie's own packets, which are joined unchanged; for image sequences, the files. Frames of
    /// animations whose encoder needs all of them are stored losslessly, and encoded when they are joined.
    struct MoviePart {
        /// The header of a part, before its packets.
        struct Header: Codable, Equatable {
            /// The extension of the movie's name.
            var ending: String
            var width: Int
            var height: Int
            var framesPerSecond: Double
            /// Premultiplied, from 0 to 255; nil if there is no background.
            var background: [UInt8]?
            /// The number of the first frame's file, in a movie that is a file for each frame.
            var firstNumber: Int
            /// The versions of the libraries that encoded it. Others may produce different bytes.
            var encoders = [Int(ffmpeg.avcodec_version()), Int(ffmpeg.avformat_version())]
            /// The start of the part in the movie, in frames.
            var first: Int

            /// The fields that all parts of a movie have in common.
            var movie: Header {
                var header = self
                header.first = 0
                return header
            }
        }

        /// The start of the first line.
        static let mark = "Kasane part 1 "

        /// The header of a packet, before its bytes.
        struct Record {
            var time: Int64 = 0
            var decodingTime: Int64 = 0
            var duration: Int64 = 0
            var flags: Int32 = 0
            /// The number of bytes; ``end`` after the last packet.
            var byteCount: Int32 = 0
            var sideDataCount: Int32 = 0
            var padding: Int32 = 0

            static let end: Int32 = -1
        }

        /// The flags that a packet may have. FFmpeg aborts the program on others.
        static let flags: Int32 = AV_PKT_FLAG_KEY | AV_PKT_FLAG_DISPOSABLE
        /// The maximum time of a packet, in ticks of the movie's time base.
        static let latestTime: Int64 = 1 << 40
        /// The maximum size of a packet, in bytes.
        static let largestPacket = 1 << 30
        /// The maximum number of side data items of a packet, such as a frame's transparency.
        static let mostSideData = 16

        /// Returns the encoding of a kind's frames: as in the movie, or lossless.
        static func recipe(_ format: MovieFormat, _ kind: MovieKind) -> EncoderRecipe {
            guard let recipe = format.encoder, isEncoded(kind) else {
                return EncoderRecipe(name: "ffvhuff", layout: .bgra)
            }
            return recipe
        }

        /// Returns whether packets are those of the movie.
        static func isEncoded(_ kind: MovieKind) -> Bool { [.mp4, .webm, .mov].contains(kind) }
    }
#endif
