import CoreGraphics
import Foundation
import QuartzCore
public import UIKit

extension UIView {
    /// Describes the view, or its contents, as JSON: an object for each view, layer or element, with its children as
    /// `children`.
    ///
    /// - Parameter tree: The tree to describe. The views by default; elements are a list of objects.
    public func treeData(of tree: DescribedTree = .views) -> String {
        layoutIfNeeded()
        switch tree {
        case .views: return DescriptionData.object(self, children: \.subviews, fields: \.dataFields)
        case .layers: return layer.treeData()
        case .accessibility:
            return DescriptionData.list(AccessibilityTree(of: self).nodes, children: \.children, fields: \.dataFields)
        }
    }

    private var dataFields: DescriptionData.Fields {
        let shown = layer.presentation() ?? layer
        var fields: DescriptionData.Fields = [
            ("class", .text(DescriptionLines.name(of: self))), ("frame", .numbers(shown.frame.numbers)),
        ]
        if let label = accessibilityLabel { fields.append(("label", .text(label))) }
        if let value = accessibilityValue { fields.append(("value", .text(value))) }
        if let identifier = accessibilityIdentifier { fields.append(("identifier", .text(identifier))) }
        if isHidden { fields.append(("hidden", .flag(true))) }
        if shown.opacity != 1 { fields.append(("alpha", .number(Double(shown.opacity)))) }
        if let control = self as? UIControl {
            if !control.isEnabled { fields.append(("disabled", .flag(true))) }
            if control.isSelected { fields.append(("selected", .flag(true))) }
            if control.isHighlighted { fields.append(("highlighted", .flag(true))) }
        }
        if isFirstResponder { fields.append(("firstResponder", .flag(true))) }
        return fields
    }
}

extension AccessibilityTree.Node {
    @MainActor fileprivate var dataFields: DescriptionData.Fields {
        let kind =
            switch kind {
            case .element: "element"
            case .container: "container"
            case .part: "part"
            }
        var fields: DescriptionData.Fields = [("kind", .text(kind)), ("frame", .numbers(frame.numbers))]
        let traits = responder.accessibilityTraits.words
        if !traits.isEmpty { fields.append(("traits", .texts(traits))) }
        if let label = responder.accessibilityLabel { fields.append(("label", .text(label))) }
        if let value = responder.accessibilityValue { fields.append(("value", .text(value))) }
        if let hint = responder.accessibilityHint { fields.append(("hint", .text(hint))) }
        if let identifier = responder.accessibilityIdentifier { fields.append(("identifier", .text(identifier))) }
        if !isVisible { fields.append(("outOfSight", .flag(true))) }
        if let actions = responder.accessibilityCustomActions, !actions.isEmpty {
            fields.append(("actions", .texts(actions.map(\.name))))
        }
        return fields
    }
}
