public import CoreGraphics
public import UIKit

/// A content configuration for cells that hosts SwiftUI views.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/uihostingconfiguration)
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    fileprivate let content: Content
    fileprivate let background: Background
    fileprivate var insets: [Edge: CGFloat] = [:]
    fileprivate var minimum: (width: CGFloat?, height: CGFloat?) = (nil, nil)

    /// Sets the margins of the content at some edges of the cell, in points: 16 at the sides and 11 above and below
    /// by default.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        var copy = self
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { copy.insets[edge] = length }
        return copy
    }

    /// Sets the margins of the content at some edges of the cell, in points.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        margins(edges.intersection(.top), insets.top).margins(edges.intersection(.leading), insets.leading)
            .margins(edges.intersection(.bottom), insets.bottom)
            .margins(edges.intersection(.trailing), insets.trailing)
    }

    /// Sets views as the cell's background.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(
            content: self.content, background: content(), insets: insets, minimum: minimum)
    }

    /// Sets a style as the cell's background.
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _ShapeView<Rectangle, S>> {
        background { _ShapeView(shape: Rectangle(), style: style) }
    }

    /// Sets the minimum size of the cell, in points.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var copy = self
        copy.minimum = (width, height)
        return copy
    }

    public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

    public func updated(for state: any UIConfigurationState) -> Self { self }

    fileprivate var view: HostedContent<Content, Background> {
        HostedContent(
            content: content, background: background,
            insets: EdgeInsets(
                top: insets[.top] ?? 11, leading: insets[.leading] ?? 16, bottom: insets[.bottom] ?? 11,
                trailing: insets[.trailing] ?? 16), minimum: minimum)
    }
}

extension UIHostingConfiguration where Background == EmptyView {
    /// Creates a configuration from views.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content(), background: EmptyView()) }
}

/// The content with its margins.
private struct HostedContent<Content: View, Background: View>: View {
    let content: Content
    let background: Background
    let insets: EdgeInsets
    let minimum: (width: CGFloat?, height: CGFloat?)

    var body: some View {
        content
            .padding(insets)
            .frame(
                minWidth: minimum.width ?? 0, maxWidth: .infinity, minHeight: minimum.height ?? 0, maxHeight: .infinity,
                alignment: .leading
            )
            .background { background }
    }
}

/// The view that hosts a configuration's content.
private final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
    private let host: _UIHostingView<HostedContent<Content, Background>>

    var configuration: any UIContentConfiguration {
        didSet {
            guard let new = configuration as? UIHostingConfiguration<Content, Background> else { return }
            host.rootView = new.view
            invalidateIntrinsicContentSize()
        }
    }

    init(_ configuration: UIHostingConfiguration<Content, Background>) {
        self.configuration = configuration
        host = _UIHostingView(rootView: configuration.view)
        host.safeAreaRegions = []
        super.init(frame: .zero)
        addSubview(host)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        host.frame = bounds
    }

    override var intrinsicContentSize: CGSize { host.intrinsicContentSize }

    override func sizeThatFits(_ size: CGSize) -> CGSize { fitted(size) }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fitted(targetSize) }

    /// Returns the size at a width, with the height of the content.
    private func fitted(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : nil
        let own = host.graph.fittingSize(ProposedViewSize(width: width, height: nil))
        return CGSize(width: width ?? own.width, height: own.height)
    }
}
