import Foundation
import Kasane

/// `kasane diff`: measures the difference between two images.
enum DiffCommand {
    /// Compares two images, and writes the difference image if requested. Returns the output, and whether they are
    /// equal.
    static func run(_ arguments: DiffArguments) throws -> (text: String, isEqual: Bool) {
        let comparison = try PictureComparison(arguments.pictures[0], arguments.pictures[1])
        if let output = arguments.output { try comparison.write(to: output) }
        return (text(comparison), comparison.isEqual)
    }

    private static func text(_ comparison: PictureComparison) -> String {
        func size(_ size: PictureComparison.Size) -> String { "\(size.width) by \(size.height) pixels" }
        let (first, second) = comparison.sizes
        let share = 100 * Double(comparison.differingPixels) / Double(max(1, comparison.pixels))
        let ratio = comparison.peakSignalToNoise
        return [
            "size                 " + (first == second ? size(first) : "\(size(first)) and \(size(second))"),
            "differing pixels     \(comparison.differingPixels) of \(comparison.pixels)"
                + String(format: " (%.4g %%)", share),
            "largest difference   \(comparison.maxDifference) of 255",
            "PSNR                 "
                + (ratio.isInfinite ? "infinite: the images are equal" : String(format: "%.2f dB", ratio)),
        ].joined(separator: "\n")
    }
}
