public import Foundation

// Steps that refer to elements by name, and checks of what is visible.
//
// A name is an accessibility identifier or label; failing that, the placeholder or value of a field. It is resolved
// when the step begins, among the visible elements in the window's accessibility tree. A step whose element is missing
// fails, and the script stops.
extension TouchScript {
    /// The direction of a swipe.
    public enum Direction: Sendable {
        /// The direction in which the finger moves.
        case up, down, left, right
    }

    // MARK: Touches

    /// Taps an element, at its activation point.
    ///
    /// - Parameters:
    ///   - name: the element's identifier or label.
    ///   - traits: traits that the element must have, to distinguish elements with the same name.
    ///   - count: the number of taps.
    ///   - pause: a pause before, in seconds.
    public func tap(
        _ name: String, traits: UIAccessibilityTraits = .none, count: Int = 1, after pause: TimeInterval = 0
    ) -> TouchScript {
        let step = "tap(\"\(name)\")"
        var script = waiting(pause)
        for index in 0..<min(max(count, 0), 100) {
            if index > 0 { script.duration += 0.1 }
            script = script.adding(
                [[.element(ScriptElement(name: name, traits: traits), at: nil)]], duration: 0.05, step: step)
        }
        return script
    }

    /// Presses a finger on an element for a duration, in seconds.
    public func press(
        _ name: String, traits: UIAccessibilityTraits = .none, duration: TimeInterval, after pause: TimeInterval = 0
    ) -> TouchScript {
        waiting(pause).adding(
            [[.element(ScriptElement(name: name, traits: traits), at: nil)]], duration: duration,
            step: "press(\"\(name)\")")
    }

    /// Swipes over an element, or over the window, across four fifths of its visible part.
    public func swipe(
        _ direction: Direction, on name: String? = nil, traits: UIAccessibilityTraits = .none,
        duration: TimeInterval = 0.2, after pause: TimeInterval = 0
    ) -> TouchScript {
        let ways: (CGPoint, CGPoint) =
            switch direction {
            case .up: (CGPoint(x: 0.5, y: 0.9), CGPoint(x: 0.5, y: 0.1))
            case .down: (CGPoint(x: 0.5, y: 0.1), CGPoint(x: 0.5, y: 0.9))
            case .left: (CGPoint(x: 0.9, y: 0.5), CGPoint(x: 0.1, y: 0.5))
            case .right: (CGPoint(x: 0.1, y: 0.5), CGPoint(x: 0.9, y: 0.5))
            }
        func place(_ unit: CGPoint) -> Place {
            guard let name else { return .window(unit) }
            return .element(ScriptElement(name: name, traits: traits), at: unit)
        }
        return waiting(pause).adding(
            [[place(ways.0), place(ways.1)]], duration: duration,
            step: "swipe(.\(direction)\(name.map { ", on: \"\($0)\"" } ?? ""))")
    }

    /// Drags a finger from one element to another.
    ///
    /// - Parameters:
    ///   - start: the identifier or label of the element to drag.
    ///   - end: the identifier or label of the destination.
    ///   - hold: how long the finger stays before it moves, in seconds, for elements lifted by a long press.
    ///   - duration: the duration of the movement, in seconds.
    ///   - pause: a pause before, in seconds.
    public func drag(
        from start: String, to end: String, holding hold: TimeInterval = 0, duration: TimeInterval = 0.5,
        after pause: TimeInterval = 0
    ) -> TouchScript {
        let (first, last) = (
            Place.element(ScriptElement(name: start), at: nil), Place.element(ScriptElement(name: end), at: nil)
        )
        return waiting(pause).adding(
            [[first, last]], duration: duration, hold: hold, step: "drag(from: \"\(start)\", to: \"\(end)\")")
    }

    /// Taps an element, and types text.
    public func type(_ text: String, into name: String, after pause: TimeInterval = 0) -> TouchScript {
        tap(name, after: pause).type(text, after: 0.1)
    }

    /// Performs one of an element's custom actions.
    public func perform(_ action: String, on name: String, after pause: TimeInterval = 0) -> TouchScript {
        waiting(pause).checking(
            .action(action, ScriptElement(name: name)), step: "perform(\"\(action)\", on: \"\(name)\")")
    }

    /// Increments an adjustable element, or decrements it if the number is negative.
    public func adjust(_ name: String, by steps: Int, after pause: TimeInterval = 0) -> TouchScript {
        waiting(pause).checking(
            .adjust(ScriptElement(name: name), min(max(steps, -10_000), 10_000)),
            step: "adjust(\"\(name)\", by: \(steps))")
    }

    // MARK: Expectations

    /// Waits until an element is visible, up to a timeout in seconds; the following steps are delayed accordingly.
    public func wait(
        for name: String, traits: UIAccessibilityTraits = .none, timeout: TimeInterval = 5
    ) -> TouchScript {
        checking(
            .wait(ScriptElement(name: name, traits: traits), isThere: true, timeout: TouchScript.usable(timeout)),
            step: "wait(for: \"\(name)\")")
    }

    /// Waits until no element with a name is visible, up to a timeout in seconds.
    public func wait(
        untilGone name: String, traits: UIAccessibilityTraits = .none, timeout: TimeInterval = 5
    ) -> TouchScript {
        checking(
            .wait(ScriptElement(name: name, traits: traits), isThere: false, timeout: TouchScript.usable(timeout)),
            step: "wait(untilGone: \"\(name)\")")
    }

    /// Expects an element to be visible, with a value if one is given.
    public func expect(
        _ name: String, traits: UIAccessibilityTraits = .none, value: String? = nil, after pause: TimeInterval = 0
    ) -> TouchScript {
        waiting(pause).checking(
            .expect(ScriptElement(name: name, traits: traits), value: value),
            step: "expect(\"\(name)\"\(value.map { ", value: \"\($0)\"" } ?? ""))")
    }

    /// Expects that no element with a name is visible.
    public func expectNone(
        _ name: String, traits: UIAccessibilityTraits = .none, after pause: TimeInterval = 0
    ) -> TouchScript {
        waiting(pause).checking(
            .expectNone(ScriptElement(name: name, traits: traits)), step: "expectNone(\"\(name)\")")
    }
}
