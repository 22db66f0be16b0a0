import CoreGraphics
import Raster

extension FilterCatalogue {
    static let geometry: [FilterSpec] = [
        FilterSpec("CIAffineTransform", "Affine Transform", kCICategoryGeometryAdjustment, [.image, .transform]) {
            inputs in
            guard let image = inputs.image() else { return nil }
            return made(inputs, TransformNode(image, inputs.transform))
        },
        FilterSpec("CIAffineClamp", "Affine Clamp", kCICategoryTileEffect, [.image, .transform]) { inputs in
            guard let image = inputs.finiteImage() else { return nil }
            return made(inputs, WrapNode(image, inputs.transform, isTiled: false))
        },
        FilterSpec("CIAffineTile", "Affine Tile", kCICategoryTileEffect, [.image, .transform]) { inputs in
            guard let image = inputs.finiteImage() else { return nil }
            return made(inputs, WrapNode(image, inputs.transform, isTiled: true))
        },
        FilterSpec("CIClamp", "Clamp", kCICategoryTileEffect, [.image, .extent]) { inputs in
            guard let image = inputs.image() else { return nil }
            let part = CropNode(image, to: inputs.vector(kCIInputExtentKey).cgRectValue.standardized)
            guard !part.extent.isInfinite else { return part }
            return made(inputs, WrapNode(part, .identity, isTiled: false))
        },
        FilterSpec(
            "CICrop", "Crop", kCICategoryGeometryAdjustment,
            [.image, .vector("inputRectangle", [-1e9, -1e9, 2e9, 2e9])]
        ) { inputs in
            inputs.image().map { CropNode($0, to: inputs.vector("inputRectangle").cgRectValue.standardized) }
        },
        FilterSpec(
            "CILanczosScaleTransform", "Lanczos Scale Transform", kCICategoryGeometryAdjustment,
            [
                .image, .scalar("inputScale", 1, 0.05...1.5), .scalar("inputAspectRatio", 1, 0.5...2),
            ]
        ) { inputs in
            guard let image = inputs.finiteImage() else { return nil }
            let scale = inputs.number("inputScale")
            return made(
                inputs, LanczosNode(image, scaleX: scale * inputs.number("inputAspectRatio"), scaleY: scale))
        },
        FilterSpec(
            "CIPerspectiveTransform", "Perspective Transform", kCICategoryGeometryAdjustment,
            [
                .image, .position("inputTopLeft", 118, 484), .position("inputTopRight", 646, 507),
                .position("inputBottomRight", 548, 140), .position("inputBottomLeft", 155, 153),
            ]
        ) { inputs in
            guard let image = inputs.finiteImage() else { return nil }
            let corners = ["inputBottomLeft", "inputBottomRight", "inputTopRight", "inputTopLeft"].map(inputs.point)
            return made(
                inputs, Projection(from: image.extent, to: corners).flatMap { TransformNode(image, $0) })
        },
    ]

    private static func made(_ inputs: FilterInputs, _ node: ImageNode?) -> ImageNode? {
        if node == nil { inputs.report("the transform is not invertible") }
        return node
    }
}

extension Projection {
    /// The projection from a rectangle's corners, counter-clockwise from its origin, to four points; nil if none
    /// exists.
    ///
    /// Follows P. Heckbert's derivation for the unit square ("Fundamentals of Texture Mapping and Image Warping",
    /// 1989).
    init?(from rect: CGRect, to p: [Point]) {
        guard p.count == 4, rect.width > 0, rect.height > 0 else { return nil }
        let (d1, d2) = (p[1] - p[2], p[3] - p[2])
        let sum = p[0] - p[1] + p[2] - p[3]
        let area = d1.x * d2.y - d2.x * d1.y
        guard abs(area) > 1e-12 else { return nil }
        let g = (sum.x * d2.y - d2.x * sum.y) / area
        let h = (d1.x * sum.y - sum.x * d1.y) / area
        let square = Projection(
            m11: p[1].x - p[0].x + g * p[1].x, m12: p[1].y - p[0].y + g * p[1].y, m13: g,
            m21: p[3].x - p[0].x + h * p[3].x, m22: p[3].y - p[0].y + h * p[3].y, m23: h, m31: p[0].x, m32: p[0].y,
            m33: 1)
        let unit = Projection(
            a: 1 / Double(rect.width), b: 0, c: 0, d: 1 / Double(rect.height),
            tx: -Double(rect.minX) / Double(rect.width), ty: -Double(rect.minY) / Double(rect.height))
        self = unit.then(square)
        guard isFinite else { return nil }
    }
}
