import TestSupport

@testable import Raster

/// Makes random surfaces, shapes, paints and commands.
struct SceneMaker {
    var random: SeededRandom
    let width: Int
    let height: Int

    init(seed: UInt64, width: Int = 90, height: Int = 70) {
        random = SeededRandom(seed: seed)
        self.width = width
        self.height = height
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    mutating func level() -> Float { [0, 1, .random(in: 0...1, using: &random)].randomElement(using: &random)! }
    mutating func chance() -> Bool { .random(using: &random) }

    mutating func point() -> Point { Point(number(-20...Double(width) + 20), number(-20...Double(height) + 20)) }

    mutating func color() -> PaintColor {
        PaintColor(red: level(), green: level(), blue: level(), alpha: level())
    }

    /// Returns premultiplied noise, as any surface may contain.
    mutating func surface(width: Int? = nil, height: Int? = nil) -> PixelBuffer {
        let buffer = PixelBuffer(width: width ?? self.width, height: height ?? self.height)!
        for y in 0..<buffer.height {
            for x in 0..<buffer.width {
                let pixel = buffer.base + y * buffer.bytesPerRow + x * 4
                let alpha = [0, 255, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random)!
                for i in 0..<3 { pixel[i] = .random(in: 0...alpha, using: &random) }
                pixel[3] = alpha
            }
        }
        return buffer
    }

    mutating func path() -> Path {
        if chance() { return .circle(point(), radius: number(2...40)) }
        var path = Path()
        path.move(to: point())
        for _ in 0..<Int.random(in: 2...6, using: &random) {
            switch Int.random(in: 0...3, using: &random) {
            case 0: path.addQuad(control: point(), to: point())
            case 1: path.addCubic(control1: point(), control2: point(), to: point())
            case 2: path.addLine(to: point())
            default:
                path.close()
                path.move(to: point())
            }
        }
        return path
    }

    mutating func affine() -> Projection {
        let angle = number(0...6.28)
        let (s, c) = (sine(of: angle), cosine(of: angle))
        let scale = number(0.3...3)
        return Projection(
            a: c * scale, b: s * scale, c: -s * scale, d: c * scale, tx: number(-30...60), ty: number(-30...60))
    }

    /// Returns a perspective projection of a whole picture in front of the eye.
    mutating func projection() -> Projection {
        var map = affine()
        if chance() { return map }
        map.m13 = number(-0.004...0.004)
        map.m23 = number(-0.004...0.004)
        return map
    }

    mutating func stops() -> GradientStops {
        var locations = (0..<Int.random(in: 1...5, using: &random)).map { _ in Float(number(0...1)) }.sorted()
        if chance() { locations[0] = 0 }
        if chance() { locations[locations.count - 1] = 1 }
        if locations.count > 3, chance() { locations[2] = locations[1] }
        return GradientStops(locations.map { .init(location: $0, color: color()) })
    }

    mutating func paint() -> Paint {
        let toPaint = projection()
        switch Int.random(in: 0...4, using: &random) {
        case 0: return .color(color())
        case 1:
            let toUnit = toPaint.then(.scale(1 / number(20...120), 1))
            return .linear(
                LinearGradient(stops: stops(), toPaint: toUnit, extendsStart: chance(), extendsEnd: chance()))
        case 2:
            let center = point()
            return .radial(
                RadialGradient(
                    stops: stops(), toPaint: toPaint, startCenter: center, startRadius: chance() ? 0 : number(0...30),
                    endCenter: chance() ? center : point(), endRadius: number(0...50), extendsStart: chance(),
                    extendsEnd: chance()))
        case 3: return .conic(ConicGradient(stops: stops(), toPaint: toPaint))
        default:
            let buffer = surface(
                width: .random(in: 1...40, using: &random), height: .random(in: 1...40, using: &random))
            let source = PixelRect(
                x: .random(in: -2...5, using: &random), y: .random(in: -2...5, using: &random),
                width: .random(in: 1...40, using: &random), height: .random(in: 1...40, using: &random))
            return .image(
                ImagePaint(
                    bitmap: Bitmap(buffer), toPaint: chance() ? toPaint : .translation(-3, 4),
                    filter: chance() ? .linear : .nearest,
                    edge: [.clamp, .transparent, .tile].randomElement(using: &random)!,
                    source: chance() ? source : nil))
        }
    }

    mutating func mode() -> BlendMode {
        [
            .sourceOver, .copy, .clear, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
            .destinationOut, .destinationAtop, .xor, .plusLighter,
        ].randomElement(using: &random)!
    }

    mutating func coverage() -> Coverage {
        let clip = PixelRect(x: -5, y: -5, width: width + 10, height: height + 10)
        switch Int.random(in: 0...3, using: &random) {
        case 0:
            return Coverage(
                PixelRect(
                    x: .random(in: -10...40, using: &random), y: .random(in: -10...40, using: &random),
                    width: .random(in: 0...80, using: &random), height: .random(in: 0...80, using: &random)))
        case 1:
            let shape = Coverage(path(), clip: clip)
            return Coverage(shape.levels(in: shape.bounds))
        case 2:
            return Coverage(path(), rule: .evenOdd, through: projection(), clip: clip)
        default:
            return Coverage(path(), clip: clip).offsetBy(x: 3, y: -2, clip: clip)
        }
    }

    mutating func fill() -> Command {
        .fill(
            Command.Fill(
                coverage(), paint(), opacity: chance() ? 1 : level(), blendMode: chance() ? .sourceOver : mode()))
    }

    mutating func group(depth: Int = 0) -> [Command] {
        let group = Command.Group(
            bounds: PixelRect(x: .random(in: -10...30, using: &random), y: 5, width: 60, height: 50),
            opacity: level(), blendMode: chance() ? .sourceOver : mode(), clip: chance() ? coverage() : nil)
        var commands: [Command] = [.beginGroup(group)]
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            if depth < 2, chance() { commands += self.group(depth: depth + 1) } else { commands.append(fill()) }
        }
        return commands + [.endGroup]
    }

    /// Returns fills and whole groups.
    mutating func commands(count: Int) -> [[Command]] {
        (0..<count).map { _ in Int.random(in: 0...3, using: &random) == 0 ? group() : [fill()] }
    }
}
