import CoreGraphics
import Foundation

/// Radiance images: linear light in three mantissas with a common exponent, uncompressed or with either run-length
/// encoding.
///
/// Light of 1 is reference white, and the file's exposure is divided out.
struct RadianceDecoder: ImageDecoder {
    static let typeIdentifier = "public.radiance"

    private let data: Data
    private let width: Int
    private let height: Int
    private let isFromTop: Bool
    private let pixelOffset: Int
    private let exposure: Float

    private static let names = ["#?RADIANCE", "#?RGBE"]
    private static let maxHeaderSize = 1 << 16

    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool { names.contains { bytes.starts(with: $0.utf8) } }

    init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        self.data = data
        var (exposure, place, hasFormat): (Float, Int, Bool) = (1, 0, false)
        let head = [UInt8](data.prefix(Self.maxHeaderSize))
        func line() -> String? {
            guard let end = head[place...].firstIndex(of: 10) else { return nil }
            defer { place = end + 1 }
            return String(decoding: head[place..<end], as: UTF8.self)
        }
        while let text = line(), !text.isEmpty {
            if text.hasPrefix("FORMAT=") {
                guard text == "FORMAT=32-bit_rle_rgbe" else { throw .unsupported("a Radiance picture of \(text)") }
                hasFormat = true
            }
            if text.hasPrefix("EXPOSURE="), let value = Float(text.dropFirst(9).filter { $0 != " " }), value > 0,
                value.isFinite
            {
                exposure *= value
            }
        }
        guard let size = line() else { throw .truncated("the header") }
        let words = size.split(separator: " ")
        guard hasFormat, words.count == 4, words[0] == "-Y" || words[0] == "+Y", words[2] == "+X",
            let height = Int(words[1]), let width = Int(words[3])
        else { throw .unsupported("a Radiance picture of size \(size)") }
        try limits.check(width: width, height: height)
        guard exposure.isFinite, exposure > 0 else { throw .invalid("an exposure of \(exposure)") }
        (self.width, self.height, isFromTop, pixelOffset) = (width, height, words[0] == "-Y", place)
        self.exposure = exposure
    }

    var isWhole: Bool { data.count > pixelOffset }

    func description(at index: Int) -> ImageDescription {
        var result = ImageDescription(width: width, height: height, depth: 32, model: .rgb, hasAlpha: false)
        result.isFloat = true
        result.namedSpace = CGColorSpace.extendedLinearSRGB
        result.isWhole = isWhole
        return result
    }

    func decode(_ index: Int, _ request: DecodingRequest) throws(ImageError) -> DecodedImage {
        // Runs of 127 take two bytes for each of the four channels.
        guard width * height <= max(data.count, 1) * 64 else { throw .truncated("the pixels") }
        var numbers = [Float](repeating: 0, count: width * height * 3)
        try data.withBytes { file throws(ImageError) in
            var reader = ByteReader(file, at: pixelOffset)
            var row = [UInt8](repeating: 0, count: width * 4)
            for line in 0..<height {
                try readRow(&reader, into: &row)
                let y = isFromTop ? line : height - 1 - line
                for x in 0..<width {
                    let exponent = Int(row[x * 4 + 3])
                    guard exponent > 0 else { continue }
                    let scale = Float(sign: .plus, exponent: exponent - 136, significand: 1) / exposure
                    for i in 0..<3 { numbers[(y * width + x) * 3 + i] = (Float(row[x * 4 + i]) + 0.5) * scale }
                }
            }
        }
        return try NativeSamples.image(
            width: width, height: height, bits: 32, channels: 3, bytesPerRow: width * 12,
            space: CGColorSpace(name: CGColorSpace.extendedLinearSRGB) ?? .standard, alpha: .none,
            order: .order32Little, isFloat: true, numbers.withUnsafeBytes { Data($0) })
    }

    private func readRow(_ reader: inout ByteReader, into row: inout [UInt8]) throws(ImageError) {
        guard let first = reader.read(count: 4) else { throw .truncated("a row") }
        let pixel = Array(first)
        guard (8..<32_768).contains(width), pixel[0] == 2, pixel[1] == 2, pixel[2] < 128 else {
            return try readOldRow(&reader, pixel, into: &row)
        }
        guard Int(pixel[2]) << 8 | Int(pixel[3]) == width else { throw .invalid("a row of another width") }
        for channel in 0..<4 {
            var x = 0
            while x < width {
                guard let code = reader.read(UInt8.self) else { throw .truncated("a row") }
                let count = Int(code > 128 ? code - 128 : code)
                guard count > 0, count <= width - x else { throw .invalid("a run exceeds its row") }
                if code > 128 {
                    guard let value = reader.read(UInt8.self) else { throw .truncated("a row") }
                    for i in 0..<count { row[(x + i) * 4 + channel] = value }
                } else {
                    guard let values = reader.read(count: count) else { throw .truncated("a row") }
                    for i in 0..<count { row[(x + i) * 4 + channel] = values[i] }
                }
                x += count
            }
        }
    }

    /// Reads individual pixels; three mantissas of 1 repeat the previous pixel.
    private func readOldRow(
        _ reader: inout ByteReader, _ first: [UInt8], into row: inout [UInt8]
    ) throws(ImageError) {
        var (x, shift, pixel) = (0, 0, first)
        while true {
            if pixel[0] == 1, pixel[1] == 1, pixel[2] == 1 {
                guard x > 0, shift <= 24 else { throw .invalid("a run without a pixel") }
                let count = min(Int(pixel[3]) << shift, width - x)
                for i in 0..<count { for k in 0..<4 { row[(x + i) * 4 + k] = row[(x - 1) * 4 + k] } }
                (x, shift) = (x + count, shift + 8)
            } else {
                for k in 0..<4 { row[x * 4 + k] = pixel[k] }
                (x, shift) = (x + 1, 0)
            }
            guard x < width else { return }
            guard let next = reader.read(count: 4) else { throw .truncated("a row") }
            pixel = Array(next)
        }
    }
}
