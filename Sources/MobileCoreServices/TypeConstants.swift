public import ImageIO

// The older names of types, which are strings. Those of image files are `ImageIO`'s.

/// A picture.
public let kUTTypeImage: CFString = "public.image"
/// Moving pictures, with sound or without.
public let kUTTypeMovie: CFString = "public.movie"
/// Moving pictures without sound.
public let kUTTypeVideo: CFString = "public.video"
/// Sounds.
public let kUTTypeAudio: CFString = "public.audio"
/// Sounds or moving pictures.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// A QuickTime movie.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// An MPEG-4 movie.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// An MPEG-1 or MPEG-2 movie.
public let kUTTypeMPEG: CFString = "public.mpeg"
/// MP3.
public let kUTTypeMP3: CFString = "public.mp3"
/// MPEG-4 without pictures.
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// WAVE.
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// Anything that is stored.
public let kUTTypeItem: CFString = "public.item"
/// Anything that a person made: documents, pictures, sounds.
public let kUTTypeContent: CFString = "public.content"
/// A sequence of bytes.
public let kUTTypeData: CFString = "public.data"
/// A folder, or what looks like a file and is one.
public let kUTTypeDirectory: CFString = "public.directory"
/// A folder.
public let kUTTypeFolder: CFString = "public.folder"
/// A resource locator.
public let kUTTypeURL: CFString = "public.url"
/// A resource locator of a file.
public let kUTTypeFileURL: CFString = "public.file-url"
/// Text of any kind.
public let kUTTypeText: CFString = "public.text"
/// Text without formatting.
public let kUTTypePlainText: CFString = "public.plain-text"
/// Text without formatting, in UTF-8.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// Rich text.
public let kUTTypeRTF: CFString = "public.rtf"
/// HTML.
public let kUTTypeHTML: CFString = "public.html"
/// XML.
public let kUTTypeXML: CFString = "public.xml"
/// JSON.
public let kUTTypeJSON: CFString = "public.json"
/// A property list.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// Text in columns with commas between them.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// A program's source.
public let kUTTypeSourceCode: CFString = "public.source-code"
/// A PDF.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// A live photo.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// An SVG.
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// Icons of Windows.
public let kUTTypeICO: CFString = "com.microsoft.ico"
/// A camera's own picture.
public let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// Several files in one.
public let kUTTypeArchive: CFString = "public.archive"
/// A ZIP archive.
public let kUTTypeZipArchive: CFString = "public.zip-archive"
/// A compressed file.
public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// A font.
public let kUTTypeFont: CFString = "public.font"
/// A person's card.
public let kUTTypeVCard: CFString = "public.vcard"
/// A person or a company.
public let kUTTypeContact: CFString = "public.contact"
