public import CoreGraphics
public import CoreImage
import CoreText
public import Foundation

/// An immutable colour: a fixed colour, a pattern, or a provider that returns a colour for each set of traits.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicolor)
// Immutable after initialization, and the provider is `Sendable`.
open class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    private enum Content: Sendable {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)

        /// Creates a colour with another one for dark interfaces, if there is one.
        init(_ color: CGColor, dark: UIColor?) {
            guard let dark else {
                self = .fixed(color)
                return
            }
            let light = UIColor(cgColor: color)
            self = .dynamic { $0.userInterfaceStyle == .dark ? dark : light }
        }
    }

    private let mark = AttributeValueHeader()
    private let content: Content

    /// Creates a clear colour.
    public override init() { content = .fixed(.clear) }

    /// Creates a colour from a Quartz colour.
    public init(cgColor: CGColor) { content = .fixed(cgColor) }

    /// Creates a colour in extended sRGB. Components are fractions of one; colours outside the gamut exceed 0...1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .fixed(CGColor(space: .extendedRGB, values: [red, green, blue, alpha]))
    }

    /// Creates a gray: 0 is black, 1 white.
    public init(white: CGFloat, alpha: CGFloat) {
        content = .fixed(CGColor(space: .extendedWhite, values: [white, alpha]))
    }

    /// Creates a colour from hue, saturation and brightness, as fractions of one. Red is at hue 0, green at 1/3 and
    /// blue at 2/3; hue is periodic.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HSBColor(hue: hue, saturation: saturation, brightness: brightness).rgb
        self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
    }

    /// Creates a Display P3 colour, stored in extended sRGB.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = CGColor(space: .p3, values: [displayP3Red, green, blue, alpha])
        self.init(cgColor: color.converted(to: .extendedRGB, intent: .defaultIntent, options: nil) ?? color)
    }

    /// Creates a colour from a Core Image colour.
    public convenience init(ciColor: CIColor) {
        let values = [ciColor.red, ciColor.green, ciColor.blue, ciColor.alpha]
        self.init(cgColor: CGColor(colorSpace: ciColor.colorSpace, components: values) ?? .clear)
    }

    /// Creates a colour that depends on traits. The provider is called with `UITraitCollection.current` whenever a
    /// component or `cgColor` is read.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        content = .dynamic(dynamicProvider)
    }

    /// The Quartz colour under the current traits.
    public final var cgColor: CGColor { resolve(UITraitCollection.current, depth: 0) }

    /// The Core Image colour under the current traits. A pattern becomes clear.
    public final var ciColor: CIColor { CIColor(cgColor: cgColor.pattern == nil ? cgColor : .clear) }

    /// Returns the colour resolved for the given traits, which no longer depends on any.
    public final func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .dynamic = content else { return self }
        return UIColor(cgColor: resolve(traitCollection, depth: 0))
    }

    /// Whether the colour depends on traits.
    final var isDynamic: Bool {
        guard case .dynamic = content else { return false }
        return true
    }

    /// Returns the colour with another opacity, which depends on traits if the colour does.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch content {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
        }
    }

    /// Providers may return dynamic colours in turn, but only to a limited depth.
    private final func resolve(_ traits: UITraitCollection, depth: Int) -> CGColor {
        switch content {
        case .fixed(let color): return color
        case .dynamic(let provider):
            guard depth < 16 else {
                reportOnce("A dynamic colour resolves to others endlessly; it is treated as clear")
                return CGColor(gray: 0, alpha: 0)
            }
            return traits.asCurrent { provider(traits).resolve(traits, depth: depth + 1) }
        }
    }

    // MARK: Equality and hashing

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if other === self { return true }
        guard case .fixed(let a) = content, case .fixed(let b) = other.content else { return false }
        return a == b
    }

    open override var hash: Int {
        guard case .fixed(let color) = content else { return ObjectIdentifier(self).hashValue }
        return color.hashValue
    }

    /// Returns the colour itself, as it is immutable.
    open func copy(with zone: NSZone?) -> Any { self }

    /// The space and the components, as iOS prints them: `UIExtendedSRGBColorSpace 1 0 0 1`.
    open override var description: String {
        guard case .fixed(let color) = content, let space = color.colorSpace else {
            return "<UIDynamicProviderColor: \(Unmanaged.passUnretained(self).toOpaque())>"
        }
        let name =
            switch space {
            case .extendedRGB: "UIExtendedSRGBColorSpace"
            case .extendedWhite: "UIExtendedGrayColorSpace"
            default: space.model.constantName
            }
        let numbers = (color.components ?? []).map { Double($0).shortDescription }
        return ([name] + numbers).joined(separator: " ")
    }

    // MARK: Archiving

    open class var supportsSecureCoding: Bool { true }

    /// Unarchives a colour; returns nil, failing the decoder, if there is none.
    public required init?(coder: NSCoder) {
        let dark =
            coder.containsValue(forKey: "UIDark") ? coder.decodeObject(of: [NSObject.self], forKey: "UIDark") : nil
        let values = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"].map { CGFloat(coder.decodeDouble(forKey: $0)) }
        if coder.containsValue(forKey: "UIWhite") {
            let white = CGFloat(coder.decodeDouble(forKey: "UIWhite"))
            content = Content(CGColor(space: .extendedWhite, values: [white, values[3]]), dark: dark as? UIColor)
        } else if coder.containsValue(forKey: "UIRed") {
            content = Content(CGColor(space: .extendedRGB, values: values), dark: dark as? UIColor)
        } else {
            return nil
        }
    }

    /// Archives the colour in extended gray or sRGB, a pattern as clear. A dynamic colour is archived with its values
    /// for light and dark interfaces.
    open func encode(with coder: NSCoder) {
        var color = cgColor
        if case .dynamic = content {
            color = resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor
            let dark = resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor
            if dark != color { coder.encode(UIColor(cgColor: dark), forKey: "UIDark") }
        }
        if color.pattern != nil { color = .clear }
        coder.encode(Double(color.alpha), forKey: "UIAlpha")
        if color.colorSpace?.model == .monochrome, let white = color.components?.first {
            return coder.encode(Double(white), forKey: "UIWhite")
        }
        for (key, value) in zip(["UIRed", "UIGreen", "UIBlue"], color.extendedSRGBComponents) {
            coder.encode(Double(value), forKey: key)
        }
    }
}

extension UIColor: CGColorConvertible {}

extension CGColorSpace {
    // The spaces that UIKit's colours are in.
    fileprivate static let extendedRGB = CGColorSpace(kind: .extendedSRGB)
    fileprivate static let extendedWhite = CGColorSpace(kind: .extendedGray)
    fileprivate static let p3 = CGColorSpace(kind: .displayP3)
}

extension CGColor {
    /// A coloured pattern.
    convenience init?(pattern: CGPattern) {
        guard let space = CGColorSpace(patternBaseSpace: nil) else { return nil }
        self.init(patternSpace: space, pattern: pattern, components: [1])
    }

    /// Red, green and blue in extended sRGB, straight; zeros for a pattern.
    var extendedSRGBComponents: [CGFloat] {
        let rgb = converted(to: .extendedRGB, intent: .defaultIntent, options: nil)
        return rgb?.components.map { Array($0.dropLast()) } ?? [0, 0, 0]
    }
}
