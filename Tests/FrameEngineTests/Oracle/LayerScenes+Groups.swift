/// Groups, their compositing, and masks.

// MARK: Opacity

func cards(_ opacity: Double, isGroup: Bool = true) -> SceneLayer {
    SceneLayer(10, 12, 50, 50, red) {
        ($0.opacity, $0.isGroup) = (opacity, isGroup)
        $0.sublayers = [
            SceneLayer(14, 12, 50, 40, blue) {
                ($0.cornerRadius, $0.isGroup) = (8, isGroup)
                $0.sublayers = [SceneLayer(16, 12, 20, 40, gold)]
            }
        ]
    }
}

let opacityScenes: [LayerScene] = [
    LayerScene("opacity: of a group", [cards(0.5)]),
    LayerScene("opacity: of each", [cards(0.5, isGroup: false)]),
    LayerScene(
        "opacity: groups within groups",
        [
            SceneLayer(4, 4, 88, 88) {
                $0.opacity = 0.7
                $0.sublayers = [cards(0.6), SceneLayer(40, 40, 40, 40, faded(green, 0.5)) { $0.cornerRadius = 20 }]
            }
        ]),
    LayerScene("opacity: on nothing", background: [0, 0, 0, 0], [cards(0.35)]),
    LayerScene(
        "opacity: a hundred of one percent", background: [0, 0, 0, 1],
        Array(
            repeating: SceneLayer(16, 16, 64, 64, [1, 1, 1, 0.01]), count: 100)),
]

// MARK: Blend modes

let blendScenes: [LayerScene] = [
    "multiplyBlendMode", "screenBlendMode", "overlayBlendMode", "darkenBlendMode", "lightenBlendMode",
    "colorDodgeBlendMode", "colorBurnBlendMode", "softLightBlendMode", "hardLightBlendMode", "differenceBlendMode",
    "exclusionBlendMode", "hueBlendMode", "saturationBlendMode", "colorBlendMode", "luminosityBlendMode", "plusL",
    "sourceAtop", "destOver", "destOut", "xor",
].map { mode in
    LayerScene(
        "blend: \(mode)", background: [0, 0, 0, 0],
        [
            SceneLayer(6, 6, 60, 84) {
                $0.gradient = .init(
                    colors: [[1, 0.9, 0.2, 1], [0.1, 0.3, 0.9, 1], [0.2, 0.8, 0.4, 0.3]], locations: [0, 0.55, 1])
            },
            SceneLayer(24, 20, 66, 52) {
                $0.gradient = .init(
                    colors: [[0.9, 0.15, 0.3, 1], [0.4, 0.4, 0.4, 0.7], [0.1, 0.9, 0.9, 0.9]], locations: [0, 0.5, 1],
                    start: [0, 0.5], end: [1, 0.5])
                $0.blendMode = mode
            },
        ])
}

// MARK: Masks

let maskScenes: [LayerScene] = [
    LayerScene(
        "mask: a round layer",
        [SceneLayer(10, 10, 76, 76, red) { $0.mask = [SceneLayer(10, 20, 56, 40, ink) { $0.cornerRadius = 20 }] }]),
    LayerScene(
        "mask: translucent",
        [SceneLayer(10, 10, 76, 76, red) { $0.mask = [SceneLayer(10, 20, 56, 40, faded(ink, 0.4))] }]),
    LayerScene(
        "mask: a gradient",
        [
            cards(1),
            SceneLayer(10, 10, 76, 76, blue) {
                $0.mask = [SceneLayer(0, 0, 76, 76) { $0.gradient = fade }]
            },
        ]),
    LayerScene(
        "mask: a tree that is turned",
        [
            SceneLayer(10, 10, 76, 76, green) {
                $0.mask = [
                    SceneLayer(18, 18, 40, 40, faded(ink, 0.7)) {
                        $0.transform = SceneLayer.turn(0.6)
                        $0.sublayers = [SceneLayer(24, -20, 12, 70, ink), SceneLayer(-16, 10, 30, 8, faded(ink, 0.5))]
                    }
                ]
            }
        ]),
    LayerScene(
        "mask: of a mask",
        [
            SceneLayer(10, 10, 76, 76, green) {
                $0.mask = [
                    SceneLayer(0, 0, 76, 76) {
                        $0.gradient = fade
                        $0.mask = [SceneLayer(12, 12, 52, 52, ink) { $0.cornerRadius = 26 }]
                    }
                ]
            }
        ]),
    LayerScene(
        "mask: a shape on a translucent group",
        [
            SceneLayer(10, 10, 76, 76, gold) {
                $0.opacity = 0.6
                $0.sublayers = [SceneLayer(30, 30, 40, 40, red)]
                $0.mask = [SceneLayer(0, 0, 76, 76) { $0.shape = .init(path: star, fill: ink) }]
            }
        ]),
    LayerScene(
        "mask: an image",
        [
            SceneLayer(10, 10, 76, 76, blue) { $0.mask = [SceneLayer(4, 4, 68, 68) { $0.image = picture(9, 9) }] }
        ]),
]

let fade = SceneLayer.Gradient(
    colors: [[0, 0, 0, 1], [0, 0, 0, 0]], locations: [0.1, 0.9], start: [0, 0], end: [1, 1])
