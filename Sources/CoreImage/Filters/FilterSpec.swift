import CoreGraphics
import Foundation
import Raster

/// The specification of a filter.
struct FilterSpec: Sendable {
    let name: String
    let displayName: String
    let categories: [String]
    let inputs: [Input]
    /// Builds the node. Returns nil, which has been reported, if an input is missing or invalid.
    let make: @Sendable (FilterInputs) -> ImageNode?

    init(
        _ name: String, _ displayName: String, _ category: String, _ inputs: [Input],
        _ make: @escaping @Sendable (FilterInputs) -> ImageNode?
    ) {
        self.name = name
        self.displayName = displayName
        let common = [category, kCICategoryBuiltIn, kCICategoryStillImage, kCICategoryVideo]
        // Independent pixels may have any shape and field, and most arithmetic is unbounded.
        let isPixelwise =
            [kCICategoryColorAdjustment, kCICategoryColorEffect, kCICategoryCompositeOperation].contains(category)
        let isOpen = isPixelwise || [kCICategoryBlur, kCICategoryGeometryAdjustment].contains(category)
        categories =
            common + (isPixelwise ? [kCICategoryInterlaced, kCICategoryNonSquarePixels] : [])
            + (isOpen ? [kCICategoryHighDynamicRange] : [])
        self.inputs = inputs
        self.make = make
    }

    /// The specification of a subclass, which describes itself.
    static let custom = FilterSpec("", "", "", []) { _ in nil }

    func input(_ key: String) -> Input? { inputs.first { $0.key == key } }

    var defaults: [String: Any] {
        var values: [String: Any] = [:]
        for input in inputs { values[input.key] = input.initial?.value }
        return values
    }

    var attributes: [String: Any] {
        var all: [String: Any] = [
            kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: displayName,
            kCIAttributeFilterCategories: categories,
        ]
        all[kCIAttributeReferenceDocumentation] = CIFilter.localizedReferenceDocumentation(forFilterName: name)
        all[kCIAttributeDescription] = CIFilter.localizedDescription(forFilterName: name)
        for input in inputs {
            var attributes = input.attributes
            attributes[kCIAttributeIdentity] = FilterIdentities.value(name, input.key)
            all[input.key] = attributes
        }
        return all
    }

    /// One input.
    struct Input: Sendable {
        let key: String
        let kind: InputKind
        let initial: InputDefault?
        /// The minimum, and the slider's range.
        var minimum: Double?
        var slider: ClosedRange<Double>?
        /// Apple's name for the type of number.
        var type: String?

        var attributes: [String: Any] {
            var all: [String: Any] = [kCIAttributeClass: kind.className]
            let words = key.dropFirst("input".count)
            all[kCIAttributeDisplayName] = String(words)
            all[kCIAttributeName] = key
            if let value = initial?.value { all[kCIAttributeDefault] = value }
            if let minimum { all[kCIAttributeMin] = NSNumber(value: minimum) }
            if let slider {
                all[kCIAttributeSliderMin] = NSNumber(value: slider.lowerBound)
                all[kCIAttributeSliderMax] = NSNumber(value: slider.upperBound)
            }
            if let type { all[kCIAttributeType] = type }
            return all
        }
    }
}

/// The default value of an input.
enum InputDefault: Sendable {
    case number(Double)
    case vector([CGFloat])
    case color(CIColor)
    case transform
    case string(String)

    var value: Any {
        switch self {
        case .number(let number): NSNumber(value: number)
        case .vector(let numbers): CIVector(numbers)
        case .color(let color): color
        case .transform: CGAffineTransform.identity
        case .string(let string): string
        }
    }
}

/// The type of an input.
enum InputKind: Sendable {
    case image, number, vector, color, transform, data, string, colorSpace, attributedText, list, barcode
    /// An image whose pixels are colours, or an array of colours.
    case colors

    var className: String {
        switch self {
        case .image, .colors: "CIImage"
        case .number: "NSNumber"
        case .vector: "CIVector"
        case .color: "CIColor"
        case .transform: "NSValue"
        case .data: "NSData"
        case .string: "NSString"
        case .colorSpace: "CGColorSpace"
        case .attributedText: "NSAttributedString"
        case .list: "NSArray"
        case .barcode: "CIBarcodeDescriptor"
        }
    }

    /// Converts a value to its stored form. Returns nil for another type or a non-finite number.
    func convert(_ value: Any) -> Any? {
        switch self {
        case .image: return value as? CIImage
        case .number:
            guard let number = Self.number(value), number.isFinite else { return nil }
            return NSNumber(value: number)
        case .vector: return Self.vector(value).flatMap { $0.numbers.allSatisfy(\.isFinite) ? $0 : nil }
        case .color:
            let color = value as? CIColor ?? (value as? CGColor).map { CIColor(cgColor: $0) }
            return color.flatMap { $0.values.allSatisfy(\.isFinite) ? $0 : nil }
        case .colors:
            if let image = value as? CIImage { return image }
            let colors = (value as? [Any])?.map { InputKind.color.convert($0) as? CIColor }
            guard let colors, !colors.isEmpty, !colors.contains(nil) else { return nil }
            return colors.compactMap { $0 }
        case .transform:
            guard let t = value as? CGAffineTransform ?? (value as? CIVector)?.cgAffineTransformValue else {
                return nil
            }
            return [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite) ? t : nil
        case .data: return value as? Data
        case .string: return value as? String
        case .colorSpace: return value as? CGColorSpace
        case .attributedText: return value as? NSAttributedString
        case .list: return value as? [Any]
        case .barcode: return value as? CIBarcodeDescriptor
        }
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        case let flag as Bool: flag ? 1 : 0
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    private static func vector(_ value: Any) -> CIVector? {
        switch value {
        case let vector as CIVector: vector
        case let point as CGPoint: CIVector(cgPoint: point)
        case let rect as CGRect: CIVector(cgRect: rect)
        case let numbers as [CGFloat]: CIVector(numbers)
        default: nil
        }
    }
}

/// The inputs from which a filter builds its node.
struct FilterInputs {
    let filter: String
    let values: [String: Any]

    /// An image. Returns nil, which is reported, if it is missing.
    func image(_ key: String = kCIInputImageKey) -> ImageNode? {
        if let image = values[key] as? CIImage { return image.node }
        report("\(key) is missing")
        return nil
    }

    /// An image of finite extent. Returns nil, which is reported, for any other.
    func finiteImage(_ key: String = kCIInputImageKey) -> ImageNode? {
        guard let node = image(key) else { return nil }
        guard !node.extent.isInfinite else {
            report("\(key) is infinite; crop it first")
            return nil
        }
        return node
    }

    func optionalImage(_ key: String) -> ImageNode? { (values[key] as? CIImage)?.node }

    func number(_ key: String) -> Double { (values[key] as? NSNumber)?.doubleValue ?? 0 }
    func float(_ key: String) -> Float { Float(number(key)) }
    func vector(_ key: String) -> CIVector { values[key] as? CIVector ?? CIVector([]) }

    func point(_ key: String) -> Point {
        let vector = vector(key)
        return Point(Double(vector.x), Double(vector.y))
    }

    func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .black }
    func row(_ key: String) -> SIMD4<Float> {
        let v = vector(key)
        return SIMD4(Float(v.x), Float(v.y), Float(v.z), Float(v.w))
    }

    var transform: Projection { Projection(values["inputTransform"] as? CGAffineTransform ?? .identity) }

    /// Whether `inputColorSpace` is not linear.
    var isEncodedSpace: Bool {
        (values["inputColorSpace"] as? CGColorSpace).map { !($0.name?.contains("Linear") ?? false) } ?? false
    }

    /// The area of the image within `inputExtent`. Returns nil, which is reported, if it is empty or infinite.
    func area(of image: ImageNode) -> PixelRect? {
        let given = vector("inputExtent").cgRectValue
        let area = PixelRect(covering: given.common(with: image.extent))
        guard !area.isEmpty, !given.isInfinite || !image.extent.isInfinite, area.width < 1 << 20,
            area.height < 1 << 20
        else {
            report("inputExtent contains no pixels of the image, or too many")
            return nil
        }
        return area
    }

    func report(_ message: String) { reportOnce("\(filter): \(message); there is no output") }
}
