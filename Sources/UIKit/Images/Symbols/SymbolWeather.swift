import CoreGraphics

/// A cloud, optionally with the sun or the moon behind it and precipitation: "cloud.sun.rain".
struct SymbolWeather: Hashable, Sendable {
    enum Sky: String, Sendable { case sun, moon }

    enum Fall: String, Sendable {
        case drizzle, rain, heavyrain, snow, hail, sleet, fog, bolt
        case boltAndRain = "bolt.rain"
    }

    private(set) var sky: Sky?
    private(set) var fall: Fall?

    /// Returns nil for a name that isn't a cloud's, or that has other components.
    init?(_ name: String) {
        var words = name.split(separator: ".", omittingEmptySubsequences: false)
        guard words.first == "cloud" else { return nil }
        words.removeFirst()
        if let first = words.first, let named = Sky(rawValue: String(first)) {
            sky = named
            words.removeFirst()
        }
        guard !words.isEmpty else { return }
        guard let named = Fall(rawValue: words.joined(separator: ".")) else { return nil }
        fall = named
    }

    /// Returns the layers' colours for symbols with colours of their own.
    func ownColors(isFilled: Bool) -> [CGColor] {
        let cloud = isFilled ? UIColor.white : .systemGray
        let below: UIColor =
            fall == .bolt || fall == .boltAndRain ? .systemYellow : fall == .fog ? .systemGray : .systemCyan
        return [cloud, sky == nil ? below : .systemYellow, below].map(\.cgColor)
    }

    // MARK: Drawing

    /// Returns the sky, the cloud and the precipitation, from back to front; the cloud has the first level.
    func layers(lineWidth width: CGFloat, isFilled: Bool) -> [SymbolLayer] {
        let cloud = cloudPath
        var layers: [SymbolLayer] = []
        if let sky { layers.append(SymbolLayer(SymbolWeather.parts(of: sky, width), level: 1)) }
        let edge = cloud.copy(strokingWithWidth: 1.6 * width, lineCap: .round, lineJoin: .round, miterLimit: 4)
        layers.append(
            SymbolLayer(
                [isFilled ? .solid(cloud) : .outline(cloud, width)],
                clearing: sky == nil ? nil : .erased(cloud.union(edge))))
        if let fall {
            let parts = SymbolWeather.parts(of: fall, below: cloud.boundingBoxOfPath.maxY, width)
            layers.append(SymbolLayer(parts, level: sky == nil ? 1 : 2))
        }
        return layers
    }

    /// Three round tops on a flat, rounded base; higher with precipitation, lower with the sun or moon behind it.
    private var cloudPath: CGPath {
        let y: CGFloat = (fall == nil ? 0.06 : -0.14) + (sky == nil ? 0 : 0.06)
        let foot = CGRect(x: -0.62, y: y - 0.1, width: 1.24, height: 0.46)
        return CGPath(roundedRect: foot, cornerWidth: 0.23, cornerHeight: 0.23, transform: nil)
            .union(.disc(0.33, x: -0.06, y: y - 0.13))
            .union(.disc(0.23, x: 0.3, y: y + 0.02))
            .union(.disc(0.19, x: -0.37, y: y + 0.08))
    }

    private static func parts(of sky: Sky, _ width: CGFloat) -> [SymbolPart] {
        let center = CGPoint(0.36, -0.3)
        switch sky {
        case .sun:
            let rays = (0..<8).map { i in
                [0.3, 0.38].map { radius in
                    let ray = CGPoint(radius: radius, angle: CGFloat(i) * .pi / 4)
                    return CGPoint(center.x + ray.x, center.y + ray.y)
                }
            }
            return [.solid(.disc(0.2, x: center.x, y: center.y)), .lines(rays, width * 0.85)]
        case .moon:
            let disc = CGPath.disc(0.3, x: center.x, y: center.y)
            return [.solid(disc.subtracting(.disc(0.25, x: center.x - 0.15, y: center.y - 0.11)))]
        }
    }

    /// - Parameter base: the y coordinate of the cloud's lower edge.
    private static func parts(of fall: Fall, below base: CGFloat, _ width: CGFloat) -> [SymbolPart] {
        let top = base + 1.7 * width
        /// Slanted lines below the cloud, each with its start and length.
        func streaks(_ lines: [(x: CGFloat, from: CGFloat, length: CGFloat)]) -> SymbolPart {
            .lines(
                lines.map { line in
                    [
                        CGPoint(line.x, top + line.from),
                        CGPoint(line.x - line.length * 0.58, top + line.from + line.length),
                    ]
                }, width * 0.9)
        }
        func dots(_ places: [CGPoint]) -> [SymbolPart] {
            places.map { .solid(.disc(max(0.05, width * 0.65), x: $0.x, y: top + $0.y)) }
        }
        /// Stars of three lines: branches would merge at this size.
        func flakes(_ places: [CGPoint]) -> [SymbolPart] {
            let lines = places.flatMap { place in
                (0..<3).map { i in
                    [0.095, -0.095].map { radius in
                        let end = CGPoint(radius: radius, angle: .pi / 2 + CGFloat(i) * .pi / 3)
                        return CGPoint(place.x + end.x, top + place.y + end.y)
                    }
                }
            }
            return [.lines(lines, width * 0.6)]
        }
        switch fall {
        case .drizzle:
            let near: [CGFloat] = [-0.24, 0.06, 0.36]
            return [streaks(near.map { ($0, 0, 0.09) } + near.map { ($0 - 0.24, 0.22, 0.09) })]
        case .rain: return [streaks([-0.26, 0, 0.26].map { ($0 + 0.08, 0, 0.26) })]
        case .heavyrain: return [streaks([-0.3, -0.1, 0.1, 0.3].map { ($0 + 0.12, 0, 0.36) })]
        case .snow: return flakes([CGPoint(-0.3, 0.1), CGPoint(0.3, 0.1), CGPoint(0, 0.26)])
        case .hail:
            return [streaks([(-0.2, 0, 0.12), (0.08, 0, 0.12), (0.36, 0, 0.12)])]
                + dots([CGPoint(-0.36, 0.3), CGPoint(-0.08, 0.3), CGPoint(0.2, 0.3)])
        case .sleet: return [streaks([(-0.2, 0, 0.26), (0.34, 0, 0.26)])] + flakes([CGPoint(0, 0.14)])
        case .fog:
            return [.lines([0, 0.2].map { y in [CGPoint(-0.46 + y, top + y), CGPoint(0.46 - y, top + y)] }, width)]
        case .bolt: return [bolt(x: 0, top - width)]
        case .boltAndRain: return [bolt(x: 0.02, top - width), streaks([(-0.26, 0, 0.2), (0.38, 0, 0.2)])]
        }
    }

    private static func bolt(x: CGFloat, _ top: CGFloat) -> SymbolPart {
        let corners = [(0.06, 0), (-0.16, 0.24), (-0.01, 0.24), (-0.07, 0.44), (0.16, 0.17), (0.01, 0.17)]
        return .solid(.polygon(corners.map { CGPoint($0.0 + x, $0.1 + top) }, rounding: 0.012))
    }
}
