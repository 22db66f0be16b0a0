/// Layers in 3D, filtered layers and shapes.

// MARK: Depth

let depthScenes: [LayerScene] = [
    LayerScene(
        "depth: perspective", bound: 38, eye: 120,
        [
            SceneLayer(16, 16, 64, 64, red) {
                ($0.transform, $0.cornerRadius, $0.borderWidth) = (SceneLayer.turn(0.9, 0, 1, 0), 8, 4)
            }
        ]),
    LayerScene(
        "depth: order of level layers", eye: 200,
        [
            SceneLayer(10, 10, 50, 50, red) { $0.depth = 20 }, SceneLayer(30, 24, 50, 50, blue),
            SceneLayer(40, 40, 40, 40, gold) { $0.depth = -30 },
        ]),
    LayerScene(
        "depth: a back that is not shown", eye: 200,
        [
            SceneLayer(16, 16, 64, 64, gold) { $0.transform = SceneLayer.turn(0.4, 1, 0, 0) },
            SceneLayer(16, 16, 64, 64, red) {
                ($0.transform, $0.isDoubleSided) = (SceneLayer.turn(2.6, 0, 1, 0), false)
            },
        ]),
    LayerScene(
        "depth: a flat layer in perspective", bound: 38, eye: 130,
        [
            SceneLayer(16, 16, 64, 64, faded(gold, 0.8)) {
                $0.transform = SceneLayer.turn(0.7, 0.3, 1, 0)
                $0.sublayers = [
                    SceneLayer(10, 10, 30, 30, red) { $0.transform = SceneLayer.turn(0.8, 1, 0, 0) },
                    SceneLayer(20, 42, 50, 18, blue) { $0.opacity = 0.6 },
                ]
            }
        ]),
    LayerScene(
        "depth: a transform layer", bound: 38, eye: 160,
        [
            SceneLayer(0, 0, 96, 96) {
                ($0.isTransformer, $0.transform) = (true, SceneLayer.turn(0.6, 0, 1, 0))
                $0.sublayers = [
                    SceneLayer(24, 24, 48, 48, blue) { $0.depth = -24 },
                    SceneLayer(24, 24, 48, 48, faded(gold, 0.7)) { $0.depth = 24 },
                ]
            }
        ]),
    LayerScene(
        "depth: transform layers within one another", bound: 38, eye: 160,
        [
            SceneLayer(0, 0, 96, 96) {
                ($0.isTransformer, $0.transform) = (true, SceneLayer.turn(0.5, 0, 1, 0))
                $0.sublayers = [
                    SceneLayer(0, 0, 96, 96) {
                        ($0.isTransformer, $0.transform) = (true, SceneLayer.turn(0.4, 1, 0, 0))
                        $0.sublayers = [
                            SceneLayer(20, 20, 56, 56, green) { ($0.depth, $0.cornerRadius) = (-20, 12) },
                            SceneLayer(30, 30, 36, 36, red) { $0.depth = 20 },
                        ]
                    }
                ]
            }
        ]),
    LayerScene(
        "depth: copies",
        [
            SceneLayer(0, 0, 96, 96) {
                $0.copies = .init(count: 8, transform: SceneLayer.turn(.pi / 4))
                $0.sublayers = [SceneLayer(42, 8, 12, 24, faded(blue, 0.6)) { $0.cornerRadius = 6 }]
            }
        ]),
    LayerScene(
        "depth: a reflection", scale: 2,
        [
            SceneLayer(20, 30, 56, 36, gold) {
                $0.transform = [-1.2, 0.2, 0, 0, 0.1, 0.8, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
                $0.sublayers = [SceneLayer(4, 4, 20, 12, red)]
            }
        ]),
]

// MARK: Filters

func filtered(_ type: String, _ inputs: [String: [Double]] = [:]) -> SceneLayer {
    SceneLayer(16, 16, 64, 64, gold) {
        $0.sublayers = [
            SceneLayer(10, 10, 30, 44, red), SceneLayer(30, 24, 40, 20, faded(blue, 0.7)) { $0.cornerRadius = 10 },
        ]
        $0.filters = [.init(type: type, inputs: inputs)]
    }
}

let filterScenes: [LayerScene] = [
    LayerScene("filter: a blur of 2", [filtered("gaussianBlur", ["inputRadius": [2]])]),
    LayerScene("filter: a blur of 6", bound: 38, [filtered("gaussianBlur", ["inputRadius": [6]])]),
    LayerScene("filter: a blur of 3 at scale 2", scale: 2, bound: 38, [filtered("gaussianBlur", ["inputRadius": [3]])]),
    LayerScene("filter: inverted", [filtered("colorInvert")]),
    LayerScene(
        "filter: a matrix",
        [
            filtered(
                "colorMatrix",
                [
                    "inputColorMatrix": [
                        0.4, 0.5, 0, 0, 0.05, 0.1, 0.6, 0.2, 0, 0, 0.3, 0, 0.8, 0, -0.1, 0, 0, 0, 0.8, 0,
                    ]
                ])
        ]),
    LayerScene("filter: without saturation", [filtered("colorSaturate", ["inputAmount": [0]])]),
    LayerScene(
        "filter: on a group that fades",
        [
            {
                var layer = filtered("colorInvert")
                (layer.opacity, layer.cornerRadius, layer.clips) = (0.6, 20, true)
                return layer
            }()
        ]),
]

// MARK: Shapes

let star: [[SceneLayer.Element]] = [
    ["M", 38, 4], ["L", 58, 68], ["L", 4, 28], ["L", 72, 28], ["L", 18, 68], ["Z"],
]
let wave: [[SceneLayer.Element]] = [["M", 8, 60], ["C", 24, -20, 44, 110, 68, 14]]

func shape(_ path: [[SceneLayer.Element]], _ change: (inout SceneLayer.Shape) -> Void) -> SceneLayer {
    SceneLayer(10, 10, 76, 76) {
        var shape = SceneLayer.Shape(path: path)
        change(&shape)
        $0.shape = shape
    }
}

let shapeScenes: [LayerScene] = [
    LayerScene("shape: winding", [shape(star) { $0.fill = red }]),
    LayerScene("shape: even and odd", [shape(star) { ($0.fill, $0.isEvenOdd) = (faded(blue, 0.7), true) }]),
    // Skia offsets curves to within a third of a pixel: its line is 35 dB from the exact area, this one 47.
    LayerScene(
        "shape: a line with round ends", bound: 35,
        [
            shape(wave) { ($0.stroke, $0.width, $0.cap, $0.join) = (ink, 9, "round", "round") }
        ]),
    LayerScene("shape: mitres", [shape(star) { ($0.fill, $0.stroke, $0.width) = (gold, ink, 3) }]),
    LayerScene(
        "shape: dashes",
        [
            shape(wave) { ($0.stroke, $0.width, $0.dashes, $0.cap) = (red, 5, [12, 8], "butt") }
        ]),
    LayerScene(
        "shape: a part of a line", bound: 38,
        [
            shape(wave) { ($0.stroke, $0.width, $0.part, $0.cap) = (green, 7, [0.25, 0.8], "butt") }
        ]),
    LayerScene(
        "shape: in perspective", bound: 38, eye: 120,
        [
            {
                var layer = shape(star) { ($0.fill, $0.stroke, $0.width, $0.join) = (gold, red, 4, "bevel") }
                layer.transform = SceneLayer.turn(0.9, 1, 0.2, 0)
                return layer
            }()
        ]),
]
