import CoreGraphics
import Foundation
import ImageIO
import Raster
import UIKit

// User input to the window, the player, and the scene.

extension Player {
    func take(_ signal: WindowSignal) throws {
        switch signal {
        case .closed: isOver = true
        case .lost:
            if !isOver { throw SceneFailure.line("lost the connection to the display; closing \(request.sceneName)") }
        case .resized: windowWasResized()
        case .spoilt: show()
        case .event(.exposed(let isExposed)):
            self.isExposed = isExposed
            send(.exposed(isExposed))
        case .event(.activated(let isActive)):
            self.isActive = isActive
            send(.activated(isActive))
        case .event(.copied(let text)):
            guard text != lastCopied else { return }
            lastCopied = text
            send(.copied(text))
        case .event(.key(let key)): if !doCommand(key) { send(.key(key)) }
        case .event(let event): send(event)
        }
    }

    private func send(_ event: WindowEvent) {
        current?.send(event)
        if case .exposed = event { next?.send(event) }
    }

    private func windowWasResized() {
        guard let window else { return }
        let measured = window.measure()
        var same = measured
        same.generation = geometry.generation
        geometry = measured
        // The size may be unchanged, although the surface has been lost.
        if same == geometry { geometry.generation = measured.generation }
        for scene in [current, next] { if let scene { resize(scene) } }
        if current == nil { show() }
    }

    // MARK: Keyboard commands

    /// Performs the player's command for a key; returns false for a key of the scene's. While something in the scene is
    /// first responder, the player's keys need the Alt key.
    private func doCommand(_ key: KeyEvent) -> Bool {
        let code = UIKeyboardHIDUsage(rawValue: key.code)
        if code == .keyboardF11 {
            if key.phase == .down { window?.toggleFullScreen() }
            return true
        }
        let flags = UIKeyModifierFlags(rawValue: key.modifiers).intersection([.shift, .command, .control, .alternate])
        let wanted: UIKeyModifierFlags = current?.input.wantsKeys == true ? .alternate : []
        guard flags == wanted, let code else { return false }
        let isDown = key.phase != .up
        switch code {
        case .keyboardR: if key.phase == .down { restart() }
        case .keyboardSpacebar: if key.phase == .down { pause(!isPaused) }
        case .keyboardRightArrow: if isDown { step(1) }
        case .keyboardLeftArrow: if isDown { step(-1) }
        case .keyboardOpenBracket: if isDown { setSpeed(speed / 2) }
        case .keyboardCloseBracket: if isDown { setSpeed(speed * 2) }
        case .keyboardS: if key.phase == .down { savePicture() }
        case .keyboardF: if key.phase == .down { toggleMeasurements() }
        case .keyboardI: if key.phase == .down { openInspector() }
        default: return false
        }
        return true
    }

    func pause(_ isPaused: Bool) {
        self.isPaused = isPaused
        send(.pace(isPaused ? 0 : speed))
        updateTitle()
    }

    /// Steps to another frame; a running scene is paused first.
    func step(_ frames: Double) {
        if !isPaused { pause(true) }
        send(.step(frames / geometry.framesPerSecond))
    }

    func setSpeed(_ speed: Double) {
        self.speed = min(max(speed, 1.0 / 64), 16)
        if !isPaused { send(.pace(self.speed)) }
        updateTitle()
    }

    func updateTitle() {
        let rate = speed == 1 ? "" : speed < 1 ? " – 1/\(Int((1 / speed).rounded())) speed" : " – \(Int(speed)) × speed"
        window?.title = request.sceneName + rate + (isPaused ? " – paused" : "")
    }

    private func toggleMeasurements() {
        let shows = panels.measurements == nil
        panels.measurements = shows ? statistics.text : nil
        send(.measured(shows))
        show([])
    }

    /// Saves the scene's current frame beside the scene, under the first unused name.
    private func savePicture() {
        guard let buffer = copyPicture() else { return }
        let stem = (request.sceneName as NSString).deletingPathExtension
        let names = (1...9999).lazy.map { "\(stem)-\($0).png" }
        let place = names.map { self.request.url($0) }.first { !FileManager.default.fileExists(atPath: $0.path) }
        do {
            guard let place else { throw SceneFailure.line("there are already 9,999 images of \(stem)") }
            try CGImage(bitmap: Bitmap(buffer, isOpaque: true)).pngData().write(to: place, options: .withoutOverwriting)
            observer.player(says: "Saved \(place.lastPathComponent)")
        } catch SceneFailure.line(let line) {
            tell(.line(line))
        } catch {
            tell(.line("cannot save the image: free some space, or run kasane in a writable folder"))
        }
    }
}
