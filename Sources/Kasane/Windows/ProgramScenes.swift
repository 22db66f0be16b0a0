import CoreGraphics
import Dispatch
import Foundation
import QuartzCore
import UIKit

/// The scenes of a program, each in a window of the desktop.
@MainActor
final class ProgramScenes: SceneHost {
    private let mailbox: WindowMailbox<OwnerMessage>
    private let group = StageGroup()
    private var shown: [(scene: UIWindowScene, number: Int, stage: LayerStage)] = []
    private var lastNumber = 0

    /// Exposes the scenes to assistive technologies.
    let export: AccessibilityExport

    /// - Parameter title: the program's name.
    init(_ mailbox: WindowMailbox<OwnerMessage>, title: String) {
        (self.mailbox, export) = (mailbox, AccessibilityExport(title: title))
        MediaClock.display = group
    }

    /// Shows a scene in an open window. Returns its stage.
    @discardableResult
    func show(
        _ scene: UIWindowScene, in opening: WindowOpening, _ geometry: WindowGeometry, _ memory: FrameMemory
    ) -> LayerStage {
        let (number, mailbox) = (opening.number, mailbox)
        lastNumber = max(lastNumber, number)
        let stage = LayerStage(.scene(scene), memory: memory, background: [0, 0, 0, 255]) {
            mailbox.post(.report(number, $0))
        }
        stage.accessibility = ExportedScene(export, title: title(of: scene)) { [weak scene] in scene?.windows ?? [] }
        shown.append((scene, number, stage))
        group.stages.append(stage)
        opening.stage.withLock { $0 = stage }
        // Handled when the scene has connected.
        stage.receive(.resized(geometry))
        return stage
    }

    /// Called when the user has closed a window: closing the last one ends the program.
    func close(_ number: Int) {
        guard let scene = shown.first(where: { $0.number == number })?.scene else { return }
        if UIApplication.shared.disconnect(scene) { return }
        UIApplication.shared.deliverWillTerminate()
        exit(0)
    }

    // MARK: Scene requests

    func open(_ scene: UIWindowScene) throws -> CGSize {
        lastNumber += 1
        let opening = WindowOpening(
            number: lastNumber, title: title(of: scene), size: ProgramWindow.requestedSize ?? UIScreen.main.bounds.size)
        mailbox.post(.open(opening))
        let (geometry, memory) = try opening.wait()
        show(scene, in: opening, geometry, memory)
        return geometry.size
    }

    func raise(_ scene: UIWindowScene) {
        if let number = number(of: scene) { mailbox.post(.raise(number)) }
    }

    func close(_ scene: UIWindowScene) {
        guard let index = shown.firstIndex(where: { $0.scene === scene }) else { return }
        let (_, number, stage) = shown.remove(at: index)
        group.stages.removeAll { $0 === stage }
        stage.end()
        mailbox.post(.close(number))
        group.treesDidChange()
    }

    func updateTitle(of scene: UIWindowScene) {
        guard let (_, number, stage) = shown.first(where: { $0.scene === scene }) else { return }
        mailbox.post(.setTitle(number, title(of: scene)))
        stage.accessibility?.title = title(of: scene)
    }

    private func number(of scene: UIWindowScene) -> Int? { shown.first { $0.scene === scene }?.number }

    private func title(of scene: UIWindowScene) -> String {
        let title: String? = scene.title
        return title.flatMap { $0.isEmpty ? nil : $0 } ?? ProcessInfo.processInfo.processName
    }
}

/// The stages of a program: each shows its committed tree, and one that is visible drives the main thread's work for a
/// frame.
///
/// It is confined to the main actor, as are the stages.
private final class StageGroup: LayerDisplay, @unchecked Sendable {
    var stages: [LayerStage] = []

    func treesDidChange() {
        let leader = stages.first { $0.isExposed } ?? stages.first
        for stage in stages {
            stage.leadsFrames = stage === leader
            stage.treesDidChange()
        }
    }
}
