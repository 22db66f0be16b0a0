public import CoreGraphics
import Foundation

/// The key of the descriptors that an error concerns.
public let kCTFontManagerErrorFontDescriptorsKey: CFString = "CTFontManagerErrorFontDescriptors"

/// Registers the files of descriptors for this process, and calls `registrationHandler` once, with an error for each
/// descriptor that failed: one without a file URL, or whose file is not a font or is already registered.
///
/// With the scope `none` nothing is registered.
public func CTFontManagerRegisterFontDescriptors(
    _ fontDescriptors: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let errors = fontDescriptors.compactMap { $0 as? CTFontDescriptor }.compactMap { descriptor in
        failure(of: descriptor, in: scope) { FontRegistration.register($0) }
    }
    _ = registrationHandler?(errors, true)
}

/// Unregisters the files of descriptors, and calls `registrationHandler` once, with an error for each that failed.
public func CTFontManagerUnregisterFontDescriptors(
    _ fontDescriptors: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let errors = fontDescriptors.compactMap { $0 as? CTFontDescriptor }.compactMap { descriptor in
        failure(of: descriptor, in: scope) { FontRegistration.unregister(.file(path: $0.standardizedFileURL.path)) }
    }
    _ = registrationHandler?(errors, true)
}

/// Calls `completionHandler` with the descriptors that no installed or registered font matches: fonts are never
/// downloaded.
public func CTFontManagerRequestFonts(_ fontDescriptors: CFArray, _ completionHandler: @escaping (CFArray) -> Void) {
    completionHandler(
        fontDescriptors.compactMap { $0 as? CTFontDescriptor }.filter {
            FontMatcher.all(like: $0.attributes, mandatory: []).isEmpty
        })
}

private func failure(
    of descriptor: CTFontDescriptor, in scope: CTFontManagerScope, _ act: (URL) -> CTFontManagerError?
) -> CFError? {
    let reason: CTFontManagerError?
    if scope == .none {
        reason = .unsupportedScope
    } else if let url = descriptor.attributes.url {
        reason = url.isFileURL ? act(url) : .invalidFilePath
    } else {
        reason = .insufficientInfo
    }
    return reason.map {
        CFError(
            domain: kCTFontManagerErrorDomain, code: $0.rawValue,
            userInfo: [kCTFontManagerErrorFontDescriptorsKey: [descriptor]])
    }
}
