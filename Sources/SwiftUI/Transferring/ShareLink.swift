import Foundation
import UIKit

/// A button that presents a share sheet. Subjects and messages have no effect, as email isn't supported: copying uses
/// the items alone.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/sharelink)
public struct ShareLink<
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>:
    View
where Data.Element: Transferable {
    private let items: Data
    private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
    private let label: Label
    @PresentingPlace private var place
    @Environment(\.self) private var environment

    init(
        _ items: Data, _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
    ) { (self.items, self.preview, self.label) = (items, preview, label) }

    public var body: some View {
        Button(action: share) { label }
    }

    /// Presents the sheet, once the shared items are available.
    private func share() {
        let title = items.first.flatMap { preview?($0).title.string(in: environment) }
        Task { @MainActor in
            var shared: [Any] = []
            for item in items {
                do {
                    if let form = try await Data.Element.export(item) { shared.append(form.value) }
                } catch {
                    reportOnce("A ShareLink's \(Data.Element.self) cannot be shared: \(error)")
                }
            }
            guard !shared.isEmpty else { return }
            let sheet = UIActivityViewController(activityItems: shared, applicationActivities: nil)
            sheet.previewTitle = title
            place.present(sheet)
        }
    }
}

/// The default label of a link: a symbol and a title.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/defaultsharelinklabel)
public struct DefaultShareLinkLabel: View {
    private let title: Text?

    init(_ title: Text? = nil) { self.title = title }

    public var body: some View {
        Label {
            title ?? Text("Share")
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

/// Presents controllers over the window that contains the view with this property.
@propertyWrapper
struct PresentingPlace: DynamicProperty {
    private var handle: Handle<_ViewNode>?

    var wrappedValue: PresentingPlace { self }

    @MainActor
    static func _install(_ property: UnsafeMutableRawPointer, _ storage: _PropertyStorage) {
        property.assumingMemoryBound(to: PresentingPlace.self).pointee.handle = storage.node.handle
    }

    @MainActor
    static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }

    /// Presents a controller over any current presentation. The views of a menu are in no window: then the key window
    /// is used.
    @MainActor
    func present(_ controller: UIViewController) {
        let own = handle?.object?.graph.hostingView?.window
        guard var top = (own ?? UIApplication.shared.keyWindow)?.rootViewController else { return }
        while let presented = top.presentedViewController { top = presented }
        top.present(controller, animated: true)
    }
}
