import CoreGraphics
import Raster

extension FilterCatalogue {
    static let distortions: [FilterSpec] = [
        FilterSpec(
            "CITwirlDistortion", "Twirl Distortion", kCICategoryDistortionEffect,
            [.image, .center, .distance("inputRadius", 300, 0...500), .angle("inputAngle", .pi)]
        ) { inputs in
            distorted(inputs) { Twirl(center: $0, radius: $1, angle: inputs.number("inputAngle")) }
        },
        FilterSpec(
            "CIBumpDistortion", "Bump Distortion", kCICategoryDistortionEffect,
            [.image, .center, .distance("inputRadius", 300, 0...600), .scalar("inputScale", 0.5, -1...1)]
        ) { inputs in
            distorted(inputs) { Bump(center: $0, radius: $1, scale: max(-2, min(inputs.number("inputScale"), 2))) }
        },
        FilterSpec(
            "CIPinchDistortion", "Pinch Distortion", kCICategoryDistortionEffect,
            [.image, .center, .distance("inputRadius", 300, 0...1000), .scalar("inputScale", 0.5, 0...2)]
        ) { inputs in
            distorted(inputs) { Pinch(center: $0, radius: $1, scale: max(-2, min(inputs.number("inputScale"), 2))) }
        },
        FilterSpec(
            "CIHoleDistortion", "Hole Distortion", kCICategoryDistortionEffect,
            [.image, .center, .distance("inputRadius", 150, 0.01...1000)]
        ) { inputs in
            distorted(inputs, growth: 1) { Hole(center: $0, radius: $1) }
        },
    ]

    /// The image with a distortion about a centre applied; unchanged for a zero radius.
    ///
    /// - Parameter growth: the maximum growth of the image on each side, in radii.
    private static func distorted<D: Distortion>(
        _ inputs: FilterInputs, growth: Double = 0, _ make: (Point, Double) -> D
    ) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        let radius = min(inputs.number("inputRadius"), 1e5)
        guard radius > 0 else { return image }
        let center = inputs.point("inputCenter")
        var extent = image.extent
        if !extent.isInfinite, !extent.isEmpty {
            let reach = growth * radius
            extent = extent.grown(reach, reach)
        }
        return DistortionNode(image, make(center, radius), extent: extent)
    }
}
