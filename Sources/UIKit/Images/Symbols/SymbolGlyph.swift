import CoreGraphics

/// The glyphs of the symbols, drawn for Kasane. Apple's own are licensed for Apple's platforms only.
enum SymbolGlyph: Hashable, Sendable {
    case checkmark, xmark, plus, minus, info
    case heart, star, snowflake, gear, gearshape, person, play, pause
    case circle, square
    /// An enclosure shape as a glyph.
    case shape(SymbolEnclosure)
    case chevron(Direction)
    case arrow(Direction)
    /// Arcs over a dot, bars, and a loudspeaker with a number of waves; a value shows some of their parts.
    case wifi, cellularbars
    case speaker(waves: Int)
    case weather(SymbolWeather)
    /// Composite glyphs: two persons, stacked tiles, the moon with stars, and a battery with its charge in quarters.
    case twoPersons, moonAndStars
    case tiles(Int)
    case battery(quarters: Int, isCharging: Bool = false)
    /// An apple with a leaf, in place of a company's logo.
    case apple
    /// A window with a sidebar on one side.
    case sidebar(isLeft: Bool)
    /// An icon of the icon font.
    case icon(SymbolIcons.Icon)
    /// A letter, a number or a sign.
    case text(String)
    /// The placeholder for a symbol without a drawing.
    case placeholder

    enum Direction: String, Hashable, Sendable, CaseIterable {
        case right, down, left, up

        /// The angle from the right, clockwise, in radians.
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
        "play": .play, "pause": .pause, "circle": .circle, "square": .square, "wifi": .wifi,
        "cellularbars": .cellularbars, "speaker": .speaker(waves: 0), "speaker.wave.1": .speaker(waves: 1),
        "speaker.wave.2": .speaker(waves: 2), "speaker.wave.3": .speaker(waves: 3),
        "person.2": .twoPersons, "moon.stars": .moonAndStars, "square.stack.3d.up": .tiles(3),
        "square.3.layers.3d": .tiles(3), "square.2.layers.3d": .tiles(2),
        "battery.0": .battery(quarters: 0), "battery.0percent": .battery(quarters: 0),
        "battery.25": .battery(quarters: 1), "battery.25percent": .battery(quarters: 1),
        "battery.50": .battery(quarters: 2), "battery.50percent": .battery(quarters: 2),
        "battery.75": .battery(quarters: 3), "battery.75percent": .battery(quarters: 3),
        "battery.100": .battery(quarters: 4), "battery.100percent": .battery(quarters: 4),
        "battery.100.bolt": .battery(quarters: 4, isCharging: true),
        "battery.100percent.bolt": .battery(quarters: 4, isCharging: true),
        "applelogo": .apple, "apple.logo": .apple,
        "sidebar.left": .sidebar(isLeft: true), "sidebar.leading": .sidebar(isLeft: true),
        "sidebar.right": .sidebar(isLeft: false), "sidebar.trailing": .sidebar(isLeft: false),
    ]

    init?(_ name: String) {
        if let plain = SymbolGlyph.plainNames[name] {
            self = plain
            return
        }
        if let shape = SymbolEnclosure(rawValue: name), shape != .none {
            self = .shape(shape)
            return
        }
        if let weather = SymbolWeather(name) {
            self = .weather(weather)
            return
        }
        if let icon = SymbolIcons.all[name[...]] {
            self = .icon(icon)
            return
        }
        if let text = SymbolCharacters.text(of: name) {
            self = .text(text)
            return
        }
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        // Forward is drawn to the right, and mirrored in right-to-left layouts.
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

    /// Whether the glyph has a filled form.
    var hasFilledForm: Bool {
        switch self {
        case .heart, .star, .gearshape, .person, .play, .pause, .circle, .square, .shape, .icon, .speaker, .weather,
            .twoPersons, .moonAndStars, .tiles:
            true
        case .checkmark, .xmark, .plus, .minus, .info, .snowflake, .gear, .chevron, .arrow, .wifi, .cellularbars, .text,
            .battery, .apple, .sidebar, .placeholder:
            false
        }
    }

    // MARK: Drawing

    /// Returns the parts of the glyph without an enclosure.
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
        case .heart, .star, .play, .pause, .circle, .square, .shape:
            solidPaths.map { isFilled ? .solid($0) : .outline($0, w) }
        case .wifi, .cellularbars, .speaker, .weather, .twoPersons, .moonAndStars, .tiles, .battery:
            layers(lineWidth: w, isFilled: isFilled).flatMap { [$0.clearing].compactMap { $0 } + $0.parts }
        case .icon(let icon):
            SymbolFont.icon(isFilled ? icon.name : icon.outline ?? icon.name)?.parts(lineWidth: w, isFilled: isFilled)
                ?? SymbolShapes.placeholder(w)
        case .text(let text): SymbolFont.text(text)?.weighted(w) ?? SymbolShapes.placeholder(w)
        case .apple: SymbolShapes.apple
        case .sidebar(let isLeft): SymbolShapes.sidebar(w, isLeft: isLeft)
        case .placeholder: SymbolShapes.placeholder(w)
        }
    }

    /// Returns the layers of a multi-layer glyph, from back to front; empty for a single layer. A value shows the first
    /// layers of a signal.
    func layers(lineWidth: CGFloat, isFilled: Bool) -> [SymbolLayer] {
        let parts: [[SymbolPart]]
        switch self {
        case .weather(let weather): return weather.layers(lineWidth: lineWidth, isFilled: isFilled)
        case .twoPersons: return SymbolShapes.twoPersons(lineWidth, isFilled: isFilled)
        case .moonAndStars: return SymbolShapes.moonAndStars(lineWidth, isFilled: isFilled)
        case .tiles(let count): return SymbolShapes.tiles(count, lineWidth, isFilled: isFilled)
        case .battery(let quarters, let isCharging):
            return SymbolShapes.battery(quarters, isCharging: isCharging, lineWidth)
        case .wifi: parts = SymbolShapes.wifi(lineWidth)
        case .cellularbars: parts = SymbolShapes.cellularbars
        case .speaker(let waves): parts = SymbolShapes.speaker(lineWidth, waves: waves, isFilled: isFilled)
        default: return []
        }
        let first = if case .speaker = self { 1 } else { 0 }
        let count = max(parts.count - first, 1)
        return parts.enumerated().map { i, parts in
            // The waves of a loudspeaker are at a lower level than the loudspeaker.
            SymbolLayer(
                parts, level: i < first || first == 0 ? 0 : 1,
                leastValue: i < first ? -1 : Double(i - first) / Double(count))
        }
    }

    /// Returns the glyph for an enclosure of about one em: reduced, and filled if possible.
    func enclosedParts(lineWidth: CGFloat, in enclosure: SymbolEnclosure) -> [SymbolPart] {
        if case .person = self { return SymbolShapes.person(in: enclosure.shape(inset: lineWidth)) }
        var scale: CGFloat =
            switch self {
            case .heart, .star, .gearshape, .gear, .snowflake: 0.62
            case .play: 0.6
            case .pause: 0.58
            case .icon, .wifi, .cellularbars, .speaker, .weather, .twoPersons, .moonAndStars, .tiles, .battery: 0.58
            default: 0.66
            }
        // Several characters must fit the frame.
        if case .text(let text) = self, text.count > 1 { scale = 0.56 }
        scale *= enclosure.glyphScale
        // A triangle's centroid is left of its bounding box's centre.
        let transform = CGAffineTransform(scale, 0, 0, scale, self == .play ? 0.03 : 0, enclosure.glyphOffset)
        // Lines keep the weight of those around them.
        return parts(lineWidth: lineWidth / scale, isFilled: hasFilledForm).map { $0.moved(transform, scale: scale) }
    }

    /// The paths of the shapes that can be filled.
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
        case .shape(let shape): [shape.shape(inset: 0)]
        default: [.disc(0.55)]
        }
    }
}

extension [CGPoint] {
    /// Rotates a shape that points to the right to another direction.
    fileprivate func turned(to direction: SymbolGlyph.Direction) -> [CGPoint] {
        map { $0.applying(CGAffineTransform(rotationAngle: direction.angle)) }
    }
}
