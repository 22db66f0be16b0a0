import Foundation

@testable import Kasane

/// Pixels for tests: RGBA, rows from the top.
struct Picture: Equatable, CustomStringConvertible {
    let width: Int
    let height: Int
    var bytes: [UInt8]

    init(width: Int, height: Int, pixel: (Int, Int) -> (UInt8, UInt8, UInt8, UInt8)) {
        self.width = width
        self.height = height
        bytes = []
        bytes.reserveCapacity(4 * width * height)
        for y in 0..<height {
            for x in 0..<width {
                let (r, g, b, a) = pixel(x, y)
                bytes += [r, g, b, a]
            }
        }
    }

    init(width: Int, height: Int, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    var description: String { "\(width) by \(height) pixels, hash \(bytes.hashValue)" }

    /// Returns the picture as part of a larger one, transparent elsewhere.
    func placed(x left: Int, y top: Int, width: Int, height: Int) -> Picture {
        Picture(width: width, height: height) { x, y in
            guard (left..<left + self.width).contains(x), (top..<top + self.height).contains(y) else {
                return (0, 0, 0, 0)
            }
            let p = self[x - left, y - top]
            return (p[0], p[1], p[2], p[3])
        }
    }

    subscript(x: Int, y: Int) -> [UInt8] { Array(bytes[4 * (y * width + x)..<4 * (y * width + x) + 4]) }

    /// The colours divided by alpha, as containers store them.
    var straight: Picture {
        Picture(width: width, height: height) { x, y in
            let p = self[x, y].map(Int.init)
            guard p[3] > 0 else { return (0, 0, 0, 0) }
            let c = p[0..<3].map { UInt8(min(255, (2 * 255 * $0 + p[3]) / (2 * p[3]))) }
            return (c[0], c[1], c[2], UInt8(p[3]))
        }
    }

    /// Returns the greatest and the mean difference of any channel.
    func difference(from other: Picture) -> (greatest: Int, mean: Double) {
        let count = min(bytes.count, other.bytes.count)
        var (greatest, sum) = (0, 0)
        bytes.withUnsafeBytes { bytes in
            other.bytes.withUnsafeBytes { others in
                // Most rows are equal; unoptimised, comparing them in Swift takes long.
                for start in stride(from: 0, to: count, by: 4 * max(width, 1)) {
                    let row = start..<min(start + 4 * max(width, 1), count)
                    guard memcmp(bytes.baseAddress! + start, others.baseAddress! + start, row.count) != 0 else {
                        continue
                    }
                    for index in row {
                        let step = abs(Int(bytes[index]) - Int(others[index]))
                        (greatest, sum) = (max(greatest, step), sum + step)
                    }
                }
            }
        }
        return (greatest, Double(sum) / Double(max(count, 1)))
    }

    /// Returns a smooth ramp with a square that moves with the frame's number.
    static func moving(_ frame: Int, width: Int = 64, height: Int = 48) -> Picture {
        Picture(width: width, height: height) { x, y in
            let left = 2 + frame * 2
            if (left..<left + 16).contains(x), (12..<28).contains(y) { return (220, 60, 30, 255) }
            return (UInt8(40 + x * 2), UInt8(60 + y * 2), 120, 255)
        }
    }

    /// Returns a premultiplied disc with a soft edge on transparency, moving to the right.
    static func disc(_ frame: Int, width: Int = 64, height: Int = 48) -> Picture {
        Picture(width: width, height: height) { x, y in
            let dx = Double(x - 20 - frame), dy = Double(y - height / 2)
            let alpha = min(max((18 - (dx * dx + dy * dy).squareRoot()) / 6, 0), 1)
            return (UInt8(200 * alpha), UInt8(90 * alpha), UInt8(30 * alpha), UInt8(255 * alpha))
        }
    }
}

extension MovieWriter {
    func append(_ picture: Picture) throws {
        try picture.bytes.withUnsafeBytes { try append(pixels: $0.baseAddress!, bytesPerRow: 4 * picture.width) }
    }
}
