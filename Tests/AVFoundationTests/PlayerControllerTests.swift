@testable import AVKit
import LayerTestSupport
import QuartzCore
import UIKit
import XCTest

/// The controls of a player's view controller.
final class PlayerControllerTests: MovieTestCase {
    /// In a recording, they disappear at a time of the recording.
    @MainActor
    func testTheControlsDisappearWhileTheMoviePlays() async throws {
        let player = makePlayer(try makeMovie(count: 60))
        let controller = AVPlayerViewController()
        controller.player = player
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        window.rootViewController = controller
        window.isHidden = false
        defer { window.isHidden = true }
        CATransaction.flush()
        let controls = controller.view.subviews.lazy.compactMap { $0 as? PlaybackControls }.first
        let panel = try XCTUnwrap(controls?.subviews.first)
        player.play()
        advance(to: 2.9)
        XCTAssertEqual(panel.alpha, 1)
        advance(to: 3.1)
        XCTAssertEqual(panel.alpha, 0)
        player.pause()
    }
}
