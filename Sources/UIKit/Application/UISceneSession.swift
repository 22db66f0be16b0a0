public import Foundation

/// What stays of a scene while it is not in memory.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscenesession)
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The application's windows.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A second screen that shows without being touched.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The scene, once it is connected.
    open internal(set) weak var scene: UIScene?

    /// What the scene is for.
    open private(set) var role: Role

    /// How the scene was made.
    open internal(set) var configuration: UISceneConfiguration

    /// A name that no other session has.
    open private(set) var persistentIdentifier: String

    /// The client's own values.
    open var userInfo: [String: Any]?

    init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        persistentIdentifier = UUID().uuidString
        super.init()
    }
}

/// How a scene is made: its class, its delegate's class.
///
/// The value of a name is found in `Info.plist` under `UIApplicationSceneManifest`, `UISceneConfigurations`, and the role.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisceneconfiguration)
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name in `Info.plist`.
    open private(set) var name: String?

    /// What the scene is for.
    open private(set) var role: UISceneSession.Role

    /// The scene's class. Kasane's scenes are `UIWindowScene`s, made before they are asked for this.
    open var sceneClass: AnyClass?

    /// The class of the scene's delegate, which is made with `init()`.
    open var delegateClass: AnyClass?

    /// The storyboard whose first controller is the root of the scene's window; nil, the default, for none.
    open var storyboard: UIStoryboard?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - name: the name in `Info.plist`; nil for the role's first.
    ///   - sessionRole: what the scene is for.
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
