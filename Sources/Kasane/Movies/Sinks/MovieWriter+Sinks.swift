#if Movies
    extension MovieWriter {
        /// Where the frames of a movie go.
        static func makeSink(
            _ kind: MovieKind, _ format: MovieFormat, _ timeline: Timeline, path: String, names: FrameNames?,
            firstNumber: Int
        ) throws -> any FrameSink {
            guard let recipe = format.encoder else {
                return try WebPSink(path: path, width: format.width, height: format.height, rate: timeline.rate)
            }
            switch kind {
            case .gif: return try PaletteSink(path: path, format: format, recipe: recipe, timeline: timeline)
            case .png: return try ImageSequenceSink(format: format, recipe: recipe, firstNumber: 0) { _ in path }
            case .pictures:
                return try ImageSequenceSink(format: format, recipe: recipe, firstNumber: firstNumber) { number in
                    "\(path)/\(names?.name(ofFrame: number) ?? String(number))"
                }
            default:
                return try ContainerSink(
                    path: path, format: format, recipe: recipe, layout: format.frames, timeline: timeline)
            }
        }

        /// Where the frames of a part go.
        static func makePartSink(
            _ kind: MovieKind, _ format: MovieFormat, _ timeline: Timeline, path: String, ending: String,
            size: (width: Int, height: Int), framesPerSecond: Double, background: [UInt8]?, firstNumber: Int, first: Int
        ) throws -> any FrameSink {
            let header = MoviePart.Header(
                ending: ending, width: size.width, height: size.height, framesPerSecond: framesPerSecond,
                background: background, firstNumber: firstNumber, first: first)
            return try PartSink(path: path, format: format, kind: kind, timeline: timeline, header: header)
        }
    }
#endif
