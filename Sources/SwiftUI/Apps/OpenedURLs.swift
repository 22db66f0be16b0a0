public import Foundation

/// The URLs that a program is opened with: those among the arguments of its command line, as a desktop passes them for a
/// scheme that the program is registered for.
@MainActor
enum OpenedURLs {
    static let subject = PassthroughSubject<URL, Never>()

    /// The URLs among arguments.
    static func among(_ arguments: [String]) -> [URL] {
        arguments.compactMap { argument in
            guard argument.contains(":"), let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1
            else { return nil }
            return url
        }
    }

    /// Tells the views that are there of URLs, once they have appeared.
    static func deliver(_ urls: [URL]) {
        guard !urls.isEmpty else { return }
        DispatchQueue.main.async { for url in urls { subject.send(url) } }
    }
}

extension View {
    /// Does something with a URL that the program is opened with: with each one among the arguments of its command line.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:))
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        onReceive(OpenedURLs.subject, perform: action)
    }
}
