import CoreGraphics
import Foundation
import FrameEngine
import QuartzCore

/// Converts property values to editable text, and back.
enum EditableText {
    /// The reason why text is not a valid value.
    struct Failure: Error, Equatable {
        /// The reason in one line, without the property's name.
        let line: String
    }

    /// The maximum length, in points: sizes allocate memory.
    private static let longest = 16_384.0
    private static let longestList = 64

    // MARK: Writing

    /// Returns a value as editable text; nil for one that can't be edited.
    static func text(_ value: AnimationValue, for key: LayerKey?) -> String? {
        switch value {
        case .scalar(let number): isFlag(key) ? (number >= 0.5 ? "true" : "false") : text(number)
        case .point(let point): list([point.x, point.y])
        case .size(let size): list([size.width, size.height])
        case .rect(let rect): list([rect.minX, rect.minY, rect.width, rect.height])
        case .transform(let transform): text(transform)
        case .color(let color): color.map(text) ?? "nil"
        case .numbers(let numbers): numbers.count > longestList ? nil : list(numbers)
        case .colors(let colors): colors.count > longestList ? nil : colors.map(text).joined(separator: ", ")
        case .string(let string): key == nil || choices(for: key) != nil ? string : nil
        case .path, .image, .fade: nil
        }
    }

    private static func text(_ number: CGFloat) -> String {
        let rounded = Double(number).rounded(to: 6)
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }

    private static func text(_ color: CGColor) -> String { DescriptionLines.text(color) }

    private static func list(_ numbers: [CGFloat]) -> String { numbers.map(text).joined(separator: ", ") }

    private static func text(_ t: CATransform3D) -> String {
        if CATransform3DIsIdentity(t) { return "identity" }
        if CATransform3DIsAffine(t) {
            let a = CATransform3DGetAffineTransform(t)
            return list([a.a, a.b, a.c, a.d, a.tx, a.ty])
        }
        let numbers: [CGFloat] = [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
            t.m44,
        ]
        return list(numbers)
    }

    // MARK: Reading

    /// Parses text as a value of the same kind as the old one.
    static func value(_ text: String, like old: AnimationValue, for key: LayerKey?) throws(Failure) -> AnimationValue {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let value: AnimationValue
        switch old {
        case .scalar: value = isFlag(key) ? try flag(text) : try scalar(text, for: key)
        case .point:
            let numbers = try numbers(text, count: 2, "two numbers, such as 10, 20")
            value = .point(CGPoint(x: numbers[0], y: numbers[1]))
        case .size:
            let numbers = try numbers(text, count: 2, "a width and a height, such as 30, 40")
            value = .size(CGSize(width: numbers[0], height: numbers[1]))
        case .rect:
            let numbers = try numbers(text, count: 4, "x, y, width and height, such as 0, 0, 30, 40")
            guard key != .bounds || abs(numbers[2]) <= longest && abs(numbers[3]) <= longest else {
                throw Failure(line: "is larger than \(Int(longest)) points")
            }
            value = .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        case .transform: value = .transform(try transform(text))
        case .color: value = .color(["nil", "none"].contains(text.lowercased()) ? nil : try color(text))
        case .numbers:
            let numbers = try numbers(text, count: nil, "numbers separated by commas, such as 0, 0.5, 1")
            value = .numbers(numbers.map { CGFloat($0) })
        case .colors:
            var colors: [CGColor] = []
            for part in text.split(separator: ",").prefix(longestList + 1) {
                colors.append(try color(part.trimmingCharacters(in: .whitespaces)))
            }
            guard colors.count <= longestList else { throw Failure(line: "has more than \(longestList) colours") }
            value = .colors(colors)
        case .string: value = .string(try name(text, for: key))
        case .path, .image, .fade: throw Failure(line: "cannot be typed")
        }
        guard key?.accepts(value) != false else { throw Failure(line: "is not in the property's range") }
        return value
    }

    private static func isFlag(_ key: LayerKey?) -> Bool {
        if case .flag? = key?.kind { true } else { false }
    }

    private static func flag(_ text: String) throws(Failure) -> AnimationValue {
        switch text.lowercased() {
        case "true", "yes", "1": .scalar(1)
        case "false", "no", "0": .scalar(0)
        default: throw Failure(line: "is neither true nor false")
        }
    }

    private static func scalar(_ text: String, for key: LayerKey?) throws(Failure) -> AnimationValue {
        guard let number = Double(text), number.isFinite else { throw Failure(line: "is not a number") }
        let range = key.flatMap(range) ?? -1e7...1e7
        guard range.contains(number) else {
            throw Failure(line: "is not a number from \(self.text(range.lowerBound)) to \(self.text(range.upperBound))")
        }
        return .scalar(number)
    }

    /// Returns the valid range of a number; nil for any.
    private static func range(of key: LayerKey) -> ClosedRange<Double>? {
        switch key {
        case .opacity, .shadowOpacity, .strokeStart, .strokeEnd: 0...1
        case .cornerRadius, .borderWidth, .lineWidth, .shadowRadius, .miterLimit: 0...longest
        case .fontSize: 0...2000
        case .contentsScale, .rasterizationScale: 0.01...16
        case .instanceCount: 0...10_000
        case .birthRate, .lifetime: 0...10_000
        default: nil
        }
    }

    /// Parses numbers separated by commas, spaces or multiplication signs.
    private static func numbers(_ text: String, count: Int?, _ meaning: String) throws(Failure) -> [Double] {
        let parts = text.split { ",×;".contains($0) || $0.isWhitespace }.prefix(longestList + 1)
        let numbers = parts.compactMap { Double($0) }.filter { abs($0) <= 1e7 }
        guard numbers.count == parts.count, count.map({ $0 == numbers.count }) ?? (numbers.count <= longestList) else {
            throw Failure(line: "is not \(meaning)")
        }
        return numbers
    }

    private static func transform(_ text: String) throws(Failure) -> CATransform3D {
        if text.lowercased() == "identity" { return CATransform3DIdentity }
        let meaning = "identity, or 6 or 16 numbers"
        let n = try numbers(text, count: nil, meaning)
        switch n.count {
        case 6:
            return CATransform3DMakeAffineTransform(
                CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
        case 16:
            return CATransform3D(
                m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8],
                m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
        default: throw Failure(line: "is not \(meaning)")
        }
    }

    private static func color(_ text: String) throws(Failure) -> CGColor {
        let failure = Failure(line: "is not a colour, such as #ff8800, #ff880080 or nil")
        guard text.first == "#" else { throw failure }
        var digits = Array(text.dropFirst())
        guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { throw failure }
        if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
        guard digits.count == 6 || digits.count == 8 else { throw failure }
        let parts = stride(from: 0, to: digits.count, by: 2).map {
            CGFloat(Int(String(digits[$0...$0 + 1]), radix: 16) ?? 0) / 255
        }
        return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
    }

    private static func name(_ text: String, for key: LayerKey?) throws(Failure) -> String {
        guard let choices = choices(for: key), !choices.contains(text) else { return text }
        throw Failure(line: "is not one of \(choices.joined(separator: ", "))")
    }

    // MARK: Options

    /// Returns all possible values of a property; nil for free text.
    static func choices(for key: LayerKey?) -> [String]? {
        if isFlag(key) { return ["true", "false"] }
        func names<Name: RawRepresentable<String>>(_ names: Name...) -> [String] { names.map(\.rawValue) }
        switch key {
        case .contentsGravity?:
            return names(
                CALayerContentsGravity.resize, .resizeAspect, .resizeAspectFill, .center, .top, .bottom, .left, .right,
                .topLeft, .topRight, .bottomLeft, .bottomRight)
        case .minificationFilter?, .magnificationFilter?:
            return names(CALayerContentsFilter.linear, .nearest, .trilinear)
        case .cornerCurve?: return names(CALayerCornerCurve.circular, .continuous)
        case .fillRule?: return names(CAShapeLayerFillRule.nonZero, .evenOdd)
        case .lineCap?: return names(CAShapeLayerLineCap.butt, .round, .square)
        case .lineJoin?: return names(CAShapeLayerLineJoin.miter, .round, .bevel)
        case .type?: return names(CAGradientLayerType.axial, .radial, .conic)
        case .alignmentMode?:
            return names(CATextLayerAlignmentMode.natural, .left, .right, .center, .justified)
        case .truncationMode?: return names(CATextLayerTruncationMode.none, .start, .end, .middle)
        case .emitterShape?:
            return names(CAEmitterLayerEmitterShape.point, .line, .rectangle, .cuboid, .circle, .sphere)
        case .emitterMode?: return names(CAEmitterLayerEmitterMode.points, .outline, .surface, .volume)
        case .renderMode?:
            return names(
                CAEmitterLayerRenderMode.unordered, .oldestFirst, .oldestLast, .backToFront, .additive)
        default: return nil
        }
    }
}
