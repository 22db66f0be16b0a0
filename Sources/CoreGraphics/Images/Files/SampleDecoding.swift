import Foundation

/// What a decode array makes of a file's samples: a table for each of the three colours, or four inks, of a pixel.
package struct SampleDecoding: Sendable {
    private let tables: [[UInt8]]

    /// `numbers` are two for each component of `model`: what 0 and 255 become, on a scale to 1. `isInverted` for inks
    /// that are stored the other way round.
    init(_ numbers: UnsafePointer<CGFloat>, model: CGColorSpaceModel, isInverted: Bool = false) {
        let count = model == .cmyk ? 4 : 3
        tables = (0..<count).map { component in
            // The three colours of gray are one component.
            let place = model == .monochrome ? 0 : 2 * component
            let (low, high) = (numbers[place], numbers[place + 1])
            return (0...255).map { stored in
                let sample = CGFloat(isInverted ? 255 - stored : stored) / 255
                let value = low + sample * (high - low)
                let level = value.isNaN ? 0 : UInt8((min(max(value, 0), 1) * 255).rounded())
                return isInverted ? 255 - level : level
            }
        }
    }

    /// Maps pixels of four bytes.
    func apply(to row: UnsafeMutablePointer<UInt8>, count: Int) {
        for (component, table) in tables.enumerated() {
            for x in 0..<count { row[x * 4 + component] = table[Int(row[x * 4 + component])] }
        }
    }
}
