import Foundation
import UIKit

/// A kind of window that a program's scene declares.
@MainActor
struct WindowKind {
    /// The identifier that opens windows of this kind; nil for none.
    let id: String?
    /// The type of the values that windows show; nil for windows without a value.
    let value: Any.Type?
    /// Builds the content, for a value of that type.
    var make: (AnyHashable?) -> AnyView

    /// Whether a request to open a window matches this kind.
    func matches(_ wantedID: String?, _ wanted: AnyHashable?) -> Bool {
        if let wantedID, id != wantedID { return false }
        if let wanted { return value.map { type(of: wanted.base) == $0 } ?? false }
        return wantedID != nil
    }
}

/// The windows of a program other than its first one.
@MainActor
final class ProgramWindows {
    /// The window kinds of all scenes, in order.
    var kinds: [WindowKind] = []
    /// The node whose environment new windows inherit.
    weak var owner: _ViewNode?
    private var windows: [Int: OpenWindow] = [:]
    private var lastNumber = 0

    nonisolated init() {}

    /// A window that is open, or being opened.
    private struct OpenWindow {
        let kind: Int
        let value: AnyHashable?
        var controller: ScreenController?
        weak var scene: UIWindowScene?
    }

    static let activityType = "kasane.window"
    static let numberKey = "number"

    /// The programs whose windows wait for their scenes to connect.
    static var waiting: [Int: ProgramWindows] = [:]
    private static var lastWaiting = 0

    // MARK: Opening

    /// Opens a window; if one already shows the same value, it is brought to the front instead.
    func open(id: String?, value: AnyHashable?) {
        guard let index = kinds.firstIndex(where: { $0.matches(id, value) }) else {
            let wanted = [id.map { "the id \"\($0)\"" }, value.map { "values of \(type(of: $0.base))" }]
            return reportOnce("openWindow: no WindowGroup has \(wanted.compactMap { $0 }.joined(separator: " and "))")
        }
        if let value, let known = windows.values.first(where: { $0.kind == index && $0.value == value }) {
            if let session = known.scene?.session {
                UIApplication.shared.requestSceneSessionActivation(session, userActivity: nil, options: nil)
            }
            return
        }
        guard UIApplication.shared.supportsMultipleScenes else {
            return reportOnce(
                "openWindow: the program has only one window here; check supportsMultipleWindows in the environment")
        }
        lastNumber += 1
        ProgramWindows.lastWaiting += 1
        windows[lastNumber] = OpenWindow(kind: index, value: value)
        let (number, ticket) = (lastNumber, ProgramWindows.lastWaiting)
        ProgramWindows.waiting[ticket] = self
        let activity = NSUserActivity(activityType: ProgramWindows.activityType)
        activity.addUserInfoEntries(from: [ProgramWindows.numberKey: "\(ticket) \(number)"])
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil) { [weak self] in
            reportOnce("openWindow: cannot open a window (\($0.localizedDescription))")
            self?.windows[number] = nil
            ProgramWindows.waiting[ticket] = nil
        }
    }

    /// Shows a window in the scene that has connected for it.
    func connect(_ number: Int, in scene: UIWindowScene) -> UIWindow? {
        guard let owner, let open = windows[number], kinds.indices.contains(open.kind) else { return nil }
        let controller = ScreenController(kinds[open.kind].make(open.value), inside: owner) { [weak self] in
            $0.programWindow = self.map { WindowHandle(windows: $0, number: number) }
        }
        windows[number]?.controller = controller
        windows[number]?.scene = scene
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    // MARK: Updating and closing

    /// Updates the windows to the scenes' current content.
    func update() {
        for open in windows.values where kinds.indices.contains(open.kind) {
            open.controller?.rootView = kinds[open.kind].make(open.value)
        }
    }

    /// Closes windows; without an id and a value, none.
    func close(id: String?, value: AnyHashable?) {
        for (number, open) in windows where kinds.indices.contains(open.kind) {
            let kind = kinds[open.kind]
            guard kind.matches(id, value), value == nil || open.value == value else { continue }
            close(number)
        }
    }

    func close(_ number: Int) {
        guard let scene = windows[number]?.scene else { return }
        UIApplication.shared.requestSceneSessionDestruction(scene.session)
    }

    func didClose(_ number: Int) { windows[number] = nil }
}

/// One of a program's windows.
struct WindowHandle {
    let windows: ProgramWindows
    /// The window's number; nil for the first one.
    var number: Int?
}

/// The delegate of a scene that shows a window of a program.
final class ProgramSceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    private var number: Int?
    private weak var program: ProgramWindows?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let activity = options.userActivities.first { $0.activityType == ProgramWindows.activityType }
        let parts = (activity?.userInfo?[ProgramWindows.numberKey] as? String ?? "").split(separator: " ")
        guard parts.count == 2, let ticket = Int(parts[0]), let number = Int(parts[1]),
            let program = ProgramWindows.waiting.removeValue(forKey: ticket), let scene = scene as? UIWindowScene
        else { return }
        (self.number, self.program) = (number, program)
        window = program.connect(number, in: scene)
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        if let number { program?.didClose(number) }
        window = nil
    }
}

extension EnvironmentValues {
    private struct WindowKey: EnvironmentKey { static var defaultValue: WindowHandle? { nil } }

    /// The program's window that contains the view.
    var programWindow: WindowHandle? {
        get { self[WindowKey.self] }
        set { self[WindowKey.self] = newValue }
    }

    /// An action that opens a window of the program.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/openwindow)
    public var openWindow: OpenWindowAction { OpenWindowAction(windows: programWindow?.windows) }

    /// An action that closes a window of the program.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/dismisswindow)
    public var dismissWindow: DismissWindowAction { DismissWindowAction(window: programWindow) }
}
