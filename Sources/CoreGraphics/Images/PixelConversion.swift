import Foundation

/// Converts 8-bit colours of another space to 8-bit sRGB.
struct PixelConversion: Sendable {
    private enum Way: Sendable {
        /// One component: the colour of each level.
        case table([SIMD3<UInt8>])
        /// The light of each stored level, for each component, and the conversion from the space's light to sRGB's.
        case light([[Double]], Matrix3?, mapsTones: Bool)
    }

    private let way: Way

    /// Creates a conversion. `space` is a named gray or RGB space, or an indexed one. `decode` maps 0...255 to a range,
    /// two numbers for each component; nil is 0...1, and for a colour table its indices.
    init(from space: CGColorSpace, decode: [CGFloat]?) {
        let maxValue: Double = space.model == .indexed ? 255 : 1
        let values = (0..<space.numberOfComponents).map { component in
            let range = Self.range(decode, component: component, maxValue: maxValue)
            return (0...255).map { level in
                let value = range.low + Double(level) / 255 * (range.high - range.low)
                return value.isNaN ? 0 : min(max(value, 0), maxValue)
            }
        }
        let conversion = ColorConversion(from: space, to: .standard)
        if case .rgb(_, let transfer)? = space.encoding {
            way = .light(
                values.map { $0.map { transfer.light(from: $0) } }, conversion.matrix,
                mapsTones: conversion.mapsTones)
        } else {
            way = .table(values[0].map { Self.levels(conversion([$0])) })
        }
    }

    func callAsFunction(_ c: SIMD3<UInt8>) -> SIMD3<UInt8> {
        switch way {
        case .table(let table):
            return table[Int(c.x)]
        case .light(let light, let matrix, let mapsTones):
            var color = Triple(light[0][Int(c.x)], light[1][Int(c.y)], light[2][Int(c.z)])
            if let matrix { color = matrix * color }
            if mapsTones { color = ToneMapping.standardRange(color) }
            return SIMD3(SRGBTables.level(of: color.x), SRGBTables.level(of: color.y), SRGBTables.level(of: color.z))
        }
    }

    private static func levels(_ rgb: [Double]) -> SIMD3<UInt8> {
        func level(_ v: Double) -> UInt8 { UInt8(min(max(v.isNaN ? 0 : v, 0), 1) * 255 + 0.5) }
        return SIMD3(level(rgb[0]), level(rgb[1]), level(rgb[2]))
    }

    private static func range(
        _ decode: [CGFloat]?, component: Int, maxValue: Double
    ) -> (low: Double, high: Double) {
        guard let decode, decode.count >= 2 * component + 2 else { return (0, maxValue) }
        return (decode[2 * component], decode[2 * component + 1])
    }
}
