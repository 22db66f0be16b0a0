#if Movies
    import FFmpegLoading
    import Foundation

    /// The file of a part that is being written.
    final class PartFile {
        private let file: UnsafeMutablePointer<FILE>

        init(path: String, _ header: MoviePart.Header) throws {
            guard let file = fopen(path, "we") else { throw CallFailure(call: "fopen", code: -errno) }
            self.file = file
            let line = Data(MoviePart.mark.utf8) + (try JSONEncoder().encode(header)) + Data("\n".utf8)
            try line.withUnsafeBytes { try put($0) }
        }

        deinit { fclose(file) }

        func put(_ record: MoviePart.Record) throws {
            var record = record
            try withUnsafeBytes(of: &record) { try put($0) }
        }

        func put(_ bytes: UnsafeRawBufferPointer) throws {
            guard bytes.isEmpty || fwrite(bytes.baseAddress, bytes.count, 1, file) == 1 else {
                throw CallFailure(call: "fwrite", code: -(errno == 0 ? EIO : errno))
            }
        }

        /// Writes the record that ends the part.
        func finish(frames: Int) throws {
            try put(MoviePart.Record(time: Int64(frames), byteCount: MoviePart.Record.end))
            guard fflush(file) == 0 else { throw CallFailure(call: "fflush", code: -errno) }
        }
    }
#endif
