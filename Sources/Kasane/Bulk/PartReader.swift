#if Movies
    import CFFmpeg
    import FFmpegLoading
    import Foundation

    /// Reads a part packet by packet. Errors are one-line descriptions.
    final class PartReader {
        let header: MoviePart.Header
        private let file: UnsafeMutablePointer<FILE>
        private let name: String
        private let packet: UnsafeMutablePointer<AVPacket>

        private static let longestLine = 1 << 16

        init(_ url: URL) throws(SceneFailure) {
            name = url.shownPath
            if let missing = FFmpegLibrary.missing {
                throw .line(
                    "\(name) cannot be read: FFmpeg's \(missing) is not installed (Debian: apt-get install ffmpeg)"
                )
            }
            guard let file = fopen(url.path, "re") else {
                throw .line("\(name) cannot be read (\(String(cString: strerror(errno))))")
            }
            var line: [UInt8] = []
            while line.count < PartReader.longestLine, case let byte = getc(file), byte != EOF, byte != 10 {
                line.append(UInt8(truncatingIfNeeded: byte))
            }
            let mark = Array(MoviePart.mark.utf8)
            guard line.starts(with: mark),
                let header = try? JSONDecoder().decode(MoviePart.Header.self, from: Data(line.dropFirst(mark.count))),
                let packet = ffmpeg.av_packet_alloc()
            else {
                fclose(file)
                throw .line("\(name) is not a part of a movie: name files written by kasane render --part")
            }
            (self.file, self.header, self.packet) = (file, header, packet)
        }

        deinit {
            var packet: UnsafeMutablePointer<AVPacket>? = packet
            ffmpeg.av_packet_free(&packet)
            fclose(file)
        }

        /// Reads all packets, and returns the number of frames in the part.
        func readAll(_ body: (UnsafeMutablePointer<AVPacket>) throws -> Void) throws -> Int {
            while true {
                var record = MoviePart.Record()
                guard withUnsafeMutableBytes(of: &record, get) else { throw broken }
                if record.byteCount == MoviePart.Record.end {
                    guard record.time >= 0, record.time <= Int64(Int32.max) else { throw broken }
                    return Int(record.time)
                }
                let sides = 0...Int32(MoviePart.mostSideData)
                let times = 0...MoviePart.latestTime
                guard (1...MoviePart.largestPacket).contains(Int(record.byteCount)),
                    sides.contains(record.sideDataCount),
                    record.flags & ~MoviePart.flags == 0, times.contains(record.time),
                    times.contains(record.decodingTime),
                    times.contains(record.duration)
                else { throw broken }
                defer { ffmpeg.av_packet_unref(packet) }
                try read(record)
                try body(packet)
            }
        }

        private func read(_ record: MoviePart.Record) throws {
            var sides: [(AVPacketSideDataType, [UInt8])] = []
            for _ in 0..<record.sideDataCount {
                var head: (type: Int64, size: Int64) = (0, 0)
                guard withUnsafeMutableBytes(of: &head, get), (0...1000).contains(head.type),
                    (0...Int64(MoviePart.largestPacket)).contains(head.size), let bytes = take(Int(head.size))
                else { throw broken }
                sides.append((AVPacketSideDataType(rawValue: UInt32(head.type)), bytes))
            }
            guard let bytes = take(Int(record.byteCount)) else { throw broken }
            try checked("av_new_packet", ffmpeg.av_new_packet(packet, record.byteCount))
            packet.pointee.data.update(from: bytes, count: bytes.count)
            packet.pointee.pts = record.time
            packet.pointee.dts = record.decodingTime
            packet.pointee.duration = record.duration
            packet.pointee.flags = record.flags
            for (type, bytes) in sides {
                guard let place = ffmpeg.av_packet_new_side_data(packet, type, bytes.count) else {
                    throw CallFailure.outOfMemory("av_packet_new_side_data")
                }
                place.update(from: bytes, count: bytes.count)
            }
        }

        /// Reads a number of bytes, in chunks: memory is allocated only for bytes that exist, whatever number the file
        /// specifies.
        private func take(_ count: Int) -> [UInt8]? {
            var bytes: [UInt8] = []
            while bytes.count < count {
                let piece = min(count - bytes.count, 1 << 20)
                let start = bytes.count
                bytes += [UInt8](repeating: 0, count: piece)
                guard bytes.withUnsafeMutableBytes({ fread($0.baseAddress! + start, piece, 1, file) }) == 1 else {
                    return nil
                }
            }
            return bytes
        }

        private func get(_ bytes: UnsafeMutableRawBufferPointer) -> Bool {
            fread(bytes.baseAddress, bytes.count, 1, file) == 1
        }

        private var broken: SceneFailure { .line("\(name) is damaged: render this part again") }
    }
#endif
