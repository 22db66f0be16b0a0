public import Foundation

// Functions for Swift 4 mode. Each is obsoleted in Swift 4.2.

/// The name of `UIAccessibility.isVoiceOverRunning` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

/// The name of `UIAccessibility.isReduceMotionEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// The name of `UIAccessibility.isReduceTransparencyEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceTransparencyEnabled()")
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool { UIAccessibility.isReduceTransparencyEnabled }

/// The name of `UIAccessibility.isBoldTextEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isBoldTextEnabled()")
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

/// The name of `UIAccessibility.isInvertColorsEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isInvertColorsEnabled()")
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }

/// The name of `UIAccessibility.isGrayscaleEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGrayscaleEnabled()")
public func UIAccessibilityIsGrayscaleEnabled() -> Bool { UIAccessibility.isGrayscaleEnabled }

/// The name of `UIAccessibility.isSwitchControlRunning` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSwitchControlRunning()")
public func UIAccessibilityIsSwitchControlRunning() -> Bool { UIAccessibility.isSwitchControlRunning }

/// The name of `UIAccessibility.isGuidedAccessEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGuidedAccessEnabled()")
public func UIAccessibilityIsGuidedAccessEnabled() -> Bool { UIAccessibility.isGuidedAccessEnabled }

/// The name of `UIAccessibility.isDarkerSystemColorsEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isDarkerSystemColorsEnabled()")
public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool { UIAccessibility.isDarkerSystemColorsEnabled }

/// The name of `UIAccessibility.post(notification:argument:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.post(notification:argument:)")
@preconcurrency @MainActor public func UIAccessibilityPostNotification(
    _ notification: UIAccessibility.Notification, _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }

/// The name of `UIOffset.init(horizontal:vertical:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIOffset.init(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
    UIOffset(horizontal: horizontal, vertical: vertical)
}

/// The equality of insets before Swift 4.2.
@available(swift, obsoleted: 4.2, message: "Use == operator instead.")
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool {
    insets1 == insets2
}

/// The name of `NSCoder.string(for:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

/// The name of `NSCoder.string(for:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

/// The name of `NSCoder.string(for:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

/// The name of `NSCoder.cgPoint(for:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgPoint(for:)")
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }

/// The name of `NSCoder.cgSize(for:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgSize(for:)")
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }

/// The name of `NSCoder.cgRect(for:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgRect(for:)")
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

// Accessibility traits were integers before Swift 4.2, which code combined bit by bit.
@available(swift, obsoleted: 4.2)
extension UIAccessibilityTraits {
    /// Returns the traits of either set.
    public static func | (first: UIAccessibilityTraits, second: UIAccessibilityTraits) -> UIAccessibilityTraits {
        first.union(second)
    }

    /// Returns the traits of both sets.
    public static func & (first: UIAccessibilityTraits, second: UIAccessibilityTraits) -> UIAccessibilityTraits {
        first.intersection(second)
    }

    /// Returns the traits that are not in a set.
    public static prefix func ~ (traits: UIAccessibilityTraits) -> UIAccessibilityTraits {
        UIAccessibilityTraits(rawValue: ~traits.rawValue)
    }

    /// Adds traits to a set.
    public static func |= (traits: inout UIAccessibilityTraits, added: UIAccessibilityTraits) {
        traits.formUnion(added)
    }

    /// Limits a set to given traits.
    public static func &= (traits: inout UIAccessibilityTraits, kept: UIAccessibilityTraits) {
        traits.formIntersection(kept)
    }
}
