import AVFoundation
import CoreGraphics
import LayerTestSupport
import XCTest

/// Movies that are written frame by frame, and read again.
final class WriterTests: ExportTestCase {
    private func writer(_ name: String = "out.mp4", _ type: AVFileType = .mp4) throws -> AVAssetWriter {
        try AVAssetWriter(outputURL: folder.appendingPathComponent(name), fileType: type)
    }

    private let settings: [String: Any] = [
        AVVideoCodecKey: AVVideoCodecType.h264, AVVideoWidthKey: 64, AVVideoHeightKey: 32,
    ]

    private static func fill(_ buffer: CVPixelBuffer, _ color: Picture.Pixel) {
        CVPixelBufferLockBaseAddress(buffer, [])
        defer { CVPixelBufferUnlockBaseAddress(buffer, []) }
        guard let base = CVPixelBufferGetBaseAddress(buffer) else { return }
        let (width, height, row) = (
            CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer), CVPixelBufferGetBytesPerRow(buffer)
        )
        for y in 0..<height {
            for x in 0..<width {
                let pixel = base.advanced(by: y * row + 4 * x).assumingMemoryBound(to: UInt8.self)
                (pixel[0], pixel[1]) = (UInt8(color.blue), UInt8(color.green))
                (pixel[2], pixel[3]) = (UInt8(color.red), 255)
            }
        }
    }

    func testAMovieOfPictures() async throws {
        let writer = try writer()
        let input = AVAssetWriterInput(mediaType: .video, outputSettings: settings)
        let adaptor = AVAssetWriterInputPixelBufferAdaptor(
            assetWriterInput: input,
            sourcePixelBufferAttributes: [kCVPixelBufferPixelFormatTypeKey: kCVPixelFormatType_32BGRA])
        XCTAssertNil(adaptor.pixelBufferPool)
        XCTAssertTrue(writer.canAdd(input))
        writer.add(input)
        XCTAssertFalse(writer.canAdd(input))
        XCTAssertTrue(writer.startWriting())
        writer.startSession(atSourceTime: .zero)
        let done = expectation(description: "appended")
        nonisolated(unsafe) var index = 0
        input.requestMediaDataWhenReady(on: DispatchQueue(label: "pictures")) {
            while input.isReadyForMoreMediaData {
                guard index < 10 else {
                    input.markAsFinished()
                    return done.fulfill()
                }
                guard let pool = adaptor.pixelBufferPool else { return XCTFail("no pool") }
                var buffer: CVPixelBuffer?
                XCTAssertEqual(CVPixelBufferPoolCreatePixelBuffer(nil, pool, &buffer), kCVReturnSuccess)
                guard let buffer else { return XCTFail("no buffer") }
                WriterTests.fill(buffer, MovieTestCase.color(index))
                XCTAssertTrue(adaptor.append(buffer, withPresentationTime: CMTime(value: Int64(index), timescale: 10)))
                index += 1
                // A closure may return whenever it likes.
                if index == 4 { return }
            }
        }
        await fulfillment(of: [done], timeout: 20)
        XCTAssertFalse(input.isReadyForMoreMediaData)
        await writer.finishWriting()
        XCTAssertEqual(writer.status, .completed, "\(String(describing: writer.error))")
        let movie = AVAsset(url: writer.outputURL)
        XCTAssertEqual(movie.duration.seconds, 1, accuracy: 0.001)
        for index in 0..<10 {
            assertNear(
                try frame(movie, at: Double(index) / 10 + 0.05).pixel(9, 9), MovieTestCase.color(index), within: 8)
        }
    }

    private func buffer(_ color: Picture.Pixel) throws -> CVPixelBuffer {
        var buffer: CVPixelBuffer?
        CVPixelBufferCreate(nil, 64, 32, kCVPixelFormatType_32BGRA, nil, &buffer)
        let made = try XCTUnwrap(buffer)
        WriterTests.fill(made, color)
        return made
    }

    func testTimesVaryAndTheSessionHasABeginningAndAnEnd() async throws {
        let writer = try writer()
        let input = AVAssetWriterInput(mediaType: .video, outputSettings: settings)
        input.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 32, ty: 0)
        let adaptor = AVAssetWriterInputPixelBufferAdaptor(assetWriterInput: input)
        writer.add(input)
        XCTAssertFalse(adaptor.append(try buffer(MovieTestCase.color(0)), withPresentationTime: .zero))
        writer.startWriting()
        writer.startSession(atSourceTime: seconds(5))
        for (index, time) in [5, 5.1, 5.6, 6.6].enumerated() {
            XCTAssertTrue(adaptor.append(try buffer(MovieTestCase.color(index)), withPresentationTime: seconds(time)))
        }
        writer.endSession(atSourceTime: seconds(7))
        await writer.finishWriting()
        let movie = AVAsset(url: writer.outputURL)
        XCTAssertEqual(movie.duration.seconds, 2, accuracy: 0.001)
        XCTAssertEqual(movie.tracks[0].preferredTransform, input.transform)
        for (time, index) in [(0.05, 0), (0.15, 1), (0.55, 1), (0.65, 2), (1.55, 2), (1.65, 3), (1.95, 3)] {
            assertNear(try frame(movie, at: time).pixel(9, 9), MovieTestCase.color(index), within: 8, "\(time)")
        }
        // Times must increase.
        let second = try self.writer("b.mp4")
        let other = AVAssetWriterInput(mediaType: .video, outputSettings: settings)
        second.add(other)
        let bad = AVAssetWriterInputPixelBufferAdaptor(assetWriterInput: other)
        second.startWriting()
        second.startSession(atSourceTime: .zero)
        XCTAssertTrue(bad.append(try buffer(MovieTestCase.color(0)), withPresentationTime: seconds(1)))
        XCTAssertFalse(bad.append(try buffer(MovieTestCase.color(0)), withPresentationTime: seconds(1)))
        XCTAssertEqual(second.status, .failed)
        XCTAssertFalse(FileManager.default.fileExists(atPath: second.outputURL.path))
    }

    func testFailuresAndCancelling() throws {
        XCTAssertThrowsError(try writer("a.txt", AVFileType(rawValue: "public.text")))
        _ = try makeMovie("taken.mp4", count: 1)
        let taken = try writer("taken.mp4")
        taken.add(AVAssetWriterInput(mediaType: .video, outputSettings: settings))
        XCTAssertFalse(taken.startWriting())
        XCTAssertEqual((taken.error as? AVError)?.code, .fileAlreadyExists)
        let huge = try writer("huge.mp4")
        huge.add(
            AVAssetWriterInput(mediaType: .video, outputSettings: [AVVideoWidthKey: 1e9, AVVideoHeightKey: -4]))
        XCTAssertFalse(huge.startWriting())
        XCTAssertEqual((huge.error as? AVError)?.code, .unsupportedOutputSettings)
        let cancelled = try writer("cancelled.mp4")
        cancelled.add(AVAssetWriterInput(mediaType: .video, outputSettings: settings))
        XCTAssertTrue(cancelled.startWriting())
        cancelled.cancelWriting()
        XCTAssertEqual(cancelled.status, .cancelled)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(), ["taken.mp4"])
        let sound = try writer("sound.wav", .wav)
        XCTAssertFalse(sound.canAdd(AVAssetWriterInput(mediaType: .video, outputSettings: settings)))
        XCTAssertFalse(sound.canApply(outputSettings: [AVNumberOfChannelsKey: 50], forMediaType: .audio))
    }

    // MARK: Reading

    func testFramesAndSamplesAreRead() throws {
        let reader = try AVAssetReader(asset: AVAsset(url: try makeMovie()))
        let output = AVAssetReaderTrackOutput(
            track: reader.asset.tracks[0],
            outputSettings: [kCVPixelBufferPixelFormatTypeKey: kCVPixelFormatType_32BGRA])
        reader.timeRange = range(0.25, 0.5)
        XCTAssertTrue(reader.canAdd(output))
        reader.add(output)
        XCTAssertNil(output.copyNextSampleBuffer())
        XCTAssertTrue(reader.startReading())
        var times: [Double] = []
        while let sample = output.copyNextSampleBuffer() {
            let pixels = try XCTUnwrap(CMSampleBufferGetImageBuffer(sample))
            let base = try XCTUnwrap(CVPixelBufferGetBaseAddress(pixels)).assumingMemoryBound(to: UInt8.self)
            let color = MovieTestCase.color(2 + times.count)
            assertNear(Picture.Pixel(Int(base[2]), Int(base[1]), Int(base[0])), color)
            times.append(CMSampleBufferGetPresentationTimeStamp(sample).seconds)
        }
        XCTAssertEqual(reader.status, .completed)
        XCTAssertEqual(times.map { ($0 * 100).rounded() }, [25, 30, 40, 50, 60, 70])
    }

    func testSixteenBitsInTwoChannels() throws {
        let asset = AVAsset(
            url: try makeSound(channels: 2) { channel, index in
                Double((index % 1000) * (channel == 0 ? 1 : -2)) / 32768
            })
        let reader = try AVAssetReader(asset: asset)
        let output = AVAssetReaderTrackOutput(
            track: asset.tracks[0], outputSettings: [AVFormatIDKey: kAudioFormatLinearPCM])
        reader.add(output)
        reader.startReading()
        var index = 0
        while let sample = output.copyNextSampleBuffer() {
            let format = try XCTUnwrap(CMSampleBufferGetFormatDescription(sample)?.audioStreamBasicDescription)
            XCTAssertEqual([format.mChannelsPerFrame, format.mBitsPerChannel], [2, 16])
            XCTAssertEqual(CMSampleBufferGetPresentationTimeStamp(sample), CMTime(value: Int64(index), timescale: 8000))
            let data = try XCTUnwrap(CMSampleBufferGetDataBuffer(sample)).dataBytes()
            XCTAssertEqual(data.count, 4 * CMSampleBufferGetNumSamples(sample))
            data.withUnsafeBytes { bytes in
                let numbers = bytes.bindMemory(to: Int16.self)
                for place in 0..<numbers.count / 2 {
                    XCTAssertEqual(Int(numbers[2 * place]), (index + place) % 1000)
                    XCTAssertEqual(Int(numbers[2 * place + 1]), -2 * ((index + place) % 1000))
                }
            }
            index += CMSampleBufferGetNumSamples(sample)
        }
        XCTAssertEqual(index, 8000)
    }

    func testAMovieIsWrittenAsItIsRead() async throws {
        let movie = AVMutableComposition()
        let video = try XCTUnwrap(movie.addMutableTrack(withMediaType: .video, preferredTrackID: 1))
        let audio = try XCTUnwrap(movie.addMutableTrack(withMediaType: .audio, preferredTrackID: 2))
        let (picture, sound) = (
            AVAsset(url: try makeMovie()), AVAsset(url: try makeSound { _, index in Double(index % 50) / 64 })
        )
        try video.insertTimeRange(range(0, 1), of: picture.tracks[0], at: .zero)
        try audio.insertTimeRange(range(0, 1), of: sound.tracks[0], at: .zero)
        let reader = try AVAssetReader(asset: movie)
        let writer = try writer("out.mov", .mov)
        var pairs: [(AVAssetReaderTrackOutput, AVAssetWriterInput)] = []
        for (track, settings) in [
            (video, self.settings),
            (audio, [AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 8000, AVNumberOfChannelsKey: 1]),
        ] {
            let output = AVAssetReaderTrackOutput(
                track: track,
                outputSettings: track === video
                    ? [kCVPixelBufferPixelFormatTypeKey: kCVPixelFormatType_32ARGB]
                    : [AVFormatIDKey: kAudioFormatLinearPCM])
            let input = AVAssetWriterInput(mediaType: track.mediaType, outputSettings: settings)
            reader.add(output)
            writer.add(input)
            pairs.append((output, input))
        }
        XCTAssertTrue(reader.startReading())
        XCTAssertTrue(writer.startWriting())
        writer.startSession(atSourceTime: .zero)
        for (output, input) in pairs {
            while let sample = output.copyNextSampleBuffer() { XCTAssertTrue(input.append(sample)) }
            input.markAsFinished()
        }
        await writer.finishWriting()
        XCTAssertEqual(writer.status, .completed, "\(String(describing: writer.error))")
        let result = AVAsset(url: writer.outputURL)
        for index in 0..<10 {
            assertNear(
                try frame(result, at: Double(index) / 10 + 0.05).pixel(9, 9), MovieTestCase.color(index), within: 12)
        }
        let samples = try self.samples(result)
        XCTAssertEqual(samples.count, 8000)
        for index in samples.indices { XCTAssertEqual(samples[index], Float(index % 50) / 64, accuracy: 1e-4) }
    }

    // MARK: Playing

    func testFramesOfAPlayer() throws {
        let player = makePlayer(try makeMovie())
        let item = try XCTUnwrap(player.currentItem)
        let output = AVPlayerItemVideoOutput(pixelBufferAttributes: [
            kCVPixelBufferPixelFormatTypeKey: kCVPixelFormatType_32RGBA
        ])
        item.add(output)
        player.play()
        beginFrame(at: 0.25)
        let time = output.itemTime(forHostTime: CACurrentMediaTime())
        XCTAssertEqual(time.seconds, 0.25, accuracy: 0.001)
        XCTAssertTrue(output.hasNewPixelBuffer(forItemTime: time))
        var shown = CMTime.invalid
        let buffer = try XCTUnwrap(output.copyPixelBuffer(forItemTime: time, itemTimeForDisplay: &shown))
        XCTAssertEqual(shown.seconds, 0.2, accuracy: 0.001)
        let base = try XCTUnwrap(CVPixelBufferGetBaseAddress(buffer)).assumingMemoryBound(to: UInt8.self)
        assertNear(Picture.Pixel(Int(base[0]), Int(base[1]), Int(base[2])), MovieTestCase.color(2))
        XCTAssertFalse(output.hasNewPixelBuffer(forItemTime: time))
        beginFrame(at: 0.35)
        XCTAssertTrue(output.hasNewPixelBuffer(forItemTime: output.itemTime(forHostTime: CACurrentMediaTime())))
    }
}
