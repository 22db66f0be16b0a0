import CoreGraphics
import Foundation

extension RenderRequest {
    /// A one-line description of an error that can be detected without the scene or the disk; nil if there is none.
    package var problem: String? {
        guard isSwiftFile || isArchive || isCompiled else {
            return "\(scene) is not a scene: name a .swift file, a compiled .scene, "
                + "or an archive (.caml or .ca)"
        }
        if state != nil, !isArchive { return "only .caml and .ca archives have states: omit --state" }
        if parts != nil || jobs > 1, !isMovie {
            return "only movies can be rendered in parts: omit --jobs, --part and --plan"
        }
        if jobs > 1 || (parts != nil && parts != Parts.none), !MovieKind.hasFFmpeg {
            return MovieError.partsNeedFFmpeg.description
        }
        if case .range = parts, outputURL.pathExtension != RenderRequest.partEnding {
            return "\(output) does not end in .part: name a file such as movie.mp4.part"
        }
        do {
            if let document, !document.endings.contains(outputURL.pathExtension.lowercased()) {
                return "\(output) does not end in .\(document.endings[0]), the format to be written"
            }
            let kind = document == nil ? try MovieKind(url: movieURL) : .png
            if png != .small, document != nil || kind != .png && kind != .pictures {
                return "\(output) is not a PNG file: omit --png, or write a .png"
            }
            let rate = try FrameRate(framesPerSecond, of: kind)
            if let size {
                let size = CGSize(width: size.width, height: size.height)
                let pixels = try RecordingRenderer.pixelSize(of: size, scale: scale)
                try MovieWriter.checkSize(width: pixels.width, height: pixels.height, of: kind)
            }
            switch span {
            case .movie(let start, let end):
                _ = try FrameSchedule(from: start, to: end ?? start + 1, rate: rate, hold: holdLast)
            case .time(let time): try FrameSchedule.check(time)
            case .frame(let number): try FrameSchedule.check(Double(number) / rate.framesPerSecond)
            }
            return nil
        } catch {
            return error.description
        }
    }

    /// Whether the request is for several frames.
    private var isMovie: Bool {
        guard case .movie = span, document == nil else { return false }
        return (try? MovieKind(url: movieURL)).map { !$0.isSingleImage } ?? true
    }

    /// Throws if nothing could be written under the output's name.
    func checkTarget() throws(MovieError) {
        if parts == RenderRequest.Parts.none { return }
        if document == nil, parts == nil { return try MovieWriter.checkTarget(outputURL) }
        // A bundle is a folder, which may replace another.
        if document == .archive, outputURL.pathExtension.lowercased() == "ca" { return }
        try AtomicOutput(fileFor: outputURL).discard()
    }

    /// The compiler's argument for a scene's path, which must not look like an option (`-`) or a response file (`@`).
    package static func compilerArgument(forScene path: String) -> String {
        // Bytes are compared, as in the compiler: a combining accent would hide the character in Swift's comparison.
        path.utf8.first == UInt8(ascii: "-") || path.utf8.first == UInt8(ascii: "@") ? "./\(path)" : path
    }

    /// Whether the compiler recognizes the scene as Swift, which depends only on its name.
    private var isSwiftFile: Bool {
        let ending = ".swift".utf8
        return scene.utf8.suffix(ending.count).elementsEqual(ending) && sceneName.utf8.count > ending.count
    }
}

extension RenderRequest.Document {
    /// The valid extensions of its file names.
    fileprivate var endings: [String] {
        switch self {
        case .inspection: ["html", "htm"]
        case .archive: ["caml", "ca"]
        }
    }
}
