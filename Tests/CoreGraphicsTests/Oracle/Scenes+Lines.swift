import CoreGraphics

let lineScenes = [CGLineCap.butt, .round, .square].flatMap { (cap: CGLineCap) -> [Scene] in
    [CGLineJoin.miter, .round, .bevel].flatMap { (join: CGLineJoin) -> [Scene] in
        [0.5, 1, 4.5, 14, 30].map { (width: CGFloat) -> Scene in
            Scene(
                name: "line \(cap) \(join) \(width)",
                steps: [.strokeColor(blue), .line(width: width, cap: cap, join: join), .path(zigzag), .stroke])
        }
    }
}

let curveScenes = [0.4, 2, 9, 26].map { (width: CGFloat) -> Scene in
    Scene(
        name: "curve of width \(width)",
        steps: [.strokeColor(green), .line(width: width, cap: .round, join: .round), .path(hook), .stroke])
}

let miterScenes = [1.5, 4, 30].map { (limit: CGFloat) -> Scene in
    Scene(
        name: "miter limit \(limit)",
        steps: [.strokeColor(blue), .line(width: 7, miterLimit: limit), .path(zigzag), .stroke])
}

let lineShapeScenes: [Scene] =
    [CGLineJoin.miter, .round, .bevel].map { join in
        Scene(
            name: "closed star \(join)", steps: [.strokeColor(red), .line(width: 6, join: join), .path(star), .stroke])
    } + [
        Scene(
            name: "translucent line crosses itself",
            steps: [.strokeColor(glass), .line(width: 12, join: .round), .path(loops), .stroke]),
        Scene(
            name: "dots",
            steps: [
                .strokeColor(blue), .line(width: 20, cap: .round), .path([.move(30, 60), .line(30, 60)]), .stroke,
                .line(width: 30, cap: .round), .path([.move(80.3, 60.8), .close]), .stroke,
            ]),
        Scene(
            name: "a tight curve",
            steps: [
                .strokeColor(red), .line(width: 24), .path([.move(20, 20), .curve(115, 110, 5, 110, 100, 20)]), .stroke,
            ]),
        Scene(
            name: "fill and stroke",
            steps: [
                .fillColor(green), .path([.roundedRect(20, 20, 80, 80, corner: 15)]), .fill(),
                .strokeColor(glass), .line(width: 10), .path([.roundedRect(20, 20, 80, 80, corner: 15)]), .stroke,
            ]),
    ]

private let dashes: [(String, CGFloat, [CGFloat])] = [
    ("even", 0, [12, 9]), ("shifted", 17, [14, 8, 3, 8]), ("odd count", 4, [11]), ("dots", 0, [0, 11]),
]
private let dashedPaths: [(String, [PathStep])] = [
    ("zigzag", zigzag), ("hook", hook), ("box", [.rect(20, 25, 77, 65)]),
]

let dashScenes = [CGLineCap.butt, .round, .square].flatMap { (cap: CGLineCap) -> [Scene] in
    dashes.flatMap { (name, phase, lengths) -> [Scene] in
        dashedPaths.compactMap { (kind, path) -> Scene? in
            // A dash without length or caps draws nothing, but at a corner Cairo draws its join.
            if name == "dots", cap == .butt { return nil }
            return Scene(
                name: "dash \(cap) \(name), \(kind)",
                steps: [
                    .strokeColor(red), .line(width: 5, cap: cap), .dash(phase: phase, lengths), .path(path), .stroke,
                ])
        }
    }
}

private let penTransforms: [(String, CGAffineTransform)] = [
    ("stretched", CGAffineTransform(scaleX: 3, y: 0.6)),
    ("skewed", CGAffineTransform(1, 0.5, -0.8, 1, 50, -10)),
    ("turned and mirrored", CGAffineTransform(-0.6, 0.7, 0.7, 0.6, 60, -10)),
]

let penScenes = penTransforms.flatMap { (name, t) -> [Scene] in
    [
        Scene(
            name: "pen \(name)",
            steps: [
                .concat(t), .strokeColor(blue), .line(width: 8, cap: .round, join: .round),
                .path([.move(8, 20), .line(30, 90), .curve(40, 10, 20, 140, 38, 60)]), .stroke,
            ]),
        Scene(
            name: "dashed pen \(name)",
            steps: [
                .concat(t), .strokeColor(red), .line(width: 4), .dash(phase: 3, [10, 5]),
                .path([.ellipse(4, 20, 34, 80)]), .stroke,
            ]),
    ]
}
