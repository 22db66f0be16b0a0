import Foundation

/// Lookup tables of the sRGB curve for 8-bit levels.
enum SRGBTables {
    /// The linear light of each level.
    static let light: [Double] = (0...255).map { TransferFunction.sRGB.light(from: Double($0) / 255) }

    /// The level for each step of linear light; where the curve is steepest, near black, five entries share a level.
    static let levels: [UInt8] = {
        let last = 16383
        return (0...last).map { step in
            UInt8((TransferFunction.sRGB.component(from: Double(step) / Double(last)) * 255).rounded())
        }
    }()

    /// The level of linear light in 0...1.
    static func level(of light: Double) -> UInt8 {
        levels[Int((min(max(light, 0), 1) * Double(levels.count - 1)).rounded())]
    }

    /// The gray level with the same luminance as a colour.
    static func gray(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
        if red == green, green == blue { return red }
        return level(of: 0.2126 * light[Int(red)] + 0.7152 * light[Int(green)] + 0.0722 * light[Int(blue)])
    }
}
