import CoreGraphics
import Dispatch
import Foundation
import FrameEngine
import QuartzCore

/// Inspects a running scene for the inspector's page.
///
/// A query for a version that the page already has waits until something changes, so that a static scene is not
/// inspected repeatedly.
@MainActor
final class LiveInspector {
    /// The inspected tree.
    struct Subject {
        /// The roots, back to front.
        var layers: [CALayer]
        /// Their committed render tree.
        var tree: RenderLayer?
        /// The part of the roots' superlayer space that the window shows, in points.
        var visible: CGRect
        /// The number of pixels per point.
        var scale: Double
        /// The media time that is displayed, and its offset from the clock's.
        var time: Double
        var timeOffset: Double
        var pace: MediaTimebase
    }

    /// A query for the displayed state.
    struct Look {
        /// The version that the page has; negative for none.
        var since: Int
        /// The handle of the layer whose values are shown.
        var layer: Int?
        var isApart: Bool
        /// The answer's number.
        var number: Int
    }

    private let beginning: Double
    private let subject: @MainActor () -> Subject?
    private let answer: @MainActor (Data, Int) -> Void
    private let outline: @MainActor ([ObjectIdentifier]) -> Void
    private let limits: InspectorLimits
    private var version = 0
    private var waiting: [Look] = []
    /// The uptime of the next scheduled answer, if any.
    private var scheduled = Double.infinity
    /// The uptime before which the scene is not inspected again.
    private var earliest = 0.0
    private var lookedAt = -Double.infinity
    private var lookedTime = 0.0
    private var lanes: LaneCollector
    private let drawings = DrawingStore()
    private var handles = LayerHandles()
    private var selected: Int?
    private var outlined: [ObjectIdentifier] = []

    /// The minimum interval between inspections, in seconds.
    private static let interval = 0.2
    /// The maximum fraction of the main thread's time that inspections take.
    private static let share = 0.15
    /// The time that finished animations stay in the timeline, in seconds.
    private static let memory = 12.0
    /// The time that animations are tracked without a query, in seconds.
    private static let attention = 5.0
    private static let maxWaiting = 8

    /// - Parameters:
    ///   - beginning: the media time that the page shows as 0.
    ///   - subject: returns the inspected tree; nil while there is none.
    ///   - answer: receives JSON and the answer's number.
    ///   - outline: receives the identities of the layers from a root to the one to be outlined; empty for none.
    init(
        beginning: Double, limits: InspectorLimits = .live, subject: @escaping @MainActor () -> Subject?,
        answer: @escaping @MainActor (Data, Int) -> Void, outline: @escaping @MainActor ([ObjectIdentifier]) -> Void
    ) {
        (self.beginning, self.limits) = (beginning, limits)
        (self.subject, self.answer, self.outline) = (subject, answer, outline)
        lanes = LaneCollector(beginning: beginning, limits: limits)
    }

    private var uptime: Double { ProcessInfo.processInfo.systemUptime }

    // MARK: Requests

    /// Answers once there is a version other than the page's.
    func look(_ look: Look) {
        waiting = waiting.suffix(LiveInspector.maxWaiting - 1) + [look]
        schedule()
    }

    /// Outlines a layer; nil removes the outline.
    func select(_ handle: Int?) {
        selected = handle
        updateOutline()
    }

    /// Sets a property. Returns the answer: an empty object, or one with an `error`.
    func edit(_ handle: Int, _ key: String, _ text: String) -> Data {
        do throws(EditableText.Failure) {
            guard let layer = handles.layer(handle) else { throw EditableText.Failure(line: "The layer is gone.") }
            try LayerEdit(layer: layer, key: key, text: text).apply()
            sceneDidChange()
            return Data("{}".utf8)
        } catch {
            return (try? JSONEncoder().encode(["error": error.line])) ?? Data("{}".utf8)
        }
    }

    /// Called when something was committed, or the clock's rate changed.
    func sceneDidChange() {
        version += 1
        guard uptime - lookedAt < LiveInspector.attention || !waiting.isEmpty else { return }
        if let subject = subject() { followAnimations(subject) }
        schedule()
    }

    private func followAnimations(_ subject: Subject) {
        for layer in subject.layers { lanes.look(at: layer, time: subject.time) }
    }

    // MARK: Replies

    private func schedule() {
        guard !waiting.isEmpty, let subject = subject() else { return }
        let now = uptime
        let due = waiting.contains { $0.since < 0 } ? now : max(due(subject, now), earliest)
        guard due < scheduled else { return }
        scheduled = due
        guard due < .infinity else { return }
        let time = DispatchTime.now() + min(max(0, due - now), LiveInspector.attention * 100)
        DispatchQueue.main.asyncAfter(deadline: time) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.scheduled == due else { return }
                self.scheduled = .infinity
                self.answerAll()
            }
        }
    }

    /// Returns the uptime at which there is something new.
    private func due(_ subject: Subject, _ now: Double) -> Double {
        if waiting.contains(where: { $0.since != version }) { return now }
        guard let next = nextChange(subject) else { return .infinity }
        return max(now, next)
    }

    /// Returns the uptime at which an animation next changes the inspected state; nil for never.
    private func nextChange(_ subject: Subject) -> Double? {
        let (pace, offset) = (subject.pace, subject.timeOffset)
        guard let tree = subject.tree, pace.rate > 0, lookedTime - offset < pace.limit else { return nil }
        let next = tree.nextChange(atParentTime: lookedTime)
        guard next < .infinity else { return nil }
        return next <= lookedTime ? 0 : pace.uptime(of: next - offset)
    }

    private func answerAll() {
        guard let subject = subject() else { return }
        let began = uptime
        if let next = nextChange(subject), next <= began, subject.time != lookedTime { version += 1 }
        let due = waiting.filter { $0.since != version }
        waiting.removeAll { $0.since != version }
        for look in due { answer(json(look, subject), look.number) }
        if !due.isEmpty {
            lookedAt = uptime
            lookedTime = subject.time
            earliest = lookedAt + max(LiveInspector.interval, (lookedAt - began) / LiveInspector.share)
            // The next inspection draws the layers that this one had no time for.
            if drawings.hasMore { version += 1 }
            updateOutline()
        }
        schedule()
    }

    private func json(_ look: Look, _ subject: Subject) -> Data {
        followAnimations(subject)
        lanes.forget(before: subject.time - LiveInspector.memory)
        drawings.begin(isApart: look.isApart)
        let tree = TreeInspector(
            of: subject.layers, canvas: subject.visible, scale: subject.scale, time: subject.time, limits: limits,
            focus: .live(valuesOf: look.layer.flatMap { handles.layer($0) }, drawings))
        drawings.finish()
        handles.update(tree)
        let time = (subject.time - beginning).rounded(to: 4)
        var inspection = Inspection(
            title: "", time: time, duration: time, width: Double(subject.visible.width).rounded(to: 3),
            height: Double(subject.visible.height).rounded(to: 3), scale: subject.scale, picture: "")
        inspection.version = version
        inspection.layers = tree.layers
        for index in inspection.layers.indices { inspection.layers[index].handle = handles.list[index] }
        inspection.drawings = drawings.urls
        inspection.animations = lanes.lanes(ids: tree.ids)
        for (index, lane) in inspection.animations.enumerated() {
            if let id = lane.layer { inspection.layers[id].animations.append(index) }
        }
        inspection.findings = Array(tree.findings.findings.prefix(limits.findings))
        inspection.totals = tree.findings.totals
        inspection.totals.pictureWidth = Int((subject.visible.width * subject.scale).rounded())
        inspection.totals.pictureHeight = Int((subject.visible.height * subject.scale).rounded())
        inspection.notes = tree.notes
        // All of its numbers are finite.
        return (try? JSONEncoder().encode(inspection)) ?? Data("{}".utf8)
    }

    private func updateOutline() {
        let path = selected.map { handles.path(to: $0) } ?? []
        guard path != outlined else { return }
        outlined = path
        outline(path)
    }
}

extension InspectorLimits {
    /// The limits that keep inspections of a running scene fast.
    static var live: InspectorLimits {
        var limits = InspectorLimits()
        (limits.drawingSide, limits.drawings) = (240, 300)
        return limits
    }
}
