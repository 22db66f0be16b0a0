public import Foundation
public import Observation
import UIKit

/// A part of a program with its own windows.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scene)
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the body.
    associatedtype Body: Scene

    /// The scenes that this one is composed of.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Collects the windows. Custom scenes need not implement it.
    static func _collect(_ scene: Self, into windows: _SceneWindows)
}

extension Scene {
    public static func _collect(_ scene: Self, into windows: _SceneWindows) {
        var scene = scene
        windows.install(in: &scene)
        windows.enter(0) { Body._collect(scene.body, into: windows) }
    }
}

extension Scene where Body == Never {
    /// Never called: primitive scenes have no body.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Scene {
    public static func _collect(_ scene: Never, into windows: _SceneWindows) {}
}

/// Collects the windows of scenes.
@MainActor
public final class _SceneWindows: ContentCollector {
    let node: _ViewNode
    /// The kind of each window.
    private(set) var windows: [WindowKind] = []
    var path = ChildPath()
    var storedProperties: [ChildPath: Any]

    init(_ node: _ViewNode, properties: [ChildPath: Any]) { (self.node, storedProperties) = (node, properties) }

    func add(_ kind: WindowKind) { windows.append(kind) }

    /// Modifies the windows that a scene adds.
    func change(_ body: () -> Void, _ change: @escaping (AnyView) -> AnyView) {
        let first = windows.count
        body()
        for index in first..<windows.count {
            let make = windows[index].make
            windows[index].make = { change(make($0)) }
        }
    }
}

/// A window that shows views.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/windowgroup)
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never

    private let id: String?
    private let value: Any.Type?
    private let make: (AnyHashable?) -> Content

    /// Creates windows that show views.
    public init(@ViewBuilder content: () -> Content) {
        let content = content()
        (id, value, make) = (nil, nil, { _ in content })
    }

    /// Creates windows that show views, which `openWindow` opens by an identifier.
    public init(id: String, @ViewBuilder content: () -> Content) {
        let content = content()
        (self.id, value, make) = (id, nil, { _ in content })
    }

    /// Creates windows that show views. The title isn't shown on iPhone screens.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) }

    /// Creates windows that show views. The title isn't shown on iPhone screens.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) }

    /// Creates windows that show views. The title isn't shown on iPhone screens.
    public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content: content) }

    /// Creates windows that show views, which `openWindow` opens by an identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, content: content)
    }

    /// Creates windows for values.
    init<D: Hashable>(_ id: String?, _ type: D.Type, _ make: @escaping (D?) -> Content) {
        (self.id, value, self.make) = (id, type, { make($0?.base as? D) })
    }

    public static func _collect(_ scene: Self, into windows: _SceneWindows) {
        let make = scene.make
        windows.add(WindowKind(id: scene.id, value: scene.value) { AnyView(make($0)) })
    }
}

/// Builds the scenes of a program.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scenebuilder)
@resultBuilder
@MainActor @preconcurrency
public struct SceneBuilder {
    /// Wraps a single scene.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// Returns a single scene unchanged.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Combines several scenes.
    public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> _TupleScene<repeat each Content> { _TupleScene(repeat each content) }

    /// A scene that is present if the platform supports it.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }

    /// A scene that is present if an availability condition holds.
    public static func buildOptional<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> {
        _OptionalScene(scene: content)
    }
}

/// Several scenes in order.
public struct _TupleScene<each Content: Scene>: Scene {
    public typealias Body = Never

    private let scenes: (repeat each Content)

    init(_ scenes: repeat each Content) { self.scenes = (repeat each scenes) }

    public static func _collect(_ scene: Self, into windows: _SceneWindows) {
        var index = 0
        for part in repeat each scene.scenes {
            collect(part, index, windows)
            index += 1
        }
    }

    private static func collect<Part: Scene>(_ part: Part, _ index: Int, _ windows: _SceneWindows) {
        windows.enter(index) { Part._collect(part, into: windows) }
    }
}

/// A scene, or none.
public struct _OptionalScene<Content: Scene>: Scene {
    public typealias Body = Never

    let scene: Content?

    public static func _collect(_ scene: Self, into windows: _SceneWindows) {
        if let scene = scene.scene { Content._collect(scene, into: windows) }
    }
}

/// A scene whose windows' views are modified.
public struct _ModifiedScene<Content: Scene>: Scene {
    public typealias Body = Never

    let scene: Content
    let change: (AnyView) -> AnyView

    public static func _collect(_ scene: Self, into windows: _SceneWindows) {
        windows.change({ Content._collect(scene.scene, into: windows) }, scene.change)
    }
}

extension Scene {
    func changed(_ change: @escaping (AnyView) -> AnyView) -> _ModifiedScene<Self> {
        _ModifiedScene(scene: self, change: change)
    }

    /// Sets an environment value for the scene's views.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        changed { AnyView($0.environment(keyPath, value)) }
    }

    /// Sets an environment object for the scene's views by its type; nil removes it.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        changed { AnyView($0.environment(object)) }
    }

    /// Sets an environment object for the scene's views by its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        changed { AnyView($0.environmentObject(object)) }
    }

    /// Transforms an environment value for the scene's views.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene { changed { AnyView($0.transformEnvironment(keyPath, transform: transform)) } }

    /// Performs an action with the old and the new value when a value changes, such as the scene's phase.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/scene/onchange(of:initial:_:)-8q1rw)
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene { changed { AnyView($0.onChange(of: value, initial: initial, action)) } }

    /// Performs an action when a value changes.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { changed { AnyView($0.onChange(of: value, initial: initial, action)) } }

    /// Performs an action with the new value when a value changes.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        changed { AnyView($0.onChange(of: value, perform: action)) }
    }

    /// Sets the size of new windows, in points. It has no effect, as on iPhones.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/scene/defaultsize(width:height:))
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

    /// Sets the size of new windows, in points. It has no effect, as on iPhones.
    public func defaultSize(_ size: CGSize) -> some Scene { self }

    /// Sets how windows can be resized. It has no effect, as on iPhones.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/scene/windowresizability(_:))
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

    /// Sets the default store of `AppStorage` properties in the scene's views.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        changed { AnyView($0.defaultAppStorage(store)) }
    }
}

/// How a window can be resized.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/windowresizability)
public struct WindowResizability: Hashable, Sendable {
    private let number: Int

    /// As the scene determines.
    public static let automatic = WindowResizability(number: 0)
    /// Within the smallest and the largest size of the content.
    public static let contentSize = WindowResizability(number: 1)
    /// Down to the smallest size of the content.
    public static let contentMinSize = WindowResizability(number: 2)
}

/// The operational state of a scene.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scenephase)
public enum ScenePhase: Comparable, Sendable {
    /// The scene isn't visible.
    case background
    /// The scene is visible, but not active.
    case inactive
    /// The scene is visible and active.
    case active

    init(_ state: UIApplication.State) {
        switch state {
        case .active: self = .active
        case .background: self = .background
        default: self = .inactive
        }
    }

    /// The phase that an application's notification announces.
    init?(_ name: Notification.Name) {
        switch name {
        case UIApplication.didBecomeActiveNotification: self = .active
        case UIApplication.didEnterBackgroundNotification: self = .background
        case UIApplication.willResignActiveNotification, UIApplication.willEnterForegroundNotification: self = .inactive
        default: return nil
        }
    }
}

extension EnvironmentValues {
    private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

    /// The program's phase; `active` in views that aren't part of a program.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/scenephase)
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
