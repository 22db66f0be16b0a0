import Foundation

/// The C modules that Kasane's modules import.
///
/// The compiler looks for them when it loads Kasane's modules, though no scene can use them. Each is replaced by an
/// empty module, so that neither headers nor flags are needed. If a class that scenes may inherit from had a C
/// structure as a member, the compiler would report an error.
enum ForeignModules {
    /// The folders of Kasane's sources that contain C. They are listed here because an installed Kasane has no sources.
    static let names = [
        "CAVIF", "CBenchSupport", "CCairo", "CCairoFonts", "CDarwinCompatibility", "CDeflate", "CExempi", "CFFmpeg",
        "CFontFaces", "CFontconfig", "CFreeType", "CFriBidi", "CGIF", "CHEIF", "CHarfBuzz", "CHyphen", "CICU",
        "CImageCodecs", "CJPEG", "CJXL", "CLCMS", "CLayerRuntime", "CLibRaw", "CMapRuntime", "CMicroHTTP",
        "CMovieRuntime",
        "CObjectRuntime", "COpenEXR", "COpenJPEG", "CPDFStructure", "CPNG", "CPixelKernels", "CProcessSupport", "CQPDF",
        "CQRCode", "CSDL2", "CSystemd", "CTIFF", "CTextBoundaries", "CViewRuntime", "CWebP", "CWindowSupport", "CZBar",
        "CZint", "CZlib",
    ]

    /// Writes the module map to a folder, unless it is already there.
    static func write(to folder: URL) throws {
        let map = folder.appendingPathComponent("module.modulemap")
        let text = names.map { "module \($0) {}\n" }.joined()
        // Rewriting it would make the compiler rebuild its modules.
        if (try? String(contentsOf: map, encoding: .utf8)) == text { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: map, atomically: true, encoding: .utf8)
    }
}
