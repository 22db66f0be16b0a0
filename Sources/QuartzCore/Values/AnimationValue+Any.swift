import CoreGraphics
import Foundation
import Raster

extension AnimationValue {
    /// Converts a value as iOS code passes it to the given kind: any number type, `NSNumber`, `NSValue`, the structures
    /// themselves, colours, paths, images, arrays. Points and sizes are interchangeable. Nil for anything else, and for
    /// numbers that are not finite.
    init?(_ any: Any, as kind: ValueKind) {
        switch kind {
        case .scalar, .flag:
            guard let number = Self.number(any) else { return nil }
            self = .scalar(number)
        case .point:
            guard let (x, y) = Self.pair(any) else { return nil }
            self = .point(CGPoint(x: x, y: y))
        case .size:
            guard let (width, height) = Self.pair(any) else { return nil }
            self = .size(CGSize(width: width, height: height))
        case .rect:
            guard let rect = any as? CGRect, rect.isFinite else { return nil }
            self = .rect(rect)
        case .transform:
            guard let transform = Self.transform(any), transform.isFinite else { return nil }
            self = .transform(transform)
        case .color:
            guard let color = any as? CGColor else { return nil }
            self = .color(color)
        case .path:
            guard let path = any as? CGPath else { return nil }
            self = .path(path.storage)
        case .image:
            guard let image = any as? CGImage else { return nil }
            self = .image(image)
        case .numbers:
            guard let array = any as? [Any] else { return nil }
            let numbers = array.compactMap(Self.number)
            guard numbers.count == array.count else { return nil }
            self = .numbers(numbers)
        case .colors:
            guard let array = any as? [Any] else { return nil }
            let colors = array.compactMap { $0 as? CGColor }
            guard colors.count == array.count else { return nil }
            self = .colors(colors)
        case .string:
            guard let string = Self.string(any) else { return nil }
            self = .string(string)
        }
    }

    /// Infers the kind from the value's type, for custom keys.
    package init?(guessing any: Any) {
        // Sizes are tested first, as a size also converts to a point.
        if let size = any as? CGSize {
            guard size.isFinite else { return nil }
            self = .size(size)
            return
        }
        let kinds: [ValueKind] = [.scalar, .point, .rect, .transform, .color, .path, .image, .numbers, .colors]
        for kind in kinds {
            guard let value = AnimationValue(any, as: kind) else { continue }
            self = value
            return
        }
        guard let string = any as? String else { return nil }
        self = .string(string)
    }

    /// The value as returned by `value(forKey:)`: numbers as `NSNumber` and names as `NSString`, as on iOS, structures as
    /// themselves.
    package var any: Any? {
        switch self {
        case .scalar(let number): NSNumber(value: Double(number))
        case .point(let point): point
        case .size(let size): size
        case .rect(let rect): rect
        case .transform(let transform): transform
        case .color(let color): color
        case .path(let path): path.map { CGPath(storage: $0) }
        case .image(let image): image
        case .fade(let from, let to, let fraction): fraction < 0.5 ? from : to
        case .numbers(let numbers): numbers.isEmpty ? nil : numbers.map { NSNumber(value: Double($0)) }
        case .colors(let colors): colors.isEmpty ? nil : colors
        case .string(let string): NSString(string: string)
        }
    }

    static func number(_ any: Any) -> CGFloat? {
        let number: CGFloat? =
            switch any {
            case let number as CGFloat: number
            case let number as Double: CGFloat(number)
            case let number as Float: CGFloat(number)
            case let number as Int: CGFloat(number)
            case let number as Bool: number ? 1 : 0
            case let number as NSNumber: CGFloat(number.doubleValue)
            case let mask as any PropertyMask: mask.number
            default: nil
            }
        guard let number, number.isFinite else { return nil }
        return number
    }

    /// The two numbers of a point or a size.
    private static func pair(_ any: Any) -> (CGFloat, CGFloat)? {
        switch any {
        case let point as CGPoint: point.isFinite ? (point.x, point.y) : nil
        case let size as CGSize: size.isFinite ? (size.width, size.height) : nil
        default: nil
        }
    }

    private static func transform(_ any: Any) -> CATransform3D? {
        switch any {
        case let transform as CATransform3D: transform
        case let transform as CGAffineTransform: CATransform3DMakeAffineTransform(transform)
        case let value as NSValue: value.transformIfAny
        default: nil
        }
    }

    private static func string(_ any: Any) -> String? {
        switch any {
        case let string as String: string
        case let name as any RawRepresentable<String>: name.rawValue
        default: nil
        }
    }
}

extension PropertyMask {
    fileprivate var number: CGFloat { CGFloat(rawValue) }
}
