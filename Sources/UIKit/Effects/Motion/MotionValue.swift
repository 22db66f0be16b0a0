import CoreGraphics
import Foundation
import QuartzCore

/// A relative value of a motion effect as numbers that can be interpolated.
struct MotionValue {
    private let kind: Kind
    private let numbers: [CGFloat]

    private enum Kind { case number, point, size, rect, offset, transform }

    /// Returns nil for a value that can't be interpolated.
    init?(_ any: Any) {
        switch any {
        case let point as CGPoint: (kind, numbers) = (.point, [point.x, point.y])
        case let size as CGSize: (kind, numbers) = (.size, [size.width, size.height])
        case let rect as CGRect:
            (kind, numbers) = (.rect, [rect.minX, rect.minY, rect.width, rect.height])
        case let offset as UIOffset: (kind, numbers) = (.offset, [offset.horizontal, offset.vertical])
        case let transform as CATransform3D: (kind, numbers) = (.transform, MotionValue.numbers(of: transform))
        case let number as CGFloat: (kind, numbers) = (.number, [number])
        case let number as Double: (kind, numbers) = (.number, [CGFloat(number)])
        case let number as Float: (kind, numbers) = (.number, [CGFloat(number)])
        case let number as Int: (kind, numbers) = (.number, [CGFloat(number)])
        case let number as NSNumber: (kind, numbers) = (.number, [CGFloat(number.doubleValue)])
        case let value as NSValue:
            guard let inner = MotionValue.contents(of: value), let made = MotionValue(inner) else { return nil }
            self = made
        default: return nil
        }
    }

    private init(_ kind: Kind, _ numbers: [CGFloat]) { (self.kind, self.numbers) = (kind, numbers) }

    /// The zero value of the same kind.
    var zero: MotionValue { MotionValue(kind, numbers.map { _ in 0 }) }

    /// Combines corresponding numbers with a function; nil for a value of another kind.
    func combined(with other: MotionValue, _ make: (CGFloat, CGFloat) -> CGFloat) -> MotionValue? {
        kind == other.kind ? MotionValue(kind, zip(numbers, other.numbers).map(make)) : nil
    }

    /// The value as an object.
    var any: Any {
        switch kind {
        case .number: NSNumber(value: Double(numbers[0]))
        case .point: NSValue(cgPoint: CGPoint(x: numbers[0], y: numbers[1]))
        case .size: NSValue(cgSize: CGSize(width: numbers[0], height: numbers[1]))
        case .rect: NSValue(cgRect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        case .offset: UIOffset(horizontal: numbers[0], vertical: numbers[1])
        case .transform: NSValue(caTransform3D: MotionValue.transform(of: numbers))
        }
    }

    private static func contents(of value: NSValue) -> Any? {
        let type = String(cString: value.objCType)
        func has(_ other: NSValue) -> Bool { type == String(cString: other.objCType) }
        if has(NSValue(cgPoint: .zero)) { return value.cgPointValue }
        if has(NSValue(cgSize: .zero)) { return value.cgSizeValue }
        if has(NSValue(cgRect: .zero)) { return value.cgRectValue }
        return has(NSValue(caTransform3D: CATransform3DIdentity)) ? value.caTransform3DValue : nil
    }

    private static func numbers(of transform: CATransform3D) -> [CGFloat] {
        withUnsafeBytes(of: transform) { Array($0.bindMemory(to: CGFloat.self)) }
    }

    private static func transform(of numbers: [CGFloat]) -> CATransform3D {
        numbers.withUnsafeBytes { $0.load(as: CATransform3D.self) }
    }
}
