import CoreGraphics
import Foundation
import FrameEngine
import QuartzCore

extension MarkupReader {
    /// Returns the value of a property whose kind is known; `NSNull` for nil, nil for an invalid value.
    func value(_ node: MarkupNode, kind: ValueKind) throws(CoreAnimationArchiveError) -> Any? {
        if node["type"] == "null" || node["type"] == "NSNull" { return NSNull() }
        if case .image = kind { return try image(node) }
        if case .colors = kind { return try list(node).flatMap { $0 as? [CGColor] } }
        if case .numbers = kind, !node.children.isEmpty { return try list(node).flatMap { $0 as? [NSNumber] } }
        if case .color = kind, node.value == "none" { return NSNull() }
        // The value may be inside an element named after its type.
        if node.value == nil, let only = node.children.first { return try anyValue(only) }
        guard let text = node.value else { return nil }
        switch kind {
        case .scalar: return ValueText.number(text).map { NSNumber(value: Double($0)) }
        case .flag: return ValueText.number(text).map { NSNumber(value: $0 != 0) }
        case .point: return ValueText.point(text)
        case .size: return ValueText.size(text)
        case .rect: return ValueText.rect(text)
        case .transform: return ValueText.transform(text)
        case .color: return ValueText.color(text, opacity: node["opacity"])
        case .path: return PathText.path(text)
        case .numbers: return ValueText.numbers(text)?.map { NSNumber(value: Double($0)) }
        case .string: return text
        case .image, .colors: return nil
        }
    }

    /// Returns the value of an element that specifies its type; `NSNull` for nil, nil for an unknown type.
    func anyValue(_ node: MarkupNode) throws(CoreAnimationArchiveError) -> Any? {
        func of(_ kind: ValueKind) throws(CoreAnimationArchiveError) -> Any? { try value(node, kind: kind) }
        switch node.type {
        case "integer", "int", "real", "float", "double", "number", "NSNumber", "CGFloat": return try of(.scalar)
        case "bool", "boolean", "BOOL": return try of(.flag)
        case "string", "NSString": return node.value ?? ""
        case "point", "CGPoint", "NSPoint": return try of(.point)
        case "size", "CGSize", "NSSize": return try of(.size)
        case "rect", "CGRect", "NSRect": return try of(.rect)
        case "transform", "CATransform3D", "CGAffineTransform": return try of(.transform)
        case "color", "CGColor", "NSColor", "UIColor": return try of(.color)
        case "path", "CGPath": return try of(.path)
        case "image", "CGImage": return try image(node)
        case "NSArray", "array": return try list(node)
        case "null", "NSNull": return NSNull()
        case "CAMediaTimingFunction": return (node["name"] ?? node.value).flatMap(ValueText.timingFunction)
        default:
            // For example a filter's input that is a number, or several numbers.
            guard node["type"] == nil, let text = node.value else { return nil }
            if let number = ValueText.number(text) { return number.isFinite ? NSNumber(value: Double(number)) : nil }
            return ValueText.numbers(text)?.map { NSNumber(value: Double($0)) }
        }
    }

    /// Returns the values of an element's children; nil if one is unknown.
    func list(_ node: MarkupNode) throws(CoreAnimationArchiveError) -> [Any]? {
        var values: [Any] = []
        for child in node.children {
            guard let value = try anyValue(child) else {
                complain(child, node.name)
                return nil
            }
            values.append(value)
        }
        return values
    }

    private func image(_ node: MarkupNode) throws(CoreAnimationArchiveError) -> Any? {
        if let source = node["src"] ?? node.attributes["value"] { return try files.image(source, line: node.line) }
        guard let only = node.children.first else { return nil }
        if only.type == "null" || only.type == "NSNull" { return NSNull() }
        guard only.type == "CGImage" || only.type == "image", let source = only["src"] else { return nil }
        return try files.image(source, line: only.line)
    }
}
