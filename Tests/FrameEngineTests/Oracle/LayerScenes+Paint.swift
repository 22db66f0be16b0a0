/// Layers' paints and shadows.

// MARK: Shadows

let shadowScenes: [LayerScene] =
    [2.0, 5, 9].map { radius in
        LayerScene(
            "shadow: radius \(radius)", bound: 36,
            [
                SceneLayer(24, 22, 46, 40, gold) {
                    $0.cornerRadius = 10
                    $0.shadow = .init(opacity: 0.7, radius: radius, offset: [3, 6])
                }
            ])
    } + [
        LayerScene(
            "shadow: hard",
            [SceneLayer(24, 22, 40, 40, gold) { $0.shadow = .init(opacity: 0.5, radius: 0, offset: [9, 7]) }]),
        LayerScene(
            "shadow: of a tree", bound: 36,
            [
                SceneLayer(18, 20, 40, 30, red) {
                    $0.shadow = .init(color: [0.1, 0, 0.5, 1], opacity: 0.9, radius: 4, offset: [4, 4])
                    $0.sublayers = [SceneLayer(26, 18, 34, 34, faded(green, 0.6)) { $0.cornerRadius = 17 }]
                }
            ]),
        LayerScene(
            "shadow: of a path", bound: 36,
            [
                SceneLayer(24, 16, 46, 40, faded(gold, 0.8)) {
                    $0.shadow = .init(
                        opacity: 0.8, radius: 4,
                        path: [["M", -10, 44], ["Q", 23, 70, 56, 44], ["Q", 23, 58, -10, 44], ["Z"]])
                }
            ]),
        LayerScene(
            "shadow: turned at scale 1.5", scale: 1.5, bound: 36,
            [
                SceneLayer(24, 22, 46, 40, gold) {
                    $0.transform = SceneLayer.turn(0.5)
                    $0.shadow = .init(opacity: 0.7, radius: 4, offset: [8, 0])
                }
            ]),
        LayerScene(
            "shadow: of a translucent group", bound: 36,
            [
                SceneLayer(24, 22, 46, 40, gold) {
                    $0.opacity = 0.5
                    $0.shadow = .init(opacity: 0.9, radius: 3, offset: [6, 6])
                }
            ]),
    ]

// MARK: Gradients

let sunset: [[Double]] = [[0.98, 0.8, 0.3, 1], [0.9, 0.3, 0.4, 0.6], [0.2, 0.1, 0.5, 1]]

let gradientScenes: [LayerScene] = [
    LayerScene(
        "gradient: axial",
        [
            SceneLayer(10, 10, 76, 76) { $0.gradient = .init(colors: sunset, locations: [0, 0.4, 1]) }
        ]),
    LayerScene(
        "gradient: across, with round corners",
        [
            SceneLayer(10, 20, 76, 56) {
                $0.gradient = .init(colors: sunset, locations: [0.2, 0.5, 0.8], start: [0.1, 0], end: [0.9, 1])
                $0.cornerRadius = 20
            }
        ]),
    LayerScene(
        "gradient: hard stops",
        [
            SceneLayer(10, 10, 76, 76) {
                $0.gradient = .init(
                    colors: [red, red, gold, gold], locations: [0, 0.5, 0.5, 1], start: [0, 0.3], end: [1, 0.7])
                $0.transform = SceneLayer.turn(0.2)
            }
        ]),
    LayerScene(
        "gradient: radial",
        [
            SceneLayer(10, 10, 76, 76) {
                $0.gradient = .init(
                    type: "radial", colors: sunset, locations: [0, 0.5, 1], start: [0.5, 0.5], end: [1, 1])
            }
        ]),
    LayerScene(
        "gradient: an ellipse, turned",
        [
            SceneLayer(10, 24, 76, 46) {
                $0.gradient = .init(
                    type: "radial", colors: sunset, locations: [0, 0.5, 1], start: [0.3, 0.4], end: [0.9, 1])
                $0.transform = SceneLayer.turn(0.4)
            }
        ]),
    LayerScene(
        "gradient: conic", bound: 36,
        [
            SceneLayer(10, 10, 76, 76) {
                $0.gradient = .init(
                    type: "conic", colors: sunset + [[0.98, 0.8, 0.3, 1]], locations: [0, 0.3, 0.7, 1],
                    start: [0.5, 0.5],
                    end: [1, 0.2])
                $0.cornerRadius = 38
            }
        ]),
    LayerScene(
        "gradient: in perspective", eye: 120,
        [
            SceneLayer(12, 12, 72, 72) {
                $0.gradient = .init(colors: sunset, locations: [0, 0.4, 1], start: [0, 0], end: [1, 1])
                $0.transform = SceneLayer.turn(1, 1, 0.3, 0)
            }
        ]),
    LayerScene(
        "gradient: translucent group",
        [
            cards(1),
            SceneLayer(10, 10, 76, 76) {
                ($0.gradient, $0.opacity) = (.init(colors: sunset, locations: [0, 0.4, 1]), 0.5)
                $0.sublayers = [SceneLayer(20, 20, 20, 20, green)]
            },
        ]),
]

// MARK: Images

/// Returns colours that increase to the right and downwards, in a chequered pattern, some of them translucent.
func picture(_ width: Int, _ height: Int, isOpaque: Bool = false, _ filter: String = "linear") -> SceneLayer.Image {
    var pixels: [UInt8] = []
    for y in 0..<height {
        for x in 0..<width {
            pixels += [
                UInt8(255 * x / (width - 1)), UInt8(255 * y / (height - 1)), (x + y) % 2 == 0 ? 220 : 40,
                isOpaque || (x + 2 * y) % 5 != 0 ? 255 : 110,
            ]
        }
    }
    return SceneLayer.Image(width: width, height: height, pixels: pixels, filter: filter)
}

let imageScenes: [LayerScene] = [
    LayerScene("image: larger, linear", [SceneLayer(8, 8, 80, 80) { $0.image = picture(7, 7) }]),
    LayerScene("image: larger, nearest", [SceneLayer(8, 8, 80, 80) { $0.image = picture(7, 7, "nearest") }]),
    LayerScene("image: as it is", [SceneLayer(30, 28, 40, 36) { $0.image = picture(40, 36) }]),
    LayerScene("image: half a pixel aside", [SceneLayer(30.5, 28.5, 40, 36) { $0.image = picture(40, 36) }]),
    LayerScene(
        "image: turned and translucent",
        [
            SceneLayer(18, 20, 60, 56) {
                ($0.image, $0.transform, $0.opacity) = (picture(12, 10), SceneLayer.turn(0.4), 0.7)
            }
        ]),
    LayerScene(
        "image: with round corners",
        [
            SceneLayer(14, 18, 68, 60) {
                ($0.image, $0.cornerRadius, $0.clips) = (picture(16, 12, isOpaque: true), 20, true)
            }
        ]),
    LayerScene(
        "image: a part of it",
        [
            SceneLayer(8, 8, 80, 80) {
                $0.image = picture(16, 16, isOpaque: true)
                $0.image?.part = [0.25, 0.5, 0.5, 0.25]
            }
        ]),
    LayerScene(
        "image: nine parts",
        [
            SceneLayer(8, 12, 80, 68) {
                $0.image = picture(24, 24, isOpaque: true)
                $0.image?.center = [1.0 / 3, 1.0 / 3, 1.0 / 3, 1.0 / 3]
            }
        ]),
    LayerScene(
        "image: fitted",
        [
            SceneLayer(8, 8, 80, 80, gold) {
                $0.image = picture(20, 12, isOpaque: true)
                $0.image?.gravity = "resizeAspect"
            }
        ]),
    LayerScene(
        "image: filled and clipped",
        [
            SceneLayer(8, 20, 80, 50, gold) {
                $0.image = picture(12, 20, isOpaque: true)
                $0.image?.gravity = "resizeAspectFill"
                $0.clips = true
            }
        ]),
    LayerScene(
        "image: in perspective", bound: 38, eye: 130,
        [
            SceneLayer(12, 12, 72, 72) {
                ($0.image, $0.transform) = (picture(10, 10, isOpaque: true), SceneLayer.turn(0.9, 0.4, 1, 0))
            }
        ]),
    LayerScene(
        "image: smaller by halves",
        [
            SceneLayer(20, 20, 24, 24) { $0.image = picture(96, 96, isOpaque: true, "trilinear") },
            SceneLayer(46, 44, 48, 48) { $0.image = picture(96, 96, isOpaque: true, "trilinear") },
        ]),
]
