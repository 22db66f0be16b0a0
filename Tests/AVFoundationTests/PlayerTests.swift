import AVFoundation
import ObjectRuntime
import XCTest

/// Players, whose time is the media clock's.
final class PlayerTests: MovieTestCase {
    private func seconds(_ player: AVPlayer) -> Double { (player.currentTime().seconds * 1000).rounded() / 1000 }

    func testTimePassesWhileItPlays() throws {
        let player = makePlayer(try makeMovie())
        XCTAssertEqual(player.status, .readyToPlay)
        XCTAssertEqual(player.timeControlStatus, .paused)
        advance(to: 5)
        XCTAssertEqual(seconds(player), 0)
        player.play()
        XCTAssertEqual(player.timeControlStatus, .playing)
        XCTAssertEqual(player.rate, 1)
        advance(to: 5.25)
        XCTAssertEqual(seconds(player), 0.25)
        player.pause()
        advance(to: 6)
        XCTAssertEqual(seconds(player), 0.25)
        player.rate = 2
        advance(to: 6.25)
        XCTAssertEqual(seconds(player), 0.75)
        player.rate = -0.5
        advance(to: 6.75)
        XCTAssertEqual(seconds(player), 0.5)
    }

    func testItPlaysAsSoonAsTheItemIsLoaded() throws {
        let player = AVPlayer(url: try makeMovie())
        XCTAssertEqual(player.currentItem?.status, .unknown)
        XCTAssertTrue(player.currentItem?.duration.isIndefinite ?? false)
        player.play()
        XCTAssertEqual(player.timeControlStatus, .waitingToPlayAtSpecifiedRate)
        XCTAssertEqual(player.reasonForWaitingToPlay, .evaluatingBufferingRate)
        advance(to: 0)
        XCTAssertEqual(player.timeControlStatus, .playing)
        advance(to: 0.5)
        XCTAssertEqual(seconds(player), 0.5)
    }

    func testTheEnd() throws {
        let player = makePlayer(try makeMovie())
        nonisolated(unsafe) var ends: [Double] = []
        let token = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
        ) { _ in ends.append(CACurrentMediaTime() - 100) }
        defer { NotificationCenter.default.removeObserver(token) }
        player.seek(to: CMTime(value: 1, timescale: 2))
        player.rate = 0.5
        advance(to: 3)
        XCTAssertEqual(ends.count, 1)
        XCTAssertEqual(ends.first ?? 0, 1, accuracy: 0.001)
        XCTAssertEqual(player.rate, 0)
        XCTAssertEqual(seconds(player), 1)
        // What has ended stays at its end.
        player.play()
        XCTAssertEqual(player.rate, 0)
        player.seek(to: .zero)
        player.play()
        XCTAssertEqual(player.rate, 1)
        advance(to: 3.5)
        XCTAssertEqual(seconds(player), 0.5)
    }

    func testLoopingByNotifications() throws {
        let player = makePlayer(try makeMovie())
        player.actionAtItemEnd = .none
        nonisolated(unsafe) var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: AVPlayerItem.didPlayToEndTimeNotification, object: nil, queue: nil
        ) { _ in
            count += 1
            player.seek(to: .zero)
            player.play()
        }
        defer { NotificationCenter.default.removeObserver(token) }
        player.play()
        for frame in 0...150 { beginFrame(at: Double(frame) / 60) }
        XCTAssertEqual(count, 2)
        XCTAssertEqual(seconds(player), 0.5, accuracy: 0.002)
    }

    func testPartsOfAMovie() throws {
        let player = makePlayer(try makeMovie())
        player.currentItem?.forwardPlaybackEndTime = CMTime(value: 3, timescale: 10)
        player.play()
        advance(to: 2)
        XCTAssertEqual(seconds(player), 0.3)
        player.rate = -1
        for frame in 120...150 { beginFrame(at: Double(frame) / 60) }
        XCTAssertEqual(seconds(player), 0)
        XCTAssertEqual(player.rate, 0)
    }

    func testSeeking() throws {
        let player = makePlayer(try makeMovie())
        var finished: Bool?
        player.seek(to: CMTime(value: 7, timescale: 10)) { finished = $0 }
        XCTAssertEqual(player.currentTime(), CMTime(value: 7, timescale: 10))
        XCTAssertNil(finished)
        advance(to: 0)
        XCTAssertEqual(finished, true)
        player.seek(to: CMTime(value: 70, timescale: 1))
        XCTAssertEqual(seconds(player), 1)
        player.seek(to: CMTime(value: -7, timescale: 1))
        XCTAssertEqual(seconds(player), 0)
        player.seek(to: .positiveInfinity)
        XCTAssertEqual(seconds(player), 1)
        player.seek(to: .zero)
        player.currentItem?.step(byCount: 3)
        XCTAssertEqual(seconds(player), 0.3)
        player.currentItem?.step(byCount: -1)
        XCTAssertEqual(seconds(player), 0.2)
    }

    func testObservers() throws {
        let player = makePlayer(try makeMovie())
        nonisolated(unsafe) var times: [Double] = []
        nonisolated(unsafe) var passed: [Double] = []
        let periodic = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 4), queue: .main) {
            times.append(($0.seconds * 100).rounded() / 100)
        }
        let boundary = player.addBoundaryTimeObserver(
            forTimes: [0.3, 0.9].map { NSValue(time: CMTime(seconds: $0, preferredTimescale: 600)) }, queue: nil
        ) { passed.append(((CACurrentMediaTime() - 100) * 100).rounded() / 100) }
        advance(to: 0)
        XCTAssertEqual(times, [0])
        player.play()
        advance(to: 0.6)
        XCTAssertEqual(times, [0, 0, 0.25, 0.5])
        player.pause()
        advance(to: 1)
        XCTAssertEqual(times, [0, 0, 0.25, 0.5, 0.6])
        player.removeTimeObserver(periodic)
        player.play()
        advance(to: 2)
        XCTAssertEqual(times.count, 5)
        XCTAssertEqual(passed, [0.3, 1.3])
        player.removeTimeObserver(boundary)
    }

    func testKeyValueObserving() throws {
        let item = AVPlayerItem(url: try makeMovie())
        var log: [String] = []
        let first = item.observe(\.status, options: [.initial, .new]) { item, _ in
            log.append("item \(item.status.rawValue)")
        }
        let player = AVPlayer(playerItem: item)
        let second = player.observe(\.timeControlStatus) { player, _ in
            log.append("player \(player.timeControlStatus.rawValue)")
        }
        player.play()
        advance(to: 0)
        advance(to: 2)
        XCTAssertEqual(log.filter { $0.hasPrefix("item") }, ["item 0", "item 1"])
        XCTAssertEqual(log.last, "player 0")
        XCTAssertTrue(log.contains("player 2"))
        first.invalidate()
        second.invalidate()
    }

    func testStatesAreNumbersInChanges() {
        XCTAssertEqual((AVPlayerItem.Status.readyToPlay as Any) as? NSNumber, 1)
        XCTAssertEqual((AVPlayer.TimeControlStatus.playing as Any) as? NSNumber, 2)
    }

    func testAFileThatIsNoMovie() throws {
        let url = folder.appendingPathComponent("a.mp4")
        try Data(count: 100).write(to: url)
        let player = AVPlayer(url: url)
        player.play()
        nonisolated(unsafe) var failures = 0
        let token = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemFailedToPlayToEndTime, object: nil, queue: nil
        ) { _ in failures += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        advance(to: 0)
        XCTAssertEqual(player.currentItem?.status, .failed)
        XCTAssertEqual((player.currentItem?.error as? AVError)?.code, .fileFormatNotRecognized)
        XCTAssertEqual(player.rate, 0)
        XCTAssertEqual(failures, 1)
    }

    // MARK: Queues

    func testAQueue() throws {
        let items = [try makeMovie("a.mp4"), try makeMovie("b.mp4", count: 5)].map { AVPlayerItem(url: $0) }
        let player = AVQueuePlayer(items: items)
        XCTAssertEqual(player.items().count, 2)
        XCTAssertFalse(player.canInsert(items[0], after: nil))
        player.play()
        advance(to: 1.2)
        XCTAssertTrue(player.currentItem === items[1])
        XCTAssertEqual(seconds(player), 0.2)
        XCTAssertEqual(player.rate, 1)
        advance(to: 2)
        XCTAssertEqual(player.rate, 0)
        XCTAssertEqual(seconds(player), 0.5)
        player.removeAllItems()
        XCTAssertNil(player.currentItem)
        XCTAssertTrue(player.canInsert(items[0], after: nil))
    }

    func testALooper() throws {
        let player = AVQueuePlayer()
        let item = AVPlayerItem(url: try makeMovie())
        let part = CMTimeRange(start: CMTime(value: 2, timescale: 10), end: CMTime(value: 6, timescale: 10))
        let looper = AVPlayerLooper(player: player, templateItem: item, timeRange: part)
        player.play()
        for frame in 0...60 { beginFrame(at: Double(frame) / 60) }
        XCTAssertEqual(looper.loopCount, 2)
        XCTAssertEqual(seconds(player), 0.4, accuracy: 0.002)
        looper.disableLooping()
        for frame in 60...180 { beginFrame(at: Double(frame) / 60) }
        XCTAssertEqual(looper.loopCount, 3)
        XCTAssertEqual(player.rate, 0)
    }
}
