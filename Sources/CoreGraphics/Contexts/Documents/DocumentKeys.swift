import Foundation

// Keys of the dictionaries that begin a document and its pages.

/// The key of a document's title, a string.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key of a document's author, a string.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key of a document's subject, a string.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The key of a document's keywords: a string, or an array of them.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The key of the program that creates a document, a string.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The key of the owner password, a string of ASCII characters, of which the first 32 are used. It encrypts the
/// document.
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
/// The key of the user password, which opens the document; the same format as the owner password. Empty by default, so
/// that everyone can open the document.
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
/// The key of the encryption key's length in bits, a multiple of 8 from 40 to 128. The default, 128, uses AES, as does
/// every other length but 40.
public let kCGPDFContextEncryptionKeyLength: CFString = "kCGPDFContextEncryptionKeyLength"
/// The key of whether printing is allowed with the user password. Default true.
public let kCGPDFContextAllowsPrinting: CFString = "kCGPDFContextAllowsPrinting"
/// The key of whether copying text and images is allowed with the user password. Default true.
public let kCGPDFContextAllowsCopying: CFString = "kCGPDFContextAllowsCopying"
/// The key of everything that is allowed with the user password: `CGPDFAccessPermissions`, or their raw value. Default
/// everything.
public let kCGPDFContextAccessPermissions: CFString = "kCGPDFContextAccessPermissions"
/// The key of whether the document is linearized: the first page comes first in the file, so that it shows while the
/// rest is loading. Default false.
public let kCGPDFContextCreateLinearizedPDF: CFString = "kCGPDFContextCreateLinearizedPDF"
/// The key of whether the document is archival: PDF/A-2b, which doesn't support passwords. Default false.
public let kCGPDFContextCreatePDFA: CFString = "kCGPDFContextCreatePDFA"

/// The key of a page's media box, in points: the bytes of a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
/// The key of a page's crop box, the part that is shown; the same format as the media box.
public let kCGPDFContextCropBox: CFString = "kCGPDFContextCropBox"
/// The key of a page's bleed box, the part that is printed; the same format as the media box.
public let kCGPDFContextBleedBox: CFString = "kCGPDFContextBleedBox"
/// The key of a page's trim box, its size after trimming; the same format as the media box.
public let kCGPDFContextTrimBox: CFString = "kCGPDFContextTrimBox"
/// The key of a page's art box, its meaningful content; the same format as the media box.
public let kCGPDFContextArtBox: CFString = "kCGPDFContextArtBox"

// MARK: - Output intents

/// The key of a document's output intent, which describes the intended output device: a dictionary with the following
/// keys.
public let kCGPDFContextOutputIntent: CFString = "kCGPDFContextOutputIntent"
/// The key of several output intents, an array of dictionaries.
public let kCGPDFContextOutputIntents: CFString = "kCGPDFContextOutputIntents"
/// In an output intent: its subtype, such as `GTS_PDFX`, a string. It is required.
public let kCGPDFXOutputIntentSubtype: CFString = "S"
/// In an output intent: the condition's name in a registry, a string. It is required.
public let kCGPDFXOutputConditionIdentifier: CFString = "OutputConditionIdentifier"
/// In an output intent: a human-readable description of the condition.
public let kCGPDFXOutputCondition: CFString = "OutputCondition"
/// In an output intent: the registry, for example as a URL.
public let kCGPDFXRegistryName: CFString = "RegistryName"
/// In an output intent: additional human-readable information.
public let kCGPDFXInfo: CFString = "Info"
/// In an output intent: the profile of the device, as a `CGColorSpace` that has an ICC profile.
public let kCGPDFXDestinationOutputProfile: CFString = "DestOutputProfile"
