public import Foundation

/// Opens an address.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/openurlaction)
public struct OpenURLAction {
    /// What became of an address.
    public struct Result {
        enum Kind {
            case handled, discarded
            /// For the system: the address, or another.
            case system(URL?)
        }

        let kind: Kind

        /// The handler has opened it.
        public static var handled: Result { Result(kind: .handled) }
        /// The handler has not opened it, and nobody is to.
        public static var discarded: Result { Result(kind: .discarded) }
        /// The system is to open it.
        public static var systemAction: Result { Result(kind: .system(nil)) }
        /// The system is to open another address.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: ((URL) -> Result)?

    /// An action that asks a handler first.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// The system's action.
    init() { handler = nil }

    /// Opens an address.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens an address, and says whether it was opened.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler?(url).kind ?? .system(nil) {
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

/// A view that opens an address when it is tapped, by the environment's `openURL`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/link)
public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// A link that shows a view.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
    }
}

extension Link where Label == Text {
    /// A link that shows a text.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link that shows a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
