import Foundation
import QuartzCore

/// A touch script being replayed.
///
/// Specific to Kasane: iOS has no equivalent.
@MainActor
public final class TouchScriptRun {
    /// Whether the script has completed or failed.
    public private(set) var isFinished = false
    /// The failure that stopped the script; nil if there is none.
    public private(set) var failure: TouchScriptFailure?

    /// Called when the script fails.
    var onFailure: (TouchScriptFailure) -> Void = { _ in }
    /// Failures that no handler has received, for whatever runs the program.
    package static var failures: [TouchScriptFailure] = []
    /// The polling interval while waiting, in seconds.
    static let frame = 1.0 / 60

    private let script: TouchScript
    private let window: UIWindow
    private let dots: TouchDots?
    private var events: ArraySlice<(time: TimeInterval, event: TouchScript.Event)>
    private var startTime: TimeInterval = 0
    /// The total time spent waiting so far.
    private var delay: TimeInterval = 0
    /// The resolved points of active fingers' paths.
    private var points: [Int: [CGPoint]] = [:]
    /// The start time of the current wait.
    private var waitBegan: TimeInterval?

    init(_ script: TouchScript, in window: UIWindow, showsTouches: Bool) {
        (self.script, self.window) = (script, window)
        dots = showsTouches ? TouchDots(window) : nil
        events = script.events[...]
    }

    func start() {
        startTime = CACurrentMediaTime()
        // A recording uses the last scheduled call to determine its end.
        MediaClock.call(at: startTime + script.duration) {}
        scheduleNext()
    }

    private func scheduleNext() {
        let time = events.first?.time ?? script.duration
        MediaClock.call(at: startTime + delay + time) { MainActor.assumeIsolated { self.step() } }
    }

    private func step() {
        guard let (time, event) = events.first else { return isFinished = true }
        // The element may appear with the layout due now.
        window.layoutIfNeeded()
        do {
            guard try run(event, at: time) else {
                MediaClock.call(at: CACurrentMediaTime() + TouchScriptRun.frame) {
                    MainActor.assumeIsolated { self.step() }
                }
                return
            }
            events.removeFirst()
            scheduleNext()
        } catch {
            fail(error)
        }
    }

    private func fail(_ error: TouchScriptFailure) {
        let down = points.keys.sorted().map {
            TouchSample(finger: $0, action: .cancel, location: points[$0]?.last ?? .zero)
        }
        points = [:]
        if !down.isEmpty {
            dots?.show(down)
            window.handle(down)
        }
        (failure, isFinished) = (error, true)
        onFailure(error)
    }

    private func failure(_ step: String, _ reason: String) -> TouchScriptFailure {
        TouchScriptFailure(step: step, time: CACurrentMediaTime() - startTime, reason: reason)
    }

    // MARK: Events

    /// Returns false for an event to be retried later.
    private func run(_ event: TouchScript.Event, at time: TimeInterval) throws(TouchScriptFailure) -> Bool {
        switch event {
        case .fingers(let actions):
            var samples: [TouchSample] = []
            for (number, action) in actions {
                let finger = script.fingers[number]
                if action == .down { points[number] = try locate(finger) }
                let place = finger.place(at: time, points[number] ?? [])
                samples.append(TouchSample(finger: number, action: action, location: place))
                if action == .up { points[number] = nil }
            }
            dots?.show(samples)
            window.handle(samples)
        case .stroke(let stroke): window.press(stroke)
        case .check(let check, let step): return try run(check, step)
        }
        return true
    }

    private func locate(_ finger: TouchScript.Finger) throws(TouchScriptFailure) -> [CGPoint] {
        var finder: ScriptFinder?
        var points: [CGPoint] = []
        for (index, stop) in finger.places.enumerated() {
            switch stop.place {
            case .point(let point): points.append(point)
            case .window(let unit):
                let bounds = window.bounds
                points.append(
                    CGPoint(x: bounds.minX + bounds.width * unit.x, y: bounds.minY + bounds.height * unit.y))
            case .element(let sought, let unit):
                let current = finder ?? ScriptFinder(window)
                finder = current
                let (point, cover) = try place(sought, unit, current, finger.step)
                // Only the point of touch-down must be reachable.
                if index == 0, let cover {
                    throw failure(finger.step, "\"\(sought.name)\" is covered by \(type(of: cover))")
                }
                points.append(point)
            }
        }
        return points
    }

    /// The point of the best match; among equal ones, the first that isn't covered.
    private func place(
        _ sought: ScriptElement, _ unit: CGPoint?, _ finder: ScriptFinder, _ step: String
    ) throws(TouchScriptFailure) -> (CGPoint, UIView?) {
        let places = finder.find(sought).map { finder.place(of: $0, at: unit) }
        guard let place = places.first(where: { $0.cover == nil }) ?? places.first else {
            throw missing(sought, finder, step)
        }
        return (place.place, place.cover)
    }

    private func missing(_ sought: ScriptElement, _ finder: ScriptFinder, _ step: String) -> TouchScriptFailure {
        let traits = sought.traits.words.joined(separator: ", ")
        let kind = traits.isEmpty ? "" : " (\(traits))"
        return failure(step, "no element \"\(sought.name)\"\(kind) is visible; \(finder.names)")
    }

    // MARK: Checks

    private func run(_ check: TouchScript.Check, _ step: String) throws(TouchScriptFailure) -> Bool {
        let finder = ScriptFinder(window)
        switch check {
        case .wait(let sought, let isThere, let timeout):
            let now = CACurrentMediaTime()
            let began = waitBegan ?? now
            guard finder.find(sought).isEmpty == isThere else {
                waitBegan = nil
                delay += now - began
                return true
            }
            waitBegan = began
            guard now - began < timeout else {
                guard isThere else { throw failure(step, "\"\(sought.name)\" is still visible after \(timeout) s") }
                throw missing(sought, finder, step)
            }
            return false
        case .expect(let sought, let value):
            let found = finder.find(sought)
            guard let first = found.first else { throw missing(sought, finder, step) }
            guard let value, !found.contains(where: { $0.responder.accessibilityValue == value }) else { return true }
            let actual = first.responder.accessibilityValue.map { "\"\($0)\"" } ?? "none"
            throw failure(step, "the value is \(actual)")
        case .expectNone(let sought):
            guard let found = finder.find(sought).first else { return true }
            throw failure(step, "it is visible: \(found.words)")
        case .action(let name, let sought):
            guard let responder = finder.find(sought).first?.responder else { throw missing(sought, finder, step) }
            let actions = responder.accessibilityCustomActions ?? []
            guard let action = actions.first(where: { $0.name == name }) else {
                let names = actions.map { "\"\($0.name)\"" }.joined(separator: ", ")
                throw failure(step, "there is no such action; there are: \(names.isEmpty ? "none" : names)")
            }
            guard action.perform() else { throw failure(step, "the action has failed") }
            return true
        case .adjust(let sought, let steps):
            guard let responder = finder.find(sought).first?.responder else { throw missing(sought, finder, step) }
            guard responder.accessibilityTraits.contains(.adjustable) else {
                throw failure(step, "\"\(sought.name)\" is not adjustable")
            }
            for _ in 0..<abs(steps) {
                if steps > 0 { responder.accessibilityIncrement() } else { responder.accessibilityDecrement() }
            }
            return true
        }
    }
}
