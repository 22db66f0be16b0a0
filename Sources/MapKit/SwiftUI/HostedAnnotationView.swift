import SwiftUI

/// Shows a SwiftUI view at an annotation's place, and its title below.
@MainActor
final class HostedAnnotationView: MKAnnotationView {
    private var host: _UIHostingView<AnyView>?
    private let titleLabel = UILabel()
    private var anchor = UnitPoint.bottom

    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        titleLabel.font = .systemFont(ofSize: 11, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.numberOfLines = 2
        addSubview(titleLabel)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ content: AnyView, in environment: EnvironmentValues, at anchor: UnitPoint, title: String?) {
        self.anchor = anchor
        let root = AnyView(content.environment(\.self, environment))
        if let host {
            host.rootView = root
        } else {
            let host = _UIHostingView(rootView: root)
            host.safeAreaRegions = []
            host.backgroundColor = .clear
            insertSubview(host, at: 0)
            self.host = host
        }
        titleLabel.text = title
        layOut()
    }

    private func layOut() {
        guard let host else { return }
        let size = host.sizeThatFits(CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
        let usable = size.width.isFinite && size.height.isFinite ? size : .zero
        if bounds.size != usable { bounds.size = usable }
        host.frame = bounds
        centerOffset = CGPoint(
            x: (0.5 - anchor.x) * usable.width, y: (0.5 - anchor.y) * usable.height)
        let text = titleLabel.text?.isEmpty == false ? titleLabel.sizeThatFits(CGSize(width: 120, height: 60)) : .zero
        titleLabel.frame = CGRect(
            x: bounds.midX - text.width / 2, y: bounds.maxY + 1, width: text.width, height: text.height)
    }

    /// The content may have another size now.
    override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }
}
