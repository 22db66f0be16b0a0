public import CoreGraphics
import Foundation

/// Returns the PostScript name, such as "LiberationSans-Bold".
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.record.postScriptName }

/// Returns the family name, such as "Liberation Sans".
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.record.family }

/// Returns the full name, such as "Liberation Sans Bold".
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.record.fullName }

/// Returns the display name, in English.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.record.fullName }

/// Returns one of the font's names, in English if available; nil when there is none.
///
/// The keys are those whose names start with `kCTFont` and end with `NameKey`.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
    switch nameKey {
    case kCTFontFamilyNameKey: font.record.family
    case kCTFontStyleNameKey, kCTFontSubFamilyNameKey: font.record.style
    case kCTFontFullNameKey: font.record.fullName
    case kCTFontPostScriptNameKey: font.record.postScriptName
    default: nameKinds[nameKey].flatMap { font.face.name($0) }
    }
}

/// Returns one of the font's names, in the first available of the user's languages.
///
/// The language is stored in `actualLanguage`, retained for the caller.
public func CTFontCopyLocalizedName(
    _ font: CTFont, _ nameKey: CFString, _ actualLanguage: UnsafeMutablePointer<Unmanaged<NSString>?>?
) -> CFString? {
    guard let kind = nameKinds[nameKey] else { return nil }
    // A family with many styles stores its typographic names separately.
    let kinds: [FontNameKind] =
        switch kind {
        case .family: [.typographicFamily, .family]
        case .style: [.typographicStyle, .style]
        default: [kind]
        }
    let languages = Locale.preferredLanguages
    let name = kinds.lazy.compactMap { font.face.localizedName($0.rawValue, languages: languages) }.first
    actualLanguage?.pointee = name.map { Unmanaged.passRetained($0.language as NSString) }
    return name?.text
}

/// The key of the copyright.
public let kCTFontCopyrightNameKey: CFString = "CTFontCopyrightName"
/// The key of the family's name.
public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
/// The key of the style's name within the family.
public let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"
/// The key of the style's name within the family.
public let kCTFontStyleNameKey: CFString = "CTFontStyleName"
/// The key of the unique name, which is not always unique.
public let kCTFontUniqueNameKey: CFString = "CTFontUniqueName"
/// The key of the full name.
public let kCTFontFullNameKey: CFString = "CTFontFullName"
/// The key of the version.
public let kCTFontVersionNameKey: CFString = "CTFontVersionName"
/// The key of the PostScript name.
public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"
/// The key of the trademark.
public let kCTFontTrademarkNameKey: CFString = "CTFontTrademarkName"
/// The key of the manufacturer's name.
public let kCTFontManufacturerNameKey: CFString = "CTFontManufacturerName"
/// The key of the designer's name.
public let kCTFontDesignerNameKey: CFString = "CTFontDesignerName"
/// The key of the font's description.
public let kCTFontDescriptionNameKey: CFString = "CTFontDescriptionName"
/// The key of the vendor's URL.
public let kCTFontVendorURLNameKey: CFString = "CTFontVendorURLName"
/// The key of the designer's URL.
public let kCTFontDesignerURLNameKey: CFString = "CTFontDesignerURLName"
/// The key of the licence.
public let kCTFontLicenseNameKey: CFString = "CTFontLicenseNameName"
/// The key of the licence's URL.
public let kCTFontLicenseURLNameKey: CFString = "CTFontLicenseURLName"
/// The key of the sample text.
public let kCTFontSampleTextNameKey: CFString = "CTFontSampleTextName"
/// The key of the PostScript CID name.
public let kCTFontPostScriptCIDNameKey: CFString = "CTFontPostScriptCIDName"

private let nameKinds: [String: FontNameKind] = [
    kCTFontCopyrightNameKey: .copyright, kCTFontFamilyNameKey: .family, kCTFontSubFamilyNameKey: .style,
    kCTFontStyleNameKey: .style, kCTFontUniqueNameKey: .unique, kCTFontFullNameKey: .full,
    kCTFontVersionNameKey: .version, kCTFontPostScriptNameKey: .postScript, kCTFontTrademarkNameKey: .trademark,
    kCTFontManufacturerNameKey: .manufacturer, kCTFontDesignerNameKey: .designer,
    kCTFontDescriptionNameKey: .description, kCTFontVendorURLNameKey: .vendorURL,
    kCTFontDesignerURLNameKey: .designerURL, kCTFontLicenseNameKey: .license, kCTFontLicenseURLNameKey: .licenseURL,
    kCTFontSampleTextNameKey: .sampleText, kCTFontPostScriptCIDNameKey: .postScriptCID,
]
