import Foundation

/// What is to be made of a scene.
package struct RenderRequest: Codable, Sendable, Equatable {
    /// Which part of a scene's time is rendered.
    package enum Span: Codable, Sendable, Equatable {
        /// From one time up to another, in seconds. Where there is no end, it is the duration, or where the scene's
        /// animations end.
        case movie(from: Double, to: Double?)
        /// One image, of this time.
        case time(Double)
        /// One picture: the one that has this number in the movie, counted from zero.
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

    /// Paths as the user typed them.
    package var scene: String
    package var output: String
    /// What they are relative to. A scene may go to another folder.
    package var folder: String
    package var span = Span.movie(from: 0, to: nil)
    package var framesPerSecond = 60.0
    /// How long the moment is shown that a movie's last frame leads up to, in seconds.
    package var holdLast = 0.0
    /// Nil for the live view's own.
    package var size: Size?
    /// Pixels a point.
    package var scale = 1.0
    /// The name of the device whose screen views see; nil for a screen of `size` and `scale`.
    package var device: String?
    /// Red, green, blue and alpha from 0 to 1; nil for none.
    package var background: [Double]?
    /// The folder of the only fonts to use; nil for what the environment says.
    package var fonts: String?
    /// How many seconds may pass without a new frame.
    package var timeout = 60.0

    package init(scene: String, output: String, folder: String = FileManager.default.currentDirectoryPath) {
        self.scene = scene
        self.output = output
        self.folder = folder
    }

    var outputURL: URL { url(output) }

    /// Where a path that the user typed leads.
    func url(_ path: String) -> URL {
        URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
    }

    /// What messages call the scene.
    var sceneName: String { (scene as NSString).lastPathComponent }
}

/// What the scene's process tells the one that watches it.
package enum SceneReport: Codable, Sendable, Equatable {
    /// The scene has set its live view; so many frames will come.
    case began(frames: Int)
    /// So many frames are drawn.
    case drew(frames: Int)
    /// All frames are drawn; the file is being completed.
    case finishing
    /// The file is there.
    case finished(RenderSummary)
    /// Nothing will be written. One line.
    case failed(String)
}

/// What was written.
package struct RenderSummary: Codable, Sendable, Equatable {
    package var frames: Int
    package var width: Int
    package var height: Int
    /// In seconds.
    package var duration: Double
}

/// Messages as lines of JSON through a pipe.
enum SceneWire {
    static func line(_ message: some Encodable) -> Data {
        // These types are made of numbers and text, and always encode.
        ((try? JSONEncoder().encode(message)) ?? Data()) + Data("\n".utf8)
    }

    static func message<Message: Decodable>(_ line: some Sequence<UInt8>) -> Message? {
        try? JSONDecoder().decode(Message.self, from: Data(line))
    }

    /// Writes all of the data; false when nobody reads any more.
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
