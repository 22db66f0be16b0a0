import Foundation

/// The formats that can be read and written.
enum ImageFormats {
    static let decoders: [any ImageDecoder.Type] = [
        PNGDecoder.self, JPEGDecoder.self, GIFDecoder.self, WebPDecoder.self, TIFFDecoder.self, BMPDecoder.self,
    ]
    static let encoders: [any ImageEncoder.Type] = [
        PNGEncoder.self, JPEGEncoder.self, GIFEncoder.self, WebPEncoder.self, TIFFEncoder.self, BMPEncoder.self,
    ]

    /// Opens a file by its signature; names and hints are ignored.
    static func open(_ data: Data, limits: ImageLimits) throws(ImageError) -> any ImageDecoder {
        guard data.count <= limits.fileSize else {
            throw .file("the file has \(data.count) bytes, and the limit is \(limits.fileSize)")
        }
        guard let decoder = decoders.first(where: { data.withUnsafeBytes($0.recognizes) }) else {
            throw data.withUnsafeBytes(foreignFormat).map { .unsupported($0) } ?? .unknownFormat
        }
        return try decoder.init(data, limits: limits)
    }

    /// The name of a known but unsupported format with this signature.
    private static func foreignFormat(_ bytes: UnsafeRawBufferPointer) -> String? {
        guard bytes.count >= longestSignature, bytes[4..<8].elementsEqual("ftyp".utf8) else { return nil }
        switch String(decoding: bytes[8..<12], as: UTF8.self) {
        case "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1": return "HEIC"
        case "avif", "avis": return "AVIF"
        default: return nil
        }
    }

    /// The number of bytes needed to identify a format.
    static let longestSignature = 12

    static func encoder(for typeIdentifier: String) -> (any ImageEncoder.Type)? {
        encoders.first { $0.typeIdentifier == typeIdentifier }
    }
}
