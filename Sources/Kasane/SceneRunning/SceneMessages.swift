import Foundation

/// A request to render a scene.
package struct RenderRequest: Codable, Sendable, Equatable {
    /// The part of a scene's time that is rendered.
    package enum Span: Codable, Sendable, Equatable {
        /// A half-open range of times, in seconds. A nil end is the end of the scene's animations.
        case movie(from: Double, to: Double?)
        /// One image, at this time in seconds.
        case time(Double)
        /// One image: a frame of the movie, counted from 0.
        case frame(Int)
    }

    /// In points.
    package struct Size: Codable, Sendable, Equatable {
        package var width: Double
        package var height: Double

        package init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    /// The tree to describe.
    package enum Description: Codable, Sendable, Equatable {
        /// The views, or the layers of a live view that is a layer.
        case automatic
        case tree(DescribedTree)
    }

    /// The document that is written instead of a movie or an image.
    package enum Document: String, Codable, Sendable {
        /// The inspector's page.
        case inspection
        /// A Core Animation archive.
        case archive
    }

    /// The parameters of showing a scene in a window.
    package struct Live: Codable, Sendable, Equatable {
        /// The time at which the scene pauses, in seconds; nil for none.
        package var pauseTime: Double?
        /// The playback speed: seconds of the scene's time per second.
        package var speed = 1.0
        package var isFullScreen = false
        /// Pixels per point; nil for the desktop's.
        package var scale: Double?
        /// Whether the inspector's page is served from the beginning, and its port; nil for any free port.
        package var inspects = false
        package var inspectorPort: UInt16?
        /// The desktop's settings when the scene starts; nil for a simulated device's own settings.
        package var desktop: DesktopSettings?

        package init() {}
    }

    /// Paths as the user typed them.
    package var scene: String
    package var output: String
    /// The folder that they are relative to. A scene may change its current folder.
    package var folder: String
    package var span = Span.movie(from: 0, to: nil)
    package var framesPerSecond = 60.0
    /// The time for which the state at the movie's end is held, in seconds.
    package var holdLast = 0.0
    /// In points; nil for the live view's own size.
    package var size: Size?
    /// Pixels per point.
    package var scale = 1.0
    /// The name of the device whose screen is simulated; nil for a screen of `size` and `scale`.
    package var device: String?
    /// Red, green, blue and alpha from 0 to 1; nil for none.
    package var background: [Double]?
    /// The compression of PNG files.
    package var png = PNGCompression.small
    /// The folder of the only fonts to use; nil leaves the environment's setting.
    package var fonts: String?
    /// The tree to describe, instead of writing a file; nil for a movie or image.
    package var description: Description?
    /// Whether the description is JSON; otherwise lines of text.
    package var describesAsData = false
    /// The document to write instead of a movie or an image; nil for those.
    package var document: Document?
    /// The preview to show, by its name or its number from 1; nil for the first.
    package var preview: String?
    /// The state of an archive's layers to show; nil for the initial one.
    package var state: String?
    /// The duration of a document's scene, in seconds; nil to end with its animations.
    package var duration: Double?
    /// The parameters of showing the scene in a window, instead of writing a file; nil for a movie or image.
    package var live: Live?
    /// The maximum time without a new frame, in seconds; for a batch, the maximum time for a row.
    package var timeout = 60.0
    /// The parameters of rendering a batch's rows, which are sent to the process one after another; nil for a single
    /// rendering.
    package var rows: Rows?
    /// The parts of the movie to render; nil for the whole movie.
    package var parts: Parts?
    /// The number of processes that render parts of the movie concurrently.
    package var jobs = 1

    /// The parts of a movie to render, each a file for ``PartJoiner``.
    package enum Parts: Codable, Sendable, Equatable {
        /// The parts that the supervisor requests, one after another.
        case ordered
        /// A range of frames, written to ``output``.
        case range(first: Int, end: Int)
        /// None: only the movie's length is reported.
        case none
    }

    /// The limits of each row's rendering.
    package struct Rows: Codable, Sendable, Equatable {
        /// The maximum memory that it may write to, in bytes.
        package var memory: Int
        /// The maximum size of its files, in bytes; nil for no limit.
        package var largestFile: Int?
    }

    package init(scene: String, output: String, folder: String = FileManager.default.currentDirectoryPath) {
        self.scene = scene
        self.output = output
        self.folder = folder
    }

    var outputURL: URL { url(output) }

    /// Returns the URL of a path that the user typed.
    func url(_ path: String) -> URL {
        URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
    }

    /// Whether the scene is a Core Animation archive instead of a Swift file.
    var isArchive: Bool {
        let name = scene.lowercased()
        return name.hasSuffix(".ca") || name.hasSuffix(".caml")
    }

    /// Whether the scene is one that `kasane compile` has compiled.
    var isCompiled: Bool { (scene as NSString).pathExtension == RenderRequest.compiledEnding }

    /// The extension of compiled scenes.
    package static let compiledEnding = "scene"

    /// The scene's name in messages.
    var sceneName: String {
        let name = (scene as NSString).lastPathComponent
        // A compiled scene is named after its source: Card.swift.scene.
        return isCompiled ? (name as NSString).deletingPathExtension : name
    }
}

/// A report of the scene's process to its supervisor.
package enum SceneReport: Codable, Sendable, Equatable {
    /// The scene has set its live view; this many frames will follow.
    case began(frames: Int)
    /// This many frames are drawn.
    case drew(frames: Int)
    /// All frames are drawn; the file is being completed.
    case finishing
    /// The file is complete.
    case finished(RenderSummary)
    /// The next part of the requested description.
    case described(String)
    /// The process is ready for rows.
    case awaitsRows
    /// A row's rendering has ended. `finished` or `failed` precedes it, if the row got so far.
    case row(RowEnding)
    /// A part of the movie is written.
    case part(PartEnding)
    /// Time passes without drawing.
    case winds
    /// The movie has ended, after a number of frames and of seconds without drawing.
    case ended(frames: Int, winding: Double)
    /// A report of the scene to its window.
    case window(WindowReport)
    /// Nothing will be written, or a touch script has failed. The string is a one-line reason.
    case failed(String)
}

/// A request to record a part of a movie.
struct PartRequest: Codable, Equatable {
    /// Its first frame, counted from the movie's beginning.
    var first: Int
    var count: Int
    var path: String
}

/// The result of recording a part.
package struct PartEnding: Codable, Sendable, Equatable {
    package var first: Int
    /// The number of frames; zero if the movie ended before the part, and then there is no file.
    package var frames: Int
}

/// The result of rendering a row.
package struct RowEnding: Codable, Sendable, Equatable {
    /// The row, counted from 1.
    package var number: Int
    /// The exit code; nil where a signal ended it.
    package var code: Int32?
    /// The signal that killed it.
    package var signal: Int32?
    /// Whether it took too long, and so was killed.
    package var isLate = false

    /// Returns the marker written to standard error at the end of a row's output: the next row may have begun before it
    /// is read.
    static func mark(of row: Int) -> [UInt8] { [0] + "kasane row \(row)".utf8 + [0] }
}

/// A summary of the written file.
package struct RenderSummary: Codable, Sendable, Equatable {
    package var frames: Int
    package var width: Int
    package var height: Int
    /// In seconds.
    package var duration: Double
}

/// Messages through a pipe, as JSON lines.
enum SceneWire {
    static func line(_ message: some Encodable) -> Data {
        // These types consist of numbers and strings, which can always be encoded.
        ((try? JSONEncoder().encode(message)) ?? Data()) + Data("\n".utf8)
    }

    static func message<Message: Decodable>(_ line: some Sequence<UInt8>) -> Message? {
        try? JSONDecoder().decode(Message.self, from: Data(line))
    }

    /// Writes all of the data; returns false when the pipe has no reader any more.
    @discardableResult
    static func write(_ data: Data, to descriptor: Int32) -> Bool {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }
}
