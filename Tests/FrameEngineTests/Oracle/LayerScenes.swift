/// The pictures of layers that Skia draws too.
let layerScenes: [LayerScene] =
    cornerScenes + clipScenes + opacityScenes + blendScenes + maskScenes + shadowScenes + gradientScenes + imageScenes
    + depthScenes + filterScenes + shapeScenes + combinedScenes

let red = [0.9, 0.2, 0.15, 1]
let blue = [0.15, 0.3, 0.85, 1]
let green = [0.2, 0.65, 0.3, 1]
let gold = [1, 0.75, 0.2, 1]
let ink = [0.1, 0.1, 0.15, 1]

func faded(_ color: [Double], _ alpha: Double) -> [Double] { Array(color.prefix(3)) + [alpha] }

// MARK: Corners and borders

let cornerScenes: [LayerScene] = [
    LayerScene("corners: round", [SceneLayer(12, 16, 70, 60, red) { $0.cornerRadius = 18 }]),
    LayerScene(
        "corners: two of four",
        [
            SceneLayer(12, 16, 70, 60, blue) { ($0.cornerRadius, $0.corners) = (24, [true, false, true, false]) }
        ]),
    LayerScene("corners: beyond half the side", [SceneLayer(8, 30, 80, 36, green) { $0.cornerRadius = 200 }]),
    LayerScene(
        "corners: turned",
        [
            SceneLayer(18, 26, 60, 44, red) { ($0.cornerRadius, $0.transform) = (12, SceneLayer.turn(0.5)) }
        ]),
    LayerScene(
        "corners: between pixels at scale 1.5", scale: 1.5,
        [
            SceneLayer(11.3, 16.7, 70.2, 60.9, faded(blue, 0.6)) { $0.cornerRadius = 9.4 }
        ]),
    LayerScene(
        "border: square",
        [
            SceneLayer(14, 18, 66, 56, gold) { ($0.borderWidth, $0.borderColor) = (5, ink) }
        ]),
    LayerScene(
        "border: round and translucent",
        [
            SceneLayer(14, 18, 66, 56, gold) {
                ($0.cornerRadius, $0.borderWidth, $0.borderColor) = (20, 8, faded(blue, 0.5))
            }
        ]),
    LayerScene(
        "border: half a pixel, turned", bound: 38,
        [
            SceneLayer(16, 22, 62, 50) {
                ($0.borderWidth, $0.borderColor, $0.transform) = (0.5, ink, SceneLayer.turn(0.3))
            }
        ]),
    LayerScene(
        "border: over sublayers", bound: 38,
        [
            SceneLayer(14, 18, 66, 56, gold) {
                ($0.borderWidth, $0.borderColor, $0.cornerRadius) = (6, ink, 10)
                $0.sublayers = [SceneLayer(-8, 20, 90, 14, red)]
            }
        ]),
]

// MARK: Clips

let clipScenes: [LayerScene] = [
    LayerScene(
        "clip: square",
        [
            SceneLayer(16, 16, 60, 60, gold) {
                $0.clips = true
                $0.sublayers = [SceneLayer(20, 20, 60, 60, red) { $0.transform = SceneLayer.turn(0.7) }]
            }
        ]),
    LayerScene(
        "clip: round",
        [
            SceneLayer(16, 16, 60, 60, gold) {
                ($0.clips, $0.cornerRadius) = (true, 22)
                $0.sublayers = [SceneLayer(-10, 26, 90, 50, red), SceneLayer(30, -10, 20, 90, faded(blue, 0.6))]
            }
        ]),
    // Skia composites three soft edges, where the clip here is the only one.
    LayerScene(
        "clip: turned, with a border", bound: 34,
        [
            SceneLayer(18, 18, 58, 58, gold) {
                ($0.clips, $0.cornerRadius, $0.transform) = (true, 14, SceneLayer.turn(-0.4))
                ($0.borderWidth, $0.borderColor) = (4, ink)
                $0.sublayers = [SceneLayer(24, 24, 60, 60, green) { $0.cornerRadius = 30 }]
            }
        ]),
    LayerScene(
        "clip: within a clip",
        [
            SceneLayer(10, 10, 60, 60, gold) {
                ($0.clips, $0.cornerRadius) = (true, 30)
                $0.sublayers = [
                    SceneLayer(24, 20, 60, 60, blue) {
                        ($0.clips, $0.cornerRadius, $0.transform) = (true, 16, SceneLayer.turn(0.5))
                        $0.sublayers = [SceneLayer(20, 0, 14, 60, red)]
                    }
                ]
            }
        ]),
    LayerScene(
        "clip: in perspective", bound: 38, eye: 150,
        [
            SceneLayer(16, 16, 64, 64, gold) {
                ($0.clips, $0.cornerRadius, $0.transform) = (true, 20, SceneLayer.turn(0.8, 0.2, 1, 0))
                $0.sublayers = [SceneLayer(0, 24, 64, 16, red), SceneLayer(40, -5, 40, 40, blue)]
            }
        ]),
    LayerScene(
        "clip: translucent group",
        [
            SceneLayer(16, 16, 60, 60, gold) {
                ($0.clips, $0.cornerRadius, $0.opacity) = (true, 22, 0.5)
                $0.sublayers = [SceneLayer(20, 20, 60, 60, red)]
            }
        ]),
]
