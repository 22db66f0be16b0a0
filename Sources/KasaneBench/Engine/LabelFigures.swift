import Foundation
import UIKit

/// The cost of a label with 20 words that have not been laid out before.
@MainActor
enum LabelFigures {
    nonisolated static func figures() -> [Figure] { MainActor.assumeIsolated { [cold(), warm()] } }

    private static let words = [
        "drawing", "by", "hand", "is", "as", "fast", "as", "layers", "on", "every", "core", "of", "the", "machine",
        "that", "a", "server", "has", "for", "cards",
    ]

    private static func label(_ number: Int) -> UILabel {
        var seed = ScatterGenerator(state: UInt64(number))
        let label = UILabel()
        label.numberOfLines = 0
        label.text = words.shuffled(using: &seed).joined(separator: " ")
        return label
    }

    /// Measured in a width, laid out and drawn into an image.
    private static func cold() -> Figure {
        let milliseconds = medianMilliseconds(of: 199) { number in
            let label = label(number)
            label.frame.size = label.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity))
            _ = UIGraphicsImageRenderer(size: label.bounds.size).image { _ in label.draw(label.bounds) }
        }
        return Figure("measuring and drawing a label of 20 words", milliseconds, "ms", goal: 0.15)
    }

    /// Measured again.
    private static func warm() -> Figure {
        let label = label(0)
        let milliseconds = medianMilliseconds(of: 9) { _ in
            for _ in 0..<1000 { _ = label.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity)) }
        }
        return Figure("measuring it again", milliseconds / 1000, "ms", goal: 0.001)
    }
}
