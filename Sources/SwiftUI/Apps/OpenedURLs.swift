public import Foundation

/// The URLs that a program is opened with: those in its command line arguments, as a desktop passes them for a scheme
/// that the program is registered for.
@MainActor
enum OpenedURLs {
    static let subject = PassthroughSubject<URL, Never>()

    /// Returns the URLs among the arguments.
    static func among(_ arguments: [String]) -> [URL] {
        arguments.compactMap { argument in
            guard argument.contains(":"), let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1
            else { return nil }
            return url
        }
    }

    /// Delivers URLs to the current views, once they have appeared.
    static func deliver(_ urls: [URL]) {
        guard !urls.isEmpty else { return }
        DispatchQueue.main.async { for url in urls { subject.send(url) } }
    }
}

extension View {
    /// Performs an action for each URL that the program is opened with: those in its command line arguments.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:))
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        onReceive(OpenedURLs.subject, perform: action)
    }
}
