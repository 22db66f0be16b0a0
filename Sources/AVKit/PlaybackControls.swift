import AVFoundation
import CoreGraphics
import Foundation
import ObjectRuntime
import QuartzCore
import UIKit

/// The controls over a movie, white on a darkened picture.
@MainActor
final class PlaybackControls: UIView {
    /// The player that is controlled.
    var player: AVPlayer? { didSet { playerDidChange(from: oldValue) } }

    private let panel = UIView()
    private let playButton = UIButton(type: .custom)
    private let backButton = UIButton(type: .custom)
    private let forwardButton = UIButton(type: .custom)
    private let elapsed = UILabel()
    private let remaining = UILabel()
    private let line = TimeLine()
    private var timeObserver: Any?
    private var observations: [NSKeyValueObservation] = []
    private var hiding: ScheduledCall?

    /// How far the buttons beside the middle one skip, in seconds.
    private static let skip = 10.0
    /// When the controls disappear while the movie plays, in seconds.
    private static let patience = 3.0

    init() {
        super.init(frame: .zero)
        panel.backgroundColor = UIColor(white: 0, alpha: 0.35)
        panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(panel)
        for (button, size) in [(playButton, 44.0), (backButton, 30), (forwardButton, 30)] {
            button.tintColor = .white
            button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: size), forImageIn: .normal)
            panel.addSubview(button)
        }
        backButton.setImage(UIImage(systemName: "gobackward.10"), for: .normal)
        forwardButton.setImage(UIImage(systemName: "goforward.10"), for: .normal)
        backButton.accessibilityLabel = "Skip Backward"
        forwardButton.accessibilityLabel = "Skip Forward"
        playButton.addAction(UIAction { [weak self] _ in self?.togglePlaying() }, for: .touchUpInside)
        backButton.addAction(UIAction { [weak self] _ in self?.skip(-PlaybackControls.skip) }, for: .touchUpInside)
        forwardButton.addAction(UIAction { [weak self] _ in self?.skip(PlaybackControls.skip) }, for: .touchUpInside)
        line.addAction(UIAction { [weak self] _ in self?.scrub() }, for: .valueChanged)
        for label in [elapsed, remaining] {
            label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .semibold)
            label.textColor = .white
            panel.addSubview(label)
        }
        remaining.textAlignment = .right
        panel.addSubview(line)
        showState()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        panel.frame = bounds
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let distance = min(110, bounds.width / 3.5)
        for (button, x) in [(backButton, -distance), (playButton, 0), (forwardButton, distance)] {
            button.bounds.size = CGSize(width: 64, height: 64)
            button.center = CGPoint(x: middle.x + x, y: middle.y)
        }
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: min(20, bounds.width / 16), dy: 0)
        line.frame = CGRect(x: area.minX, y: area.maxY - 58, width: area.width, height: 30)
        elapsed.frame = CGRect(x: area.minX, y: area.maxY - 32, width: area.width / 2, height: 18)
        remaining.frame = CGRect(x: area.midX, y: area.maxY - 32, width: area.width / 2, height: 18)
    }

    // MARK: The player

    private func playerDidChange(from old: AVPlayer?) {
        guard player !== old else { return }
        if let timeObserver { old?.removeTimeObserver(timeObserver) }
        (timeObserver, observations) = (nil, [])
        guard let player else { return showState() }
        let interval = CMTime(value: 1, timescale: 4)
        timeObserver = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) { [weak self] _ in
            MainActor.assumeIsolated { self?.showState() }
        }
        observations = [
            player.observe(\.timeControlStatus) { [weak self] _, _ in
                MainActor.assumeIsolated { self?.playingDidChange() }
            }
        ]
        showState()
    }

    private func playingDidChange() {
        showState()
        if player?.timeControlStatus == .playing { hideLater() } else { hiding?.cancel() }
    }

    private var duration: Double {
        let seconds = player?.currentItem?.duration.seconds ?? 0
        return seconds.isFinite ? max(0, seconds) : 0
    }

    private func showState() {
        let isPlaying = player.map { $0.rate != 0 } ?? false
        playButton.setImage(UIImage(systemName: isPlaying ? "pause.fill" : "play.fill"), for: .normal)
        playButton.accessibilityLabel = isPlaying ? "Pause" : "Play"
        let time = min(max(0, player?.currentTime().seconds ?? 0), duration)
        line.fraction = duration > 0 ? time / duration : 0
        elapsed.text = PlaybackControls.text(of: time)
        remaining.text = "-" + PlaybackControls.text(of: (duration - time.rounded(.down)).rounded(.up))
    }

    /// Minutes and seconds, with hours if there are any.
    static func text(of seconds: Double) -> String {
        let whole = Int(min(max(0, seconds), 1e9))
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        let tail = rest < 10 ? "0\(rest)" : "\(rest)"
        guard hours > 0 else { return "\(minutes):\(tail)" }
        return "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(tail)"
    }

    // MARK: Touches

    private func togglePlaying() {
        guard let player else { return }
        if player.rate != 0 { return player.pause() }
        // What has played to its end begins again.
        if duration > 0, player.currentTime().seconds >= duration { player.seek(to: .zero) }
        player.play()
    }

    private func skip(_ seconds: Double) {
        guard let player else { return }
        let time = min(max(0, player.currentTime().seconds + seconds), duration)
        player.seek(to: CMTime(seconds: time, preferredTimescale: 600))
        showState()
    }

    private func scrub() {
        player?.seek(to: CMTime(seconds: line.fraction * duration, preferredTimescale: 600))
        showState()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { setPanel(isVisible: panel.alpha == 0) }

    private func setPanel(isVisible: Bool) {
        UIView.animate(withDuration: 0.25) { [panel] in panel.alpha = isVisible ? 1 : 0 }
        if isVisible, player?.timeControlStatus == .playing { hideLater() }
    }

    private func hideLater() {
        hiding?.cancel()
        hiding = MediaClock.call(at: MediaClock.now + PlaybackControls.patience) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.player?.timeControlStatus == .playing else { return }
                self.setPanel(isVisible: false)
            }
        }
    }
}

/// A line that shows how much of a movie has been played, and by which it is moved.
@MainActor
final class TimeLine: UIControl {
    /// The part that has been played, from 0 to 1.
    var fraction = 0.0 { didSet { setNeedsLayout() } }

    private let track = UIView()
    private let played = UIView()

    init() {
        super.init(frame: .zero)
        track.backgroundColor = UIColor(white: 1, alpha: 0.3)
        played.backgroundColor = .white
        for part in [track, played] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        track.clipsToBounds = true
        track.addSubview(played)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = CGRect(x: 0, y: bounds.midY - 3.5, width: bounds.width, height: 7)
        track.layer.cornerRadius = 3.5
        played.frame = CGRect(x: 0, y: 0, width: bounds.width * fraction, height: 7)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { move(touch) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { move(touch) }

    private func move(_ touch: UITouch) -> Bool {
        guard bounds.width > 0 else { return false }
        fraction = min(max(0, touch.location(in: self).x / bounds.width), 1)
        sendActions(for: .valueChanged)
        return true
    }
}
