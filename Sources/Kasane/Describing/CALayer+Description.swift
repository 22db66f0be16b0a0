import CoreGraphics
import Foundation
public import QuartzCore

extension CALayer {
    /// Describes the layer and its descendants, as they are currently shown, as lines of text to keep as a snapshot.
    ///
    /// A line has the class, the frame in the superlayer's points, and values that differ from their defaults. It has
    /// no addresses, so the text of the same tree is the same in each run.
    public func treeDescription() -> String {
        DescriptionLines.of(
            self, children: { ($0.mask.map { [$0] } ?? []) + ($0.sublayers ?? []) }, line: \.descriptionLine)
    }

    private var descriptionLine: String {
        let shown = presentation() ?? self
        var words = [DescriptionLines.name(of: self), DescriptionLines.text(shown.frame)]
        if let name { words.append(DescriptionLines.quoted(name)) }
        if superlayer?.mask === self { words.append("mask") }
        if isHidden { words.append("hidden") }
        if shown.opacity != 1 { words.append("opacity \(DescriptionLines.text(CGFloat(shown.opacity)))") }
        if let color = shown.backgroundColor { words.append("background \(DescriptionLines.text(color))") }
        if shown.cornerRadius != 0 { words.append("corners \(DescriptionLines.text(shown.cornerRadius))") }
        if shown.borderWidth != 0 { words.append("border \(DescriptionLines.text(shown.borderWidth))") }
        if shown.shadowOpacity != 0 { words.append("shadow") }
        if masksToBounds { words.append("clips") }
        if shown.zPosition != 0 { words.append("z \(DescriptionLines.text(shown.zPosition))") }
        if !CATransform3DIsIdentity(shown.transform) { words.append(DescriptionLines.text(shown.transform)) }
        words += ownWords(shown)
        if let keys = animationKeys(), !keys.isEmpty {
            words.append("animations \(keys.sorted().joined(separator: ", "))")
        }
        return words.joined(separator: " ")
    }

    private func ownWords(_ shown: CALayer) -> [String] {
        switch shown {
        case let text as CATextLayer:
            let string = (text.string as? NSAttributedString)?.string ?? text.string as? String
            return string.map { [DescriptionLines.quoted($0)] } ?? []
        case let shape as CAShapeLayer:
            return [
                shape.path.map { "path in \(DescriptionLines.text($0.boundingBoxOfPath))" },
                shape.fillColor.map { "fill \(DescriptionLines.text($0))" },
                shape.strokeColor.map {
                    "stroke \(DescriptionLines.text($0)) \(DescriptionLines.text(shape.lineWidth))"
                },
            ].compactMap { $0 }
        case let gradient as CAGradientLayer:
            let colors = (gradient.colors ?? []).map { DescriptionLines.text($0 as! CGColor) }
            return colors.isEmpty ? [] : ["colors \(colors.joined(separator: ", "))"]
        default:
            guard let contents, type(of: contents) is CGImage.Type else { return [] }
            let image = contents as! CGImage
            return ["contents \(image.width)x\(image.height)"]
        }
    }
}
