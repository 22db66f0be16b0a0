public import Foundation

// On Apple's platforms the value of a named-constant key is an `NSString`, which casts to the constant's own type and
// to `String` with `as?`. These conformances make it so on Linux too.

extension RawRepresentable<String> {
    /// The name as a value for key-value coding.
    var keyValue: NSString { NSString(string: rawValue) }
}

extension _ObjectiveCBridgeable where Self: RawRepresentable, RawValue == String, _ObjectiveCType == NSString {
    /// Returns the name as a string object.
    public func _bridgeToObjectiveC() -> NSString { keyValue }

    /// Creates the name from a string object.
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
        result = Self(rawValue: source as String)
    }

    /// Creates the name from a string object; returns whether it succeeded.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout Self?) -> Bool {
        result = Self(rawValue: source as String)
        return result != nil
    }

    /// Creates the name from a string object, an empty name for nil.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
        guard let name = Self(rawValue: (source ?? "") as String) else {
            preconditionFailure("every string is a \(Self.self)")
        }
        return name
    }
}

extension CALayerContentsGravity: _ObjectiveCBridgeable {
    /// The Objective-C class that the type bridges to.
    public typealias _ObjectiveCType = NSString
}

extension CALayerContentsFilter: _ObjectiveCBridgeable {
    /// The Objective-C class that the type bridges to.
    public typealias _ObjectiveCType = NSString
}

extension CALayerContentsFormat: _ObjectiveCBridgeable {
    /// The Objective-C class that the type bridges to.
    public typealias _ObjectiveCType = NSString
}

extension CALayerCornerCurve: _ObjectiveCBridgeable {
    /// The Objective-C class that the type bridges to.
    public typealias _ObjectiveCType = NSString
}

extension CATextLayerAlignmentMode: _ObjectiveCBridgeable {
    /// The Objective-C class that the type bridges to.
    public typealias _ObjectiveCType = NSString
}

extension CATextLayerTruncationMode: _ObjectiveCBridgeable {
    /// The Objective-C class that the type bridges to.
    public typealias _ObjectiveCType = NSString
}

extension CAShapeLayerFillRule: _ObjectiveCBridgeable {
    /// The Objective-C class that the type bridges to.
    public typealias _ObjectiveCType = NSString
}

extension CAShapeLayerLineCap: _ObjectiveCBridgeable {
    /// The Objective-C class that the type bridges to.
    public typealias _ObjectiveCType = NSString
}

extension CAShapeLayerLineJoin: _ObjectiveCBridgeable {
    /// The Objective-C class that the type bridges to.
    public typealias _ObjectiveCType = NSString
}

extension CAGradientLayerType: _ObjectiveCBridgeable {
    /// The Objective-C class that the type bridges to.
    public typealias _ObjectiveCType = NSString
}

extension CAEmitterLayerEmitterShape: _ObjectiveCBridgeable {
    /// The Objective-C class that the type bridges to.
    public typealias _ObjectiveCType = NSString
}

extension CAEmitterLayerEmitterMode: _ObjectiveCBridgeable {
    /// The Objective-C class that the type bridges to.
    public typealias _ObjectiveCType = NSString
}

extension CAEmitterLayerRenderMode: _ObjectiveCBridgeable {
    /// The Objective-C class that the type bridges to.
    public typealias _ObjectiveCType = NSString
}

extension CAScrollLayerScrollMode: _ObjectiveCBridgeable {
    /// The Objective-C class that the type bridges to.
    public typealias _ObjectiveCType = NSString
}

extension CAMediaTimingFillMode: _ObjectiveCBridgeable {
    /// The Objective-C class that the type bridges to.
    public typealias _ObjectiveCType = NSString
}

extension CAAnimationCalculationMode: _ObjectiveCBridgeable {
    /// The Objective-C class that the type bridges to.
    public typealias _ObjectiveCType = NSString
}

extension CAAnimationRotationMode: _ObjectiveCBridgeable {
    /// The Objective-C class that the type bridges to.
    public typealias _ObjectiveCType = NSString
}

extension CATransitionType: _ObjectiveCBridgeable {
    /// The Objective-C class that the type bridges to.
    public typealias _ObjectiveCType = NSString
}

extension CATransitionSubtype: _ObjectiveCBridgeable {
    /// The Objective-C class that the type bridges to.
    public typealias _ObjectiveCType = NSString
}
