import Foundation

/// A request to render a scene.
package struct RenderRequest: Codable, Sendable, Equatable {
    /// The part of a scene's time that is rendered.
    package enum Span: Codable, Sendable, Equatable {
        /// From one time up to another, in seconds. A nil end is the end of the scene's animations.
        case movie(from: Double, to: Double?)
        /// One image, at this time in seconds.
        case time(Double)
        /// One image: the movie's frame of this number, counted from 0.
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

    /// Which tree is described.
    package enum Description: Codable, Sendable, Equatable {
        /// The views, or the layers of a live view that is a layer.
        case automatic
        case tree(DescribedTree)
    }

    /// What is written in place of a movie or a picture.
    package enum Document: String, Codable, Sendable {
        /// The inspector's page.
        case inspection
        /// A Core Animation archive.
        case archive
    }

    /// How a scene is shown in a window.
    package struct Live: Codable, Sendable, Equatable {
        /// The time at which the scene pauses, in seconds; nil for none.
        package var pauseTime: Double?
        /// Seconds of the scene's time per second.
        package var speed = 1.0
        package var isFullScreen = false
        /// Pixels per point; nil for the desktop's.
        package var scale: Double?
        /// Whether the inspector's page is served from the beginning, and on which port; nil for any that is free.
        package var inspects = false
        package var inspectorPort: UInt16?
        /// What the user of the desktop has set up when the scene begins; nil for a simulated device's own settings.
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
    /// How PNG files are compressed.
    package var png = PNGCompression.small
    /// The folder of the only fonts to use; nil leaves the environment's setting.
    package var fonts: String?
    /// The tree to describe, in place of a file to write; nil for a movie or picture.
    package var description: Description?
    /// Whether the description is JSON; otherwise lines of text.
    package var describesAsData = false
    /// What to write in place of a movie or a picture; nil for those.
    package var document: Document?
    /// The preview of a scene that is shown, by its name or its number from 1; nil for the first.
    package var preview: String?
    /// The state that an archive's layers show; nil for the one that it begins in.
    package var state: String?
    /// How long a document's scene is, in seconds; nil for until its animations have ended.
    package var duration: Double?
    /// How the scene is shown in a window, in place of a file to write; nil for a movie or picture.
    package var live: Live?
    /// The longest time without a new frame, in seconds; of a batch, the longest time for a row.
    package var timeout = 60.0
    /// How the rows of a batch are rendered, which are sent to the process one after another; nil for one rendering.
    package var rows: Rows?
    /// Which parts of the movie are rendered; nil for the whole of it.
    package var parts: Parts?
    /// How many processes render parts of the movie side by side.
    package var jobs = 1

    /// Parts of a movie, each a file for ``PartJoiner``.
    package enum Parts: Codable, Sendable, Equatable {
        /// Those that the supervisor asks for, one after another.
        case ordered
        /// The frames from one number up to another, as ``output``.
        case range(first: Int, end: Int)
        /// None: the movie's length is told.
        case none
    }

    /// The limits of each row's rendering.
    package struct Rows: Codable, Sendable, Equatable {
        /// The memory that it may write to, in bytes.
        package var memory: Int
        /// The most bytes that a file of it may have; nil for any number.
        package var largestFile: Int?
    }

    package init(scene: String, output: String, folder: String = FileManager.default.currentDirectoryPath) {
        self.scene = scene
        self.output = output
        self.folder = folder
    }

    var outputURL: URL { url(output) }

    /// The URL of a path that the user typed.
    func url(_ path: String) -> URL {
        URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
    }

    /// Whether the scene is a Core Animation archive in place of a Swift file.
    var isArchive: Bool {
        let name = scene.lowercased()
        return name.hasSuffix(".ca") || name.hasSuffix(".caml")
    }

    /// Whether the scene is one that `kasane compile` has compiled.
    var isCompiled: Bool { (scene as NSString).pathExtension == RenderRequest.compiledEnding }

    /// What names of compiled scenes end in.
    package static let compiledEnding = "scene"

    /// The scene's name in messages.
    var sceneName: String {
        let name = (scene as NSString).lastPathComponent
        // What was compiled has the name of its source, Card.swift.scene.
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
    /// The next part of the description that was asked for.
    case described(String)
    /// The process is ready for rows.
    case awaitsRows
    /// A row's rendering has ended. Before it came `finished` or `failed`, if it got so far.
    case row(RowEnding)
    /// A part of the movie is written.
    case part(PartEnding)
    /// Time passes, unseen.
    case winds
    /// The movie has come to its end, after so many frames and so many seconds without drawing.
    case ended(frames: Int, winding: Double)
    /// What the scene tells the window that it is shown in.
    case window(WindowReport)
    /// Nothing will be written, or a script of touches has failed. The string is a one-line reason.
    case failed(String)
}

/// A part of a movie that a process is asked for.
struct PartRequest: Codable, Equatable {
    /// Its first frame, counted from the movie's.
    var first: Int
    var count: Int
    var path: String
}

/// What became of a part.
package struct PartEnding: Codable, Sendable, Equatable {
    package var first: Int
    /// How many frames it has; none where the movie ended before, and then there is no file.
    package var frames: Int
}

/// How the rendering of a row ended.
package struct RowEnding: Codable, Sendable, Equatable {
    /// The row, counted from 1.
    package var number: Int
    /// The exit code; nil where a signal ended it.
    package var code: Int32?
    /// The signal that ended it.
    package var signal: Int32?
    /// Whether it took too long, and so was ended.
    package var isLate = false

    /// What is written to standard error where a row's own ends: the next row may have begun before its end is read.
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

/// Messages through a pipe, as lines of JSON.
enum SceneWire {
    static func line(_ message: some Encodable) -> Data {
        // These types consist of numbers and text, which always encode.
        ((try? JSONEncoder().encode(message)) ?? Data()) + Data("\n".utf8)
    }

    static func message<Message: Decodable>(_ line: some Sequence<UInt8>) -> Message? {
        try? JSONDecoder().decode(Message.self, from: Data(line))
    }

    /// Writes all of the data; false when the pipe has no reader any more.
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
