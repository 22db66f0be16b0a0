import CoreGraphics

// Shorthands for inputs.

extension FilterSpec.Input {
    static let image = image(kCIInputImageKey)

    static func image(_ key: String) -> Self {
        Self(key: key, kind: .image, initial: nil, type: kCIAttributeTypeImage)
    }

    static func scalar(
        _ key: String, _ initial: Double, _ slider: ClosedRange<Double>, type: String = kCIAttributeTypeScalar
    ) -> Self {
        Self(key: key, kind: .number, initial: .number(initial), slider: slider, type: type)
    }

    /// A nonnegative length.
    static func distance(_ key: String, _ initial: Double, _ slider: ClosedRange<Double>) -> Self {
        Self(
            key: key, kind: .number, initial: .number(initial), minimum: 0, slider: slider,
            type: kCIAttributeTypeDistance)
    }

    static func angle(_ key: String, _ initial: Double) -> Self {
        scalar(key, initial, -Double.pi...Double.pi, type: kCIAttributeTypeAngle)
    }

    static func flag(_ key: String, _ initial: Bool) -> Self {
        scalar(key, initial ? 1 : 0, 0...1, type: kCIAttributeTypeBoolean)
    }

    static func count(_ key: String, _ initial: Double, _ slider: ClosedRange<Double>) -> Self {
        scalar(key, initial, slider, type: kCIAttributeTypeCount)
    }

    static func position(_ key: String, _ x: CGFloat, _ y: CGFloat) -> Self {
        Self(key: key, kind: .vector, initial: .vector([x, y]), type: kCIAttributeTypePosition)
    }

    static let center = position(kCIInputCenterKey, 150, 150)

    static func vector(_ key: String, _ numbers: [CGFloat]) -> Self {
        Self(key: key, kind: .vector, initial: .vector(numbers))
    }

    static let extent = Self(
        key: kCIInputExtentKey, kind: .vector, initial: .vector([0, 0, 640, 80]), type: kCIAttributeTypeRectangle)

    static func color(_ key: String, _ initial: CIColor) -> Self {
        Self(key: key, kind: .color, initial: .color(initial), type: kCIAttributeTypeColor)
    }

    static func colors(_ key: String) -> Self {
        Self(key: key, kind: .colors, initial: nil, type: kCIAttributeTypeImage)
    }

    static let transform = Self(
        key: kCIInputTransformKey, kind: .transform, initial: .transform, type: kCIAttributeTypeTransform)
    static func data(_ key: String) -> Self { Self(key: key, kind: .data, initial: nil) }
    static func string(_ key: String, _ initial: String) -> Self {
        Self(key: key, kind: .string, initial: .string(initial))
    }
    static func colorSpace(_ key: String) -> Self { Self(key: key, kind: .colorSpace, initial: nil) }
    static func gradient(_ key: String) -> Self {
        Self(key: key, kind: .image, initial: nil, type: kCIAttributeTypeGradient)
    }

    static func opaqueColor(_ key: String, _ initial: CIColor) -> Self {
        Self(key: key, kind: .color, initial: .color(initial), type: kCIAttributeTypeOpaqueColor)
    }

    static func position3(_ key: String, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> Self {
        Self(key: key, kind: .vector, initial: .vector([x, y, z]), type: kCIAttributeTypePosition3)
    }

    static func attributedText(_ key: String) -> Self { Self(key: key, kind: .attributedText, initial: nil) }
    static func barcode(_ key: String) -> Self { Self(key: key, kind: .barcode, initial: nil) }
    static func list(_ key: String) -> Self { Self(key: key, kind: .list, initial: nil) }

    static let time = Self(
        key: kCIInputTimeKey, kind: .number, initial: .number(0), slider: 0...1, type: kCIAttributeTypeTime)

    static func offset(_ key: String, _ x: CGFloat, _ y: CGFloat) -> Self {
        Self(key: key, kind: .vector, initial: .vector([x, y]), type: kCIAttributeTypeOffset)
    }

    static func rectangle(_ key: String, _ numbers: [CGFloat]) -> Self {
        Self(key: key, kind: .vector, initial: .vector(numbers), type: kCIAttributeTypeRectangle)
    }

    /// The weights of a convolution; by default those of the identity.
    static func weights(_ key: String, _ count: Int) -> Self {
        vector(key, (0..<count).map { $0 == count / 2 ? 1 : 0 })
    }
}
