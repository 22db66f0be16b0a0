public import Foundation

extension NSAttributedString {
    /// The format of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a type from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Plain text.
        public static let plain = DocumentType("NSPlainText")
        /// Rich Text Format.
        public static let rtf = DocumentType("NSRTF")
        /// Rich Text Format with attachments, as a directory.
        public static let rtfd = DocumentType("NSRTFD")
        /// HTML.
        public static let html = DocumentType("NSHTML")
    }

    /// The key of a document attribute.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a key from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The format, a `DocumentType` or its name.
        public static let documentType = DocumentAttributeKey("DocumentType")
        /// The character encoding, the raw value of a `String.Encoding`.
        public static let characterEncoding = DocumentAttributeKey("CharacterEncoding")
        /// The attributes of text without its own.
        public static let defaultAttributes = DocumentAttributeKey("DefaultAttributes")
        /// The paper size, a `CGSize`.
        public static let paperSize = DocumentAttributeKey("PaperSize")
        /// The paper margins, `UIEdgeInsets`.
        public static let paperMargin = DocumentAttributeKey("PaperMargin")
        /// The size of the view, a `CGSize`.
        public static let viewSize = DocumentAttributeKey("ViewSize")
        /// The zoom of the view, in percent.
        public static let viewZoom = DocumentAttributeKey("ViewZoom")
        /// The mode in which the view shows the text.
        public static let viewMode = DocumentAttributeKey("ViewMode")
        /// Whether the document is read-only.
        public static let readOnly = DocumentAttributeKey("ReadOnly")
        /// The background colour, a `UIColor`.
        public static let backgroundColor = DocumentAttributeKey("BackgroundColor")
        /// The hyphenation threshold.
        public static let hyphenationFactor = DocumentAttributeKey("HyphenationFactor")
        /// The interval of tabs, in points.
        public static let defaultTabInterval = DocumentAttributeKey("DefaultTabInterval")
        /// The sections with a different text orientation.
        public static let textLayoutSections = DocumentAttributeKey("NSTextLayoutSectionsAttribute")
        /// The text scaling.
        public static let textScaling = DocumentAttributeKey("TextScaling")
        /// The text scaling that the document was created with.
        public static let sourceTextScaling = DocumentAttributeKey("SourceTextScaling")
        /// The version of AppKit that wrote the document.
        public static let cocoaVersionDocumentAttribute = DocumentAttributeKey("CocoaRTFVersion")
        /// Whether the default font is omitted.
        public static let defaultFontExcluded = DocumentAttributeKey("DefaultFontExcluded")
    }

    /// The key of an option for reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a key from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The format, a `DocumentType` or its name.
        public static let documentType = DocumentReadingOptionKey("DocumentType")
        /// The attributes of text without its own.
        public static let defaultAttributes = DocumentReadingOptionKey("DefaultAttributes")
        /// The character encoding, the raw value of a `String.Encoding`.
        public static let characterEncoding = DocumentReadingOptionKey("CharacterEncoding")
        /// The text scaling to convert to.
        public static let targetTextScaling = DocumentReadingOptionKey("TargetTextScaling")
        /// The text scaling that the document was created with.
        public static let sourceTextScaling = DocumentReadingOptionKey("SourceTextScaling")
    }

    /// The key of a layout section's attribute.
    public struct TextLayoutSectionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The text orientation.
        public static let orientation = TextLayoutSectionKey(rawValue: "NSTextLayoutSectionOrientation")
        /// The range, an `NSRange`.
        public static let range = TextLayoutSectionKey(rawValue: "NSTextLayoutSectionRange")
    }

    /// A text effect.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A letterpress effect: letters look pressed into paper.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}

/// The scaling of text sizes in documents.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextscalingtype)
public enum NSTextScalingType: Int, Sendable {
    /// The standard sizes of other platforms.
    case standard = 0
    /// The larger sizes of iOS.
    case iOS = 1
}
