import CoreGraphics
import Foundation
import QuartzCore
import UIKit

// User input for views.

extension LayerStage {
    @MainActor
    func handle(_ event: WindowEvent) {
        switch event {
        case .finger(let finger, let action, let x, let y): touch(finger, action, place(x, y))
        case .hovered(let x, let y): hover(place(x, y))
        case .left: hover(nil)
        case .held(let buttons, let modifiers):
            held = HeldInput(
                buttons: UIEvent.ButtonMask(rawValue: buttons), modifiers: UIKeyModifierFlags(rawValue: modifiers))
        case .scrolled(let x, let y, let right, let down):
            scroll(at: place(x, y), by: CGPoint(x: right, y: down))
        case .key, .typed, .marked:
            waitingKeys.append(event)
            // Text typed after a waiting key must be handled after it.
            if waitingKeys.count == 1 { takeKeyEvents() }
        default: break
        }
    }

    /// Handles keys, unless assistive technologies must be asked first.
    @MainActor
    private func takeKeyEvents() {
        while let event = waitingKeys.first {
            if case .key(let key) = event, let accessibility, accessibility.wantsKeys {
                return accessibility.offer(key.reported) { [weak self] isTaken in
                    guard let self else { return }
                    waitingKeys.removeFirst()
                    if !isTaken { press(key) }
                    takeKeyEvents()
                    CATransaction.flush()
                    reportInput()
                }
            }
            waitingKeys.removeFirst()
            switch event {
            case .key(let key): press(key)
            case .typed(let text):
                guard let window = keyWindow else { break }
                if window.keyInput == nil { window.type(text) } else { window.insertFromInputMethod(text) }
            case .marked(let text, let location, let length):
                keyWindow?.setMarkedText(text, selection: NSRange(location: location, length: length))
            default: break
            }
        }
    }

    // MARK: Windows

    /// The visible windows, back to front.
    @MainActor
    var windows: [UIWindow] {
        if case .scene(let scene) = content { scene.windows } else { UIApplication.shared.windows }
    }

    /// The window that receives the desktop window's keys.
    @MainActor
    var keyWindow: UIWindow? {
        if case .scene(let scene) = content { scene.keyWindow } else { UIApplication.shared.keyWindow }
    }

    /// Called when the desktop's window becomes the active one.
    @MainActor
    func takeKeys() { if case .scene(let scene) = content { scene.keyWindow?.makeKey() } }

    @MainActor
    func move(to state: UIApplication.State) {
        guard case .scene(let scene) = content else { return UIApplication.shared.move(to: state) }
        UIApplication.shared.move(scene, to: state)
    }

    /// Returns the screen point at a position in the window.
    private func place(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: visible.minX + x, y: visible.minY + y) }

    // MARK: Touches

    @MainActor
    private func touch(_ finger: Int, _ action: WindowEvent.FingerAction, _ place: CGPoint) {
        if action == .down {
            touched[finger] = window(at: place)
            takeKeys()
        }
        guard let window = touched[finger] else { return }
        let sample: TouchSample.Action =
            switch action {
            case .down: .down
            case .move: .move
            case .up: .up
            case .cancel: .cancel
            }
        // Finger 0 is the mouse.
        let isPointer = finger == 0
        let pressed = isPointer ? held : HeldInput(modifiers: held.modifiers)
        window.handle(
            [
                TouchSample(
                    finger: finger, action: sample, location: point(place, in: window),
                    type: isPointer ? .indirectPointer : .direct)
            ], held: pressed)
        guard action == .up || action == .cancel else { return }
        touched[finger] = nil
        if isPointer { hover(place) }
    }

    /// Returns the frontmost window that accepts touches at a screen point.
    @MainActor
    private func window(at place: CGPoint) -> UIWindow? {
        windows.reversed().first { $0.hitTest(point(place, in: $0), with: nil) != nil } ?? keyWindow
    }

    @MainActor
    private func point(_ place: CGPoint, in window: UIWindow) -> CGPoint {
        CGPoint(
            x: place.x - window.frame.minX + window.bounds.minX, y: place.y - window.frame.minY + window.bounds.minY)
    }

    @MainActor
    private func view(at place: CGPoint) -> UIView? {
        window(at: place).flatMap { $0.hitTest(point(place, in: $0), with: nil) }
    }

    // MARK: Pointer

    /// Moves the pointer with no button pressed; nil when it has left the window.
    @MainActor
    private func hover(_ place: CGPoint?) {
        let target = place.flatMap { window(at: $0) }
        if let hovered, hovered !== target { hovered.hover(at: nil) }
        hovered = target
        guard let place, let target else { return setPointer(.arrow) }
        let shape: PointerShape? =
            switch target.hover(at: point(place, in: target), modifiers: held.modifiers) {
            case .arrow?: .arrow
            case .beam?: .beam
            case .hidden?: .hidden
            case nil: nil
            }
        setPointer(shape ?? pointerShape(at: place))
    }

    @MainActor
    private func pointerShape(at place: CGPoint) -> PointerShape {
        var view = view(at: place)
        while let current = view {
            if current is any UITextInput { return .beam }
            if current is UIControl { return .arrow }
            view = current.superview
        }
        return .arrow
    }

    /// Scrolls the innermost scroll view that can scroll in that direction.
    @MainActor
    private func scroll(at place: CGPoint, by distance: CGPoint) {
        var view = view(at: place)
        while let current = view {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled {
                let target = scrollView.offset(scrolledBy: distance)
                if target != scrollView.contentOffset { return scrollView.setContentOffset(target, animated: false) }
            }
            view = current.superview
        }
    }

    // MARK: Keys

    @MainActor
    private func press(_ event: KeyEvent) {
        takeKeys()
        guard let window = keyWindow else { return }
        var stroke = KeyStroke(
            UIKeyboardHIDUsage(rawValue: event.code) ?? .keyboardErrorUndefined,
            modifiers: UIKeyModifierFlags(rawValue: event.modifiers))
        if !event.characters.isEmpty { stroke.characters = event.characters }
        switch event.phase {
        case .down: window.handle(KeySample(stroke, .down))
        case .again: window.handle(KeySample(stroke, .again))
        case .up: window.handle(KeySample(stroke, .up))
        }
    }
}

extension KeyEvent {
    /// The key as reported to assistive technologies.
    fileprivate var reported: ReportedKey {
        ReportedKey(
            usage: code, characters: characters, flags: UIKeyModifierFlags(rawValue: modifiers), isDown: phase != .up)
    }
}
