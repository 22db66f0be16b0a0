import CFFmpeg
import Foundation

/// Frames put aside without loss, to be read once more: a movie of any length takes disk, not memory.
///
/// The file has no name, so it vanishes with the process.
final class FrameSpool {
    private let file: UnsafeMutablePointer<FILE>
    private let encoder: Encoder
    private var slots: [Timeline.Slot] = []

    init(in folder: URL, layout: PixelLayout, width: Int, height: Int) throws {
        var template = Array(folder.appendingPathComponent(".kasane-spool-XXXXXX").path.utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw FFmpegError(call: "mkstemp", code: -errno) }
        unlink(template)
        guard let file = fdopen(descriptor, "w+") else { throw FFmpegError(call: "fdopen", code: -errno) }
        self.file = file
        let unit = AVRational(num: 1, den: 1)
        encoder = try Encoder(
            Encoder.Recipe(name: "ffvhuff", layout: layout), width: width, height: height, timeBase: unit,
            frameRate: unit, hasGlobalHeader: true)
    }

    deinit { fclose(file) }

    func append(_ frame: VideoFrame) throws {
        slots.append(Timeline.Slot(time: frame.time, duration: frame.duration))
        try encoder.encode(frame, to: write)
    }

    /// Hands over every frame, in order. Nothing is appended afterwards.
    func readAll(_ body: (VideoFrame) throws -> Void) throws {
        try encoder.encode(nil, to: write)
        try check(fflush(file) == 0 && fseeko(file, 0, SEEK_SET) == 0)
        let decoder = try Decoder(reading: encoder)
        for slot in slots {
            var size: Int32 = 0
            try check(fread(&size, MemoryLayout<Int32>.size, 1, file) == 1)
            let frame = try decoder.decode(byteCount: Int(size)) { bytes in
                try check(fread(bytes.baseAddress, bytes.count, 1, file) == 1)
            }
            frame.time = slot.time
            frame.duration = slot.duration
            try body(frame)
        }
    }

    private func write(_ packet: UnsafeMutablePointer<AVPacket>) throws {
        var size = packet.pointee.size
        try check(fwrite(&size, MemoryLayout<Int32>.size, 1, file) == 1)
        try check(fwrite(packet.pointee.data, Int(size), 1, file) == 1)
    }

    private func check(_ success: Bool) throws {
        if !success { throw FFmpegError(call: "temporary file", code: -(errno == 0 ? EIO : errno)) }
    }
}
