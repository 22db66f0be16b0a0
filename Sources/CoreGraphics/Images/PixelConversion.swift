import Foundation

/// 8-bit colours of another space as 8-bit sRGB, by tables.
struct PixelConversion: Sendable {
    /// The light of each stored level, for each component.
    private let light: [[Double]]
    /// From the space's light to sRGB's.
    private let matrix: Matrix3?

    /// `decode` maps 0...255 to a range, two numbers for each component; nil is 0...1.
    init(from space: CGColorSpace, decode: [CGFloat]?) {
        let transfer = space.kind.encoding.transfer
        // Gray serves as all three.
        light = (0..<3).map { component in
            let range = Self.range(decode, component: space.numberOfComponents == 1 ? 0 : component)
            return (0...255).map { level in
                let value = range.low + Double(level) / 255 * (range.high - range.low)
                return value.isNaN ? 0 : transfer.light(from: min(max(value, 0), 1))
            }
        }
        matrix = ColorConversion(from: space, to: .standard).matrix
    }

    func callAsFunction(_ c: SIMD3<UInt8>) -> SIMD3<UInt8> {
        var color = Triple(light[0][Int(c.x)], light[1][Int(c.y)], light[2][Int(c.z)])
        if let matrix { color = matrix * color }
        return SIMD3(SRGBTables.level(of: color.x), SRGBTables.level(of: color.y), SRGBTables.level(of: color.z))
    }

    private static func range(_ decode: [CGFloat]?, component: Int) -> (low: Double, high: Double) {
        guard let decode, decode.count >= 2 * component + 2 else { return (0, 1) }
        return (decode[2 * component], decode[2 * component + 1])
    }
}
