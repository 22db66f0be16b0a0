#if Movies
    import CFFmpeg
    import Foundation

    /// Frames of a movie, encoded by themselves, to be joined with the frames before and after them.
    ///
    /// A part is a file: a line of JSON, then a record for each packet, then one that ends it. Movies of H.264, VP9 and
    /// ProRes have their own packets there, which are joined as they are, and pictures their files. Frames of animations whose encoder looks at all
    /// of them are kept without loss, and encoded when they are joined.
    struct MoviePart {
        /// What is told of a part before its packets.
        struct Header: Codable, Equatable {
            /// The ending of the movie's name.
            var ending: String
            var width: Int
            var height: Int
            var framesPerSecond: Double
            /// Premultiplied, from 0 to 255; nil where there is no background.
            var background: [UInt8]?
            /// Of the first frame's file, in a movie that is a file for each frame.
            var firstNumber: Int
            /// Of the libraries that have encoded it. Others may write other bytes.
            var encoders = [Int(ffmpeg.avcodec_version()), Int(ffmpeg.avformat_version())]
            /// Where the part begins in the movie, in frames.
            var first: Int

            /// What all parts of a movie have in common.
            var movie: Header {
                var header = self
                header.first = 0
                return header
            }
        }

        /// Begins the first line.
        static let mark = "Kasane part 1 "

        /// What is told of a packet before its bytes.
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

        /// What may be told of a packet. FFmpeg ends the program where it finds others.
        static let flags: Int32 = AV_PKT_FLAG_KEY | AV_PKT_FLAG_DISPOSABLE
        /// No packet is later, in ticks of the movie's time.
        static let latestTime: Int64 = 1 << 40
        /// The most bytes that a packet may have.
        static let largestPacket = 1 << 30
        /// The most pieces of data beside a packet, such as a frame's transparency.
        static let mostSideData = 16

        /// How a kind's frames are kept: encoded as in the movie, or without loss.
        static func recipe(_ format: MovieFormat, _ kind: MovieKind) -> EncoderRecipe {
            guard let recipe = format.encoder, isEncoded(kind) else {
                return EncoderRecipe(name: "ffvhuff", layout: .bgra)
            }
            return recipe
        }

        /// Whether packets are those of the movie.
        static func isEncoded(_ kind: MovieKind) -> Bool { [.mp4, .webm, .mov].contains(kind) }
    }
#endif
