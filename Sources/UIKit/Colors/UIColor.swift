public import CoreGraphics
public import Foundation

/// A colour, or a rule that gives one for each set of traits. It never changes.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicolor)
// Guarded by itself: nothing in it can be set, and the provider is `Sendable`.
open class UIColor: NSObject, @unchecked Sendable {
    private enum Content: Sendable {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    private let content: Content

    /// A colour as Quartz has it.
    public init(cgColor: CGColor) { content = .fixed(cgColor) }

    /// An sRGB colour. Components and alpha are fractions of one; wider colours lie outside 0...1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A gray: 0 is black, 1 white.
    public init(white: CGFloat, alpha: CGFloat) { content = .fixed(CGColor(gray: white, alpha: alpha)) }

    /// A colour that depends on traits. The provider is asked whenever a component or `cgColor` is read, with
    /// `UITraitCollection.current`.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        content = .dynamic(dynamicProvider)
    }

    /// Archives of colours can't be read yet, so this makes none.
    public required init?(coder: NSCoder) { nil }

    /// The colour under the current traits, as Quartz has it.
    public final var cgColor: CGColor { resolve(UITraitCollection.current, depth: 0) }

    /// The colour under certain traits, which no longer depends on any.
    public final func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .dynamic = content else { return self }
        return UIColor(cgColor: resolve(traitCollection, depth: 0))
    }

    /// Whether the colour depends on traits.
    final var isDynamic: Bool {
        guard case .dynamic = content else { return false }
        return true
    }

    /// The same colour with another opacity, for all traits if it depends on them.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch content {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
        }
    }

    /// Providers may give dynamic colours in turn, but not without end.
    private final func resolve(_ traits: UITraitCollection, depth: Int) -> CGColor {
        switch content {
        case .fixed(let color): return color
        case .dynamic(let provider):
            guard depth < 16 else {
                reportOnce("A dynamic colour leads to others without end; it counts as clear")
                return CGColor(gray: 0, alpha: 0)
            }
            return traits.asCurrent { provider(traits).resolve(traits, depth: depth + 1) }
        }
    }

    // MARK: Being equal

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
}

extension UIColor {
    public static let black = UIColor(white: 0, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// The blue of what can be touched, a little lighter in the dark.
    public static let systemBlue = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1)
            : UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
    }
}
