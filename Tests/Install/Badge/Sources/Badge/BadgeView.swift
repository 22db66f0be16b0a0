import UIKit

public final class BadgeView: UIControl {
    public private(set) var count = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError() }

    @objc private func tapped() { count += 1 }
}
