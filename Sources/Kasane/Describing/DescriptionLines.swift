import CoreGraphics
import Foundation
import QuartzCore

/// The text of trees.
enum DescriptionLines {
    /// The maximum depth of the description.
    private static let maxDepth = 1000

    /// Returns one line for a node and each of its descendants, indented by two spaces per level.
    static func of<Node>(_ root: Node, children: (Node) -> [Node], line: (Node) -> String) -> String {
        var lines: [String] = []
        var stack = [(node: root, depth: 0)]
        while let (node, depth) = stack.popLast() {
            lines.append(String(repeating: "  ", count: depth) + line(node))
            if depth < maxDepth { stack += children(node).reversed().map { ($0, depth + 1) } }
        }
        return lines.joined(separator: "\n")
    }

    /// Returns the class name, without its module.
    static func name(of object: AnyObject) -> String { String(describing: type(of: object)) }

    /// Returns a number with at most two decimals.
    static func text(_ number: CGFloat) -> String {
        guard number.isFinite else { return "\(number)" }
        let rounded = (number * 100).rounded() / 100
        if rounded == 0 { return "0" }
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }

    static func text(_ rect: CGRect) -> String {
        "(\(text(rect.minX)) \(text(rect.minY)); \(text(rect.width)) \(text(rect.height)))"
    }

    /// Returns a colour as in CSS: `#rrggbb`, or `#rrggbbaa`.
    static func text(_ color: CGColor) -> String {
        let converted = color.converted(
            to: CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent,
            options: nil)
        guard let parts = converted?.components, parts.count == 4 else { return "a pattern" }
        let bytes = parts.map { Int((min(max($0, 0), 1) * 255).rounded()) }
        let digits = (bytes[3] == 255 ? Array(bytes.prefix(3)) : bytes).map { String(format: "%02x", $0) }
        return "#" + digits.joined()
    }

    static func text(_ transform: CATransform3D) -> String {
        if CATransform3DIsAffine(transform) {
            let t = CATransform3DGetAffineTransform(transform)
            return "transform [" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(text).joined(separator: " ") + "]"
        }
        let t = transform
        let numbers = [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
            t.m44,
        ]
        return "transform [" + numbers.map(text).joined(separator: " ") + "]"
    }

    /// Returns a string on one line, truncated if it is long.
    static func quoted(_ string: String) -> String {
        let cut = string.count > 200 ? string.prefix(200) + "…" : string[...]
        return String(cut).debugDescription
    }
}
