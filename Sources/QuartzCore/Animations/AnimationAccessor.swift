import CoreGraphics
import Foundation

/// Reads and sets one property of an animation by its key, and provides its default value.
struct AnimationAccessor: Sendable {
    let get: @Sendable (CAAnimation) -> Any?
    /// Returns false when the value is not valid for the property.
    let set: @Sendable (CAAnimation, Any?) -> Bool
    let initial: @Sendable () -> Any?

    private init<Animation: CAAnimation, Value>(
        _ path: ReferenceWritableKeyPath<Animation, Value> & Sendable, initial: @escaping @Sendable () -> Any?,
        from convert: @escaping @Sendable (Any?) -> Value?, to any: @escaping @Sendable (Value) -> Any?
    ) {
        get = { ($0 as? Animation).flatMap { any($0[keyPath: path]) } }
        set = { animation, value in
            guard let animation = animation as? Animation, let value = convert(value) else { return false }
            animation[keyPath: path] = value
            return true
        }
        self.initial = initial
    }

    /// For an optional property whose default is nil.
    init<Animation: CAAnimation, Value>(_ path: ReferenceWritableKeyPath<Animation, Value?> & Sendable) {
        self.init(path, initial: { nil }, from: { Self.optional($0) { $0 as? Value } }, to: { $0 })
    }

    /// For a list of numbers of any type.
    init<Animation: CAAnimation>(numbers path: ReferenceWritableKeyPath<Animation, [NSNumber]?> & Sendable) {
        self.init(
            path, initial: { nil },
            from: {
                Self.optional($0) { any in
                    guard case .numbers(let numbers)? = AnimationValue(any, as: .numbers) else { return nil }
                    return numbers.map { NSNumber(value: Double($0)) }
                }
            }, to: { $0 })
    }

    /// For an optional name whose default is nil.
    init<Animation: CAAnimation, Name: RawRepresentable<String> & SendableMetatype>(
        name path: ReferenceWritableKeyPath<Animation, Name?> & Sendable
    ) {
        self.init(path, initial: { nil }, from: { Self.optional($0, Self.name) }, to: { $0?.keyValue })
    }

    init<Animation: CAAnimation, Name: RawRepresentable<String> & Sendable & SendableMetatype>(
        name path: ReferenceWritableKeyPath<Animation, Name> & Sendable, initial: Name
    ) {
        self.init(path, initial: { initial.keyValue }, from: { $0.flatMap(Self.name) }, to: { $0.keyValue })
    }

    init<Animation: CAAnimation>(flag path: ReferenceWritableKeyPath<Animation, Bool> & Sendable, initial: Bool) {
        self.init(
            path, initial: { NSNumber(value: initial) }, from: { $0.flatMap(AnimationValue.number).map { $0 != 0 } },
            to: { NSNumber(value: $0) })
    }

    init<Animation: CAAnimation>(number path: ReferenceWritableKeyPath<Animation, CGFloat> & Sendable, initial: Double)
    {
        self.init(
            path, initial: { NSNumber(value: initial) }, from: { $0.flatMap(AnimationValue.number) },
            to: { NSNumber(value: Double($0)) })
    }

    /// Returns nil for a value that can't be converted, and `.some(nil)` for nil.
    private static func optional<Value>(_ any: Any?, _ convert: (Any) -> Value?) -> Value?? {
        guard let any, !(any is NSNull) else { return .some(nil) }
        return convert(any)
    }

    private static func name<Name: RawRepresentable<String> & SendableMetatype>(_ any: Any) -> Name? {
        guard case .string(let string)? = AnimationValue(any, as: .string) else { return nil }
        return Name(rawValue: string)
    }
}
