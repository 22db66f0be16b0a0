import CoreGraphics

/// The accessibility values set on a responder; nil where the responder's own values apply.
final class AccessibilityValues {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var language: String?
    var textualContext: UIAccessibilityTextualContext?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var inputLabels: [String]?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var ignoresInvertColors = false
    var respondsToInteraction: Bool?
    var containerType = UIAccessibilityContainerType.none
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
}

/// The accessibility values that a responder provides by default.
struct StandardAccessibility {
    var isElement = false
    var label: String?
    var value: String?
    var identifier: String?
    /// The text that the field shows while it is empty.
    var placeholder: String?
    var traits: UIAccessibilityTraits = []

    /// A fraction as a percentage, such as "40%".
    static func percentage(_ part: Float) -> String { "\(Int((part.isFinite ? part * 100 : 0).rounded()))%" }
}
