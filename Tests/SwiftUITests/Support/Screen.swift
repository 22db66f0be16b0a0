import QuartzCore
import SwiftUI
import XCTest

/// A phone-sized window with a hosting controller, touched by scripts.
@MainActor
final class Screen {
    let window: UIWindow
    let controller: UIViewController

    init<Content: View>(_ content: Content) {
        controller = UIHostingController(rootView: content)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        settle()
    }

    func settle() { CATransaction.flush() }

    /// Plays a script to its end, and waits for animations to end.
    func run(_ script: TouchScript) throws {
        try window.run(script)
        wait()
    }

    /// Lets time pass until animations have ended.
    func wait(_ seconds: Double = 1.2) {
        let end = MediaClock.now + seconds
        while MediaClock.now < end {
            MediaClock.advance(to: MediaClock.now + 1.0 / 60)
            MediaClock.beginFrame(duration: 1.0 / 60)
            CATransaction.flush()
        }
    }

    /// Returns the first controller of a class below the hosting controller.
    func child<C: UIViewController>(_ type: C.Type) -> C? { Screen.child(type, of: controller) }

    /// Returns the first controller of a class at or below another.
    static func child<C: UIViewController>(_ type: C.Type, of controller: UIViewController) -> C? {
        (controller as? C) ?? controller.children.lazy.compactMap { child(type, of: $0) }.first
    }

    var stack: UINavigationController? { child(UINavigationController.self) }
    var tabs: UITabBarController? { child(UITabBarController.self) }

    /// Returns whether assistive technologies find an element with the label.
    func has(_ label: String) -> Bool { (try? window.run(TouchScript().expect(label))) != nil }
}

/// The events, in order.
@MainActor
final class EventLog {
    var lines: [String] = []
    nonisolated init() {}
}

extension View {
    /// Records when the view appears and disappears.
    func noted(_ name: String, in log: EventLog) -> some View {
        onAppear { log.lines.append("\(name) appears") }.onDisappear { log.lines.append("\(name) disappears") }
    }
}
