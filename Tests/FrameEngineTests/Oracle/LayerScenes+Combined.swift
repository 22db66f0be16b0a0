import QuartzCore

/// Combinations of a layer's features.

private func picture(_ change: (inout SceneLayer.Image) -> Void = { _ in }) -> SceneLayer.Image {
    let pixels = (0..<64).flatMap { index -> [UInt8] in
        let (x, y) = (index % 8, index / 8)
        return (x + y).isMultiple(of: 2) ? [UInt8(30 * x), 128, UInt8(30 * y), 255] : [255, 240, 200, 255]
    }
    var image = SceneLayer.Image(width: 8, height: 8, pixels: pixels)
    change(&image)
    return image
}

private func shadow(_ radius: Double, _ x: Double, _ y: Double, _ opacity: Double = 0.8) -> SceneLayer.Shadow {
    SceneLayer.Shadow(opacity: opacity, radius: radius, offset: [x, y])
}

private let fadeOut = SceneLayer.Gradient(
    colors: [[0, 0, 0, 1], [0, 0, 0, 0]], locations: [0, 1], start: [0, 0], end: [1, 1])

private let disk: [[SceneLayer.Element]] = [
    ["M", 60, 32], ["C", 60, 47, 48, 60, 32, 60], ["C", 16, 60, 4, 47, 4, 32], ["C", 4, 16, 16, 4, 32, 4],
    ["C", 48, 4, 60, 16, 60, 32], ["Z"],
]

let combinedScenes: [LayerScene] = [
    LayerScene(
        "together: picture, corners, border, shadow, turned, at scale 1.5", scale: 1.5, bound: 36,
        [
            SceneLayer(20, 18, 56, 56, gold) {
                ($0.image, $0.borderWidth, $0.borderColor, $0.shadow) = (picture(), 3, ink, shadow(2, 3, 4))
                $0.transform = SceneLayer.turn(0.4)
            }
        ]),
    LayerScene(
        "together: a masked blur with a shadow, turned", bound: 36,
        [
            SceneLayer(18, 18, 60, 60, green) {
                ($0.filters, $0.shadow) = (
                    [.init(type: "gaussianBlur", inputs: ["inputRadius": [2]])], shadow(1.5, 4, 4)
                )
                $0.transform = SceneLayer.turn(0.5)
                $0.mask = [SceneLayer(4, 4, 56, 52, ink) { $0.cornerRadius = 24 }]
                $0.sublayers = [SceneLayer(10, 10, 24, 24, gold)]
            }
        ]),
    LayerScene(
        "together: clip, mask and group in perspective at scale 2", scale: 2, bound: 36, eye: 130,
        [
            SceneLayer(14, 14, 68, 68, gold) {
                ($0.clips, $0.cornerRadius, $0.opacity) = (true, 18, 0.8)
                ($0.transform, $0.image) = (SceneLayer.turn(0.8, 0.3, 1, 0), picture())
                $0.mask = [SceneLayer(0, 0, 68, 68) { $0.gradient = fadeOut }]
                $0.sublayers = [SceneLayer(30, -8, 46, 40, faded(red, 0.7)) { $0.transform = SceneLayer.turn(0.5) }]
            }
        ]),
    LayerScene(
        "together: a blend mode in a clip in a group that fades", bound: 38,
        [
            SceneLayer(10, 10, 76, 76) {
                $0.opacity = 0.7
                $0.sublayers = [
                    SceneLayer(6, 6, 60, 60, gold) {
                        ($0.clips, $0.cornerRadius, $0.transform) = (true, 20, SceneLayer.turn(0.3))
                        $0.sublayers = [
                            SceneLayer(20, 20, 60, 30, [0.3, 0.6, 0.9, 1]) {
                                ($0.blendMode, $0.cornerRadius) = ("multiplyBlendMode", 8)
                            },
                            SceneLayer(6, -4, 16, 70, [0.9, 0.4, 0.7, 0.8]) { $0.blendMode = "differenceBlendMode" },
                        ]
                    }
                ]
            }
        ]),
    LayerScene(
        "together: copies with shadows in perspective", bound: 36, eye: 140,
        [
            SceneLayer(0, 0, 96, 96) {
                $0.copies = .init(count: 3, transform: SceneLayer.turn(0.5))
                $0.transform = SceneLayer.turn(0.6, 1, 0, 0)
                $0.sublayers = [
                    SceneLayer(18, 50, 40, 24, faded(blue, 0.8)) {
                        ($0.cornerRadius, $0.shadow, $0.borderWidth) = (8, shadow(1.5, 2, 2), 2)
                    }
                ]
            }
        ]),
    LayerScene(
        "together: transform layers three deep, panes with masks and opacity", bound: 36, eye: 150,
        [
            SceneLayer(0, 0, 96, 96) {
                ($0.isTransformer, $0.transform) = (true, SceneLayer.turn(0.4, 0, 1, 0))
                $0.sublayers = [
                    SceneLayer(0, 0, 96, 96) {
                        ($0.isTransformer, $0.transform) = (true, SceneLayer.turn(0.4, 1, 0, 0))
                        $0.sublayers = [
                            SceneLayer(0, 0, 96, 96) {
                                ($0.isTransformer, $0.transform) = (true, SceneLayer.turn(0.3))
                                $0.sublayers = [
                                    SceneLayer(16, 16, 64, 64, green) {
                                        $0.depth = -25
                                        $0.mask = [SceneLayer(6, 6, 52, 52, ink) { $0.cornerRadius = 26 }]
                                    },
                                    SceneLayer(28, 28, 40, 40, red) {
                                        ($0.depth, $0.opacity) = (25, 0.6)
                                        $0.sublayers = [SceneLayer(8, 8, 40, 10, gold)]
                                    },
                                ]
                            }
                        ]
                    }
                ]
            }
        ]),
    LayerScene(
        "together: nine parts mirrored and turned, masked by a gradient", bound: 36,
        [
            SceneLayer(14, 20, 68, 56) {
                $0.image = picture { $0.center = [0.25, 0.25, 0.5, 0.5] }
                $0.transform = SceneLayer.numbers(CATransform3DScale(CATransform3DMakeRotation(0.3, 0, 0, 1), -1, 1, 1))
                $0.mask = [SceneLayer(0, 0, 68, 56) { ($0.gradient, $0.cornerRadius) = (fadeOut, 12) }]
            }
        ]),
    LayerScene(
        "together: a dashed mask on a picture in perspective at scale 1.5", scale: 1.5, bound: 34, eye: 120,
        [
            SceneLayer(16, 16, 64, 64) {
                ($0.image, $0.transform) = (picture { $0.filter = "trilinear" }, SceneLayer.turn(0.8, 1, 0.2, 0))
                $0.mask = [
                    SceneLayer(0, 0, 64, 64) {
                        $0.shape = SceneLayer.Shape(
                            path: disk, fill: [0, 0, 0, 0.5], stroke: [0, 0, 0, 1], width: 6, join: "round",
                            dashes: [14, 8])
                    }
                ]
            }
        ]),
    LayerScene(
        "together: an inverted group with a hole, over a gradient", bound: 36,
        [
            SceneLayer(0, 0, 96, 96) {
                $0.gradient = .init(
                    type: "radial", colors: [gold, blue], locations: [0, 1], start: [0.5, 0.5], end: [1, 1])
            },
            SceneLayer(18, 18, 60, 60, red) {
                ($0.filters, $0.opacity, $0.shadow) = ([.init(type: "colorInvert", inputs: [:])], 0.8, shadow(2, 3, 3))
                $0.transform = SceneLayer.turn(-0.3)
                $0.sublayers = [SceneLayer(16, 16, 28, 28, ink) { ($0.blendMode, $0.cornerRadius) = ("destOut", 14) }]
            },
        ]),
    LayerScene(
        "together: masks of masks on a group in perspective at scale 2", scale: 2, bound: 36, eye: 140,
        [
            SceneLayer(16, 16, 64, 64, blue) {
                ($0.transform, $0.opacity) = (SceneLayer.turn(0.7, 0, 1, 0), 0.9)
                $0.sublayers = [SceneLayer(10, 10, 40, 16, gold) { $0.shadow = shadow(1, 2, 2) }]
                $0.mask = [
                    SceneLayer(2, 2, 60, 60) {
                        ($0.gradient, $0.transform) = (fadeOut, SceneLayer.turn(0.4))
                        $0.mask = [
                            SceneLayer(4, 4, 52, 52, ink) {
                                ($0.cornerRadius, $0.corners) = (20, [true, false, true, true])
                            }
                        ]
                    }
                ]
            }
        ]),
    LayerScene(
        "together: a blur that round bounds cut, turned", bound: 36,
        [
            SceneLayer(18, 18, 60, 60, green) {
                ($0.filters, $0.clips, $0.cornerRadius) = (
                    [.init(type: "gaussianBlur", inputs: ["inputRadius": [3]])], true, 20
                )
                $0.transform = SceneLayer.turn(0.4)
                $0.sublayers = [SceneLayer(30, -10, 50, 30, red), SceneLayer(-14, 34, 40, 12, gold)]
            }
        ]),
    LayerScene(
        "together: clips in clips in perspective at scale 2.625", scale: 2.625, bound: 38, eye: 140,
        [
            SceneLayer(12, 12, 72, 72, blue) {
                ($0.clips, $0.cornerRadius, $0.transform) = (true, 22, SceneLayer.turn(0.7, 1, 0.5, 0))
                ($0.borderWidth, $0.borderColor) = (3, ink)
                $0.sublayers = [
                    SceneLayer(20, -10, 70, 60, gold) {
                        ($0.clips, $0.cornerRadius, $0.opacity) = (true, 16, 0.8)
                        $0.transform = SceneLayer.turn(-0.4)
                        $0.sublayers = [SceneLayer(-6, 30, 90, 14, red)]
                    }
                ]
            }
        ]),
    LayerScene(
        "together: a card with a shadow turns beside level ones", bound: 36, eye: 150,
        [
            SceneLayer(4, 6, 20, 84, green),
            SceneLayer(34, 18, 36, 56, gold) {
                ($0.transform, $0.shadow) = (SceneLayer.turn(0.8, 0, 1, 0), shadow(2, 0, 4, 0.6))
                $0.sublayers = [SceneLayer(6, 10, 24, 12, blue)]
            },
            SceneLayer(80, 6, 12, 84, green),
        ]),
    LayerScene(
        "together: a picture under round corners, mirrored, with a gradient's mask, at scale 1.375", scale: 1.375,
        bound: 36, eye: 160,
        [
            SceneLayer(14.3, 15.6, 66, 66) {
                ($0.image, $0.clips, $0.cornerRadius) = (picture { $0.gravity = "resizeAspectFill" }, true, 18)
                $0.transform = SceneLayer.numbers(
                    CATransform3DScale(CATransform3DMakeRotation(0.5, 1, 0, 0), -1, 1, 1))
                $0.mask = [SceneLayer(0, 0, 66, 66) { $0.gradient = fadeOut }]
                $0.sublayers = [SceneLayer(10, 40, 70, 12, faded(red, 0.6))]
            }
        ]),
    LayerScene(
        "together: copies of translucent cards that clip, at scale 2.625", scale: 2.625, bound: 38,
        [
            SceneLayer(0, 0, 96, 96) {
                $0.copies = .init(count: 5, transform: SceneLayer.turn(1.1))
                $0.sublayers = [
                    SceneLayer(40, 6, 44, 34, faded(blue, 0.7)) {
                        ($0.clips, $0.cornerRadius, $0.opacity) = (true, 12, 0.75)
                        ($0.borderWidth, $0.borderColor) = (2, gold)
                        $0.sublayers = [SceneLayer(-4, 20, 60, 30, red)]
                    }
                ]
            }
        ]),
]
