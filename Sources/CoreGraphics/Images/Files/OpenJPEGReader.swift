import COpenJPEG
import Foundation

/// A file opened by OpenJPEG, whose header has been read.
final class OpenJPEGReader {
    private(set) var image: UnsafeMutablePointer<opj_image_t>
    private let codec: UnsafeMutablePointer<opj_codec_t?>
    private let stream: UnsafeMutablePointer<opj_stream_t?>
    private let memory: OpenJPEGMemory

    /// - Parameter reduction: the number of times the sides are halved.
    init(_ data: Data, reduction: Int) throws(ImageError) {
        let isFile = !data.withUnsafeBytes { $0.starts(with: [0xFF, 0x4F]) }
        let memory = OpenJPEGMemory(data)
        guard let codec = opj_create_decompress(isFile ? OPJ_CODEC_JP2 : OPJ_CODEC_J2K),
            let stream = memory.stream(isInput: true)
        else { throw .outOfMemory }
        var parameters = opj_dparameters_t()
        opj_set_default_decoder_parameters(&parameters)
        parameters.cp_reduce = OPJ_UINT32(reduction)
        var image: UnsafeMutablePointer<opj_image_t>?
        let isRead =
            opj_setup_decoder(codec, &parameters) != 0 && opj_decoder_set_strict_mode(codec, 1) != 0
            && opj_read_header(stream, codec, &image) != 0
        guard isRead, let image else {
            if let image { opj_image_destroy(image) }
            opj_stream_destroy(stream)
            opj_destroy_codec(codec)
            throw memory.hasEnded ? .truncated("the header") : .invalid("the header")
        }
        (self.image, self.codec, self.stream, self.memory) = (image, codec, stream, memory)
    }

    deinit {
        opj_image_destroy(image)
        opj_stream_destroy(stream)
        opj_destroy_codec(codec)
    }

    func decode() throws(ImageError) {
        guard opj_decode(codec, stream, image) != 0, opj_end_decompress(codec, stream) != 0 else {
            throw memory.hasEnded ? .truncated("the codestream") : .invalid("the codestream")
        }
    }
}

/// Bytes that OpenJPEG reads or writes.
final class OpenJPEGMemory {
    private(set) var data: Data
    private var place = 0
    private var isInput = true
    /// Whether a read went beyond the end.
    private(set) var hasEnded = false

    init(_ data: Data = Data()) { self.data = data }

    /// Returns a stream over the bytes, which must outlive it.
    func stream(isInput: Bool) -> UnsafeMutablePointer<opj_stream_t?>? {
        guard let stream = opj_stream_create(1 << 16, isInput ? 1 : 0) else { return nil }
        self.isInput = isInput
        opj_stream_set_user_data(stream, Unmanaged.passUnretained(self).toOpaque(), nil)
        opj_stream_set_user_data_length(stream, UInt64(data.count))
        opj_stream_set_read_function(stream) { buffer, count, memory in
            OpenJPEGMemory.of(memory).read(buffer, count)
        }
        opj_stream_set_write_function(stream) { buffer, count, memory in
            OpenJPEGMemory.of(memory).write(buffer, count)
        }
        opj_stream_set_skip_function(stream) { count, memory in OpenJPEGMemory.of(memory).skip(count) }
        opj_stream_set_seek_function(stream) { place, memory in OpenJPEGMemory.of(memory).seek(place) ? 1 : 0 }
        return stream
    }

    private static func of(_ pointer: UnsafeMutableRawPointer?) -> OpenJPEGMemory {
        guard let pointer else { preconditionFailure("OpenJPEG calls with what it was given") }
        return Unmanaged.fromOpaque(pointer).takeUnretainedValue()
    }

    private func read(_ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
        let left = min(count, data.count - place)
        guard left > 0, let buffer else {
            hasEnded = true
            return -1
        }
        data.withUnsafeBytes { buffer.copyMemory(from: $0.baseAddress! + place, byteCount: left) }
        place += left
        return left
    }

    private func write(_ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
        guard let buffer else { return -1 }
        if place + count > data.count { data.append(Data(count: place + count - data.count)) }
        data.withUnsafeMutableBytes { ($0.baseAddress! + place).copyMemory(from: buffer, byteCount: count) }
        place += count
        return count
    }

    private func skip(_ count: Int64) -> Int64 {
        let (target, overflow) = place.addingReportingOverflow(Int(count))
        guard !overflow, target >= 0 else { return -1 }
        if target > data.count {
            if isInput {
                hasEnded = true
            } else {
                data.append(Data(count: target - data.count))
            }
        }
        place = min(target, data.count)
        return count
    }

    private func seek(_ target: Int64) -> Bool {
        guard target >= 0, target <= data.count else { return false }
        place = Int(target)
        return true
    }
}
