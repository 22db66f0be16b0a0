public import Foundation

extension NSAttributedString {
    /// The format of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a type from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Text without attributes.
        public static let plain = DocumentType("NSPlainText")
        /// Rich Text Format.
        public static let rtf = DocumentType("NSRTF")
        /// Rich Text Format with attachments, as a folder.
        public static let rtfd = DocumentType("NSRTFD")
        /// HTML.
        public static let html = DocumentType("NSHTML")
    }

    /// The key of a property of a document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a key from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The format, a `DocumentType` or its name.
        public static let documentType = DocumentAttributeKey("DocumentType")
        /// The encoding of characters, a `String.Encoding`'s number.
        public static let characterEncoding = DocumentAttributeKey("CharacterEncoding")
        /// The attributes of text that says nothing else.
        public static let defaultAttributes = DocumentAttributeKey("DefaultAttributes")
        /// The paper's size, a `CGSize`.
        public static let paperSize = DocumentAttributeKey("PaperSize")
        /// The paper's margins, `UIEdgeInsets`.
        public static let paperMargin = DocumentAttributeKey("PaperMargin")
        /// The size of the view, a `CGSize`.
        public static let viewSize = DocumentAttributeKey("ViewSize")
        /// The zoom of the view, in hundredths.
        public static let viewZoom = DocumentAttributeKey("ViewZoom")
        /// How the view shows the text.
        public static let viewMode = DocumentAttributeKey("ViewMode")
        /// Whether the document is only read.
        public static let readOnly = DocumentAttributeKey("ReadOnly")
        /// The background, a `UIColor`.
        public static let backgroundColor = DocumentAttributeKey("BackgroundColor")
        /// The threshold for hyphenation.
        public static let hyphenationFactor = DocumentAttributeKey("HyphenationFactor")
        /// The interval of tabs, in points.
        public static let defaultTabInterval = DocumentAttributeKey("DefaultTabInterval")
        /// The sections whose lines have another direction.
        public static let textLayoutSections = DocumentAttributeKey("NSTextLayoutSectionsAttribute")
        /// The scaling of text.
        public static let textScaling = DocumentAttributeKey("TextScaling")
        /// The scaling that the text was written with.
        public static let sourceTextScaling = DocumentAttributeKey("SourceTextScaling")
        /// The version of AppKit that wrote the document.
        public static let cocoaVersionDocumentAttribute = DocumentAttributeKey("CocoaRTFVersion")
        /// Whether the default font is left out.
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
        /// The attributes of text that says nothing else.
        public static let defaultAttributes = DocumentReadingOptionKey("DefaultAttributes")
        /// The encoding of characters, a `String.Encoding`'s number.
        public static let characterEncoding = DocumentReadingOptionKey("CharacterEncoding")
        /// The scaling that text is given.
        public static let targetTextScaling = DocumentReadingOptionKey("TargetTextScaling")
        /// The scaling that the text was written with.
        public static let sourceTextScaling = DocumentReadingOptionKey("SourceTextScaling")
    }

    /// The key of a section whose lines have a direction of their own.
    public struct TextLayoutSectionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The direction of the lines.
        public static let orientation = TextLayoutSectionKey(rawValue: "NSTextLayoutSectionOrientation")
        /// The range, an `NSRange`.
        public static let range = TextLayoutSectionKey(rawValue: "NSTextLayoutSectionRange")
    }

    /// A decoration of letters.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Letters look pressed into paper.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}

/// The sizes of text in documents.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextscalingtype)
public enum NSTextScalingType: Int, Sendable {
    /// Those of other systems.
    case standard = 0
    /// Those of iOS, which are larger.
    case iOS = 1
}
