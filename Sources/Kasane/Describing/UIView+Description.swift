import CoreGraphics
import Foundation
import QuartzCore
public import UIKit

extension UIView {
    /// Describes the view, or its contents, as lines of text to keep as a snapshot: one for each view, layer or
    /// element, indented by its depth.
    ///
    /// A line has the class, the frame in the superview's points as it is currently shown, and values that differ from
    /// their defaults. It has no addresses, so the text of the same tree is the same in each run.
    ///
    /// - Parameter tree: The tree to describe. The views by default.
    public func treeDescription(of tree: DescribedTree = .views) -> String {
        layoutIfNeeded()
        switch tree {
        case .views: return DescriptionLines.of(self, children: \.subviews, line: \.descriptionLine)
        case .layers: return layer.treeDescription()
        case .accessibility:
            let roots = AccessibilityTree(of: self).nodes
            return roots.map { DescriptionLines.of($0, children: \.children, line: \.descriptionLine) }
                .joined(separator: "\n")
        }
    }

    fileprivate var descriptionLine: String {
        var words = [DescriptionLines.name(of: self), DescriptionLines.text((layer.presentation() ?? layer).frame)]
        if let label = accessibilityLabel { words.append(DescriptionLines.quoted(label)) }
        if let value = accessibilityValue { words.append("value \(DescriptionLines.quoted(value))") }
        if let identifier = accessibilityIdentifier { words.append("id \(DescriptionLines.quoted(identifier))") }
        if isHidden { words.append("hidden") }
        let shown = CGFloat((layer.presentation() ?? layer).opacity)
        if shown != 1 { words.append("alpha \(DescriptionLines.text(shown))") }
        if let control = self as? UIControl {
            if !control.isEnabled { words.append("disabled") }
            if control.isSelected { words.append("selected") }
            if control.isHighlighted { words.append("highlighted") }
        }
        if isFirstResponder { words.append("first responder") }
        return words.joined(separator: " ")
    }
}

extension AccessibilityTree.Node {
    @MainActor fileprivate var descriptionLine: String {
        let traits = responder.accessibilityTraits.words
        var words: [String] = []
        switch kind {
        case .element: words += traits.isEmpty ? ["element"] : [traits.joined(separator: ", ")]
        case .container: words += ["container"] + (traits.isEmpty ? [] : [traits.joined(separator: ", ")])
        case .part: words += ["part"] + (traits.isEmpty ? [] : [traits.joined(separator: ", ")])
        }
        if let label = responder.accessibilityLabel { words.append(DescriptionLines.quoted(label)) }
        if let value = responder.accessibilityValue { words.append("value \(DescriptionLines.quoted(value))") }
        if let hint = responder.accessibilityHint { words.append("hint \(DescriptionLines.quoted(hint))") }
        if let identifier = responder.accessibilityIdentifier {
            words.append("id \(DescriptionLines.quoted(identifier))")
        }
        words.append(DescriptionLines.text(frame))
        if !isVisible { words.append("out of sight") }
        if let actions = responder.accessibilityCustomActions, !actions.isEmpty {
            words.append("actions \(actions.map { DescriptionLines.quoted($0.name) }.joined(separator: ", "))")
        }
        return words.joined(separator: " ")
    }
}
