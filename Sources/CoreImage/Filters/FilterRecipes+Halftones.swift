import CoreGraphics
import Raster

extension FilterRecipes {
    private static func screen(_ inputs: FilterInputs, _ kind: ScreenPattern.Kind, angle: Double) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        let pattern = ScreenPattern(
            kind: kind, turn: Turn(inputs.point(kCIInputCenterKey), angle),
            width: inputs.number(kCIInputWidthKey, 1...1e5))
        let sharpness = inputs.number(kCIInputSharpnessKey, 0...1)
        return ShadingNode([image], extent: image.extent) {
            ScreenShading(pattern: pattern, sharpness: sharpness, space: $0)
        }
    }

    static func dotScreen(_ inputs: FilterInputs) -> ImageNode? {
        screen(inputs, .dots, angle: inputs.number(kCIInputAngleKey))
    }

    static func lineScreen(_ inputs: FilterInputs) -> ImageNode? {
        screen(inputs, .lines, angle: inputs.number(kCIInputAngleKey))
    }

    static func hatchedScreen(_ inputs: FilterInputs) -> ImageNode? {
        screen(inputs, .hatches, angle: inputs.number(kCIInputAngleKey))
    }

    static func circularScreen(_ inputs: FilterInputs) -> ImageNode? { screen(inputs, .circles, angle: 0) }

    static func cmykHalftone(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        let (center, angle) = (inputs.point(kCIInputCenterKey), inputs.number(kCIInputAngleKey))
        let width = inputs.number(kCIInputWidthKey, 1...1e5)
        // The usual angles of cyan, magenta, yellow and black.
        let screens = [15.0, 75, 0, 45].map {
            ScreenPattern(kind: .dots, turn: Turn(center, angle + $0 * .pi / 180), width: width)
        }
        let (sharpness, black) = (inputs.number(kCIInputSharpnessKey, 0...1), inputs.number("inputGCR", 0...1))
        let removal = inputs.number("inputUCR", 0...1)
        return ShadingNode([image], extent: image.extent) {
            InkShading(screens: screens, sharpness: sharpness, black: black, removal: removal, space: $0)
        }
    }
}
