public import Foundation

/// Opens an address.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/openurlaction)
public struct OpenURLAction {
    /// The result of opening a URL.
    public struct Result {
        enum Outcome {
            case handled, discarded
            /// For the system: the address, or another.
            case system(URL?)
        }

        let outcome: Outcome

        /// The handler has opened it.
        public static var handled: Result { Result(outcome: .handled) }
        /// The handler has not opened it, and nobody is to.
        public static var discarded: Result { Result(outcome: .discarded) }
        /// The system is to open it.
        public static var systemAction: Result { Result(outcome: .system(nil)) }
        /// The system is to open another address.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    private let handler: ((URL) -> Result)?

    /// An action that asks a handler first.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// The system's action.
    init() { handler = nil }

    /// Opens an address.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens a URL, and reports whether it was accepted.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler?(url).outcome ?? .system(nil) {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other):
            reportOnce("There is no browser to open \(other ?? url): set \\.openURL in the environment")
            completion(false)
        }
    }
}

extension EnvironmentValues {
    private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

    /// Opens addresses. There is no system's action here: an address that no handler takes is reported and left alone.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
