import CoreGraphics

extension UIView {
    /// Creates the pop-up button accessory, which shows the selected element of a menu.
    static func popUp(
        _ menu: UIMenu, _ options: UICellAccessory.Options, _ didChoose: ((UIMenu) -> Void)?
    ) -> UIView {
        var look = UIButton.Configuration.plain()
        look.baseForegroundColor = options.tintColor ?? .secondaryLabel
        look.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 0)
        let button = UIButton(configuration: look)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.bounds.size = CGSize(width: button.intrinsicContentSize.width, height: 44)
        button.parts.didChoose = { [weak button] in
            guard let button else { return }
            button.bounds.size = CGSize(width: button.intrinsicContentSize.width, height: 44)
            button.superview?.setNeedsLayout()
            if let menu = button.menu { didChoose?(menu) }
        }
        return button
    }
}
