import CoreGraphics
import Foundation

/// A drawing that Cairo can't draw: conic gradients, shadows, and circles that Skia extends in its own way.
///
/// `scripts/oracle-skia` draws it from a description.
struct SkiaScene: Sendable {
    enum Step: Sendable {
        case concat(CGAffineTransform)
        case clip([PathStep])
        case alpha(CGFloat)
        case conic([Stop], center: CGPoint, angle: CGFloat)
        case radial([Stop], from: Circle, to: Circle)
        case shadow(CGSize, blur: CGFloat, RGBA)
        case fill([PathStep], RGBA)
        case stroke([PathStep], width: CGFloat, RGBA)
        case beginLayer
        case endLayer
    }

    var name: String
    var steps: [Step]
}

private let rainbow = [Stop(0, red), Stop(0.35, RGBA(0.95, 0.85, 0.1)), Stop(0.6, green), Stop(1, blue)]
private let fading = [Stop(0, RGBA(1, 0.2, 0.1, 1)), Stop(0.5, RGBA(0.2, 0.4, 1, 0.6)), Stop(1, RGBA(0, 0, 0, 0))]
private let round = [Stop(0, red), Stop(0.5, blue), Stop(1, red)]
private let skew = CGAffineTransform(1, 0.3, -0.4, 0.8, 25, -5)
private let disc: [PathStep] = [.ellipse(35, 35, 50, 50)]
private let card: [PathStep] = [.roundedRect(30, 35, 60, 50, corner: 12)]
private let shade = RGBA(0, 0, 0, 0.7)

let skiaScenes: [SkiaScene] = conicScenes + coneScenes + shadowScenes

private let conicScenes: [SkiaScene] = [
    ("rainbow", rainbow, CGFloat(0)), ("fading", fading, 0.7), ("round", round, -2), ("turned often", rainbow, 20),
].flatMap { name, stops, angle -> [SkiaScene] in
    let conic = SkiaScene.Step.conic(stops, center: CGPoint(x: 55.3, y: 62.7), angle: angle)
    return [
        SkiaScene(name: "conic \(name)", steps: [conic]),
        SkiaScene(name: "conic \(name), skewed and clipped", steps: [.concat(skew), .clip(card), .alpha(0.8), conic]),
    ]
}

private let coneScenes: [SkiaScene] = [
    ("concentric", Circle(60, 60, 10), Circle(60, 60, 50)), ("inside", Circle(45, 70, 8), Circle(62, 55, 50)),
    ("apart", Circle(30, 30, 8), Circle(85, 80, 28)), ("shrinking", Circle(60, 60, 50), Circle(70, 60, 5)),
].map { SkiaScene(name: "circles \($0.0)", steps: [.radial(rainbow, from: $0.1, to: $0.2)]) }

private let shadowScenes: [SkiaScene] = [
    SkiaScene(name: "shadow, sharp", steps: [.shadow(CGSize(width: 9, height: -7), blur: 0, shade), .fill(disc, red)]),
    SkiaScene(
        name: "shadow of blur 6", steps: [.shadow(CGSize(width: 4, height: -6), blur: 6, shade), .fill(card, blue)]),
    SkiaScene(name: "shadow of blur 20", steps: [.shadow(.zero, blur: 20, shade), .fill(disc, green)]),
    SkiaScene(
        name: "shadow of a star",
        steps: [.shadow(CGSize(width: -6, height: 5), blur: 9, RGBA(0.5, 0, 0.4)), .fill(star, glass)]),
    SkiaScene(
        name: "shadow of a line",
        steps: [.shadow(CGSize(width: 0, height: -8), blur: 8, shade), .stroke(hook, width: 6, blue)]),
    SkiaScene(
        name: "shadow of a layer",
        steps: [
            .shadow(CGSize(width: 6, height: -6), blur: 10, shade), .beginLayer, .fill(disc, red),
            .fill([.rect(55, 20, 40, 40)], blue), .endLayer,
        ]),
]
