public import CoreGraphics
public import Foundation
public import UIKit
public import UniformTypeIdentifiers

extension View {
    /// Lets the view be dragged by a long press: what it looks like follows the finger.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/ondrag(_:))
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DraggableModifier(item: { UIDragItem(itemProvider: data()) }, preview: nil))
    }

    /// Lets the view be dragged by a long press: a preview follows the finger.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/ondrag(_:preview:))
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DraggableModifier(item: { UIDragItem(itemProvider: data()) }, preview: AnyView(preview())))
    }

    /// Lets things of some types be dropped on the view.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: the types, of which an item has to have data.
    ///   - isTargeted: true while such a thing is over the view.
    ///   - action: takes what is dropped, and returns whether it does: if not, it goes back to where it came from.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/ondrop(of:istargeted:perform:))
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Lets things of some types be dropped on the view, at a place in its coordinates.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/ondrop(of:istargeted:perform:))
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(
            of: supportedContentTypes,
            delegate: TargetedDrop(isTargeted: isTargeted) {
                action($0.itemProviders(for: supportedContentTypes), $0.location)
            })
    }

    /// Lets things of some types be dropped on the view, as a delegate says.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/ondrop(of:delegate:))
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        let destination = DropDestination(
            accepts: { info in info.hasItemsConforming(to: supportedContentTypes) && delegate.validateDrop(info: info)
            },
            entered: delegate.dropEntered, updated: delegate.dropUpdated, exited: delegate.dropExited,
            dropped: delegate.performDrop)
        return modifier(DropModifier(destination: destination))
    }

    /// Lets things of some types be dropped on the view, by the types' identifiers.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/ondrop(of:istargeted:perform:))
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
    }

    /// Lets things of some types be dropped on the view, by the types' identifiers, at a place in its coordinates.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/ondrop(of:istargeted:perform:))
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
    }

    /// Lets things of some types be dropped on the view, by the types' identifiers, as a delegate says.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/ondrop(of:delegate:))
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
    }
}

/// Keeps a binding true while a drag is over a view.
private struct TargetedDrop: DropDelegate {
    let isTargeted: Binding<Bool>?
    let action: (DropInfo) -> Bool

    func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }

    func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }

    func performDrop(info: DropInfo) -> Bool {
        isTargeted?.wrappedValue = false
        return action(info)
    }
}
