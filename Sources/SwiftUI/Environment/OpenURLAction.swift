public import Foundation

/// An action that opens a URL.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/openurlaction)
public struct OpenURLAction {
    /// The result of opening a URL.
    public struct Result {
        enum Outcome {
            case handled, discarded
            /// Let the system open the URL, or another.
            case system(URL?)
        }

        let outcome: Outcome

        /// The handler has opened the URL.
        public static var handled: Result { Result(outcome: .handled) }
        /// The handler has discarded the URL.
        public static var discarded: Result { Result(outcome: .discarded) }
        /// The system opens the URL.
        public static var systemAction: Result { Result(outcome: .system(nil)) }
        /// The system opens another URL.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    private let handler: ((URL) -> Result)?

    /// Creates an action with a handler.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// The system's action.
    init() { handler = nil }

    /// Opens a URL.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens a URL, and reports whether it was accepted.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler?(url).outcome ?? .system(nil) {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other):
            reportOnce("No browser is available to open \(other ?? url): set \\.openURL in the environment")
            completion(false)
        }
    }
}

extension EnvironmentValues {
    private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

    /// The action that opens URLs. There is no system action here: a URL that no handler opens is ignored, with a
    /// diagnostic.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
