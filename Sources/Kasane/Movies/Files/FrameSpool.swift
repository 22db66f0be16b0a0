#if Movies
    import CFFmpeg
    import FFmpegLoading
    import Foundation
    import MovieEncoding

    /// A lossless temporary store of frames for a second pass: long movies take disk, not memory.
    ///
    /// The file is unlinked, so it vanishes with the process.
    final class FrameSpool {
        private let file: UnsafeMutablePointer<FILE>
        private let encoder: Encoder

        /// The header of each frame's bytes.
        private struct Header {
            var slot = Timeline.Slot(time: 0, duration: 0)
            var byteCount: Int32 = 0
        }

        init(in folder: URL, layout: VideoPixelFormat, width: Int, height: Int) throws {
            var template = Array(folder.appendingPathComponent(".kasane-spool-XXXXXX").path.utf8CString)
            let descriptor = mkstemp(&template)
            guard descriptor >= 0 else { throw CallFailure(call: "mkstemp", code: -errno) }
            unlink(template)
            guard let file = fdopen(descriptor, "w+") else { throw CallFailure(call: "fdopen", code: -errno) }
            self.file = file
            let unit = AVRational(num: 1, den: 1)
            encoder = try Encoder(
                EncoderRecipe(name: "ffvhuff", layout: layout), width: width, height: height, timeBase: unit,
                frameRate: unit, hasGlobalHeader: true)
        }

        deinit { fclose(file) }

        func append(_ frame: FFmpegFrame) throws {
            try encoder.encode(frame, to: write)
        }

        /// Reads every frame, in order. Nothing may be appended afterwards.
        func readAll(_ body: (FFmpegFrame) throws -> Void) throws {
            try encoder.encode(nil, to: write)
            try check(fflush(file) == 0 && fseeko(file, 0, SEEK_SET) == 0)
            let decoder = try Decoder(reading: encoder)
            var header = Header()
            while fread(&header, MemoryLayout<Header>.size, 1, file) == 1 {
                let frame = try decoder.decode(byteCount: Int(header.byteCount)) { bytes in
                    try check(fread(bytes.baseAddress, bytes.count, 1, file) == 1)
                }
                frame.time = header.slot.time
                frame.duration = header.slot.duration
                try body(frame)
            }
            try check(ferror(file) == 0)
        }

        private func write(_ packet: UnsafeMutablePointer<AVPacket>) throws {
            let slot = Timeline.Slot(time: packet.pointee.pts, duration: packet.pointee.duration)
            var header = Header(slot: slot, byteCount: packet.pointee.size)
            try check(fwrite(&header, MemoryLayout<Header>.size, 1, file) == 1)
            try check(fwrite(packet.pointee.data, Int(header.byteCount), 1, file) == 1)
        }

        private func check(_ success: Bool) throws {
            if !success { throw CallFailure(call: "temporary file", code: -(errno == 0 ? EIO : errno)) }
        }
    }
#endif
