import CoreGraphics

/// What the symbols show, drawn for Kasane. Apple's own belong to Apple's platforms.
enum SymbolGlyph: Hashable, Sendable {
    case checkmark, xmark, plus, minus, info
    case heart, star, snowflake, gear, gearshape, person, play, pause
    case circle, square
    case chevron(Direction)
    case arrow(Direction)

    enum Direction: String, Hashable, Sendable, CaseIterable {
        case right, down, left, up

        /// From the right clockwise, in radians.
        var angle: CGFloat {
            switch self {
            case .right: 0
            case .down: .pi / 2
            case .left: .pi
            case .up: -.pi / 2
            }
        }
    }

    private static let plainNames: [String: SymbolGlyph] = [
        "checkmark": .checkmark, "xmark": .xmark, "plus": .plus, "minus": .minus, "info": .info, "heart": .heart,
        "star": .star,
        "snow": .snowflake, "snowflake": .snowflake, "gear": .gear, "gearshape": .gearshape, "person": .person,
        "play": .play, "pause": .pause, "circle": .circle, "square": .square,
    ]

    init?(_ name: String) {
        if let plain = SymbolGlyph.plainNames[name] {
            self = plain
            return
        }
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        // Forward is where one reads to: here always to the right.
        let named: [Substring: Direction] = ["forward": .right, "backward": .left]
        guard words.count == 2, let direction = Direction(rawValue: String(words[1])) ?? named[words[1]] else {
            return nil
        }
        switch words[0] {
        case "chevron": self = .chevron(direction)
        case "arrow": self = .arrow(direction)
        default: return nil
        }
    }

    /// Whether there is a symbol of the shape filled in.
    var hasFilledForm: Bool {
        switch self {
        case .heart, .star, .gearshape, .person, .play, .pause, .circle, .square: true
        case .checkmark, .xmark, .plus, .minus, .info, .snowflake, .gear, .chevron, .arrow: false
        }
    }

    /// The shapes that the glyph comes in.
    var enclosures: [SymbolName.Enclosure] {
        switch self {
        case .circle, .square: []
        case .snowflake, .gear, .gearshape, .pause: [.circle]
        default: [.circle, .square]
        }
    }

    // MARK: Drawing

    /// The glyph by itself.
    func parts(lineWidth w: CGFloat, isFilled: Bool) -> [SymbolPart] {
        switch self {
        case .checkmark: [.lines([[CGPoint(-0.34, 0.06), CGPoint(-0.12, 0.34), CGPoint(0.34, -0.34)]], w)]
        case .xmark:
            [.lines([[CGPoint(-0.3, -0.3), CGPoint(0.3, 0.3)], [CGPoint(-0.3, 0.3), CGPoint(0.3, -0.3)]], w)]
        case .plus:
            [.lines([[CGPoint(-0.38, 0), CGPoint(0.38, 0)], [CGPoint(0, -0.38), CGPoint(0, 0.38)]], w)]
        case .minus: [.lines([[CGPoint(-0.38, 0), CGPoint(0.38, 0)]], w)]
        case .info: SymbolShapes.info(w)
        case .chevron(let direction):
            [.lines([[CGPoint(-0.17, -0.35), CGPoint(0.18, 0), CGPoint(-0.17, 0.35)].turned(to: direction)], w)]
        case .arrow(let direction):
            [
                .lines(
                    [
                        [CGPoint(-0.42, 0), CGPoint(0.42, 0)].turned(to: direction),
                        [CGPoint(0.12, -0.31), CGPoint(0.42, 0), CGPoint(0.12, 0.31)].turned(to: direction),
                    ], w)
            ]
        case .snowflake: SymbolShapes.snowflake(w)
        case .gear: SymbolShapes.gear(w)
        case .gearshape: SymbolShapes.gearshape(w, isFilled: isFilled)
        case .person: SymbolShapes.person(w, isFilled: isFilled)
        case .heart, .star, .play, .pause, .circle, .square:
            solidPaths.map { isFilled ? .solid($0) : .outline($0, w) }
        }
    }

    /// The glyph as it stands in a shape of about an em: smaller, and solid where it can be.
    func enclosedParts(lineWidth: CGFloat, in shape: CGPath) -> [SymbolPart] {
        if case .person = self { return SymbolShapes.person(in: shape) }
        let scale: CGFloat =
            switch self {
            case .heart, .star, .gearshape, .gear, .snowflake: 0.62
            case .play: 0.6
            case .pause: 0.58
            default: 0.66
            }
        // A triangle's middle, by weight, is left of its box's.
        let transform = CGAffineTransform(scale, 0, 0, scale, self == .play ? 0.03 : 0, 0)
        // Lines stay as heavy as those around them.
        return parts(lineWidth: lineWidth / scale, isFilled: hasFilledForm).map { $0.moved(transform, scale: scale) }
    }

    /// What the shapes that can be filled are made of.
    private var solidPaths: [CGPath] {
        switch self {
        case .heart: [SymbolShapes.heart]
        case .star: [SymbolShapes.star]
        case .play: [.polygon([CGPoint(-0.4, -0.48), CGPoint(0.49, 0), CGPoint(-0.4, 0.48)], rounding: 0.08)]
        case .pause:
            [-0.2, 0.2].map { x in
                CGPath(
                    roundedRect: CGRect(x: x - 0.12, y: -0.4, width: 0.24, height: 0.8), cornerWidth: 0.06,
                    cornerHeight: 0.06, transform: nil)
            }
        case .square: [.square(0.48, rounding: 0.2)]
        default: [.disc(0.55)]
        }
    }
}

extension [CGPoint] {
    /// What points to the right, turned to point elsewhere.
    fileprivate func turned(to direction: SymbolGlyph.Direction) -> [CGPoint] {
        map { $0.applying(CGAffineTransform(rotationAngle: direction.angle)) }
    }
}
