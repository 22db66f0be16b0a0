import AVFoundation
import LayerTestSupport
import XCTest

/// Sounds, which pass without being heard, and devices, of which there are none.
final class SoundTests: MovieTestCase {
    /// A WAVE file of silence in two channels.
    private func makeSound(seconds: Double = 2, rate: Int = 8000) -> Data {
        let size = Int(seconds * Double(rate)) * 4
        var data = Data()
        func add(_ text: String) { data.append(Data(text.utf8)) }
        func add(_ number: Int, _ count: Int) {
            for place in 0..<count { data.append(UInt8(number >> (8 * place) & 255)) }
        }
        add("RIFF")
        add(36 + size, 4)
        add("WAVEfmt ")
        for (number, count) in [(16, 4), (1, 2), (2, 2), (rate, 4), (rate * 4, 4), (4, 2), (16, 2)] {
            add(number, count)
        }
        add("data")
        add(size, 4)
        data.append(Data(count: size))
        return data
    }

    private final class Listener: NSObject, AVAudioPlayerDelegate {
        var ends: [Double] = []
        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
            ends.append(CACurrentMediaTime() - 100)
        }
    }

    func testFacts() throws {
        let url = folder.appendingPathComponent("a.wav")
        try makeSound().write(to: url)
        for player in [try AVAudioPlayer(contentsOf: url), try AVAudioPlayer(data: makeSound())] {
            XCTAssertEqual(player.duration, 2, accuracy: 0.001)
            XCTAssertEqual(player.numberOfChannels, 2)
            XCTAssertEqual(player.format.sampleRate, 8000)
            XCTAssertEqual(player.averagePower(forChannel: 0), -160)
        }
        let track = try XCTUnwrap(AVAsset(url: url).tracks.first)
        XCTAssertEqual(track.mediaType, .audio)
        XCTAssertTrue(track.hasMediaCharacteristic(.audible))
        XCTAssertThrowsError(try AVAudioPlayer(data: Data(count: 99))) { XCTAssertTrue($0 is AVError) }
        XCTAssertThrowsError(try AVAudioPlayer(contentsOf: try makeMovie())) { XCTAssertTrue($0 is AVError) }
    }

    func testTheEnd() throws {
        let (player, listener) = (try AVAudioPlayer(data: makeSound()), Listener())
        player.delegate = listener
        player.play()
        XCTAssertTrue(player.isPlaying)
        advance(to: 0.5)
        XCTAssertEqual(player.currentTime, 0.5, accuracy: 0.001)
        player.pause()
        advance(to: 5)
        XCTAssertEqual(player.currentTime, 0.5, accuracy: 0.001)
        player.currentTime = 1
        player.play()
        advance(to: 10)
        XCTAssertEqual(listener.ends.count, 1)
        XCTAssertEqual(listener.ends.first ?? 0, 6, accuracy: 0.001)
        XCTAssertFalse(player.isPlaying)
        XCTAssertEqual(player.currentTime, 0)
    }

    func testRepetitions() throws {
        let (player, listener) = (try AVAudioPlayer(data: makeSound()), Listener())
        player.delegate = listener
        player.numberOfLoops = 2
        player.enableRate = true
        player.rate = 2
        player.play()
        advance(to: 2.5)
        XCTAssertEqual(player.currentTime, 1, accuracy: 0.001)
        advance(to: 4)
        XCTAssertEqual(listener.ends.map { ($0 * 10).rounded() / 10 }, [3])
        player.numberOfLoops = -1
        player.play()
        advance(to: 1000)
        XCTAssertTrue(player.isPlaying)
        player.stop()
    }

    func testAPauseKeepsTheNumberOfRepetitions() throws {
        let (player, listener) = (try AVAudioPlayer(data: makeSound()), Listener())
        player.delegate = listener
        player.numberOfLoops = 1
        player.play()
        advance(to: 3)
        player.pause()
        XCTAssertEqual(player.currentTime, 1, accuracy: 0.001)
        advance(to: 5)
        player.play()
        advance(to: 10)
        XCTAssertEqual(listener.ends.map { ($0 * 10).rounded() / 10 }, [6])
    }

    func testTheSession() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers])
        XCTAssertEqual(session.category, .playback)
        XCTAssertEqual(session.mode, .moviePlayback)
        XCTAssertEqual(session.categoryOptions, .mixWithOthers)
        XCTAssertThrowsError(try session.setCategory(AVAudioSession.Category(rawValue: "none")))
        XCTAssertEqual(session.category, .playback)
        try session.setActive(true)
        XCTAssertTrue(session.currentRoute.outputs.isEmpty)
        try session.setCategory(.soloAmbient)
    }

    func testThereIsNoCamera() async {
        XCTAssertNil(AVCaptureDevice.default(for: .video))
        XCTAssertNil(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back))
        let search = AVCaptureDevice.DiscoverySession(
            deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .front)
        XCTAssertTrue(search.devices.isEmpty)
        XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .video), .denied)
        let isGranted = await AVCaptureDevice.requestAccess(for: .video)
        XCTAssertFalse(isGranted)
        let session = AVCaptureSession()
        let output = AVCaptureVideoDataOutput()
        XCTAssertTrue(session.canAddOutput(output))
        session.addOutput(output)
        XCTAssertFalse(session.canAddOutput(output))
        session.startRunning()
        XCTAssertTrue(session.isRunning)
        session.stopRunning()
        XCTAssertFalse(session.isRunning)
    }

    func testAPreviewIsBlack() {
        let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
        makeLayer(layer)
        XCTAssertEqual(Picture(of: layer, size: CGSize(width: 9, height: 9))[4, 4], Picture.Pixel(0, 0, 0))
    }
}
