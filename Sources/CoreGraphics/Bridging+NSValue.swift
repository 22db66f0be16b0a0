public import Foundation

// On Apple's platforms `NSNumber` and `NSValue` cast to `CGFloat`, `CGPoint`, `CGSize` and `CGRect` with `as?`, and
// back with `as`. Foundation on Linux does so for every other number type; without these four conformances code such as
// `layer.value(forKeyPath: "transform.rotation.z") as? CGFloat` would silently yield nil.

extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        source.map { CGFloat($0.doubleValue) } ?? 0
    }
}

extension CGFloat {
    /// Creates a number from an `NSNumber`, rounded to the nearest representable value.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// Creates a number from an `NSNumber`; returns nil if its value can't be represented exactly.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
        result = source.contents { NSValue(point: $0) }
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        result = source.contents { NSValue(point: $0) }
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
        source?.contents { NSValue(point: $0) } ?? .zero
    }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
        result = source.contents { NSValue(size: $0) }
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
        result = source.contents { NSValue(size: $0) }
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
        source?.contents { NSValue(size: $0) } ?? .zero
    }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.contents { NSValue(rect: $0) }
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = source.contents { NSValue(rect: $0) }
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.contents { NSValue(rect: $0) } ?? .zero
    }
}
