public import Foundation
public import ObjectRuntime

/// The accessibility properties that Objective-C gives every object. Responders declare these properties themselves,
/// and those take precedence; other objects store the values set.
@MainActor
extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Whether assistive technologies treat the object as a single element.
    @preconcurrency @_disfavoredOverload
    public var isAccessibilityElement: Bool {
        get { responder?.isAccessibilityElement ?? values?.isElement ?? false }
        set { set(newValue, of: \.isAccessibilityElement, else: \.isElement) }
    }

    /// A short description of the element; for an image the value set, or otherwise the meaning of its symbol.
    @preconcurrency @_disfavoredOverload
    public var accessibilityLabel: String? {
        get { responder.map(\.accessibilityLabel) ?? values?.label ?? (self as? UIImage)?.content.symbol?.name.label }
        set { set(newValue, of: \.accessibilityLabel, else: \.label) }
    }

    /// The current value.
    @preconcurrency @_disfavoredOverload
    public var accessibilityValue: String? {
        get { responder.map(\.accessibilityValue) ?? values?.value }
        set { set(newValue, of: \.accessibilityValue, else: \.value) }
    }

    /// The effect of activating the element.
    @preconcurrency @_disfavoredOverload
    public var accessibilityHint: String? {
        get { responder.map(\.accessibilityHint) ?? values?.hint }
        set { set(newValue, of: \.accessibilityHint, else: \.hint) }
    }

    /// The role and behaviour of the element.
    @preconcurrency @_disfavoredOverload
    public var accessibilityTraits: UIAccessibilityTraits {
        get { responder?.accessibilityTraits ?? values?.traits ?? [] }
        set { set(newValue, of: \.accessibilityTraits, else: \.traits) }
    }

    /// The frame on the screen, in points.
    @preconcurrency @_disfavoredOverload
    public var accessibilityFrame: CGRect {
        get { responder?.accessibilityFrame ?? values?.frame ?? .zero }
        set { set(newValue, of: \.accessibilityFrame, else: \.frame) }
    }

    private var responder: UIResponder? { self as? UIResponder }

    private var values: AccessibilityValues? {
        objc_getAssociatedObject(self, accessibilityKey) as? AccessibilityValues
    }

    private func set<Value>(
        _ value: Value, of property: ReferenceWritableKeyPath<UIResponder, Value>,
        else kept: ReferenceWritableKeyPath<AccessibilityValues, Value>
    ) {
        if let responder { return responder[keyPath: property] = value }
        neededValues[keyPath: kept] = value
    }

    private func set<Value>(
        _ value: Value, of property: ReferenceWritableKeyPath<UIResponder, Value>,
        else kept: ReferenceWritableKeyPath<AccessibilityValues, Value?>
    ) {
        if let responder { return responder[keyPath: property] = value }
        neededValues[keyPath: kept] = value
    }

    private var neededValues: AccessibilityValues {
        if let known = values { return known }
        let made = AccessibilityValues()
        objc_setAssociatedObject(self, accessibilityKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }
}

@MainActor
extension UIImage {
    /// An identifier for tests. Nil by default.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilityidentification)
    @preconcurrency
    public var accessibilityIdentifier: String? {
        get { objc_getAssociatedObject(self, identifierKey) as? String }
        set { objc_setAssociatedObject(self, identifierKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

/// The address that serves as the key of images' identifiers.
private nonisolated(unsafe) let identifierKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

/// The address that serves as the key of objects' values.
private nonisolated(unsafe) let accessibilityKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
