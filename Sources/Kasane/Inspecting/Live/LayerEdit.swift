import CoreGraphics
import Foundation
import FrameEngine
import QuartzCore
import UIKit

/// A change of a layer's property that a user has typed.
@MainActor
struct LayerEdit {
    let layer: CALayer
    let key: String
    let text: String

    /// The maximum length of a text layer's or view's text.
    private static let longestText = 10_000

    /// Applies the change, without an animation. Throws the reason, in one line, if it is invalid.
    func apply() throws(EditableText.Failure) {
        do throws(EditableText.Failure) {
            if key == LayerEdit.viewText || key == LayerKey.string.rawValue {
                try setText()
                CATransaction.flush()
            } else {
                try setValue()
            }
        } catch {
            throw EditableText.Failure(line: "\(key): \(DescriptionLines.quoted(text)) \(error.line)")
        }
    }

    private func setValue() throws(EditableText.Failure) {
        let known = LayerKey(rawValue: key)
        CATransaction.flush()
        guard let old = committedValue, EditableText.text(old, for: known) != nil else {
            throw EditableText.Failure(line: "is not an editable property")
        }
        let value = try EditableText.value(text, like: old, for: known)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.setValue(value.any, forKey: key)
        CATransaction.commit()
        CATransaction.flush()
        guard let now = committedValue, EditableText.text(now, for: known) == EditableText.text(value, for: known)
        else { throw EditableText.Failure(line: "is not a valid value for the layer") }
    }

    private var committedValue: AnimationValue? {
        guard let tree = layer.committed else { return nil }
        guard let known = LayerKey(rawValue: key) else { return tree.custom?[key] }
        return tree.properties.value(for: known) ?? tree.content.value(for: known)
    }

    // MARK: Text

    /// The key of the text of a layer's view.
    nonisolated static let viewText = "text"

    /// Returns the text of the view that the layer belongs to; nil for a layer without one.
    static func text(of layer: CALayer) -> String? {
        guard let view = layer.delegate as? UIView, view.layer === layer else { return nil }
        switch view {
        case let view as UILabel: return view.text ?? ""
        case let view as UITextField: return view.text ?? ""
        case let view as UITextView: return view.text ?? ""
        default: return nil
        }
    }

    /// Returns a text layer's string.
    nonisolated static func string(of layer: CATextLayer) -> String? {
        (layer.string as? NSAttributedString)?.string ?? layer.string as? String
    }

    private func setText() throws(EditableText.Failure) {
        guard text.utf16.count <= LayerEdit.longestText else {
            throw EditableText.Failure(line: "has more than \(LayerEdit.longestText) characters")
        }
        if let layer = layer as? CATextLayer, key == LayerKey.string.rawValue {
            let old = layer.string as? NSAttributedString
            let attributes = old.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil }
            layer.string = attributes.map { NSAttributedString(string: text, attributes: $0) } ?? text
            return
        }
        guard let view = layer.delegate as? UIView, view.layer === layer else {
            throw EditableText.Failure(line: "is not an editable property")
        }
        switch view {
        case let view as UILabel: view.text = text
        case let view as UITextField: view.text = text
        case let view as UITextView: view.text = text
        default: throw EditableText.Failure(line: "is not an editable property")
        }
    }
}
