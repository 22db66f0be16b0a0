extension UTType {
    private static func known(_ identifier: String) -> UTType { UTType(importedAs: identifier) }

    /// Any stored item.
    public static let item = known("public.item")
    /// Any content: documents, images, sounds.
    public static let content = known("public.content")
    /// Content of several kinds.
    public static let compositeContent = known("public.composite-content")
    /// A sequence of bytes.
    public static let data = known("public.data")
    /// A folder, or a package.
    public static let directory = known("public.directory")
    /// A folder.
    public static let folder = known("public.folder")
    /// A folder that is presented as a file.
    public static let package = known("com.apple.package")
    /// A folder with a defined structure.
    public static let bundle = known("com.apple.bundle")
    /// A symbolic link.
    public static let symbolicLink = known("public.symlink")
    /// A URL.
    public static let url = known("public.url")
    /// A file URL.
    public static let fileURL = known("public.file-url")
    /// Text of any kind.
    public static let text = known("public.text")
    /// Text without formatting.
    public static let plainText = known("public.plain-text")
    /// Text without formatting, in UTF-8.
    public static let utf8PlainText = known("public.utf8-plain-text")
    /// Text without formatting, in UTF-16.
    public static let utf16PlainText = known("public.utf16-plain-text")
    /// Rich text.
    public static let rtf = known("public.rtf")
    /// HTML.
    public static let html = known("public.html")
    /// XML.
    public static let xml = known("public.xml")
    /// YAML.
    public static let yaml = known("public.yaml")
    /// JSON.
    public static let json = known("public.json")
    /// A property list.
    public static let propertyList = known("com.apple.property-list")
    /// A property list in XML.
    public static let xmlPropertyList = known("com.apple.xml-property-list")
    /// A binary property list.
    public static let binaryPropertyList = known("com.apple.binary-property-list")
    /// Text with delimited values.
    public static let delimitedText = known("public.delimited-values-text")
    /// Comma-separated values.
    public static let commaSeparatedText = known("public.comma-separated-values-text")
    /// Tab-separated values.
    public static let tabSeparatedText = known("public.tab-separated-values-text")
    /// Source code.
    public static let sourceCode = known("public.source-code")
    /// Swift source code.
    public static let swiftSource = known("public.swift-source")
    /// C source code.
    public static let cSource = known("public.c-source")
    /// Objective-C source code.
    public static let objectiveCSource = known("public.objective-c-source")
    /// A script.
    public static let script = known("public.script")
    /// JavaScript source code.
    public static let javaScript = known("com.netscape.javascript-source")
    /// A shell script.
    public static let shellScript = known("public.shell-script")
    /// An image.
    public static let image = known("public.image")
    /// A JPEG.
    public static let jpeg = known("public.jpeg")
    /// A PNG.
    public static let png = known("public.png")
    /// A GIF.
    public static let gif = known("com.compuserve.gif")
    /// A TIFF.
    public static let tiff = known("public.tiff")
    /// A BMP.
    public static let bmp = known("com.microsoft.bmp")
    /// A WebP.
    public static let webP = known("org.webmproject.webp")
    /// A HEIC.
    public static let heic = known("public.heic")
    /// A HEIF.
    public static let heif = known("public.heif")
    /// An SVG.
    public static let svg = known("public.svg-image")
    /// A macOS icon.
    public static let icns = known("com.apple.icns")
    /// A Windows icon.
    public static let ico = known("com.microsoft.ico")
    /// A camera's raw image.
    public static let rawImage = known("public.camera-raw-image")
    /// A live photo.
    public static let livePhoto = known("com.apple.live-photo")
    /// A PDF.
    public static let pdf = known("com.adobe.pdf")
    /// Audio or video.
    public static let audiovisualContent = known("public.audiovisual-content")
    /// A movie, with or without sound.
    public static let movie = known("public.movie")
    /// A movie without sound.
    public static let video = known("public.video")
    /// Audio.
    public static let audio = known("public.audio")
    /// A QuickTime movie.
    public static let quickTimeMovie = known("com.apple.quicktime-movie")
    /// An MPEG-1 or MPEG-2 movie.
    public static let mpeg = known("public.mpeg")
    /// An MPEG-4 movie.
    public static let mpeg4Movie = known("public.mpeg-4")
    /// An AVI movie.
    public static let avi = known("public.avi")
    /// MP3.
    public static let mp3 = known("public.mp3")
    /// WAVE.
    public static let wav = known("com.microsoft.waveform-audio")
    /// AIFF.
    public static let aiff = known("public.aiff-audio")
    /// MPEG-4 audio.
    public static let mpeg4Audio = known("public.mpeg-4-audio")
    /// MIDI.
    public static let midi = known("public.midi-audio")
    /// Several files in one.
    public static let archive = known("public.archive")
    /// A ZIP archive.
    public static let zip = known("public.zip-archive")
    /// A gzip archive.
    public static let gzip = known("org.gnu.gnu-zip-archive")
    /// A font.
    public static let font = known("public.font")
    /// An executable file.
    public static let executable = known("public.executable")
    /// A database.
    public static let database = known("public.database")
    /// A calendar event.
    public static let calendarEvent = known("public.calendar-event")
    /// A vCard.
    public static let vCard = known("public.vcard")
    /// A contact.
    public static let contact = known("public.contact")
    /// A message.
    public static let message = known("public.message")
    /// A USDZ file, with 3D content.
    public static let usdz = known("com.pixar.universal-scene-description-mobile")
    /// 3D content.
    public static let threeDContent = known("public.3d-content")
}
