import CoreGraphics
import Foundation

/// The colours, fonts and sizes of storyboard and XIB elements.
@MainActor
struct NibValues {
    let bundle: Bundle?
    /// The named colours that the file itself defines.
    let resources: [String: NibNode]

    init(bundle: Bundle?, document: NibNode) {
        self.bundle = bundle
        var resources: [String: NibNode] = [:]
        for node in document.list("resources") {
            if let name = node["name"], node.name.hasSuffix("Color") { resources[name] = node.child("color") }
        }
        self.resources = resources
    }

    // MARK: Colours

    func color(_ node: NibNode?) -> UIColor? {
        guard let node, node.name == "color" else { return nil }
        if let name = node["name"] {
            return UIColor(named: name, in: bundle, compatibleWith: nil) ?? resources[name].flatMap { components($0) }
        }
        if let name = node["systemColor"] ?? node["cocoaTouchSystemColor"] {
            return NibValues.systemColors[name] ?? resources[name].flatMap { components($0) }
        }
        return components(node)
    }

    private func components(_ node: NibNode) -> UIColor? {
        let alpha = CGFloat(node.number("alpha") ?? 1)
        if let white = node.number("white") { return UIColor(white: CGFloat(white), alpha: alpha) }
        guard let red = node.number("red"), let green = node.number("green"), let blue = node.number("blue") else {
            return nil
        }
        if node["customColorSpace"] == "displayP3" {
            return UIColor(displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
        }
        return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
    }

    private static let systemColors: [String: UIColor] = [
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
        "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
        "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "groupTableViewBackgroundColor": .systemGroupedBackground, "systemFillColor": .systemFill,
        "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
        "quaternarySystemFillColor": .quaternarySystemFill, "systemRedColor": .systemRed,
        "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
        "systemMintColor": .systemMint, "systemTealColor": .systemTeal, "systemCyanColor": .systemCyan,
        "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple,
        "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown, "systemGrayColor": .systemGray,
        "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
        "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6, "darkTextColor": .darkText,
        "lightTextColor": .lightText, "tintColor": .tintColor,
    ]

    // MARK: Images

    func image(_ name: String?, catalog: String? = nil) -> UIImage? {
        guard let name, !name.isEmpty else { return nil }
        if catalog == "system" { return UIImage(systemName: name) }
        return UIImage(named: name, in: bundle, compatibleWith: nil)
    }

    /// The image that an attribute names, from the asset catalogue beside the file.
    func image(_ node: NibNode, _ attribute: String) -> UIImage? {
        image(node[attribute], catalog: node["catalog"] ?? node.keyed(attribute)?["catalog"])
    }

    // MARK: Fonts

    func font(_ node: NibNode?) -> UIFont? {
        guard let node, node.name == "fontDescription" else { return nil }
        if let style = node["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
        let size = CGFloat(node.number("pointSize") ?? 17)
        if let name = node["name"] { return UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }
        switch node["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default: return .systemFont(ofSize: size, weight: NibValues.weights[node["weight"] ?? ""] ?? .regular)
        }
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium, "semibold": .semibold,
        "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}

extension NibNode {
    var rect: CGRect {
        CGRect(
            x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0, height: number("height") ?? 0)
    }

    var size: CGSize { CGSize(width: number("width") ?? 0, height: number("height") ?? 0) }

    var point: CGPoint { CGPoint(x: number("x") ?? 0, y: number("y") ?? 0) }

    /// The insets, by `min` and `max` coordinates or by edges.
    var insets: UIEdgeInsets {
        UIEdgeInsets(
            top: number("minY") ?? number("top") ?? 0, left: number("minX") ?? number("left") ?? 0,
            bottom: number("maxY") ?? number("bottom") ?? 0, right: number("maxX") ?? number("right") ?? 0)
    }
}
