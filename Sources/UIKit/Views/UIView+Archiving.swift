public import CoreGraphics
public import Foundation
import QuartzCore

extension UIView {
    /// The archived properties of every view; the layer's part of them is archived with its own properties.
    static let fieldsOfViews: [ArchivedField] = [
        ArchivedField("backgroundColor", object: \UIView.archivedBackground),
        ArchivedField("tintColor", object: \UIView.archivedTint),
        ArchivedField("tintAdjustmentMode", choice: \UIView.tintAdjustmentMode),
        ArchivedField("opaque", \UIView.isOpaque),
        ArchivedField("tag", \UIView.tag),
        ArchivedField("userInteractionEnabled", \UIView.isUserInteractionEnabled),
        ArchivedField("multipleTouchEnabled", \UIView.isMultipleTouchEnabled),
        ArchivedField("exclusiveTouch", \UIView.isExclusiveTouch),
        ArchivedField("contentMode", choice: \UIView.contentMode),
        ArchivedField("autoresizesSubviews", \UIView.autoresizesSubviews),
        ArchivedField("autoresizingMask", choice: \UIView.autoresizingMask),
        ArchivedField("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing),
        ArchivedField("semanticContentAttribute", choice: \UIView.semanticContentAttribute),
        ArchivedField("overrideUserInterfaceStyle", choice: \UIView.overrideUserInterfaceStyle),
        ArchivedField("margins", \UIView.ownMargins.own),
        ArchivedField("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
        ArchivedField("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
        ArchivedField("hugging", \UIView.archivedHugging),
        ArchivedField("compression", \UIView.archivedCompression),
        ArchivedField("translatesMask", \UIView.translatesAutoresizingMaskIntoConstraints),
        ArchivedField("restorationIdentifier", \UIView.restorationIdentifier),
        ArchivedField("accessibilityIdentifier", \UIView.accessibilityIdentifier),
        ArchivedField("accessibilityLabel", \UIView.archivedAccessibilityLabel),
        ArchivedField("accessibilityHint", \UIView.accessibilityHint),
    ]

    // MARK: Writing

    final func archive(in coder: NSCoder) {
        let view = ViewArchive(coder)
        view.archive.store("\(type(of: self))") {
            let drawsItself = DrawingClasses.contains(type(of: self)) || !archivesLayerContents
            view["layer"] = layer.archivedProperties(includingContents: !drawsItself)
            for field in type(of: self).archivedFields { field.write(self, view) }
            view.write(objects: archivedSubviews, forKey: "Subviews")
            if let maskView {
                view.write(maskView, forKey: "Mask")
            } else {
                view.write(layer.mask, forKey: "LayerMask")
            }
            archiveConstraints(in: view)
            view.finish()
        }
    }

    /// The subviews except those that the class creates itself.
    final var archivedSubviews: [UIView] { children.filter { !isOwnPart($0) } }

    // MARK: Reading

    /// Restores the state from an archive; returns false if it can't be read.
    final func restore(from coder: NSCoder) -> Bool {
        prepareToRestore()
        if let nib = coder as? NibCoder {
            nib.fill(self)
            return true
        }
        let view = ViewArchive(coder)
        return view.archive.restore("\(type(of: self))") { () throws(ArchiveError) in
            try view.load()
            if let properties = view["layer"] { try layer.restore(properties: properties) }
            for subview in try view.objects(UIView.self, forKey: "Subviews") {
                guard subview !== self, subview.parent == nil else { throw .badValue(key: "Subviews") }
                addSubview(subview)
            }
            for field in type(of: self).archivedFields { try field.read(self, view) }
            if let mask = try view.object(UIView.self, forKey: "Mask") {
                self.mask = mask
            } else if let mask = try view.object(CALayer.self, forKey: "LayerMask"), mask.superlayer == nil {
                layer.mask = mask
            }
            try restoreConstraints(from: view)
        }
    }

    // MARK: Archived properties with other names

    /// The background colour; the view's own may depend on the traits.
    private final var archivedBackground: UIColor? {
        get { backgroundColor }
        set { backgroundColor = newValue }
    }

    /// The tint colour, unless it is inherited from the superview.
    private final var archivedTint: UIColor? {
        get { ownTintColor }
        set { tintColor = newValue }
    }

    private final var archivedAccessibilityLabel: String? {
        get { knownAccessibility?.label }
        set { accessibilityLabel = newValue }
    }

    private final var archivedHugging: CGSize {
        get { CGSize(layoutState?.hugging ?? Self.standardHugging) }
        set {
            setContentHuggingPriority(UILayoutPriority(Float(newValue.width)), for: .horizontal)
            setContentHuggingPriority(UILayoutPriority(Float(newValue.height)), for: .vertical)
        }
    }

    private final var archivedCompression: CGSize {
        get { CGSize(layoutState?.compression ?? (.defaultHigh, .defaultHigh)) }
        set {
            setContentCompressionResistancePriority(UILayoutPriority(Float(newValue.width)), for: .horizontal)
            setContentCompressionResistancePriority(UILayoutPriority(Float(newValue.height)), for: .vertical)
        }
    }
}

extension CGSize {
    fileprivate init(_ priorities: AxisPriorities) {
        self.init(width: Double(priorities.horizontal.rawValue), height: Double(priorities.vertical.rawValue))
    }
}

extension NSKeyedUnarchiver {
    /// Decodes a view from an untrusted archive, like Foundation's method of this name.
    ///
    /// The archive is validated first, like a layer's. It can contain views of all classes, and the objects that they
    /// consist of.
    ///
    /// - Throws: a `CocoaError.coderReadCorrupt` error if the data isn't an archive of a view of that class.
    @MainActor
    public static func unarchivedObject<View: UIView>(ofClass type: View.Type, from data: Data) throws -> View? {
        do {
            try KeyedArchiveValidator.check(data, root: type) { $0 is UIView.Type }
        } catch {
            throw CocoaError(.coderReadCorrupt, userInfo: [NSDebugDescriptionErrorKey: "\(error)"])
        }
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        let view = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? View
        unarchiver.finishDecoding()
        if let error = unarchiver.error { throw error }
        return view
    }
}
