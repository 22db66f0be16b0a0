#if Movies
    /// Writes frames to a part as image files, as in a movie that is a file for each frame.
    final class PicturePartSink: FrameSink {
        private let file: PartFile
        private let format: PictureSink.Format

        init(_ file: PartFile, _ compression: PNGCompression) { (self.file, format) = (file, .png(compression)) }

        func write(_ frame: PlainFrame) throws {
            let bytes = try format.encoded(frame)
            try file.put(
                MoviePart.Record(time: frame.time, duration: frame.duration, byteCount: Int32(bytes.count)))
            try bytes.withUnsafeBytes { try file.put($0) }
        }

        func finish(frames: Int) throws { try file.finish(frames: frames) }
    }
#endif
