public import Foundation

// On Apple's platforms `NSNumber` and `NSValue` turn into `CGFloat`, `CGPoint`, `CGSize` and `CGRect` by `as?`, and back
// by `as`. Foundation on Linux does so for every other number type; without these four conformances code such as
// `layer.value(forKeyPath: "transform.rotation.z") as? CGFloat` would quietly get nil.

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

/// A structure that `NSValue` can hold. Reading one kind of value as another traps, so the kind is compared first.
private protocol ValueBridgeable {
    init()
    init(unchecked value: NSValue)
    func _bridgeToObjectiveC() -> NSValue
}

extension ValueBridgeable {
    fileprivate init?(bridging value: NSValue) {
        guard strcmp(value.objCType, Self()._bridgeToObjectiveC().objCType) == 0 else { return nil }
        self.init(unchecked: value)
    }
}

extension CGPoint: ValueBridgeable, @retroactive _ObjectiveCBridgeable {
    fileprivate init(unchecked value: NSValue) { self = value.pointValue }

    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
        result = CGPoint(bridging: source)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        result = CGPoint(bridging: source)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
        source.flatMap { CGPoint(bridging: $0) } ?? .zero
    }
}

extension CGSize: ValueBridgeable, @retroactive _ObjectiveCBridgeable {
    fileprivate init(unchecked value: NSValue) { self = value.sizeValue }

    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
        result = CGSize(bridging: source)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
        result = CGSize(bridging: source)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
        source.flatMap { CGSize(bridging: $0) } ?? .zero
    }
}

extension CGRect: ValueBridgeable, @retroactive _ObjectiveCBridgeable {
    fileprivate init(unchecked value: NSValue) { self = value.rectValue }

    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = CGRect(bridging: source)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = CGRect(bridging: source)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source.flatMap { CGRect(bridging: $0) } ?? .zero
    }
}
