import CoreGraphics
public import Foundation
public import UIKit
public import UniformTypeIdentifiers

extension View {
    /// Makes the view draggable by a long press, with its appearance as the preview.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/ondrag(_:))
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DraggableModifier(item: { UIDragItem(itemProvider: data()) }, preview: nil))
    }

    /// Makes the view draggable by a long press, with a custom preview.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/ondrag(_:preview:))
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DraggableModifier(item: { UIDragItem(itemProvider: data()) }, preview: AnyView(preview())))
    }

    /// Makes the view accept drops of content types.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: the content types; an item must have data of at least one of them.
    ///   - isTargeted: true while such a drag is over the view.
    ///   - action: handles the drop, and returns whether it was accepted: if not, the preview returns to its
    ///   origin.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/ondrop(of:istargeted:perform:))
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Makes the view accept drops of content types, at a location in its coordinates.
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

    /// Makes the view accept drops of content types, handled by a delegate.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/ondrop(of:delegate:))
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        let destination = DropDestination(
            accepts: { info in info.hasItemsConforming(to: supportedContentTypes) && delegate.validateDrop(info: info)
            },
            entered: delegate.dropEntered, updated: delegate.dropUpdated, exited: delegate.dropExited,
            dropped: delegate.performDrop)
        return modifier(DropModifier(destination: destination))
    }

    /// Makes the view accept drops of content types, given by their identifiers.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/ondrop(of:istargeted:perform:))
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
    }

    /// Makes the view accept drops of content types, given by their identifiers, at a location in its coordinates.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/ondrop(of:istargeted:perform:))
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
    }

    /// Makes the view accept drops of content types, given by their identifiers, handled by a delegate.
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
