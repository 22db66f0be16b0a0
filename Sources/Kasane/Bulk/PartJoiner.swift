#if Movies
    import CFFmpeg
    import FFmpegLoading
    import CoreGraphics
    import Foundation
    import MovieEncoding

    /// Joins the parts of a movie in order.
    package final class PartJoiner {
        private let header: MoviePart.Header
        private let url: URL
        private let kind: MovieKind
        private let output: AtomicOutput
        private let target: any PartTarget
        private(set) var frameCount = 0

        /// - Parameters:
        ///   - url: The movie, whose extension matches the parts.
        ///   - header: A part's header.
        init(_ url: URL, _ header: MoviePart.Header) throws {
            try FFmpegLibrary.require()
            self.url = url
            self.header = header.movie
            kind = try MovieKind(url: url)
            guard url.pathExtension.lowercased() == header.ending else {
                throw SceneFailure.line(
                    "\(url.shownPath) does not end in .\(header.ending), the format of its parts")
            }
            guard header.encoders == [Int(ffmpeg.avcodec_version()), Int(ffmpeg.avformat_version())] else {
                throw SceneFailure.line(
                    "the parts of \(url.shownPath) were encoded by different versions of FFmpeg: use one for all")
            }
            try MovieWriter.checkSize(width: header.width, height: header.height, of: kind)
            let timeline = Timeline(rate: try FrameRate(header.framesPerSecond), countsHundredths: kind == .gif)
            let format = MovieFormat(
                kind, width: header.width, height: header.height, isOpaque: header.background?.last == 255)
            output = try AtomicOutput(for: url, kind)
            do {
                target = try PartJoiner.makeTarget(path: output.path, url, format, kind, timeline, header)
            } catch {
                output.discard()
                throw MovieWriter.explained(error, url)
            }
        }

        deinit { output.discard() }

        private static func makeTarget(
            path: String, _ url: URL, _ format: MovieFormat, _ kind: MovieKind, _ timeline: Timeline,
            _ header: MoviePart.Header
        ) throws -> any PartTarget {
            if MoviePart.isEncoded(kind) { return try PacketTarget(path: path, format, kind, timeline) }
            if kind == .pictures {
                return FileTarget(folder: path, names: try FrameNames(url: url), firstNumber: header.firstNumber)
            }
            let sink = try MovieWriter.makeSink(kind, format, timeline, path: path)
            return try FrameTarget(sink, format, kind, timeline)
        }

        /// Appends a part, which must begin where the previous one ends.
        func append(_ part: PartReader) throws {
            guard part.header.movie == header else {
                throw SceneFailure.line(
                    "the parts of \(url.shownPath) belong to different movies: render them with the same options")
            }
            guard part.header.first == frameCount else {
                throw SceneFailure.line(
                    "a part of \(url.shownPath) begins with frame \(part.header.first) instead of frame \(frameCount): "
                        + "name all parts in order")
            }
            do {
                frameCount += try part.readAll(target.write)
            } catch let failure as SceneFailure {
                throw failure
            } catch {
                throw MovieWriter.explained(error, url)
            }
        }

        /// Gives the movie its final name.
        func finish() throws -> RenderSummary {
            guard frameCount > 0 else { throw MovieError.noFrames(url) }
            do {
                try target.finish()
                try output.commit()
            } catch {
                throw MovieWriter.explained(error, url)
            }
            let rate = try FrameRate(header.framesPerSecond)
            return RenderSummary(
                frames: frameCount, width: header.width, height: header.height, duration: rate.time(ofFrame: frameCount)
            )
        }
    }

    extension PartJoiner {
        /// Joins parts into a movie.
        ///
        /// - Parameters:
        ///   - paths: The parts in order, as the user typed them.
        ///   - folder: The folder that the paths are relative to.
        package static func join(
            _ paths: [String], to output: String, folder: String = FileManager.default.currentDirectoryPath
        ) throws -> RenderSummary {
            func url(_ path: String) -> URL {
                URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
            }
            var joiner: PartJoiner?
            for path in paths {
                let part = try PartReader(url(path))
                if joiner == nil { joiner = try PartJoiner(url(output), part.header) }
                try joiner?.append(part)
            }
            guard let joiner else { throw MovieError.noFrames(url(output)) }
            return try joiner.finish()
        }
    }

    /// The destination of the parts' packets.
    private protocol PartTarget: AnyObject {
        func write(_ packet: UnsafeMutablePointer<AVPacket>) throws
        func finish() throws
    }

    /// A container that takes the packets unchanged.
    private final class PacketTarget: PartTarget {
        private let muxer: Muxer

        init(path: String, _ format: MovieFormat, _ kind: MovieKind, _ timeline: Timeline) throws {
            muxer = try Muxer(path: path, format: format.muxer)
            // A configured encoder that encodes nothing: the container reads its parameters.
            let encoder = try MovieEncoder(
                MoviePart.recipe(format, kind), width: format.width, height: format.height, timeline: timeline,
                hasGlobalHeader: true)
            try muxer.begin(with: encoder.current, options: format.muxerOptions)
        }

        func write(_ packet: UnsafeMutablePointer<AVPacket>) throws { try muxer.write(packet) }
        func finish() throws { try muxer.finish() }
    }

    /// A file for each packet.
    private final class FileTarget: PartTarget {
        private let folder: String
        private let names: FrameNames?
        private var number: Int

        init(folder: String, names: FrameNames?, firstNumber: Int) {
            (self.folder, self.names, number) = (folder, names, firstNumber)
        }

        func write(_ packet: UnsafeMutablePointer<AVPacket>) throws {
            let bytes = UnsafeRawBufferPointer(start: packet.pointee.data, count: Int(packet.pointee.size))
            try PictureSink.save(bytes, as: "\(folder)/\(names?.name(ofFrame: number) ?? String(number))")
            number += 1
        }

        func finish() {}
    }

    /// An encoder that processes all frames.
    private final class FrameTarget: PartTarget {
        private let sink: any FrameSink<FFmpegFrame>
        private let decoder: Decoder
        private let converter: PixelConverter?
        private var frameCount = 0

        init(_ sink: any FrameSink<FFmpegFrame>, _ format: MovieFormat, _ kind: MovieKind, _ timeline: Timeline) throws
        {
            self.sink = sink
            let recipe = MoviePart.recipe(format, kind)
            let encoder = try MovieEncoder(
                recipe, width: format.width, height: format.height, timeline: timeline, hasGlobalHeader: true)
            decoder = try Decoder(reading: encoder.current)
            converter =
                format.frames == recipe.layout
                ? nil
                : try PixelConverter(from: recipe.layout, to: format.frames, width: format.width, height: format.height)
        }

        func write(_ packet: UnsafeMutablePointer<AVPacket>) throws {
            let size = Int(packet.pointee.size)
            let frame = try decoder.decode(byteCount: size) { bytes in
                bytes.copyMemory(from: UnsafeRawBufferPointer(start: packet.pointee.data, count: size))
            }
            let whole = try converter?.convert(frame) ?? frame
            whole.time = packet.pointee.pts
            whole.duration = packet.pointee.duration
            try sink.write(whole)
            frameCount += 1
        }

        func finish() throws { try sink.finish(frames: frameCount) }
    }
#endif
