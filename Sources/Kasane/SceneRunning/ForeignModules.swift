import Foundation

/// The C modules that Kasane's modules are made with.
///
/// The compiler wants to see them when it reads Kasane's modules, though no scene can use them. An empty module stands for
/// each, so that neither their headers nor the flags to find them are needed. Were a C structure part of a class that
/// scenes may inherit from, the compiler would say so.
enum ForeignModules {
    static let names = [
        "CCairo", "CFFmpeg", "CFontconfig", "CFreeType", "CFriBidi", "CHarfBuzz", "CICU", "CImageCodecs", "CJPEG",
        "CLayerRuntime", "CPNG", "CPixelKernels",
    ]

    /// Puts the module map into a folder, if it is not there yet.
    static func write(to folder: URL) throws {
        let map = folder.appendingPathComponent("module.modulemap")
        let text = names.map { "module \($0) {}\n" }.joined()
        // A map that is written again is compiled again.
        if (try? String(contentsOf: map, encoding: .utf8)) == text { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: map, atomically: true, encoding: .utf8)
    }
}
