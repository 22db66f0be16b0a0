public import ImageIO

// The legacy names of types, which are strings. Those of image files are declared in `ImageIO`.

/// An image.
public let kUTTypeImage: CFString = "public.image"
/// A movie, with or without sound.
public let kUTTypeMovie: CFString = "public.movie"
/// A movie without sound.
public let kUTTypeVideo: CFString = "public.video"
/// Audio.
public let kUTTypeAudio: CFString = "public.audio"
/// Audio or video.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// A QuickTime movie.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// An MPEG-4 movie.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// An MPEG-1 or MPEG-2 movie.
public let kUTTypeMPEG: CFString = "public.mpeg"
/// MP3.
public let kUTTypeMP3: CFString = "public.mp3"
/// MPEG-4 audio.
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// WAVE.
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// Any stored item.
public let kUTTypeItem: CFString = "public.item"
/// Any content: documents, images, sounds.
public let kUTTypeContent: CFString = "public.content"
/// A sequence of bytes.
public let kUTTypeData: CFString = "public.data"
/// A folder, or a package.
public let kUTTypeDirectory: CFString = "public.directory"
/// A folder.
public let kUTTypeFolder: CFString = "public.folder"
/// A URL.
public let kUTTypeURL: CFString = "public.url"
/// A file URL.
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
/// Comma-separated values.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// Source code.
public let kUTTypeSourceCode: CFString = "public.source-code"
/// A PDF.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// A live photo.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// An SVG.
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// A Windows icon.
public let kUTTypeICO: CFString = "com.microsoft.ico"
/// A camera's raw image.
public let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// Several files in one.
public let kUTTypeArchive: CFString = "public.archive"
/// A ZIP archive.
public let kUTTypeZipArchive: CFString = "public.zip-archive"
/// A gzip archive.
public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// A font.
public let kUTTypeFont: CFString = "public.font"
/// A vCard.
public let kUTTypeVCard: CFString = "public.vcard"
/// A contact.
public let kUTTypeContact: CFString = "public.contact"
