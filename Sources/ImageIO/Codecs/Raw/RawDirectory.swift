import CoreGraphics

/// Distinguishes a raw file from other TIFF files: its directories of fields, as far as they are inside the available
/// bytes.
struct RawDirectory {
    /// Whether a field marks it as a DNG.
    private(set) var isDigitalNegative = false
    /// Whether a directory contains sensor data.
    private(set) var hasSensorsPixels = false
    private var make = ""

    func isMade(by maker: String) -> Bool { hasSensorsPixels && make.uppercased().hasPrefix(maker) }

    private enum Field {
        static let interpretation: UInt16 = 262
        static let make: UInt16 = 271
        static let subdirectories: UInt16 = 330
        static let negativeVersion: UInt16 = 50706
    }

    /// A colour filter array, and linear raw data.
    private static let sensorInterpretations = [32803, 34892]
    private static let maxFieldCount = 512
    private static let maxSubdirectoryCount = 16

    /// Returns nil for bytes that are not a TIFF file.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard let (first, order) = ExifBlock.header(of: bytes) else { return nil }
        var others: [Int] = []
        read(bytes, order, at: first, subdirectories: &others)
        var none: [Int] = []
        for place in others.prefix(Self.maxSubdirectoryCount) {
            read(bytes, order, at: place, subdirectories: &none)
        }
    }

    private mutating func read(
        _ bytes: UnsafeRawBufferPointer, _ order: ByteReader.Order, at place: Int, subdirectories: inout [Int]
    ) {
        guard place >= 8, place < bytes.count else { return }
        var reader = ByteReader(bytes, at: place)
        reader.order = order
        guard let count = reader.read(UInt16.self) else { return }
        for _ in 0..<min(Int(count), Self.maxFieldCount) {
            guard let tag = reader.read(UInt16.self), let type = reader.read(UInt16.self),
                let length = reader.read(UInt32.self)
            else { return }
            var value = reader
            guard let number = reader.read(UInt32.self) else { return }
            switch tag {
            case Field.interpretation:
                if let kind = value.read(UInt16.self), type == 3, Self.sensorInterpretations.contains(Int(kind)) {
                    hasSensorsPixels = true
                }
            case Field.make where make.isEmpty && length > 4:
                var text = ByteReader(bytes, at: Int(number))
                if let letters = text.read(count: min(Int(length), 32)) {
                    make = String(decoding: letters.prefix { $0 != 0 }, as: UTF8.self)
                }
            case Field.negativeVersion: isDigitalNegative = true
            case Field.subdirectories where length == 1: subdirectories.append(Int(number))
            case Field.subdirectories:
                var places = ByteReader(bytes, at: Int(number))
                places.order = order
                for _ in 0..<min(Int(length), Self.maxSubdirectoryCount) {
                    guard let place = places.read(UInt32.self) else { break }
                    subdirectories.append(Int(place))
                }
            default: break
            }
        }
    }
}
