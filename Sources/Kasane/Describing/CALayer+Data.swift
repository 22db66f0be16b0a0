import CoreGraphics
import Foundation
public import QuartzCore

extension CALayer {
    /// Describes the layer and its descendants, as they are currently shown, as JSON.
    ///
    /// An object has `class`, `frame` (x, y, width and height in the superlayer's points), `name`, values that differ
    /// from their defaults, and `children`. The text of the same tree is the same in each run.
    public func treeData() -> String {
        DescriptionData.object(
            self, children: { ($0.mask.map { [$0] } ?? []) + ($0.sublayers ?? []) }, fields: \.dataFields)
    }

    private var dataFields: DescriptionData.Fields {
        let shown = presentation() ?? self
        var fields: DescriptionData.Fields = [
            ("class", .text(DescriptionLines.name(of: self))), ("frame", .numbers(shown.frame.numbers)),
        ]
        if let name { fields.append(("name", .text(name))) }
        if superlayer?.mask === self { fields.append(("isMask", .flag(true))) }
        if isHidden { fields.append(("hidden", .flag(true))) }
        if shown.opacity != 1 { fields.append(("opacity", .number(Double(shown.opacity)))) }
        if let color = shown.backgroundColor { fields.append(("backgroundColor", .text(DescriptionLines.text(color)))) }
        if shown.cornerRadius != 0 { fields.append(("cornerRadius", .number(shown.cornerRadius))) }
        if shown.borderWidth != 0 { fields.append(("borderWidth", .number(shown.borderWidth))) }
        if shown.shadowOpacity != 0 { fields.append(("shadowOpacity", .number(Double(shown.shadowOpacity)))) }
        if masksToBounds { fields.append(("masksToBounds", .flag(true))) }
        if shown.zPosition != 0 { fields.append(("zPosition", .number(shown.zPosition))) }
        if !CATransform3DIsIdentity(shown.transform) { fields.append(("transform", .numbers(shown.transform.numbers))) }
        fields += ownFields(shown)
        if let keys = animationKeys(), !keys.isEmpty { fields.append(("animations", .texts(keys.sorted()))) }
        return fields
    }

    private func ownFields(_ shown: CALayer) -> DescriptionData.Fields {
        switch shown {
        case let text as CATextLayer:
            let string = (text.string as? NSAttributedString)?.string ?? text.string as? String
            return string.map { [("string", .text($0))] } ?? []
        case let shape as CAShapeLayer:
            var fields: DescriptionData.Fields = []
            if let path = shape.path { fields.append(("pathBounds", .numbers(path.boundingBoxOfPath.numbers))) }
            if let color = shape.fillColor { fields.append(("fillColor", .text(DescriptionLines.text(color)))) }
            if let color = shape.strokeColor {
                fields.append(("strokeColor", .text(DescriptionLines.text(color))))
                fields.append(("lineWidth", .number(shape.lineWidth)))
            }
            return fields
        case let gradient as CAGradientLayer:
            let colors = (gradient.colors ?? []).map { DescriptionLines.text($0 as! CGColor) }
            return colors.isEmpty ? [] : [("colors", .texts(colors))]
        default:
            guard let contents, type(of: contents) is CGImage.Type else { return [] }
            let image = contents as! CGImage
            return [("contentsSize", .numbers([Double(image.width), Double(image.height)]))]
        }
    }
}

extension CGRect {
    /// x, y, width and height.
    var numbers: [Double] { [minX, minY, width, height].map { Double($0) } }
}

extension CATransform3D {
    /// The sixteen elements, row by row.
    fileprivate var numbers: [Double] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map { Double($0) }
    }
}
