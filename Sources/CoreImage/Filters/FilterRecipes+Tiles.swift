import CoreGraphics
import Raster

/// Functions that build filters' results from their inputs.
enum FilterRecipes {}

extension FilterRecipes {
    private static func width(_ inputs: FilterInputs) -> Double { inputs.number(kCIInputWidthKey, 1...1e5) }

    private static func tiled<T: Tiling>(_ inputs: FilterInputs, _ tiling: T) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        let turn = inputs.turn()
        return ShadingNode([image], extent: .infinite) { _ in TileShading(turn: turn, tiling: tiling) }
    }

    static func fourfoldReflectedTile(_ inputs: FilterInputs) -> ImageNode? {
        tiled(
            inputs,
            ParallelogramTiling(width: width(inputs), angle: inputs.number("inputAcuteAngle"), isMirrored: true))
    }

    static func fourfoldTranslatedTile(_ inputs: FilterInputs) -> ImageNode? {
        tiled(
            inputs,
            ParallelogramTiling(width: width(inputs), angle: inputs.number("inputAcuteAngle"), isMirrored: false))
    }

    static func parallelogramTile(_ inputs: FilterInputs) -> ImageNode? { fourfoldReflectedTile(inputs) }

    static func glideReflectedTile(_ inputs: FilterInputs) -> ImageNode? {
        tiled(inputs, GlideTiling(width: width(inputs)))
    }

    static func fourfoldRotatedTile(_ inputs: FilterInputs) -> ImageNode? {
        tiled(inputs, RosetteTiling(lattice: .square, width: width(inputs), sectors: 4, isMirrored: false))
    }

    static func eightfoldReflectedTile(_ inputs: FilterInputs) -> ImageNode? {
        tiled(inputs, RosetteTiling(lattice: .square, width: width(inputs), sectors: 8, isMirrored: true))
    }

    static func sixfoldRotatedTile(_ inputs: FilterInputs) -> ImageNode? {
        tiled(inputs, RosetteTiling(lattice: .hexagonal, width: width(inputs), sectors: 6, isMirrored: false))
    }

    static func twelvefoldReflectedTile(_ inputs: FilterInputs) -> ImageNode? {
        tiled(inputs, RosetteTiling(lattice: .hexagonal, width: width(inputs), sectors: 12, isMirrored: true))
    }

    static func sixfoldReflectedTile(_ inputs: FilterInputs) -> ImageNode? {
        tiled(inputs, TriangleTiling(side: width(inputs), isMirrored: true))
    }

    static func triangleTile(_ inputs: FilterInputs) -> ImageNode? {
        tiled(inputs, TriangleTiling(side: width(inputs), isMirrored: false))
    }

    static func opTile(_ inputs: FilterInputs) -> ImageNode? {
        let scale = inputs.number(kCIInputScaleKey, 0.01...100)
        return tiled(inputs, OpTiling(width: width(inputs), scale: scale, angle: inputs.number(kCIInputAngleKey)))
    }

    static func kaleidoscope(_ inputs: FilterInputs) -> ImageNode? {
        guard inputs.finiteImage() != nil else { return nil }
        let count = Int(inputs.number("inputCount", 1...1024))
        return tiled(inputs, RosetteTiling(lattice: .single, width: 1, sectors: 2 * count, isMirrored: true))
    }

    static func triangleKaleidoscope(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.finiteImage() else { return nil }
        let turn = inputs.turn("inputPoint", angle: "inputRotation")
        let tiling = TriangleTiling(side: inputs.number("inputSize", 1...1e5), isMirrored: true)
        let decay = inputs.number("inputDecay", 0...1)
        return ShadingNode([image], extent: .infinite) { _ in FadingTriangles(turn: turn, tiling: tiling, decay: decay)
        }
    }

    static func perspectiveTile(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.finiteImage() else { return nil }
        let corners = ["inputBottomLeft", "inputBottomRight", "inputTopRight", "inputTopLeft"].map(inputs.point)
        guard let map = Projection(from: image.extent, to: corners),
            let node = WrapNode(image, map, isTiled: true)
        else {
            inputs.report("the four points are not a perspective projection of a rectangle")
            return nil
        }
        return node
    }
}
