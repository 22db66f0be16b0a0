import Foundation

/// The formats that can be read and written.
enum ImageFormats {
    static let decoders: [any ImageDecoder.Type] = [PNGDecoder.self, JPEGDecoder.self]
    static let encoders: [any ImageEncoder.Type] = [PNGEncoder.self]

    /// Opens a file as whatever its first bytes say it is; a name or a hint is not believed.
    static func open(_ data: Data, limits: ImageLimits) throws(ImageError) -> any ImageDecoder {
        guard data.count <= limits.fileSize else {
            throw .file("the file has \(data.count) bytes, and the limit is \(limits.fileSize)")
        }
        guard let decoder = decoders.first(where: { data.withUnsafeBytes($0.recognizes) }) else { throw .unknownFormat }
        return try decoder.init(data, limits: limits)
    }

    static func encoder(for typeIdentifier: String) -> (any ImageEncoder.Type)? {
        encoders.first { $0.typeIdentifier == typeIdentifier }
    }
}
