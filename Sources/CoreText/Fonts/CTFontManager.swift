public import CoreGraphics
public import Foundation

/// The scope of a font registration, which is always the process here.
public enum CTFontManagerScope: UInt32, Sendable {
    /// No registration.
    case none = 0
    /// Until this process ends.
    case process = 1
    /// For all of the user's programs, until unregistered.
    case persistent = 2
    /// For the user's session.
    case session = 3

    /// An alias of `persistent`.
    public static let user = CTFontManagerScope.persistent
}

/// The reason why a font could not be registered or unregistered.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctfontmanagererror)
public enum CTFontManagerError: Int, Error, Sendable {
    /// The file does not exist.
    case fileNotFound = 101
    /// The file can't be read.
    case insufficientPermissions = 102
    /// The file is not a supported font.
    case unrecognizedFormat = 103
    /// The font is damaged.
    case invalidFontData = 104
    /// The font is already registered.
    case alreadyRegistered = 105
    /// The font is in use.
    case exceededResourceLimit = 106
    /// The asset catalogue has no such asset.
    case assetNotFound = 107
    /// The font is not registered.
    case notRegistered = 201
    /// The font is in use and can't be unregistered.
    case inUse = 202
    /// The font belongs to the system.
    case systemRequired = 203
    /// The system failed to register the font.
    case registrationFailed = 301
    /// The program may not install fonts.
    case missingEntitlement = 302
    /// The descriptor does not specify the file to register.
    case insufficientInfo = 303
    /// The user has refused.
    case cancelledByUser = 304
    /// A font with this name is already registered.
    case duplicatedName = 305
    /// The URL is not a file URL.
    case invalidFilePath = 306
    /// Registration is not supported in that scope.
    case unsupportedScope = 307
}

/// The domain of errors with the codes of `CTFontManagerError`.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
/// The key of the URLs of the files that an error concerns.
public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"

// MARK: Registration

/// Registers the fonts of a file for this process, whatever the scope.
///
/// Returns false for a file that can't be read, is not a font or is already registered; `error` is then set, retained
/// for the caller. Registered fonts do not serve as fallbacks, unless a cascade list names them.
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(FontRegistration.register(fontURL), about: fontURL, error)
}

/// Unregisters the fonts of a file. Fonts in use are unaffected.
///
/// Returns false for a file that was not registered; `error` is then set, retained for the caller.
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(FontRegistration.unregister(.file(path: fontURL.standardizedFileURL.path)), about: fontURL, error)
}

/// Registers a font, such as one in memory, for this process.
///
/// Returns false for one that is already registered; `error` is then set, retained for the caller.
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(FontRegistration.register([InstalledFont(font.face)]), about: nil, error)
}

/// Unregisters a font. Returns false for one that was not registered; `error` is then set, retained for the caller.
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(FontRegistration.unregister(font.face.source.bytes), about: nil, error)
}

/// Registers the fonts of files, and calls `registrationHandler` once, with an error for each file that failed.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let errors = fontURLs.compactMap { $0 as? URL }.compactMap { FontRegistration.register($0)?.error(about: $0) }
    _ = registrationHandler?(errors, true)
}

/// Unregisters the fonts of files, and calls `registrationHandler` once, with an error for each that was not
/// registered.
public func CTFontManagerUnregisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let errors = fontURLs.compactMap { $0 as? URL }.compactMap { url in
        FontRegistration.unregister(.file(path: url.standardizedFileURL.path))?.error(about: url)
    }
    _ = registrationHandler?(errors, true)
}

// MARK: Reading

/// Returns the PostScript names of all fonts, sorted alphabetically.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    Set(FontDatabase.shared.fonts.map(\.postScriptName)).sorted()
}

/// Returns the names of all families, sorted alphabetically.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray {
    Set(FontDatabase.shared.fonts.map(\.family)).sorted()
}

/// Returns the URLs of all font files.
public func CTFontManagerCopyAvailableFontURLs() -> CFArray {
    let paths = FontDatabase.shared.fonts.compactMap { font in
        if case .file(let path) = font.source.bytes { path } else { nil }
    }
    return Set(paths).sorted().map { URL(fileURLWithPath: $0) }
}

/// Returns a descriptor for each font of a file, registered or not; nil when it has none.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    let fonts = FontRegistration.fonts(in: .file(path: fileURL.standardizedFileURL.path))
    return fonts.isEmpty ? nil : fonts.map { CTFontDescriptor(FontAttributes($0)) }
}

/// Returns a descriptor for the first font in a file's bytes; nil when it has none.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
    CTFontManagerCreateFontDescriptorsFromData(data).first as? CTFontDescriptor
}

/// Returns a descriptor for each font in a file's bytes.
public func CTFontManagerCreateFontDescriptorsFromData(_ data: CFData) -> CFArray {
    FontRegistration.fonts(in: .memory(FontData(data))).map { CTFontDescriptor(FontAttributes($0)) }
}

/// Returns whether the file is a font that can be registered.
public func CTFontManagerIsSupportedFont(_ fontURL: CFURL) -> Bool {
    !FontRegistration.fonts(in: .file(path: fontURL.standardizedFileURL.path)).isEmpty
}

/// Returns the scope in which the file's fonts are registered.
public func CTFontManagerGetScopeForURL(_ fontURL: CFURL) -> CTFontManagerScope {
    let bytes = FontSource.Bytes.file(path: fontURL.standardizedFileURL.path)
    return FontDatabase.shared.isRegistered(bytes) ? .process : .none
}

// MARK: Errors

/// Stores the error, retained for the caller; returns true when there is none.
private func report(
    _ failure: CTFontManagerError?, about url: URL?, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    error?.pointee = (failure?.error(about: url)).map { Unmanaged.passRetained($0) }
    return failure == nil
}

extension CTFontManagerError {
    fileprivate func error(about url: URL?) -> CFError {
        CFError(
            domain: kCTFontManagerErrorDomain, code: rawValue,
            userInfo: url.map { [kCTFontManagerErrorFontURLsKey: [$0]] })
    }
}
