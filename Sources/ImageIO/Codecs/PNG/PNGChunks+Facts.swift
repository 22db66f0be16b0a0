import CoreGraphics
import Foundation

/// Small chunks, with Apple's keys; empty for a malformed chunk.
extension PNGChunks {
    /// Returns the alphas of a palette's first colours; otherwise the transparent gray, or red, green and blue.
    static func transparency(_ contents: UnsafeRawBufferPointer, hasPalette: Bool) -> MetadataDictionary {
        if hasPalette {
            guard (1...256).contains(contents.count) else { return [:] }
            return [kCGImagePropertyPNGTransparency: .integers(contents.map { Int($0) })]
        }
        guard contents.count == 2 || contents.count == 6 else { return [:] }
        var reader = ByteReader(contents)
        let samples = (0..<contents.count / 2).compactMap { _ in reader.read(UInt16.self).map { Int($0) } }
        return [kCGImagePropertyPNGTransparency: .integers(samples)]
    }

    /// Returns the date in the format for PNG text: `28 Nov 2026 12:30:00 +0000`.
    static func modificationTime(_ reader: inout ByteReader) -> MetadataDictionary {
        guard let year = reader.read(UInt16.self), let month = reader.read(UInt8.self),
            let day = reader.read(UInt8.self),
            let hour = reader.read(UInt8.self), let minute = reader.read(UInt8.self),
            let second = reader.read(UInt8.self), (1...12).contains(month), (1...31).contains(day), hour < 24,
            minute < 60, second <= 60
        else { return [:] }
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        func digits(_ number: UInt8) -> String { (number < 10 ? "0" : "") + String(number) }
        let time = [hour, minute, second].map(digits).joined(separator: ":")
        let text = "\(day) \(months[Int(month) - 1]) \(year) \(time) +0000"
        return [kCGImagePropertyPNGModificationTime: .text(text)]
    }

    /// Returns the aspect ratio of pixels without a physical size.
    static func aspectRatio(_ reader: inout ByteReader) -> MetadataDictionary {
        guard let x = reader.read(UInt32.self), let y = reader.read(UInt32.self), reader.read(UInt8.self) == 0, x > 0,
            y > 0
        else { return [:] }
        return [kCGImagePropertyPNGPixelsAspectRatio: .number(Double(y) / Double(x))]
    }
}
