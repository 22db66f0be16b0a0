import CoreImage
import Foundation

/// Core Image's filters on a 1920 × 1080 image, from sRGB bytes to sRGB bytes, on one thread.
///
/// `Benchmarks/picture_peers.py` times OpenCV and Pillow on the same work.
enum FilterFigures {
    /// Each with its limit in milliseconds; 0 for no limit.
    private static let filters: KeyValuePairs<String, (goal: Double, make: @Sendable (CIImage) -> CIImage?)> = [
        "gaussian of radius 20": (8, { $0.applyingGaussianBlur(sigma: 20) }),
        "gaussian of radius 3": (0, { $0.applyingGaussianBlur(sigma: 3) }),
        "colour cube of 32": (4, { $0.applyingFilter("CIColorCube", parameters: cube(of: 32)) }),
        "colour controls": (
            0, { $0.applyingFilter("CIColorControls", parameters: ["inputSaturation": 0.6, "inputContrast": 1.2]) }
        ),
        "nothing": (0, { $0 }),
        "median": (0, { $0.applyingFilter("CIMedianFilter") }),
        "turned by 20 degrees": (0, { $0.transformed(by: CGAffineTransform(rotationAngle: .pi / 9)) }),
    ]

    static let size = (width: 1920, height: 1080)

    static func figures(_ names: [String]) -> [Figure] {
        guard let picture = Photograph.image(width: size.width, height: size.height) else { return [] }
        let input = CIImage(cgImage: picture)
        let context = CIContext(threads: 1)
        let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        return filters.filter { names.isEmpty || names.contains($0.key) }.compactMap { name, filter in
            guard let output = filter.make(input) else { return nil }
            let time = medianMilliseconds(of: 9) { _ in _ = context.createCGImage(output, from: bounds) }
            return Figure(name, time, "ms", goal: filter.goal)
        }
    }

    /// A cube that makes colours warmer and darker.
    private static func cube(of side: Int) -> [String: Any] {
        var numbers: [Float] = []
        for blue in 0..<side {
            for green in 0..<side {
                for red in 0..<side {
                    let scale = 1 / Float(side - 1)
                    let (r, g, b) = (Float(red) * scale, Float(green) * scale, Float(blue) * scale)
                    numbers += [(r * 1.1).squareRoot() * 0.9, g * g * 0.3 + g * 0.6, b * 0.7 + r * 0.1, 1]
                }
            }
        }
        return [
            "inputCubeDimension": NSNumber(value: side), "inputCubeData": numbers.withUnsafeBytes { Data($0) },
        ]
    }
}
