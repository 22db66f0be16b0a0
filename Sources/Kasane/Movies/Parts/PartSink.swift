#if Movies
    import CFFmpeg
    import Foundation

    /// Writes frames to a part.
    final class PartSink: FrameSink {
        private let file: UnsafeMutablePointer<FILE>
        private let encoder: MovieEncoder
        private let converter: PixelConverter?

        init(path: String, format: MovieFormat, kind: MovieKind, timeline: Timeline, header: MoviePart.Header) throws {
            guard let file = fopen(path, "we") else { throw FFmpegError(call: "fopen", code: -errno) }
            self.file = file
            let recipe = MoviePart.recipe(format, kind)
            encoder = try MovieEncoder(
                recipe, width: format.width, height: format.height, timeline: timeline,
                hasGlobalHeader: kind != .pictures)
            converter =
                format.frames == recipe.layout
                ? nil
                : try PixelConverter(from: format.frames, to: recipe.layout, width: format.width, height: format.height)
            let line = Data(MoviePart.mark.utf8) + (try JSONEncoder().encode(header)) + Data("\n".utf8)
            try line.withUnsafeBytes { try put($0) }
        }

        deinit { fclose(file) }

        func write(_ frame: VideoFrame) throws {
            let duration = frame.duration
            let converted = try converter?.convert(frame) ?? frame
            converted.duration = duration
            try encoder.encode(converted, to: save)
        }

        func finish(frames: Int) throws {
            try encoder.finish(to: save)
            var record = MoviePart.Record()
            record.byteCount = MoviePart.Record.end
            record.time = Int64(frames)
            try withUnsafeBytes(of: &record) { try put($0) }
            guard fflush(file) == 0 else { throw FFmpegError(call: "fflush", code: -errno) }
        }

        private func save(_ packet: UnsafeMutablePointer<AVPacket>) throws {
            let packet = packet.pointee
            var record = MoviePart.Record(
                time: packet.pts, decodingTime: packet.dts, duration: packet.duration, flags: packet.flags,
                byteCount: packet.size, sideDataCount: packet.side_data_elems)
            try withUnsafeBytes(of: &record) { try put($0) }
            for index in 0..<Int(packet.side_data_elems) {
                let side = packet.side_data[index]
                var head = (Int64(side.type.rawValue), Int64(side.size))
                try withUnsafeBytes(of: &head) { try put($0) }
                try put(UnsafeRawBufferPointer(start: side.data, count: Int(side.size)))
            }
            try put(UnsafeRawBufferPointer(start: packet.data, count: Int(packet.size)))
        }

        private func put(_ bytes: UnsafeRawBufferPointer) throws {
            guard bytes.isEmpty || fwrite(bytes.baseAddress, bytes.count, 1, file) == 1 else {
                throw FFmpegError(call: "fwrite", code: -(errno == 0 ? EIO : errno))
            }
        }
    }
#endif
