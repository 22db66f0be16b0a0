import Foundation
import Kasane

/// The arguments of `kasane render`.
struct RenderArguments {
    private(set) var isQuiet = false
    private var scene: String?
    private var output: String?
    private var duration: Double?
    private var from: Double?
    private var to: Double?
    private var time: Double?
    private var frame: Int?
    private var framesPerSecond = 60.0
    private var holdLast: Double?
    private var size: RenderRequest.Size?
    private var scale: Double?
    private var device: String?
    private var background: [Double]?
    private var png: PNGCompression?
    private var fonts: String?
    private var timeout = 60.0
    private var state: String?
    private var preview: String?
    private var jobs = 1
    private var parts: RenderRequest.Parts?

    mutating func take(scene path: String) throws {
        guard scene == nil else { throw UsageError("unexpected scene \(path): render one at a time") }
        scene = path
    }

    mutating func take(option name: String, _ reader: inout ArgumentReader) throws {
        if name == "--quiet" || name == "-q" {
            try reader.noValue(of: name)
            isQuiet = true
            return
        }
        if name == "--plan" {
            try reader.noValue(of: name)
            parts = RenderRequest.Parts.none
            return
        }
        if name == "--jobs" {
            jobs = try BatchArguments.jobs(&reader)
            return
        }
        guard RenderArguments.names.contains(name) else {
            throw UsageError("unknown option \(name): see kasane help render")
        }
        let value = try reader.value(of: name)
        func number(_ accepts: (Double) -> Bool, _ meaning: String) throws -> Double {
            guard let number = Double(value), number.isFinite, accepts(number) else {
                throw UsageError("\(name) \(value) is not \(meaning)")
            }
            return number
        }
        switch name {
        case "-o", "--output": output = value
        case "--duration": duration = try number({ $0 > 0 }, "a number of seconds above 0, such as 2.5")
        case "--from": from = try number({ $0 >= 0 }, "a number of seconds, such as 0.5")
        case "--to": to = try number({ $0 > 0 }, "a number of seconds above 0, such as 2.5")
        case "--at": time = try number({ $0 >= 0 }, "a number of seconds, such as 1.5")
        case "--frame":
            guard let number = Int(value), number >= 0 else {
                throw UsageError("\(name) \(value) is not a frame number: frames are numbered from 0")
            }
            frame = number
        case "--hold-last": holdLast = try number({ $0 > 0 }, "a number of seconds above 0, such as 1")
        case "--fps": framesPerSecond = try RenderArguments.rate(value)
        case "--size": size = try RenderArguments.size(value)
        case "--scale": scale = try number({ $0 > 0 }, "a number of pixels per point above 0, such as 2")
        case "--device": device = value
        case "--fonts": fonts = value
        case "--state": state = value
        case "--preview": preview = value
        case "--part": parts = try RenderArguments.part(value)
        case "--background": background = try ColorArgument(value).components
        case "--png":
            guard let compression = PNGCompression(rawValue: value) else {
                throw UsageError("--png \(value) is not small or fast")
            }
            png = compression
        default: timeout = try number({ $0 > 0 && $0 < 1e9 }, "a number of seconds above 0, such as 60")
        }
    }

    private static let names: Set = [
        "-o", "--output", "--duration", "--from", "--to", "--at", "--frame", "--fps", "--size", "--scale",
        "--device", "--background", "--fonts", "--timeout", "--hold-last",
        "--state", "--part", "--preview", "--png",
    ]

    /// The request, after validation.
    func request() throws -> RenderRequest {
        guard scene != nil else { throw UsageError("no scene to render: name a Swift file") }
        guard let output else { throw UsageError("no output file: add -o scene.mp4") }
        return try request(output: output, verb: "render")
    }

    /// The request for a document about the scene.
    func request(for document: RenderRequest.Document, verb: String) throws -> RenderRequest {
        guard scene != nil else { throw UsageError("no scene to \(verb): name a Swift file") }
        guard let output else { throw UsageError("no output file: add -o, see kasane help \(verb)") }
        return try request(output: output, verb: verb, document: document)
    }

    /// The request, regardless of `-o`.
    func request(output: String, verb: String, document: RenderRequest.Document? = nil) throws -> RenderRequest {
        guard let scene else { throw UsageError("no scene to \(verb): name a Swift file") }
        var request = RenderRequest(scene: scene, output: output)
        request.document = document
        if document != nil { request.duration = duration }
        request.span = try span()
        request.framesPerSecond = framesPerSecond
        request.holdLast = holdLast ?? 0
        let device = try device.map { try SimulatedDevice(argument: $0) }
        request.device = device.map { _ in self.device ?? "" }
        request.size = size ?? device.map { RenderRequest.Size(width: $0.size.width, height: $0.size.height) }
        request.scale = scale ?? device.map { Double($0.scale) } ?? 1
        request.background = background
        if let png { request.png = png }
        request.fonts = fonts
        request.state = state
        request.preview = preview
        request.timeout = timeout
        request.jobs = jobs
        request.parts = parts
        if let problem = request.problem { throw UsageError(problem) }
        return request
    }

    private func span() throws -> RenderRequest.Span {
        if let picture = time ?? frame.map({ Double($0) / framesPerSecond }) {
            let option = time == nil ? "--frame" : "--at"
            guard time == nil || frame == nil else {
                throw UsageError("--at and --frame are mutually exclusive: give only one")
            }
            guard from == nil, to == nil, holdLast == nil else {
                throw UsageError("\(option) renders a single image: omit --from, --to and --hold-last")
            }
            if let duration, picture >= duration {
                throw UsageError("\(option) is after the end: choose a time before --duration")
            }
            return time.map { .time($0) } ?? .frame(frame ?? 0)
        }
        if let to, let duration, to > duration {
            throw UsageError("--to is after --duration: lower --to, or omit --duration")
        }
        let (start, end) = (from ?? 0, to ?? duration)
        if let end, start >= end {
            let limit = to == nil ? "--duration" : "--to"
            throw UsageError("--from is after \(limit): choose an earlier time")
        }
        return .movie(from: start, to: end)
    }

    /// The numbers of the first frame and of the one after the last, as in 0-240.
    private static func part(_ text: String) throws -> RenderRequest.Parts {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard ends.count == 2, let first = ends[0], let end = ends[1], first >= 0, end > first else {
            throw UsageError("--part \(text) is not the first frame and the one after the last, such as 240-480")
        }
        guard first.isMultiple(of: RenderRequest.partDistance) else {
            throw UsageError("--part \(text) does not begin at a multiple of \(RenderRequest.partDistance)")
        }
        return .range(first: first, end: end)
    }

    /// A number, or a fraction as in 30000/1001.
    private static func rate(_ text: String) throws -> Double {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
        let value: Double? =
            switch parts.count {
            case 1: parts[0]
            case 2: parts[0].flatMap { above in parts[1].map { above / $0 } }
            default: nil
            }
        guard let value else { throw UsageError("--fps \(text) is not a number of frames per second, such as 60") }
        return value
    }

    /// Width and height with an x between them.
    private static func size(_ text: String) throws -> RenderRequest.Size {
        let parts = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }.map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1] else {
            throw UsageError("--size \(text) is not a width and a height in points, such as 640x480")
        }
        return RenderRequest.Size(width: width, height: height)
    }
}
