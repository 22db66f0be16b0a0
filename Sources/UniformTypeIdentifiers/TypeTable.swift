/// The properties of a type.
struct TypeRecord: Hashable, Sendable {
    let identifier: String
    let supertypes: [String]
    var extensions: [String] = []
    var mimeTypes: [String] = []
    var isDynamic = false

    /// Creates a row of the table; elements of lists are separated by spaces.
    init(_ identifier: String, _ supertypes: String, _ extensions: String = "", _ mimeTypes: String = "") {
        func list(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
        self.init(
            identifier: identifier, supertypes: list(supertypes), extensions: list(extensions),
            mimeTypes: list(mimeTypes))
    }

    init(
        identifier: String, supertypes: [String], extensions: [String] = [], mimeTypes: [String] = [],
        isDynamic: Bool = false
    ) {
        (self.identifier, self.supertypes, self.isDynamic) = (identifier, supertypes, isDynamic)
        (self.extensions, self.mimeTypes) = (extensions, mimeTypes)
    }

    func tags(of tagClass: UTTagClass) -> [String] {
        switch tagClass {
        case .filenameExtension: extensions
        case .mimeType: mimeTypes
        default: []
        }
    }
}

/// The known types.
enum TypeTable {
    static let byIdentifier = Dictionary(uniqueKeysWithValues: records.map { ($0.identifier, $0) })

    static let records = [
        TypeRecord("public.item", ""),
        TypeRecord("public.content", ""),
        TypeRecord("public.composite-content", "public.content"),
        TypeRecord("public.data", "public.item"),
        TypeRecord("public.directory", "public.item"),
        TypeRecord("public.folder", "public.directory"),
        TypeRecord("com.apple.package", "public.directory"),
        TypeRecord("com.apple.bundle", "public.directory"),
        TypeRecord("public.symlink", "public.item"),
        TypeRecord("public.url", "public.data"),
        TypeRecord("public.file-url", "public.url"),
        TypeRecord("public.text", "public.data public.content"),
        TypeRecord("public.plain-text", "public.text", "txt text", "text/plain"),
        TypeRecord("public.utf8-plain-text", "public.plain-text", "", "text/plain;charset=utf-8"),
        TypeRecord("public.utf16-plain-text", "public.plain-text", "", "text/plain;charset=utf-16"),
        TypeRecord("public.rtf", "public.text", "rtf", "text/rtf"),
        TypeRecord("public.html", "public.text", "html htm", "text/html"),
        TypeRecord("public.xml", "public.text", "xml", "application/xml text/xml"),
        TypeRecord("public.yaml", "public.text", "yml yaml", "application/x-yaml"),
        TypeRecord("public.json", "public.text", "json", "application/json"),
        TypeRecord("com.apple.property-list", "public.data", "plist"),
        TypeRecord("com.apple.xml-property-list", "public.xml com.apple.property-list"),
        TypeRecord("com.apple.binary-property-list", "com.apple.property-list"),
        TypeRecord("public.delimited-values-text", "public.text"),
        TypeRecord("public.comma-separated-values-text", "public.delimited-values-text", "csv", "text/csv"),
        TypeRecord(
            "public.tab-separated-values-text", "public.delimited-values-text", "tsv", "text/tab-separated-values"),
        TypeRecord("public.source-code", "public.plain-text"),
        TypeRecord("public.swift-source", "public.source-code", "swift"),
        TypeRecord("public.c-source", "public.source-code", "c"),
        TypeRecord("public.objective-c-source", "public.source-code", "m"),
        TypeRecord("public.script", "public.source-code"),
        TypeRecord("com.netscape.javascript-source", "public.source-code", "js", "text/javascript"),
        TypeRecord("public.shell-script", "public.script", "sh"),
        TypeRecord("public.image", "public.data public.content"),
        TypeRecord("public.jpeg", "public.image", "jpeg jpg jpe", "image/jpeg"),
        TypeRecord("public.png", "public.image", "png", "image/png"),
        TypeRecord("com.compuserve.gif", "public.image", "gif", "image/gif"),
        TypeRecord("public.tiff", "public.image", "tiff tif", "image/tiff"),
        TypeRecord("com.microsoft.bmp", "public.image", "bmp", "image/bmp"),
        TypeRecord("org.webmproject.webp", "public.image", "webp", "image/webp"),
        TypeRecord("public.heic", "public.image", "heic", "image/heic"),
        TypeRecord("public.heif", "public.image", "heif", "image/heif"),
        TypeRecord("public.svg-image", "public.image public.xml", "svg svgz", "image/svg+xml"),
        TypeRecord("com.apple.icns", "public.image", "icns"),
        TypeRecord("com.microsoft.ico", "public.image", "ico", "image/vnd.microsoft.icon"),
        TypeRecord("public.camera-raw-image", "public.image"),
        TypeRecord("com.adobe.raw-image", "public.camera-raw-image", "dng", "image/x-adobe-dng"),
        TypeRecord("com.canon.cr2-raw-image", "public.camera-raw-image", "cr2", "image/x-canon-cr2"),
        TypeRecord("com.canon.cr3-raw-image", "public.camera-raw-image", "cr3", "image/x-canon-cr3"),
        TypeRecord("com.nikon.raw-image", "public.camera-raw-image", "nef", "image/x-nikon-nef"),
        TypeRecord("com.sony.arw-raw-image", "public.camera-raw-image", "arw", "image/x-sony-arw"),
        TypeRecord("com.pentax.raw-image", "public.camera-raw-image", "pef", "image/x-pentax-pef"),
        TypeRecord("com.fuji.raw-image", "public.camera-raw-image", "raf", "image/x-fuji-raf"),
        TypeRecord("com.olympus.or-raw-image", "public.camera-raw-image", "orf", "image/x-olympus-orf"),
        TypeRecord("com.panasonic.rw2-raw-image", "public.camera-raw-image", "rw2", "image/x-panasonic-rw2"),
        TypeRecord("com.ilm.openexr-image", "public.image", "exr", "image/x-exr"),
        TypeRecord("com.apple.live-photo", "public.data"),
        TypeRecord("com.adobe.pdf", "public.data public.composite-content", "pdf", "application/pdf"),
        TypeRecord("public.audiovisual-content", "public.data public.content"),
        TypeRecord("public.movie", "public.audiovisual-content"),
        TypeRecord("public.video", "public.movie"),
        TypeRecord("public.audio", "public.audiovisual-content"),
        TypeRecord("com.apple.quicktime-movie", "public.movie", "mov qt", "video/quicktime"),
        TypeRecord("public.mpeg", "public.movie", "mpg mpeg", "video/mpeg"),
        TypeRecord("public.mpeg-4", "public.movie", "mp4 mpg4", "video/mp4"),
        TypeRecord("public.avi", "public.movie", "avi", "video/avi"),
        TypeRecord("public.mp3", "public.audio", "mp3", "audio/mpeg"),
        TypeRecord("com.microsoft.waveform-audio", "public.audio", "wav", "audio/vnd.wave audio/wav"),
        TypeRecord("public.aiff-audio", "public.audio", "aiff aif", "audio/aiff"),
        TypeRecord("public.mpeg-4-audio", "public.audio", "m4a", "audio/mp4"),
        TypeRecord("public.midi-audio", "public.audio", "midi mid", "audio/midi"),
        TypeRecord("public.archive", "public.data"),
        TypeRecord("public.zip-archive", "public.archive", "zip", "application/zip"),
        TypeRecord("org.gnu.gnu-zip-archive", "public.archive", "gz", "application/gzip"),
        TypeRecord("public.font", "public.data"),
        TypeRecord("public.executable", "public.data"),
        TypeRecord("public.database", "public.data"),
        TypeRecord("public.calendar-event", "public.data", "ics", "text/calendar"),
        TypeRecord("public.vcard", "public.text", "vcf", "text/vcard"),
        TypeRecord("public.contact", "public.item"),
        TypeRecord("public.message", "public.item"),
        TypeRecord("com.pixar.universal-scene-description-mobile", "public.data", "usdz", "model/vnd.usdz+zip"),
        TypeRecord("public.3d-content", "public.content"),
    ]
}
