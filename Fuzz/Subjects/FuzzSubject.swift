/// A function that takes untrusted bytes, to be run on any input.
///
/// To add a subject, write a function that turns bytes into calls (`ByteStream` makes numbers of them), add it to
/// `all`, and put a few inputs that run in milliseconds into a folder of its name in Tests/FuzzTests/Corpora.
///
/// `scripts/fuzz` runs a subject on generated inputs until stopped; the tests run it on the inputs that it found worth
/// keeping. A run must not trap, and must end within seconds and in bounded memory; any result is acceptable.
package struct FuzzSubject: Sendable {
    package let name: String
    /// The longest input in bytes. Longer ones find little more.
    package let longestInput: Int
    package let run: @Sendable (UnsafeRawBufferPointer) -> Void

    package static let all: [FuzzSubject] = [
        FuzzSubject(name: "png", longestInput: 4096) { decodePNG($0) },
        FuzzSubject(name: "apng", longestInput: 4096) { decodePNG($0) },
        FuzzSubject(name: "jpeg", longestInput: 8192) { decodePictures($0) },
        FuzzSubject(name: "gif", longestInput: 4096) { decodePictures($0) },
        FuzzSubject(name: "webp", longestInput: 4096) { decodePictures($0) },
        FuzzSubject(name: "tiff", longestInput: 4096) { decodePictures($0) },
        FuzzSubject(name: "bmp", longestInput: 4096) { decodePictures($0) },
        FuzzSubject(name: "heif", longestInput: 8192) { decodePictures($0) },
        FuzzSubject(name: "avif", longestInput: 8192) { decodePictures($0) },
        FuzzSubject(name: "jxl", longestInput: 4096) { decodePictures($0) },
        FuzzSubject(name: "jpeg2000", longestInput: 4096) { decodePictures($0) },
        FuzzSubject(name: "psd", longestInput: 4096) { decodePictures($0) },
        FuzzSubject(name: "ico", longestInput: 4096) { decodePictures($0) },
        FuzzSubject(name: "tga", longestInput: 4096) { decodePictures($0) },
        FuzzSubject(name: "radiance", longestInput: 4096) { decodePictures($0) },
        FuzzSubject(name: "openexr", longestInput: 4096) { decodePictures($0) },
        FuzzSubject(name: "raw", longestInput: 8192) { decodePictures($0) },
        FuzzSubject(name: "pictures", longestInput: 16_384) { decodePictures($0) },
        FuzzSubject(name: "xmp", longestInput: 4096) { readPacket($0) },
        FuzzSubject(name: "incremental", longestInput: 4096) { decodeIncrementally($0) },
        FuzzSubject(name: "metadata", longestInput: 4096) { readMetadata($0) },
        FuzzSubject(name: "profile", longestInput: 4096) { readProfile($0) },
        FuzzSubject(name: "font", longestInput: 16_384) { readFont($0) },
        FuzzSubject(name: "pdf", longestInput: 16_384) { drawDocument($0) },
        FuzzSubject(name: "page", longestInput: 4096) { drawPage($0) },
        FuzzSubject(name: "pagefont", longestInput: 8192) { drawTextOfPage($0) },
        FuzzSubject(name: "editing", longestInput: 8192) { editDocument($0) },
        FuzzSubject(name: "cmap", longestInput: 2048) { readCMap($0) },
        FuzzSubject(name: "text", longestInput: 1024) { layOutText($0) },
        FuzzSubject(name: "encode", longestInput: 256) { encodePictures($0) },
        FuzzSubject(name: "drawing", longestInput: 2048) { draw($0) },
        FuzzSubject(name: "layers", longestInput: 2048) { drawLayers($0) },
        FuzzSubject(name: "views", longestInput: 2048) { showViews($0) },
        FuzzSubject(name: "hierarchies", longestInput: 2048) { showHierarchy($0) },
        FuzzSubject(name: "command", longestInput: 512) { readCommandLine($0) },
        FuzzSubject(name: "archives", longestInput: 8192) { readArchive($0) },
        FuzzSubject(name: "messages", longestInput: 2048) { answerMessages($0) },
        FuzzSubject(name: "kernels", longestInput: 2048) { runKernels($0) },
        FuzzSubject(name: "movie", longestInput: 8192) { playMovie($0) },
        FuzzSubject(name: "paths", longestInput: 1024) { combinePaths($0) },
    ]
}
