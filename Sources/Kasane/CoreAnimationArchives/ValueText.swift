import CoreGraphics
import FrameEngine
import Foundation
import QuartzCore

/// Converts values to text and back.
enum ValueText {
    // MARK: Writing

    /// Returns the shortest text that is read back as the same number.
    static func text(_ number: CGFloat) -> String {
        let number = Double(number)
        if number == .infinity { return "inf" }
        guard number.isFinite else { return "0" }
        return number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }

    static func text(_ numbers: [CGFloat]) -> String { numbers.map(text).joined(separator: " ") }

    static func text(_ t: CATransform3D) -> String {
        if CATransform3DIsAffine(t) {
            let a = CATransform3DGetAffineTransform(t)
            if a.a == 1, a.b == 0, a.c == 0, a.d == 1 { return "translate(\(text(a.tx)), \(text(a.ty)), 0)" }
            if a.b == 0, a.c == 0, a.tx == 0, a.ty == 0 { return "scale(\(text(a.a)), \(text(a.d)), 1)" }
        }
        let numbers = [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
            t.m44,
        ]
        return "matrix(" + numbers.map(text).joined(separator: ", ") + ")"
    }

    /// Returns numbers separated by spaces, transforms and paths; nil for colours, images and lists of those.
    static func text(_ value: AnimationValue) -> String? {
        switch value {
        case .scalar(let number): text(number)
        case .point(let point): text([point.x, point.y])
        case .size(let size): text([size.width, size.height])
        case .rect(let rect): text([rect.minX, rect.minY, rect.width, rect.height])
        case .transform(let transform): text(transform)
        case .path(let path): path.map { PathText.text(CGPath(storage: $0)) } ?? ""
        case .numbers(let numbers): text(numbers)
        case .string(let string): string
        case .color, .colors, .image, .fade: nil
        }
    }

    /// Returns red, green, blue and alpha in sRGB; nil for a pattern.
    static func components(of color: CGColor) -> [CGFloat]? {
        let space = CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
        let parts = color.converted(to: space, intent: .defaultIntent, options: nil)?.components
        return parts?.count == 4 ? parts : nil
    }

    // MARK: Reading

    /// Reads a number; infinite numbers are `inf`; nil for text that is not a number.
    static func number(_ text: String) -> CGFloat? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if text.count > 100 { return nil }
        if let number = Double(text) { return number.isNaN ? nil : CGFloat(number) }
        switch text.lowercased() {
        case "yes", "true": return 1
        case "no", "false": return 0
        default: return nil
        }
    }

    /// Reads finite numbers separated by spaces or commas.
    static func numbers(_ text: String) -> [CGFloat]? {
        let parts = text.split { $0 == " " || $0 == "," || $0.isWhitespace }
        let numbers = parts.compactMap { number(String($0)) }.filter(\.isFinite)
        return numbers.count == parts.count ? numbers : nil
    }

    static func point(_ text: String) -> CGPoint? {
        guard let numbers = numbers(text), numbers.count == 2 || numbers.count == 3 else { return nil }
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    static func size(_ text: String) -> CGSize? {
        guard let numbers = numbers(text), numbers.count == 2 else { return nil }
        return CGSize(width: numbers[0], height: numbers[1])
    }

    /// Reads four numbers, or two for a size at the origin.
    static func rect(_ text: String) -> CGRect? {
        guard let n = numbers(text) else { return nil }
        switch n.count {
        case 2: return CGRect(x: 0, y: 0, width: n[0], height: n[1])
        case 4: return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
        default: return nil
        }
    }

    /// Reads gray; gray and alpha; red, green and blue; or those and alpha; each in 0...1.
    static func color(_ text: String, opacity: String?) -> CGColor? {
        guard let n = numbers(text) else { return nil }
        let parts: [CGFloat]
        switch n.count {
        case 1: parts = [n[0], n[0], n[0], 1]
        case 2: parts = [n[0], n[0], n[0], n[1]]
        case 3: parts = n + [1]
        case 4: parts = n
        default: return nil
        }
        let alpha = opacity.flatMap(number) ?? parts[3]
        guard alpha.isFinite else { return nil }
        return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    /// Reads transform functions as in CSS, of which the last is applied first, or the elements of a matrix.
    static func transform(_ text: String) -> CATransform3D? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if text.isEmpty || text == "identity" { return CATransform3DIdentity }
        if let numbers = numbers(text) { return matrix(numbers) }
        var result = CATransform3DIdentity
        var rest = text[...]
        var count = 0
        while let open = rest.firstIndex(of: "(") {
            guard let close = rest[open...].firstIndex(of: ")"), count < 1000 else { return nil }
            let name = rest[..<open].trimmingCharacters(in: CharacterSet(charactersIn: ", \t\n\r"))
            guard let function = function(name, rest[rest.index(after: open)..<close]) else { return nil }
            result = CATransform3DConcat(function, result)
            rest = rest[rest.index(after: close)...]
            count += 1
        }
        return count > 0 && rest.allSatisfy(\.isWhitespace) && isFinite(result) ? result : nil
    }

    private static func function(_ name: String, _ arguments: Substring) -> CATransform3D? {
        var numbers: [CGFloat] = []
        for part in arguments.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
            var (part, unit): (Substring, CGFloat) = (part, 1)
            if part.hasSuffix("deg") { (part, unit) = (part.dropLast(3), .pi / 180) }
            if part.hasSuffix("rad") { part = part.dropLast(3) }
            guard let number = number(String(part)), number.isFinite else { return nil }
            numbers.append(number * unit)
        }
        let n = numbers
        switch (name, n.count) {
        case ("rotate", 1), ("rotateZ", 1): return CATransform3DMakeRotation(n[0], 0, 0, 1)
        case ("rotate", 4): return CATransform3DMakeRotation(n[0], n[1], n[2], n[3])
        case ("rotateX", 1): return CATransform3DMakeRotation(n[0], 1, 0, 0)
        case ("rotateY", 1): return CATransform3DMakeRotation(n[0], 0, 1, 0)
        case ("scale", 1): return CATransform3DMakeScale(n[0], n[0], 1)
        case ("scale", 2): return CATransform3DMakeScale(n[0], n[1], 1)
        case ("scale", 3): return CATransform3DMakeScale(n[0], n[1], n[2])
        case ("translate", 2): return CATransform3DMakeTranslation(n[0], n[1], 0)
        case ("translate", 3): return CATransform3DMakeTranslation(n[0], n[1], n[2])
        case ("matrix", _): return matrix(n)
        default: return nil
        }
    }

    private static func matrix(_ n: [CGFloat]) -> CATransform3D? {
        switch n.count {
        case 6:
            return CATransform3DMakeAffineTransform(
                CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
        case 16:
            var t = CATransform3DIdentity
            (t.m11, t.m12, t.m13, t.m14) = (n[0], n[1], n[2], n[3])
            (t.m21, t.m22, t.m23, t.m24) = (n[4], n[5], n[6], n[7])
            (t.m31, t.m32, t.m33, t.m34) = (n[8], n[9], n[10], n[11])
            (t.m41, t.m42, t.m43, t.m44) = (n[12], n[13], n[14], n[15])
            return t
        default: return nil
        }
    }

    private static func isFinite(_ t: CATransform3D) -> Bool {
        [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
            t.m44,
        ].allSatisfy(\.isFinite)
    }

    /// Reads a name, or the four coordinates of the control points.
    static func timingFunction(_ text: String) -> CAMediaTimingFunction? {
        let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if let name = names.first(where: { $0.rawValue == text }) { return CAMediaTimingFunction(name: name) }
        var inside = text[...]
        if let open = inside.firstIndex(of: "(") { inside = inside[inside.index(after: open)...].prefix { $0 != ")" } }
        guard let n = numbers(String(inside)), n.count == 4 else { return nil }
        return CAMediaTimingFunction(controlPoints: Float(n[0]), Float(n[1]), Float(n[2]), Float(n[3]))
    }

    static func text(_ function: CAMediaTimingFunction) -> String {
        let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
        if let name = names.first(where: { CAMediaTimingFunction(name: $0) == function }) { return name.rawValue }
        var numbers: [CGFloat] = []
        for index in 1...2 {
            var point: [Float] = [0, 0]
            function.getControlPoint(at: index, values: &point)
            numbers += point.map { CGFloat($0) }
        }
        return text(numbers)
    }
}
