import UIKit

/// The controller of a sheet, a cover or a popover.
final class PresentedController: ScreenController {
    private var background: _UIHostingView<AnyView>?

    /// Creates a controller that shows a view in the environment of the presenting view.
    init(_ content: @escaping () -> AnyView, _ node: PresentationNode) {
        super.init(AnyView(ScreenContent(make: content)), inside: node) { [dismissal = node.dismissal] in
            $0.leavePlace()
            $0.dismissal = dismissal
            $0.navigator = nil
            $0.backgroundMaterial = nil
            $0.isInSidebar = false
        }
        onPreferences = { [weak self, weak node] root in
            guard let self else { return }
            adapt(to: root, node)
            node?.preferencesAreStale()
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ content: @escaping () -> AnyView) { rootView = AnyView(ScreenContent(make: content)) }

    /// Applies the views' presentation settings to UIKit's controllers.
    func adapt(to root: RootNode, _ node: PresentationNode?) {
        let settings = root.reducePreference(PresentationSettingsKey.self) ?? PresentationSettings()
        isModalInPresentation = settings.disablesInteractiveDismissal ?? false
        showBackground(settings, node)
        node?.adaptation = { traits in
            let adaptation = traits.verticalSizeClass == .compact ? settings.verticalAdaptation : settings.adaptation
            return adaptation?.style
        }
        node?.detentChanged = { settings.select($0) }
        if let sheet = sheetPresentationController { settings.apply(to: sheet, animated: viewIfLoaded?.window != nil) }
        if modalPresentationStyle == .popover { preferredContentSize = host.graph.fittingSize(.unspecified) }
    }

    private func showBackground(_ settings: PresentationSettings, _ node: PresentationNode?) {
        guard let content = settings.background, let node else {
            background?.removeFromSuperview()
            background = nil
            return
        }
        view.backgroundColor = nil
        view.isOpaque = false
        let filling = AnyView(content.ignoresSafeArea())
        if let background {
            background.rootView = filling
        } else {
            let background = _UIHostingView(rootView: filling, inside: node)
            background.frame = view.bounds
            background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            background.isUserInteractionEnabled = false
            view.insertSubview(background, at: 0)
            // SwiftUI's layers don't belong to subviews, and are in front as well.
            view.layer.insertSublayer(background.layer, at: 0)
            self.background = background
        }
    }
}

/// How a view is presented.
enum PresentationForm {
    case sheet, cover
    case popover(PopoverAttachmentAnchor, Edge)
}

extension PresentationRequest {
    /// Presents a view while a binding holds an item.
    init<Item>(
        _ item: Binding<Item?>, id: @escaping (Item) -> AnyHashable, as form: PresentationForm,
        onDismiss: (() -> Void)?, content: @escaping (Item) -> AnyView
    ) {
        // The view keeps its content while it is being dismissed.
        let view = { item.wrappedValue.map { value in { content(value) } } }
        self.init(
            wanted: { item.wrappedValue.map(id) },
            make: { node in
                guard let view = view() else { return nil }
                let controller = PresentedController(view, node)
                form.prepare(controller, node)
                controller.prepare()
                controller.adapt(to: controller.root, node)
                return controller
            },
            update: { controller in
                if let view = view() { (controller as? PresentedController)?.show(view) }
            },
            end: { item.wrappedValue = nil }, onDismiss: onDismiss)
    }
}

extension PresentationForm {
    @MainActor
    fileprivate func prepare(_ controller: PresentedController, _ node: PresentationNode) {
        switch self {
        case .sheet: controller.modalPresentationStyle = .pageSheet
        // The view below stays in the hierarchy, and so doesn't disappear.
        case .cover: controller.modalPresentationStyle = .overFullScreen
        case .popover(let anchor, let edge):
            controller.modalPresentationStyle = .popover
            guard let popover = controller.popoverPresentationController else { return }
            popover.sourceView = node.graph.hostingView
            popover.sourceRect = anchor.rect(in: node.frame)
            popover.permittedArrowDirections = edge.arrowDirection
        }
    }
}

extension Edge {
    /// The arrow direction for the anchor's edge: at the bottom edge, the arrow points up.
    fileprivate var arrowDirection: UIPopoverArrowDirection {
        switch self {
        case .top: [.up, .down]
        case .bottom: [.down, .up]
        case .leading: .left
        case .trailing: .right
        }
    }
}

/// The anchor that a popover is attached to.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/popoverattachmentanchor)
public enum PopoverAttachmentAnchor {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view.
    case point(UnitPoint)

    /// Returns the anchor's rectangle in the space of the view's frame.
    @MainActor
    fileprivate func rect(in frame: CGRect) -> CGRect {
        switch self {
        case .rect(let source): source.rect(frame.size).offsetBy(dx: frame.minX, dy: frame.minY)
        case .point(let point):
            CGRect(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 1, height: 1)
        }
    }
}

extension View {
    /// Presents a view in a sheet while a binding is true. Dragging the sheet down sets the binding to false.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:))
    ///
    /// `onDismiss` is called when the sheet has been dismissed, by whatever means.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presentation(isPresented.asItem, .sheet, onDismiss) { AnyView(content()) } }

    /// Presents a view in a sheet while a binding holds an item. Another item replaces the sheet.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:))
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presentation(item, .sheet, onDismiss) { AnyView(content($0)) } }

    /// Presents a view that covers the whole screen while a binding is true.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:))
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presentation(isPresented.asItem, .cover, onDismiss) { AnyView(content()) } }

    /// Presents a view that covers the whole screen while a binding holds an item.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/fullscreencover(item:ondismiss:content:))
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presentation(item, .cover, onDismiss) { AnyView(content($0)) } }

    /// Presents a view in a popover while a binding is true; in a compact width, in a sheet, unless
    /// `presentationCompactAdaptation(_:)` overrides that.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:))
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentation(isPresented.asItem, .popover(attachmentAnchor, arrowEdge), nil) { AnyView(content()) }
    }

    /// Presents a view in a popover while a binding holds an item.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/popover(item:attachmentanchor:arrowedge:content:))
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presentation(item, .popover(attachmentAnchor, arrowEdge), nil) { AnyView(content($0)) } }

    private func presentation(
        _ item: Binding<Void?>, _ form: PresentationForm, _ onDismiss: (() -> Void)?, content: @escaping () -> AnyView
    ) -> some View {
        modifier(
            PresentationModifier(
                request: PresentationRequest(item, id: { _ in true }, as: form, onDismiss: onDismiss) { content() }))
    }

    private func presentation<Item: Identifiable>(
        _ item: Binding<Item?>, _ form: PresentationForm, _ onDismiss: (() -> Void)?,
        content: @escaping (Item) -> AnyView
    ) -> some View {
        modifier(
            PresentationModifier(
                request: PresentationRequest(
                    item, id: { AnyHashable($0.id) }, as: form, onDismiss: onDismiss, content: content)))
    }
}
