import Foundation

/// A decode array applied to a file's samples: a table for each of the three colours, or four inks, of a pixel.
package struct SampleDecoding: Sendable {
    private let tables: [[UInt8]]

    /// Creates the tables. `numbers` are two for each component of `model`: the values that 0 and 255 map to, in 0...1.
    /// `isInverted` for inks that are stored inverted.
    init(_ numbers: UnsafePointer<CGFloat>, model: CGColorSpaceModel, isInverted: Bool = false) {
        let count = model == .cmyk ? 4 : 3
        tables = (0..<count).map { component in
            // The three colours of gray share one component.
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
