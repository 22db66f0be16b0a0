import CoreGraphics
import Foundation

extension Path {
    /// The elements as numbers, each followed by a letter: `m` moves, `l` is a line, `q` and `c` are curves with their
    /// control points before the end, `h` closes.
    public var description: String {
        var words: [String] = []
        func add(_ points: [CGPoint], _ letter: String) {
            for point in points { words += [number(point.x), number(point.y)] }
            words.append(letter)
        }
        forEach { element in
            switch element {
            case .move(let end): add([end], "m")
            case .line(let end): add([end], "l")
            case .quadCurve(let end, let control): add([control, end], "q")
            case .curve(let end, let control1, let control2): add([control1, control2, end], "c")
            case .closeSubpath: add([], "h")
            }
        }
        return words.joined(separator: " ")
    }

    /// Parses a path from the format of ``description``. Returns nil for unknown words, a wrong number of operands,
    /// and segments without a current point.
    ///
    /// `re` adds a rectangle from its origin, its width and its height.
    public init?(_ string: String) {
        var path = Path()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word), number.isFinite {
                guard numbers.count < 6 else { return nil }
                numbers.append(CGFloat(number))
                continue
            }
            guard path.add(String(word), numbers) else { return nil }
            numbers.removeAll(keepingCapacity: true)
        }
        guard numbers.isEmpty else { return nil }
        self = path
    }

    /// Adds the element of an operator letter; returns false for an unknown one.
    private mutating func add(_ letter: String, _ numbers: [CGFloat]) -> Bool {
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
        switch (letter, numbers.count, isEmpty) {
        case ("m", 2, _): move(to: point(0))
        case ("re", 4, _): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        case ("l", 2, false): addLine(to: point(0))
        case ("q", 4, false): addQuadCurve(to: point(1), control: point(0))
        case ("c", 6, false): addCurve(to: point(2), control1: point(0), control2: point(1))
        case ("h", 0, false): closeSubpath()
        default: return false
        }
        return true
    }

    /// Returns the shortest string that parses as the same number; without a fraction for integers.
    private func number(_ value: CGFloat) -> String {
        let text = "\(Double(value))"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
