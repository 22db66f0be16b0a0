import Foundation

// The keys of what a document and its pages are begun with.

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
/// The key of the owner's password, a string of ASCII characters, of which 32 count. With it the document is encrypted.
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
/// The key of the password that the document is opened with, like the owner's. Default empty, which opens for everyone.
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
/// The key of the encryption key's length in bits, a multiple of 8 from 40 to 128. Default 128, by AES, which all
/// others but 40 stand for.
public let kCGPDFContextEncryptionKeyLength: CFString = "kCGPDFContextEncryptionKeyLength"
/// The key of whether a reader with the user's password may print. Default true.
public let kCGPDFContextAllowsPrinting: CFString = "kCGPDFContextAllowsPrinting"
/// The key of whether a reader with the user's password may copy text and pictures. Default true.
public let kCGPDFContextAllowsCopying: CFString = "kCGPDFContextAllowsCopying"
/// The key of all that a reader with the user's password may do: `CGPDFAccessPermissions`, or their number. Default
/// everything.
public let kCGPDFContextAccessPermissions: CFString = "kCGPDFContextAccessPermissions"
/// The key of whether the first page comes first in the file, so that it shows while the rest is loaded. Default false.
public let kCGPDFContextCreateLinearizedPDF: CFString = "kCGPDFContextCreateLinearizedPDF"
/// The key of whether the document is archival: PDF/A-2b. It has no passwords. Default false.
public let kCGPDFContextCreatePDFA: CFString = "kCGPDFContextCreatePDFA"

/// The key of a page's media box, in points: the bytes of a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
/// The key of the part of a page that is shown, like the media box.
public let kCGPDFContextCropBox: CFString = "kCGPDFContextCropBox"
/// The key of the part of a page that is printed, like the media box.
public let kCGPDFContextBleedBox: CFString = "kCGPDFContextBleedBox"
/// The key of the size that a page is cut to, like the media box.
public let kCGPDFContextTrimBox: CFString = "kCGPDFContextTrimBox"
/// The key of the part of a page that has meaning, like the media box.
public let kCGPDFContextArtBox: CFString = "kCGPDFContextArtBox"

// MARK: - Output intents

/// The key of what a document is to be printed on, a dictionary with the keys that follow.
public let kCGPDFContextOutputIntent: CFString = "kCGPDFContextOutputIntent"
/// The key of several output intents, an array of dictionaries.
public let kCGPDFContextOutputIntents: CFString = "kCGPDFContextOutputIntents"
/// In an output intent: its subtype, such as `GTS_PDFX`, a string. It is required.
public let kCGPDFXOutputIntentSubtype: CFString = "S"
/// In an output intent: the condition's name in a registry, a string. It is required.
public let kCGPDFXOutputConditionIdentifier: CFString = "OutputConditionIdentifier"
/// In an output intent: the condition in words for people.
public let kCGPDFXOutputCondition: CFString = "OutputCondition"
/// In an output intent: the registry, as a URL say.
public let kCGPDFXRegistryName: CFString = "RegistryName"
/// In an output intent: more about it, in words for people.
public let kCGPDFXInfo: CFString = "Info"
/// In an output intent: the profile of the device, as a `CGColorSpace` that has one.
public let kCGPDFXDestinationOutputProfile: CFString = "DestOutputProfile"
