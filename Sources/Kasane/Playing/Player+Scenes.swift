import CoreGraphics
import Foundation

// Compiling, starting and replacing scenes.

extension Player {
    /// Compiles the scene in the background.
    func compile(_ interruption: Interruption) {
        guard !isCompiling else { return }
        isCompiling = true
        observer.player(says: program == nil ? "Compiling \(request.scene)" : "Compiling \(request.scene) again")
        let (request, usesColor, mailbox) = (request, usesColor, mailbox)
        // Both only read the descriptor; either may take the signal.
        nonisolated(unsafe) let interruption = interruption
        let thread = Thread {
            do {
                let compiler = SceneCompiler(
                    installation: try .current(), cache: .standard(), timeout: request.timeout, usesColor: usesColor)
                mailbox.post(.compiled(try compiler.program(forSceneAt: request.scene, interruption: interruption)))
            } catch let failure as SceneFailure {
                mailbox.post(.failed(failure))
            } catch {
                mailbox.post(.failed(.line("\(error)")))
            }
        }
        thread.stackSize = 8 << 20
        thread.start()
    }

    /// Starts a program. It is shown once it has drawn its first frame; until then the old one continues.
    func start(_ program: URL) {
        next?.stop()
        do {
            let mailbox = mailbox
            var request = request
            // A requested device has its own settings.
            if request.device == nil { request.live?.desktop = PortalSettings.shared.awaitFirst() }
            let scene = try PlayedScene(program, request) { mailbox.post(.scene($0, $1)) }
            next = scene
            let time = DispatchTime.now() + request.timeout
            DispatchQueue.global().asyncAfter(deadline: time) { [weak scene] in
                if let scene { mailbox.post(.late(scene)) }
            }
        } catch {
            tell(error as? SceneFailure ?? .line("\(error)"))
        }
    }

    func restart() {
        if let program { start(program) }
    }

    /// Called when a scene has exceeded its time limit.
    func giveUp(on scene: PlayedScene) {
        guard scene === next else { return }
        scene.stop()
        next = nil
        tell(.line("\(request.sceneName) showed nothing in \(request.timeout.shown) s: its top-level code must return"))
    }

    func endScenes() {
        for scene in [current, next] { scene?.stop() }
        (current, next) = (nil, nil)
    }

    /// Shows an error in the window and on the terminal.
    func tell(_ failure: SceneFailure) {
        switch failure {
        case .line(let line):
            observer.player(says: line)
            say(line)
        case .diagnostics(let lines):
            observer.player(passesOn: lines)
            let plain = lines.replacing(#/\u{1b}\[[0-9;]*m/#, with: "")
            let errors = plain.split(separator: "\n").filter { $0.contains("error:") }
            say((errors.isEmpty ? plain.split(separator: "\n") : errors).prefix(12).joined(separator: "\n"))
        case .interrupted: break
        }
    }

    // MARK: Messages

    func take(_ message: PlayedScene.Message, from scene: PlayedScene, _ sdl: SDLLibrary) throws {
        switch message {
        case .printed(let bytes, let target): observer.scene(printed: bytes, to: target)
        case .over(let reason): end(of: scene, reason)
        case .reported(let report):
            guard scene === current || scene === next else { return }
            try take(report, from: scene, sdl)
        }
    }

    private func end(of scene: PlayedScene, _ reason: String?) {
        guard scene === current || scene === next, let reason else { return }
        // The last frame stays visible.
        if scene === next { next = nil }
        tell(.line(reason))
    }

    private func take(_ report: WindowReport, from scene: PlayedScene, _ sdl: SDLLibrary) throws {
        switch report {
        case .ready(let width, let height):
            let size = CGSize(width: width, height: height)
            scene.size = size
            try openWindow(sdl, size)
            begin(scene)
        case .frame(let frame): take(frame, from: scene)
        case .input(let input):
            scene.input = input
            if scene === current { window?.setInput(input) }
        case .pointer(let shape): window?.setPointer(shape)
        case .copied(let text):
            lastCopied = text
            window?.clipboard = text
        case .inspected(let part, let number, let isLast):
            if scene === current { inspector?.take(part, number: number, isLast: isLast) }
        case .ended:
            tell(.line("\(request.sceneName) has exited; press R to restart it"))
            if scene === next { next = nil }
        }
    }

    /// Sends a new scene the current state.
    private func begin(_ scene: PlayedScene) {
        if let text = window?.clipboard { scene.send(.copied(text)) }
        if !isExposed { scene.send(.exposed(false)) }
        if isActive == false { scene.send(.activated(false)) }
        if panels.measurements != nil { scene.send(.measured(true)) }
        if isPaused, live.pauseTime == nil {
            scene.send(.pace(0))
        } else if speed != live.speed {
            scene.send(.pace(speed))
        }
        resize(scene)
    }

    /// Sends a scene the window's size, if it has drawn for the previous one.
    func resize(_ scene: PlayedScene) {
        guard scene.size != nil, scene.toldGeneration == scene.drawnGeneration,
            scene.toldGeneration != geometry.generation
        else { return }
        guard scene.memory.reserve(geometry.byteCount) else {
            return tell(.line("not enough memory for a window of \(geometry.width) by \(geometry.height) pixels"))
        }
        scene.toldGeneration = geometry.generation
        scene.send(.resized(geometry))
    }

    private func take(_ frame: FrameReport, from scene: PlayedScene) {
        scene.drawnGeneration = frame.generation
        if scene === next {
            current?.stop()
            (current, next) = (scene, nil)
            statistics = FrameStatistics()
            window?.setInput(scene.input)
            inspector?.sceneDidChange()
            say(nil)
        }
        guard frame.generation == geometry.generation else {
            scene.send(.presented)
            return resize(scene)
        }
        statistics.add(frame, of: geometry)
        if panels.measurements != nil, let text = statistics.refreshed() { panels.measurements = text }
        panels.highlight = HighlightedLayer(frame.outline)
        let damage = WindowRect.rects(of: frame.damage)
        // The damage of the first frame of a scene or size covers everything.
        show(damage)
        scene.send(.presented)
    }
}
