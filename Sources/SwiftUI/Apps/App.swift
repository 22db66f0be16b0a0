public import Foundation
import QuartzCore
public import UIKit

/// A program: its state, and the contents of its windows.
///
/// A structure marked `@main` is launched in a window of the desktop if there is a display, or by `kasane render`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/app)
@MainActor @preconcurrency
public protocol App {
    /// The type of the scenes.
    associatedtype Body: Scene

    /// The program's scenes, of which the first window group is shown.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Creates the program.
    @MainActor @preconcurrency
    init()
}

extension App {
    /// Launches the program and runs it until it ends. `@main` calls it.
    @MainActor @preconcurrency
    public static func main() {
        let app = Self()
        let delegate = AppDelegate(AnyView(ProgramRoot(app: app)), AdaptedDelegate.current)
        // A recording controls the clock, and runs the launched program.
        guard !MediaClock.isManual else {
            AppDelegate.recorded = delegate
            return UIApplication.shared.launch(delegate)
        }
        _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil) { delegate }
    }
}

/// The application delegate of a program with scenes, which forwards to the program's own delegate.
final class AppDelegate: NSObject, UIApplicationDelegate {
    /// The delegate of a program being recorded, which is not retained elsewhere.
    static var recorded: AppDelegate?

    var window: UIWindow?
    private let root: AnyView
    private let adapted: (any UIApplicationDelegate)?

    init(_ root: AnyView, _ adapted: (any UIApplicationDelegate)?) { (self.root, self.adapted) = (root, adapted) }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { adapted?.application(application, willFinishLaunchingWithOptions: launchOptions) ?? true }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let result = adapted?.application(application, didFinishLaunchingWithOptions: launchOptions) ?? true
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIHostingController(rootView: root)
        window.makeKeyAndVisible()
        self.window = window
        OpenedURLs.deliver(OpenedURLs.among(Array(CommandLine.arguments.dropFirst())))
        return result
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        guard options.userActivities.contains(where: { $0.activityType == ProgramWindows.activityType }) else {
            return adapted?.application(
                application, configurationForConnecting: connectingSceneSession, options: options)
                ?? connectingSceneSession.configuration
        }
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = ProgramSceneDelegate.self
        return configuration
    }

    func applicationDidFinishLaunching(_ application: UIApplication) {
        adapted?.applicationDidFinishLaunching(application)
    }

    func applicationDidBecomeActive(_ application: UIApplication) { adapted?.applicationDidBecomeActive(application) }
    func applicationWillResignActive(_ application: UIApplication) { adapted?.applicationWillResignActive(application) }
    func applicationDidEnterBackground(_ application: UIApplication) {
        adapted?.applicationDidEnterBackground(application)
    }
    func applicationWillEnterForeground(_ application: UIApplication) {
        adapted?.applicationWillEnterForeground(application)
    }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        adapted?.applicationDidReceiveMemoryWarning(application)
    }
    func applicationWillTerminate(_ application: UIApplication) { adapted?.applicationWillTerminate(application) }

    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        adapted?.application(application, supportedInterfaceOrientationsFor: window)
            ?? window?.rootViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
    }
}

/// The program's own delegate.
@MainActor
enum AdaptedDelegate {
    static var current: (any UIApplicationDelegate)?
}

/// The application delegate of a program with scenes. It is created with the program, and receives the delegate's
/// events.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor)
@propertyWrapper
@MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Creates the delegate.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = AdaptedDelegate.current as? DelegateType ?? UIApplicationDelegateAdaptor.make(delegateType)
        AdaptedDelegate.current = wrappedValue
    }

    /// The initializer must be dispatched dynamically, which Swift does for required ones only.
    private static func make(_ type: DelegateType.Type) -> DelegateType {
        guard let made = makeObject(of: type) as? DelegateType else {
            preconditionFailure("\(type) cannot be created: it needs an init()")
        }
        return made
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

// MARK: - App views

/// The root of a program's window: its first window group, with the application's scene phase.
package struct ProgramRoot<Program: App>: View {
    private let app: Program
    @State private var phase = ScenePhase(UIApplication.shared.applicationState)

    package init(app: Program) { self.app = app }

    package var body: some View {
        ProgramView(app: app)
            .environment(\.scenePhase, phase)
            .onReceive(changes) { phase = ScenePhase($0.name) ?? phase }
    }

    /// The changes of the application's state.
    private var changes: Publishers.MergeMany<NotificationCenter.Publisher> {
        Publishers.MergeMany(
            [
                UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
                UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
            ].map { NotificationCenter.default.publisher(for: $0) })
    }
}

/// Shows the first window of a program.
struct ProgramView<Program: App>: PrimitiveView {
    typealias Body = Never

    let app: Program

    func makeNode(_ context: _NodeContext) -> ProgramNode<Program> { ProgramNode(app, context) }
    func updateNode(_ node: ProgramNode<Program>) {}
}

/// The node of a program, which owns its state.
package final class ProgramNode<Program: App>: _ViewNode {
    private let given: Program
    private var properties = DynamicProperties<Program>()
    private var sceneProperties: [ChildPath: Any] = [:]
    private var child: _ViewNode?
    private let windows = ProgramWindows()

    init(_ app: Program, _ context: _NodeContext) {
        given = app
        super.init(context)
        windows.owner = self
        child = AnyView._makeNode(makeContent(), childContext)
    }

    package override func evaluate() {
        needsUpdate = false
        if let child { AnyView._updateNode(child, with: makeContent()) }
        windows.update()
    }

    private func makeContent() -> AnyView {
        var app = given
        properties.install(in: &app, for: self)
        let scenes = _SceneWindows(self, properties: sceneProperties)
        track { Program.Body._collect(app.body, into: scenes) }
        sceneProperties = scenes.storedProperties
        guard let first = scenes.windows.first else {
            reportOnce("\(Program.self) has no window: its body needs a WindowGroup")
            return AnyView(EmptyView())
        }
        windows.kinds = scenes.windows
        let window = WindowHandle(windows: windows)
        return AnyView(first.make(nil).transformEnvironment(\.programWindow) { $0 = $0 ?? window })
    }

    package override var structure: [_ViewNode] { child.map { [$0] } ?? [] }
    package override var label: String { "\(Program.self)" }
    package override func willRemove() { properties.remove() }
}
