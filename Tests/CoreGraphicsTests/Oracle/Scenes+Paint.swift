import CoreGraphics

// MARK: - Gradients

private let rainbow = [Stop(0, red), Stop(0.35, RGBA(0.95, 0.85, 0.1)), Stop(0.6, green), Stop(1, blue)]
private let fading = [Stop(0, RGBA(1, 1, 1, 1)), Stop(0.5, RGBA(0.2, 0.4, 1, 0.6)), Stop(1, RGBA(0, 0, 0, 0))]
private let edge = [Stop(0.2, red), Stop(0.5, blue), Stop(0.5, green), Stop(0.9, red)]

private let colourings: [(String, [Stop])] = [("rainbow", rainbow), ("fading", fading), ("edge", edge)]

let gradientScenes = colourings.flatMap { (name, stops) -> [Scene] in
    let steps: [(String, Step)] = [
        ("linear", .linear(stops, from: CGPoint(x: 20.3, y: 15.1), to: CGPoint(x: 95, y: 80))),
        ("concentric", .radial(stops, from: Circle(60, 60, 0), to: Circle(60, 60, 55))),
        ("circle in circle", .radial(stops, from: Circle(45, 70, 8), to: Circle(62, 55, 50))),
        ("cone", .radial(stops, from: Circle(30, 30, 8), to: Circle(85, 80, 28))),
    ]
    return steps.map { kind, step in
        Scene(
            name: "gradient \(name), \(kind)", steps: [step], tolerance: name == "edge" ? .centres : .gradients)
    }
}

let endingGradientScenes: [Scene] = [
    Scene(
        name: "linear that ends",
        steps: [.linear(rainbow, from: CGPoint(x: 30.3, y: 40.1), to: CGPoint(x: 90.4, y: 60.7), extends: false)],
        tolerance: .centres),
    Scene(
        name: "radial that ends",
        steps: [.radial(rainbow, from: Circle(50, 60, 15), to: Circle(65, 60, 45), extends: false)],
        tolerance: .centres),
    Scene(
        name: "cone that ends",
        steps: [.radial(rainbow, from: Circle(25, 25, 15), to: Circle(85, 85, 25), extends: false)],
        tolerance: .centres),
    Scene(
        name: "gradients under a skew, clipped",
        steps: [
            .concat(CGAffineTransform(1, 0.3, -0.4, 0.8, 25, -5)), .path([.roundedRect(10, 20, 90, 90, corner: 25)]),
            .clip(), .linear(rainbow, from: CGPoint(x: 10, y: 0), to: CGPoint(x: 100, y: 0)),
            .radial(fading, from: Circle(50, 60, 5), to: Circle(50, 60, 45)),
        ], tolerance: .gradients),
]

// MARK: - Images

private let imagePlaces: [(String, CGAffineTransform, CGRect)] = [
    ("as it is", .identity, CGRect(x: 40, y: 50, width: 24, height: 16)),
    ("enlarged", .identity, CGRect(x: 10, y: 20, width: 96, height: 64)),
    ("between pixels", .identity, CGRect(x: 10.4, y: 20.7, width: 60.5, height: 71.2)),
    ("turned", CGAffineTransform(0.8, 0.5, -0.5, 0.8, 35, 5), CGRect(x: 10, y: 10, width: 72, height: 48)),
    ("skewed and mirrored", CGAffineTransform(-0.9, 0.2, 0.4, 0.8, 90, 5), CGRect(x: 0, y: 5, width: 84, height: 90)),
    ("made smaller", CGAffineTransform(0.5, 0.1, -0.1, 0.5, 40, 40), CGRect(x: 0, y: 0, width: 40, height: 30)),
]

let imageScenes = [CGInterpolationQuality.low, .none].flatMap { quality -> [Scene] in
    imagePlaces.map { (name, t, rect) -> Scene in
        Scene(
            name: "image \(name), \(quality == .low ? "smooth" : "nearest")",
            steps: [.concat(t), .image(rect, quality)], tolerance: quality == .low ? .edges : .centres)
    }
}

let resampledImageScenes = [CGInterpolationQuality.medium, .high].flatMap { quality -> [Scene] in
    let places: [(String, CGAffineTransform, CGRect)] = [
        ("at half of its size", .identity, CGRect(x: 20, y: 20, width: 12, height: 8)),
        ("between pixels, much smaller", .identity, CGRect(x: 10.4, y: 20.7, width: 5.5, height: 4.2)),
        ("turned, smaller", CGAffineTransform(0.8, 0.5, -0.5, 0.8, 35, 5), CGRect(x: 10, y: 10, width: 9, height: 6)),
        ("much larger", .identity, CGRect(x: 10, y: 20, width: 96, height: 64)),
    ]
    return places.map { name, t, rect in
        Scene(
            name: "image \(name), quality \(quality)", steps: [.concat(t), .image(rect, quality)],
            tolerance: quality == .high || t != .identity ? .kernels : .gradients)
    }
}

let maskScenes: [Scene] = [
    // Cairo mixes samples with 7-bit weights, Kasane with 8-bit ones.
    Scene(
        name: "a stencil", steps: [.fillColor(blue), .stencil(CGRect(x: 10, y: 20, width: 96, height: 80))],
        tolerance: .gradients),
    Scene(
        name: "a translucent stencil, turned",
        steps: [
            .concat(CGAffineTransform(0.8, 0.5, -0.5, 0.8, 35, 5)), .fillColor(glass),
            .stencil(CGRect(x: 10, y: 10, width: 72, height: 48)),
        ]),
    Scene(
        name: "a gradient through a mask",
        steps: [
            .masked(
                CGRect(x: 15, y: 10, width: 90.5, height: 95.25),
                [.linear(rainbow, from: CGPoint(x: 20, y: 20), to: CGPoint(x: 100, y: 90))])
        ], tolerance: .gradients),
    Scene(
        name: "a mask under a skew, within a clip",
        steps: [
            .path(star), .clip(), .concat(CGAffineTransform(1, 0.3, -0.4, 0.8, 25, -5)),
            .masked(
                CGRect(x: 5, y: 5, width: 100, height: 90),
                [.fillColor(red), .path([.rect(-50, -50, 250, 250)]), .fill()]),
        ]),
]

// MARK: - Layers

let layerScenes: [Scene] = [
    Scene(
        name: "a layer of two shapes",
        steps: [
            .fillColor(green), .path([.rect(0, 40, 120, 30)]), .fill(), .beginLayer(alpha: 0.5),
            .fillColor(red), .path([.ellipse(10, 20, 60, 80)]), .fill(),
            .fillColor(blue), .path([.ellipse(45, 20, 60, 80)]), .fill(), .endLayer,
        ]),
    Scene(
        name: "layers in a clip",
        steps: [
            .path(star), .clip(), .beginLayer(alpha: 0.7), .fillColor(red), .path([.rect(0, 0, 120, 60)]), .fill(),
            .beginLayer(alpha: 0.5), .fillColor(blue), .path([.ellipse(20, 20, 80, 80)]), .fill(), .endLayer, .endLayer,
        ]),
]

// MARK: - Blend modes

// Cairo's modes that clear pixels outside the shape affect the whole clip, Quartz's only the shape. If the shape fills
// the clip, they are equivalent.
let blendScenes = [
    CGBlendMode.normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
    .destinationOut, .destinationAtop, .xor, .plusLighter,
].map { (mode: CGBlendMode) -> Scene in
    let stops = [Stop(0, RGBA(1, 0.3, 0, 1)), Stop(1, RGBA(1, 0.9, 0, 0.1))]
    return Scene(
        name: "blend \(mode)",
        steps: [
            .fillColor(RGBA(0.1, 0.4, 0.9, 0.8)), .path([.ellipse(10, 10, 80, 80)]), .fill(),
            .path([.rect(40, 40, 70, 70)]), .clip(), .blend(mode),
            .linear(stops, from: CGPoint(x: 40, y: 0), to: CGPoint(x: 110, y: 0)),
        ], tolerance: .gradients)
}

/// The nonseparable modes, between translucent colours of every kind: gray, pale, strong, dark.
let colorBlendScenes = [
    CGBlendMode.multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
    .difference, .exclusion, .hue, .saturation, .color, .luminosity,
].map { (mode: CGBlendMode) -> Scene in
    let below = [RGBA(0.1, 0.4, 0.9, 0.8), RGBA(0.9, 0.8, 0.7, 1), RGBA(0.5, 0.5, 0.5, 0.6), RGBA(0.3, 0.05, 0.1, 1)]
    let above = [RGBA(0.8, 0.2, 0.1, 0.7), RGBA(0.95, 0.95, 0.6, 1), RGBA(0.2, 0.2, 0.2, 0.5), RGBA(0, 0.6, 0.3, 0.9)]
    var steps: [Step] = []
    for (i, color) in below.enumerated() {
        steps += [.fillColor(color), .path([.rect(4, 4 + Double(i) * 28, 112, 26)]), .fill()]
    }
    steps.append(.blend(mode))
    for (i, color) in above.enumerated() {
        steps += [.fillColor(color), .path([.rect(4 + Double(i) * 28, 8, 26, 108)]), .fill()]
    }
    return Scene(
        name: "blend \(mode)", steps: steps, tolerance: mode == .colorDodge ? .colorDodges : .colorBlends)
}
