#if !Movies
    import Foundation

    /// Parts of movies are FFmpeg packets: without FFmpeg none can be read or joined.
    final class PartReader {
        let header: Void = ()

        init(_ url: URL) throws { throw MovieError.partsNeedFFmpeg }
    }

    package final class PartJoiner {
        init(_ url: URL, _ header: Void) throws { throw MovieError.partsNeedFFmpeg }

        func append(_ part: PartReader) throws { throw MovieError.partsNeedFFmpeg }
        func finish() throws -> RenderSummary { throw MovieError.partsNeedFFmpeg }

        package static func join(
            _ paths: [String], to output: String, folder: String = FileManager.default.currentDirectoryPath
        ) throws -> RenderSummary { throw MovieError.partsNeedFFmpeg }
    }
#endif
