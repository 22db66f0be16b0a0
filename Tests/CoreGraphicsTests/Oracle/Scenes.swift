import CoreGraphics

/// All compared scenes, by topic.
let oracleScenes: [Scene] = [
    ruleScenes, shapeScenes, arcScenes, lineScenes, curveScenes, miterScenes, lineShapeScenes, dashScenes, penScenes,
    clipScenes, gradientScenes, endingGradientScenes, imageScenes, resampledImageScenes, maskScenes, layerScenes,
    blendScenes,
    colorBlendScenes,
].flatMap { $0 }

// MARK: - Shared colours and paths

let blue = RGBA(0.13, 0.35, 0.9)
let red = RGBA(0.9, 0.2, 0.15)
let green = RGBA(0.1, 0.65, 0.3)
let glass = RGBA(0.9, 0.5, 0.1, 0.5)

let zigzag: [PathStep] = [.move(18.3, 20), .line(40.2, 97.5), .line(55, 24), .line(66.7, 90), .line(103, 60.4)]
let hook: [PathStep] = [.move(20, 25), .curve(20, 130, 95, 130, 60.5, 30), .quad(95, 10, 104, 80)]
let star: [PathStep] = [.move(60, 110), .line(90, 15), .line(10, 75), .line(110, 75), .line(30, 15), .close]
let loops: [PathStep] = [.move(15, 30), .curve(150, 140, -30, 140, 105, 30), .curve(20, 0, 20, 130, 100, 90), .close]

// MARK: - Fills

private let filledPaths: [(String, [PathStep])] = [
    ("star", star),
    ("loops", loops),
    ("rings of one direction", [.ellipse(10, 10, 100, 100), .ellipse(25, 25, 70, 70), .ellipse(40.5, 40.5, 39, 39)]),
    (
        "rings of both directions",
        [
            .arc(60, 60, radius: 50, from: 0, to: 2 * .pi, clockwise: false), .close, .move(90, 60),
            .arc(60, 60, radius: 30, from: 0, to: -2 * .pi, clockwise: true), .close,
        ]
    ),
    ("crossing rectangles", [.rect(10.25, 30.5, 80, 40), .rect(40, 10, 30.75, 95.3)]),
    (
        "open subpaths",
        [.move(10, 10), .line(100, 20), .line(50, 60), .move(20, 70), .curve(60, 140, 90, 60, 110, 110)]
    ),
]

private let ruleScenes = filledPaths.flatMap { (name, path) -> [Scene] in
    [CGPathFillRule.winding, .evenOdd].map { rule in
        Scene(name: "fill \(rule), \(name)", steps: [.fillColor(blue), .path(path), .fill(rule)])
    }
}

private let shapeScenes: [Scene] = [
    Scene(
        name: "rounded rectangles",
        steps: [
            .fillColor(blue), .path([.roundedRect(8.5, 10.25, 60, 100, corner: 22)]), .fill(),
            .fillColor(glass), .path([.roundedRect(40, 30, 70.3, 40.7, corner: 20.35)]), .fill(),
        ]),
    Scene(
        name: "slivers",
        steps: [
            .fillColor(red), .path([.move(5, 5), .line(115, 60), .line(115, 61), .close]), .fill(),
            .path([.move(5, 110), .line(115, 70), .line(5, 111.5), .close]), .fill(),
            .path([.rect(60.3, 2, 0.3, 100)]), .fill(),
        ], tolerance: .slivers),
    Scene(
        name: "translucent overlap",
        steps: [
            .fillColor(glass), .path([.ellipse(10, 10, 70, 70)]), .fill(),
            .fillColor(RGBA(0, 0.3, 1, 0.6)), .path([.ellipse(40, 40, 70, 70)]), .fill(),
        ]),
    Scene(
        name: "ellipses under a skew",
        steps: [
            .concat(CGAffineTransform(0.9, 0.3, -0.5, 0.7, 40, 5)),
            .fillColor(green), .path([.ellipse(0, 0, 90, 110)]), .fill(),
            .fillColor(red), .path([.ellipse(30, 20, 33, 66)]), .fill(),
        ]),
    Scene(
        name: "partly outside",
        steps: [
            .fillColor(blue), .path([.ellipse(-60, -50, 150, 130)]), .fill(),
            .fillColor(glass), .path([.move(60, 60), .line(5000, 90), .line(90, 5000), .close]), .fill(),
        ]),
]

// MARK: - Arcs

private let arcScenes = [(0.3, 2), (2, 0.3), (-1, 4.9), (0, 2 * CGFloat.pi)].flatMap { (from, to) -> [Scene] in
    [false, true].map { clockwise in
        // For angles a whole turn apart, Cairo draws a circle only in their own direction.
        let (a, b) = clockwise && to - from == 2 * .pi ? (to, from) : (from, to)
        let arc = PathStep.arc(60, 60, radius: 45, from: a, to: b, clockwise: clockwise)
        let outer = PathStep.arc(60, 60, radius: 52, from: a, to: b, clockwise: clockwise)
        return Scene(
            name: "arc \(from) to \(to), \(clockwise ? "clockwise" : "counterclockwise")",
            steps: [
                .fillColor(blue), .path([.move(60, 60), arc, .close]), .fill(), .line(width: 3), .path([outer]),
                .stroke,
            ])
    }
}

// MARK: - Clips

private let clipScenes: [Scene] = [
    Scene(
        name: "clip to a star by winding",
        steps: [.path(star), .clip(), .fillColor(blue), .path([.rect(0, 0, 120, 70)]), .fill()]),
    Scene(
        name: "clip to a star by even-odd",
        steps: [.path(star), .clip(.evenOdd), .fillColor(blue), .path([.rect(0, 0, 120, 120)]), .fill()]),
    Scene(
        name: "nested clips",
        steps: [
            .save, .path([.ellipse(5, 5, 90, 90)]), .clip(), .path([.ellipse(25, 25, 90, 90)]), .clip(),
            .fillColor(green), .path([.rect(0, 0, 120, 120)]), .fill(), .restore,
            .fillColor(glass), .path([.rect(50, 0, 20, 120)]), .fill(),
        ]),
    Scene(
        name: "a turned rectangle clips a line",
        steps: [
            .concat(CGAffineTransform(rotationAngle: 0.4)), .path([.rect(40, 0, 50, 60)]), .clip(),
            .concat(CGAffineTransform(rotationAngle: -0.4)), .strokeColor(red), .line(width: 9), .path(zigzag), .stroke,
        ]),
    Scene(
        name: "a rectangle between pixels clips",
        steps: [.path([.rect(10.5, 20.25, 60.2, 70.7)]), .clip(), .fillColor(blue), .path(star), .fill()]),
]
