public import Foundation

/// The persistent information about a scene, which remains while the scene is not in memory.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscenesession)
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// The role of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A scene for the application's windows.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A scene for an external display without interaction.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The scene, once it is connected.
    open internal(set) weak var scene: UIScene?

    /// The role of the scene.
    open private(set) var role: Role

    /// The configuration of the scene.
    open internal(set) var configuration: UISceneConfiguration

    /// An identifier that is unique among sessions.
    open private(set) var persistentIdentifier: String

    /// Custom data of the application.
    open var userInfo: [String: Any]?

    init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        persistentIdentifier = UUID().uuidString
        super.init()
    }
}

/// The configuration of a scene: its class and its delegate's class.
///
/// Named configurations are found in `Info.plist` under `UIApplicationSceneManifest`, `UISceneConfigurations` and the
/// role.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisceneconfiguration)
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name in `Info.plist`.
    open private(set) var name: String?

    /// The role of the scene.
    open private(set) var role: UISceneSession.Role

    /// The scene's class. Kasane's scenes are `UIWindowScene`s, created before this property is read.
    open var sceneClass: AnyClass?

    /// The class of the scene's delegate, which is created with `init()`.
    open var delegateClass: AnyClass?

    /// The storyboard whose initial controller is the root of the scene's window; nil, the default, for none.
    open var storyboard: UIStoryboard?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - name: the name in `Info.plist`; nil for the role's first configuration.
    ///   - sessionRole: the role of the scene.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        role = sessionRole
        let manifest = Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let entries = roles?[sessionRole.rawValue] as? [[String: Any]] ?? []
        let entry = entries.first { name == nil || $0["UISceneConfigurationName"] as? String == name }
        self.name = name ?? entry?["UISceneConfigurationName"] as? String
        super.init()
        sceneClass = UIWindowScene.self
        storyboard = (entry?["UISceneStoryboardFile"] as? String).map { UIStoryboard(name: $0, bundle: nil) }
        delegateClass = (entry?["UISceneDelegateClassName"] as? String).flatMap { NSClassFromString($0) }
    }
}
