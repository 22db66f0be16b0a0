import Foundation
import Synchronization

/// The formats that can be read and written.
enum ImageFormats {
    static let decoders: [any ImageDecoder.Type] = [
        PNGDecoder.self, JPEGDecoder.self, GIFDecoder.self, WebPDecoder.self,
        // Before TIFF, whose structure many of them share.
        RawDecoder<CanonRaw>.self, RawDecoder<DigitalNegative>.self, RawDecoder<NikonRaw>.self,
        RawDecoder<SonyRaw>.self, RawDecoder<PentaxRaw>.self, RawDecoder<OtherRaw>.self, RawDecoder<CanonRaw3>.self,
        RawDecoder<FujiRaw>.self, RawDecoder<OlympusRaw>.self, RawDecoder<PanasonicRaw>.self,
        TIFFDecoder.self, BMPDecoder.self,
        HEIFDecoder.self, AVIFDecoder.self, JXLDecoder.self, JPEG2000Decoder.self, PSDDecoder.self, ICODecoder.self,
        RadianceDecoder.self, OpenEXRDecoder.self,
        // Without a signature: after all formats that have one.
        TGADecoder.self,
    ]
    static let encoders: [any ImageEncoder.Type] = [
        PNGEncoder.self, JPEGEncoder.self, GIFEncoder.self, WebPEncoder.self, TIFFEncoder.self, BMPEncoder.self,
        HEIFEncoder.self, AVIFEncoder.self, JXLEncoder.self, JPEG2000Encoder.self, ICOEncoder.self, TGAEncoder.self,
        OpenEXREncoder.self,
    ]

    /// Opens a file by its signature; names and hints are ignored.
    static func open(_ data: Data, limits: ImageLimits) throws(ImageError) -> any ImageDecoder {
        guard data.count <= limits.fileSize else {
            throw .file("the file has \(data.count) bytes, above the limit of \(limits.fileSize)")
        }
        guard let decoder = decoders.first(where: { data.withUnsafeBytes($0.recognizes) }) else {
            throw .unknownFormat
        }
        if let allowed = allowedTypes.withLock({ $0 }), !allowed.contains(decoder.typeIdentifier) {
            throw .unsupported("\(decoder.typeIdentifier) is not an allowed type")
        }
        return try decoder.init(data, limits: limits)
    }

    /// The types that may be read; nil for all.
    static let allowedTypes = Mutex<Set<String>?>(nil)

    /// The number of bytes needed to identify a format.
    static let longestSignature = 18

    static func encoder(for typeIdentifier: String) -> (any ImageEncoder.Type)? {
        encoders.first { $0.typeIdentifier == typeIdentifier }
    }
}
