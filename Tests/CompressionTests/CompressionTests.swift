import Compression
import Foundation
import XCTest

final class CompressionTests: XCTestCase {
    private let text = Array(String(repeating: "Layers over layers. ", count: 500).utf8)

    func testABufferComesBack() {
        var packed = [UInt8](repeating: 0, count: 20_000)
        let size = compression_encode_buffer(&packed, packed.count, text, text.count, nil, COMPRESSION_ZLIB)
        XCTAssertGreaterThan(size, 0)
        XCTAssertLessThan(size, 200)
        var unpacked = [UInt8](repeating: 0, count: text.count + 10)
        let length = compression_decode_buffer(&unpacked, unpacked.count, packed, size, nil, COMPRESSION_ZLIB)
        XCTAssertEqual(Array(unpacked.prefix(length)), text)
        // As many as fit, as on iOS.
        XCTAssertEqual(compression_decode_buffer(&unpacked, 100, packed, size, nil, COMPRESSION_ZLIB), 100)
    }

    func testADeflateBlockOfTheStandardIsRead() {
        // RFC 1951, a stored block: its length, the length's complement, the bytes.
        let stored: [UInt8] = [0x01, 0x03, 0x00, 0xFC, 0xFF, 0x61, 0x62, 0x63]
        var unpacked = [UInt8](repeating: 0, count: 16)
        XCTAssertEqual(compression_decode_buffer(&unpacked, 16, stored, stored.count, nil, COMPRESSION_ZLIB), 3)
        XCTAssertEqual(String(decoding: unpacked.prefix(3), as: UTF8.self), "abc")
    }

    func testAStreamTakesPiecesOfAnySize() {
        var packed: [UInt8] = []
        XCTAssertEqual(run(COMPRESSION_STREAM_ENCODE, text, piece: 7, room: 5) { packed += $0 }, COMPRESSION_STATUS_END)
        var unpacked: [UInt8] = []
        XCTAssertEqual(
            run(COMPRESSION_STREAM_DECODE, packed, piece: 3, room: 11) { unpacked += $0 }, COMPRESSION_STATUS_END)
        XCTAssertEqual(unpacked, text)
    }

    func testDamagedAndEndlessDataFail() {
        var sink: [UInt8] = []
        XCTAssertEqual(
            run(COMPRESSION_STREAM_DECODE, [0x07, 0xFF, 0xFF, 0xFF], piece: 4, room: 64) { sink += $0 },
            COMPRESSION_STATUS_ERROR)
        // A stored block that lacks its last byte.
        XCTAssertEqual(
            run(COMPRESSION_STREAM_DECODE, [0x01, 0x03, 0x00, 0xFC, 0xFF, 0x61, 0x62], piece: 7, room: 64) {
                sink += $0
            },
            COMPRESSION_STATUS_ERROR)
        var stream = compression_stream(
            dst_ptr: UnsafeMutablePointer(bitPattern: 8)!, dst_size: 0, src_ptr: UnsafePointer(bitPattern: 8)!,
            src_size: 0, state: nil)
        XCTAssertEqual(
            compression_stream_init(&stream, COMPRESSION_STREAM_ENCODE, COMPRESSION_LZFSE), COMPRESSION_STATUS_ERROR)
    }

    /// Runs a stream over pieces of a source, with a small destination buffer.
    private func run(
        _ operation: compression_stream_operation, _ source: [UInt8], piece: Int, room: Int,
        _ consume: ([UInt8]) -> Void
    ) -> compression_status {
        source.withUnsafeBufferPointer { source in
            var output = [UInt8](repeating: 0, count: room)
            return output.withUnsafeMutableBufferPointer { output in
                var stream = compression_stream(
                    dst_ptr: output.baseAddress!, dst_size: 0, src_ptr: source.baseAddress!, src_size: 0, state: nil)
                guard compression_stream_init(&stream, operation, COMPRESSION_ZLIB) == COMPRESSION_STATUS_OK else {
                    return COMPRESSION_STATUS_ERROR
                }
                defer { compression_stream_destroy(&stream) }
                var taken = 0
                for _ in 0..<100_000 {
                    if stream.src_size == 0 {
                        stream.src_size = min(piece, source.count - taken)
                        stream.src_ptr = source.baseAddress! + taken
                        taken += stream.src_size
                    }
                    stream.dst_ptr = output.baseAddress!
                    stream.dst_size = room
                    let flags = taken == source.count ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0
                    let status = compression_stream_process(&stream, flags)
                    consume(Array(output.prefix(room - stream.dst_size)))
                    if status != COMPRESSION_STATUS_OK { return status }
                }
                return COMPRESSION_STATUS_OK
            }
        }
    }
}
