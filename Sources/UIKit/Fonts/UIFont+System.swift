public import CoreGraphics
public import CoreText

extension UIFont {
    /// The weight of a font, from -1 to 1: 0 is regular, 0.4 bold.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uifont/weight)
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Makes a weight of a number from -1 to 1; 0 is that of running text.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest strokes.
        public static let ultraLight = Weight(-0.8)
        /// Thin strokes.
        public static let thin = Weight(-0.6)
        /// Light strokes.
        public static let light = Weight(-0.4)
        /// The strokes of running text.
        public static let regular = Weight(0)
        /// Somewhat stronger strokes.
        public static let medium = Weight(0.23)
        /// Strokes between medium and bold.
        public static let semibold = Weight(0.3)
        /// Bold strokes.
        public static let bold = Weight(0.4)
        /// Heavy strokes.
        public static let heavy = Weight(0.56)
        /// The strongest strokes.
        public static let black = Weight(0.62)
    }

    /// The width of a font, from -1 to 1.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uifont/width)
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Makes a width of a number; 0 is the standard one, less is narrower.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The narrowest letters.
        public static let compressed = Width(rawValue: -0.3)
        /// Narrow letters.
        public static let condensed = Width(rawValue: -0.2)
        /// Letters of the usual width.
        public static let standard = Width(rawValue: 0)
        /// Wide letters.
        public static let expanded = Width(rawValue: 0.2)
    }

    // MARK: The system's font

    /// The interface's font in a size in points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// The interface's font in a size in points and a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        .system(ofSize: fontSize, weight: Double(weight.rawValue))
    }

    /// The interface's font in a size in points, a weight and a width, as far as the stand-in has it.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
        .system(ofSize: fontSize, weight: Double(weight.rawValue), width: Double(width.rawValue))
    }

    /// The interface's bold font in a size in points: iOS's is semibold.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// The interface's italics in a size in points.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        .system(ofSize: fontSize, weight: 0, isItalic: true)
    }

    /// The interface's font with letters of one width.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        .system(ofSize: fontSize, weight: Double(weight.rawValue), design: .monospaced)
    }

    /// The interface's font with digits of one width.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        let tabular = [kCTFontOpenTypeFeatureTag: "tnum", kCTFontOpenTypeFeatureValue: 1] as CFDictionary
        let digits = CTFontDescriptorCreateWithAttributes([kCTFontFeatureSettingsAttribute: [tabular]])
        return CTFontCreateCopyWithAttributes(systemFont(ofSize: fontSize, weight: weight), fontSize, nil, digits)
    }

    /// In points: 17.
    public class var labelFontSize: CGFloat { 17 }
    /// In points: 18.
    public class var buttonFontSize: CGFloat { 18 }
    /// In points: 12.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// In points: 14.
    public class var systemFontSize: CGFloat { 14 }

    // MARK: Installed fonts

    /// The families that are installed, in alphabetical order.
    public class var familyNames: [String] { CTFontManagerCopyAvailableFontFamilyNames().compactMap { $0 as? String } }

    /// The PostScript names of a family's fonts, in alphabetical order; none for a family that is not installed.
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
