public import CoreGraphics
public import CoreText

extension UIFont {
    /// The weight of a font, in -1...1: 0 is regular, 0.4 bold.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uifont/weight)
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Creates a weight from a number in -1...1; 0 is regular.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// Ultra-light weight.
        public static let ultraLight = Weight(-0.8)
        /// Thin weight.
        public static let thin = Weight(-0.6)
        /// Light weight.
        public static let light = Weight(-0.4)
        /// Regular weight, for body text.
        public static let regular = Weight(0)
        /// Medium weight.
        public static let medium = Weight(0.23)
        /// Semibold weight, between medium and bold.
        public static let semibold = Weight(0.3)
        /// Bold weight.
        public static let bold = Weight(0.4)
        /// Heavy weight.
        public static let heavy = Weight(0.56)
        /// Black weight, the heaviest.
        public static let black = Weight(0.62)
    }

    /// The width of a font, in -1...1.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uifont/width)
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Creates a width from a number; 0 is standard, negative numbers are narrower.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// Compressed, the narrowest width.
        public static let compressed = Width(rawValue: -0.3)
        /// Condensed width.
        public static let condensed = Width(rawValue: -0.2)
        /// Standard width.
        public static let standard = Width(rawValue: 0)
        /// Expanded width.
        public static let expanded = Width(rawValue: 0.2)
    }

    // MARK: System fonts

    /// Returns the system font in a size in points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// Returns the system font in a size in points and a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        .system(ofSize: fontSize, weight: Double(weight.rawValue))
    }

    /// Returns the system font in a size in points, a weight and a width, as far as its substitute supports them.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
        .system(ofSize: fontSize, weight: Double(weight.rawValue), width: Double(width.rawValue))
    }

    /// Returns the bold system font in a size in points, which is semibold as on iOS.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// Returns the italic system font in a size in points.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        .system(ofSize: fontSize, weight: 0, isItalic: true)
    }

    /// Returns the monospaced system font in a size in points and a weight.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        .system(ofSize: fontSize, weight: Double(weight.rawValue), design: .monospaced)
    }

    /// Returns the system font with monospaced digits, in a size in points and a weight.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        let tabular = [kCTFontOpenTypeFeatureTag: "tnum", kCTFontOpenTypeFeatureValue: 1] as CFDictionary
        let digits = CTFontDescriptorCreateWithAttributes([kCTFontFeatureSettingsAttribute: [tabular]])
        return CTFontCreateCopyWithAttributes(systemFont(ofSize: fontSize, weight: weight), fontSize, nil, digits)
    }

    /// The standard size of labels, in points: 17.
    public class var labelFontSize: CGFloat { 17 }
    /// The standard size of buttons, in points: 18.
    public class var buttonFontSize: CGFloat { 18 }
    /// The standard size of small text, in points: 12.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The standard size of the system font, in points: 14.
    public class var systemFontSize: CGFloat { 14 }

    // MARK: Installed fonts

    /// The names of the installed font families, in alphabetical order.
    public class var familyNames: [String] { CTFontManagerCopyAvailableFontFamilyNames().compactMap { $0 as? String } }

    /// Returns the PostScript names of a family's fonts, in alphabetical order; empty if the family is not installed.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        let wanted = CTFontDescriptorCreateWithAttributes([kCTFontFamilyNameAttribute: familyName])
        let found = CTFontDescriptorCreateMatchingFontDescriptors(wanted, [kCTFontFamilyNameAttribute]) ?? []
        let names = found.compactMap { descriptor in
            (descriptor as? CTFontDescriptor).flatMap {
                CTFontDescriptorCopyAttribute($0, kCTFontNameAttribute) as? String
            }
        }
        return Set(names).sorted()
    }
}
