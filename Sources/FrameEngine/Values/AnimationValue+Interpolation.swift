import CoreGraphics
import Raster

extension AnimationValue {
    /// Interpolates from this value to `end`; extrapolates for fractions outside 0...1, such as a spring's.
    ///
    /// Values without interpolation, such as names or paths with different elements, switch half-way.
    package func mixed(with end: AnimationValue, _ fraction: CGFloat) -> AnimationValue {
        switch (self, end) {
        case (.scalar(let a), .scalar(let b)): .scalar(mix(a, b, fraction))
        case (.point(let a), .point(let b)): .point(CGPoint(x: mix(a.x, b.x, fraction), y: mix(a.y, b.y, fraction)))
        case (.size(let a), .size(let b)):
            .size(CGSize(width: mix(a.width, b.width, fraction), height: mix(a.height, b.height, fraction)))
        case (.rect(let a), .rect(let b)): .rect(mix(a, b, fraction))
        case (.transform(let a), .transform(let b)): .transform(a.mixed(with: b, fraction))
        case (.color(let a), .color(let b)): .color(mix(a, b, fraction))
        case (.path(let a?), .path(let b?)): mix(a, b, fraction).map { .path($0) } ?? (fraction < 0.5 ? self : end)
        // Images cross-fade; at the ends the plain image avoids drawing two.
        case (.image(let a), .image(let b)) where a !== b && fraction > 0 && fraction < 1: .fade(a, b, fraction)
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            .numbers(zip(a, b).map { mix($0, $1, fraction) })
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            .colors(zip(a, b).map { mix($0, $1, fraction) ?? $0 })
        default: fraction < 0.5 ? self : end
        }
    }

    /// The sum; for transforms, this one concatenated with `base`. Values that can't be added stay unchanged.
    package func added(to base: AnimationValue) -> AnimationValue {
        switch (self, base) {
        case (.scalar(let a), .scalar(let b)): .scalar(a + b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.size(let a), .size(let b)): .size(CGSize(width: a.width + b.width, height: a.height + b.height))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y, width: a.size.width + b.size.width,
                    height: a.size.height + b.size.height))
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(a, b))
        case (.color(let a?), .color(let b?)): .color(a.adding(b, times: 1))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map { $0 + $1 })
        default: self
        }
    }

    /// The value that, added to `start`, gives this one.
    package func subtracting(_ start: AnimationValue) -> AnimationValue {
        switch (self, start) {
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(a, CATransform3DInvert(b)))
        case (.color(let a?), .color(let b?)): .color(a.adding(b, times: -1))
        default: added(to: start.multiplied(by: -1))
        }
    }

    /// The value multiplied by a factor; for transforms, raised to a whole power.
    package func multiplied(by factor: CGFloat) -> AnimationValue {
        switch self {
        case .scalar(let a): .scalar(a * factor)
        case .point(let a): .point(CGPoint(x: a.x * factor, y: a.y * factor))
        case .size(let a): .size(CGSize(width: a.width * factor, height: a.height * factor))
        case .rect(let a):
            .rect(
                CGRect(
                    x: a.origin.x * factor, y: a.origin.y * factor, width: a.size.width * factor,
                    height: a.size.height * factor))
        case .transform(let a): .transform(a.repeated(factor))
        case .color(let a?): .color(CGColor.transparent.adding(a, times: Float(factor)))
        case .numbers(let a): .numbers(a.map { $0 * factor })
        default: self
        }
    }

    /// The neutral element of addition.
    package var zero: AnimationValue {
        switch self {
        case .transform: .transform(CATransform3DIdentity)
        case .color: .color(.transparent)
        default: multiplied(by: 0)
        }
    }

    /// The distance between two values, for a constant speed.
    package func distance(to other: AnimationValue) -> CGFloat {
        switch (self, other) {
        case (.scalar(let a), .scalar(let b)): abs(a - b)
        case (.point(let a), .point(let b)): hypot(a.x - b.x, a.y - b.y)
        case (.size(let a), .size(let b)): hypot(a.width - b.width, a.height - b.height)
        case (.rect(let a), .rect(let b)):
            hypot(
                hypot(a.origin.x - b.origin.x, a.origin.y - b.origin.y),
                hypot(a.size.width - b.size.width, a.size.height - b.size.height))
        case (.transform(let a), .transform(let b)): a.distance(to: b)
        case (.color(let a?), .color(let b?)): a.distance(to: b)
        // Repeated `hypot` is the Euclidean norm, without intermediate overflow.
        case (.numbers(let a), .numbers(let b)): zip(a, b).reduce(0) { hypot($0, $1.0 - $1.1) }
        default: self == other ? 0 : 1
        }
    }
}

extension AnimationValue {
    /// The reason why two values of an interpolatable kind can't be interpolated; nil if they can.
    package func mismatch(with other: AnimationValue) -> String? {
        switch (self, other) {
        case (.path(let a?), .path(let b?)) where a.verbs != b.verbs: "are paths of different elements"
        case (.numbers(let a), .numbers(let b)) where a.count != b.count: "are lists of different lengths"
        case (.colors(let a), .colors(let b)) where a.count != b.count: "are lists of different lengths"
        default: nil
        }
    }
}

// MARK: - Interpolation

@inline(__always)
private func mix(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat { a + (b - a) * t }

private func mix(_ a: CGRect, _ b: CGRect, _ t: CGFloat) -> CGRect {
    CGRect(
        x: mix(a.origin.x, b.origin.x, t), y: mix(a.origin.y, b.origin.y, t),
        width: mix(a.size.width, b.size.width, t), height: mix(a.size.height, b.size.height, t))
}

/// Interpolates components and alpha separately, in sRGB; nil is treated as the other colour with zero alpha.
private func mix(_ a: CGColor?, _ b: CGColor?, _ t: CGFloat) -> CGColor? {
    if t == 0 { return a }
    if t == 1 { return b }
    // With the other colour's components, a colour fades in and out without darkening in between.
    guard let p = a?.paintColor ?? b?.paintColor.transparent, let q = b?.paintColor ?? a?.paintColor.transparent
    else { return nil }
    let t = Float(t)
    return CGColor(
        PaintColor(
            red: p.red + (q.red - p.red) * t, green: p.green + (q.green - p.green) * t,
            blue: p.blue + (q.blue - p.blue) * t, alpha: p.alpha + (q.alpha - p.alpha) * t))
}

/// Interpolates point by point; nil for paths with different elements.
private func mix(_ a: Path, _ b: Path, _ t: CGFloat) -> Path? {
    guard a.verbs == b.verbs else { return nil }
    var mixed = Path()
    var i = 0
    // Both lists have the same length, as equal verbs imply the number of points.
    func next() -> Point {
        defer { i += 1 }
        return a.points[i].mixed(with: b.points[i], Double(t))
    }
    for verb in a.verbs {
        switch verb {
        case .move: mixed.move(to: next())
        case .line: mixed.addLine(to: next())
        case .quad: mixed.addQuad(control: next(), to: next())
        case .cubic: mixed.addCubic(control1: next(), control2: next(), to: next())
        case .close: mixed.close()
        }
    }
    return mixed
}

extension PaintColor {
    fileprivate var transparent: PaintColor { PaintColor(red: red, green: green, blue: blue, alpha: 0) }
}

extension CGColor {
    fileprivate static let transparent = CGColor(red: 0, green: 0, blue: 0, alpha: 0)

    fileprivate func adding(_ other: CGColor, times factor: Float) -> CGColor {
        let (p, q) = (paintColor, other.paintColor)
        return CGColor(
            PaintColor(
                red: p.red + q.red * factor, green: p.green + q.green * factor, blue: p.blue + q.blue * factor,
                alpha: p.alpha + q.alpha * factor))
    }

    fileprivate func distance(to other: CGColor) -> CGFloat {
        let (p, q) = (paintColor, other.paintColor)
        return hypot(
            hypot(CGFloat(p.red - q.red), CGFloat(p.green - q.green)),
            hypot(CGFloat(p.blue - q.blue), CGFloat(p.alpha - q.alpha)))
    }
}
