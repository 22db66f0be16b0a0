import CoreGraphics
import Foundation

/// A contiguous array of values of one trivial type.
package enum PackedValues: Sendable {
    case doubles([Double])
    case floats([CGFloat])
    /// Numbers that were boxed as `NSNumber`.
    case numbers([Double])
    case points([CGPoint])
    case sizes([CGSize])
    case rects([CGRect])
    case transforms([CATransform3D])

    /// Nil for values of mixed or other types, and for an empty array.
    package init?(_ values: [Any]) {
        guard let first = values.first else { return nil }
        let plain: PackedValues? =
            switch ObjectIdentifier(type(of: first)) {
            case ObjectIdentifier(NSNumber.self): Self.numbers(values).map { .numbers($0) }
            case ObjectIdentifier(Double.self): Self.list(values).map { .doubles($0) }
            case ObjectIdentifier(CGFloat.self): Self.list(values).map { .floats($0) }
            case ObjectIdentifier(CGPoint.self): Self.list(values).map { .points($0) }
            case ObjectIdentifier(CGSize.self): Self.list(values).map { .sizes($0) }
            case ObjectIdentifier(CGRect.self): Self.list(values).map { .rects($0) }
            case ObjectIdentifier(CATransform3D.self): Self.list(values).map { .transforms($0) }
            default: nil
            }
        guard let plain else { return nil }
        self = plain
    }

    /// Nil for values of mixed or other kinds, and for an empty array.
    init?(_ values: [AnimationValue]) {
        func list<Value>(_ value: (AnimationValue) -> Value?) -> [Value]? {
            var list: [Value] = []
            list.reserveCapacity(values.count)
            for element in values {
                guard let value = value(element) else { return nil }
                list.append(value)
            }
            return list
        }
        let plain: PackedValues? =
            switch values.first {
            case .scalar: list { if case .scalar(let value) = $0 { value } else { nil } }.map { .floats($0) }
            case .point: list { if case .point(let value) = $0 { value } else { nil } }.map { .points($0) }
            case .size: list { if case .size(let value) = $0 { value } else { nil } }.map { .sizes($0) }
            case .rect: list { if case .rect(let value) = $0 { value } else { nil } }.map { .rects($0) }
            case .transform: list { if case .transform(let value) = $0 { value } else { nil } }.map { .transforms($0) }
            default: nil
            }
        guard let plain else { return nil }
        self = plain
    }

    /// The values if all of them have exactly that type: a cast alone would also accept other numeric types.
    private static func list<Value>(_ values: [Any]) -> [Value]? {
        let list = values.withUnsafeBufferPointer { values in
            [Value](unsafeUninitializedCapacity: values.count) { list, count in
                guard let start = list.baseAddress else { return }
                for index in values.indices {
                    // The existential is opened in place: copying and casting it takes twice as long.
                    func take<Element>(_ element: Element) -> Bool { Self.take(element, to: start + index) }
                    guard _openExistential(values[index], do: take) else { return }
                    count = index + 1
                }
            }
        }
        return list.count == values.count ? list : nil
    }

    /// Returns false, without writing, for a value of a different type than `place`.
    private static func take<Element, Value>(_ element: Element, to place: UnsafeMutablePointer<Value>) -> Bool {
        guard Element.self == Value.self else { return false }
        withUnsafePointer(to: element) { place.initialize(to: UnsafeRawPointer($0).load(as: Value.self)) }
        return true
    }

    /// Boxed numbers that contain `Double`s.
    private static func numbers(_ values: [Any]) -> [Double]? {
        var list: [Double] = []
        list.reserveCapacity(values.count)
        for element in values {
            guard type(of: element) == NSNumber.self, let number = element as? NSNumber,
                number.objCType.pointee == CChar(UInt8(ascii: "d"))
            else {
                return nil
            }
            list.append(number.doubleValue)
        }
        return list
    }

    var count: Int {
        switch self {
        case .doubles(let list), .numbers(let list): list.count
        case .floats(let list): list.count
        case .points(let list): list.count
        case .sizes(let list): list.count
        case .rects(let list): list.count
        case .transforms(let list): list.count
        }
    }

    subscript(index: Int) -> AnimationValue {
        switch self {
        case .doubles(let list), .numbers(let list): .scalar(CGFloat(list[index]))
        case .floats(let list): .scalar(list[index])
        case .points(let list): .point(list[index])
        case .sizes(let list): .size(list[index])
        case .rects(let list): .rect(list[index])
        case .transforms(let list): .transform(list[index])
        }
    }

    /// The values in their original types.
    package var elements: [Any] {
        switch self {
        case .doubles(let list): list
        case .floats(let list): list
        case .numbers(let list): list.map { NSNumber(value: $0) }
        case .points(let list): list
        case .sizes(let list): list
        case .rects(let list): list
        case .transforms(let list): list
        }
    }

    /// Whether the values are valid for a property of that kind without conversion.
    package func areValid(as kind: ValueKind) -> Bool {
        switch (self, kind) {
        case (.doubles(let list), .scalar), (.numbers(let list), .scalar): list.allSatisfy(\.isFinite)
        case (.floats(let list), .scalar): list.allSatisfy(\.isFinite)
        case (.points(let list), .point): list.allSatisfy(\.isFinite)
        case (.sizes(let list), .size): list.allSatisfy(\.isFinite)
        case (.rects(let list), .rect): list.allSatisfy(\.isFinite)
        case (.transforms(let list), .transform): list.allSatisfy(\.isFinite)
        default: false
        }
    }
}
