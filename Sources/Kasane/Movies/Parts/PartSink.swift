#if Movies
    import CFFmpeg
    import MovieEncoding

    /// Writes frames to a part as an encoder's packets.
    final class PartSink: FrameSink {
        private let file: PartFile
        private let encoder: MovieEncoder
        private let converter: PixelConverter?

        init(_ file: PartFile, format: MovieFormat, kind: MovieKind, timeline: Timeline) throws {
            self.file = file
            let recipe = MoviePart.recipe(format, kind)
            encoder = try MovieEncoder(
                recipe, width: format.width, height: format.height, timeline: timeline, hasGlobalHeader: true)
            converter =
                format.frames == recipe.layout
                ? nil
                : try PixelConverter(from: format.frames, to: recipe.layout, width: format.width, height: format.height)
        }

        func write(_ frame: FFmpegFrame) throws {
            let duration = frame.duration
            let converted = try converter?.convert(frame) ?? frame
            converted.duration = duration
            try encoder.encode(converted, to: save)
        }

        func finish(frames: Int) throws {
            try encoder.finish(to: save)
            try file.finish(frames: frames)
        }

        private func save(_ packet: UnsafeMutablePointer<AVPacket>) throws {
            let packet = packet.pointee
            try file.put(
                MoviePart.Record(
                    time: packet.pts, decodingTime: packet.dts, duration: packet.duration, flags: packet.flags,
                    byteCount: packet.size, sideDataCount: packet.side_data_elems))
            for index in 0..<Int(packet.side_data_elems) {
                let side = packet.side_data[index]
                var head = (Int64(side.type.rawValue), Int64(side.size))
                try withUnsafeBytes(of: &head) { try file.put($0) }
                try file.put(UnsafeRawBufferPointer(start: side.data, count: Int(side.size)))
            }
            try file.put(UnsafeRawBufferPointer(start: packet.data, count: Int(packet.size)))
        }
    }
#endif
