import CoreGraphics
import Foundation

// The attributes of views.
extension NibReader {
    /// Configures a view: first the attributes of all views, then those of its class, then its subviews.
    func configure(_ view: UIView, _ node: NibNode) {
        configureBase(view, node)
        switch view {
        case let label as UILabel: configure(label, node)
        case let image as UIImageView: configure(image, node)
        case let field as UITextField: configure(field, node)
        case let text as UITextView: configure(text, node)
        case let control as UIControl: configure(control, node)
        case let table as UITableView: configure(table, node)
        case let collection as UICollectionView: configure(collection, node)
        case let cell as UITableViewCell: configure(cell, node)
        case let cell as UICollectionViewCell: configure(cell, node)
        case let effect as UIVisualEffectView: configure(effect, node)
        case let indicator as UIActivityIndicatorView: configure(indicator, node)
        case let progress as UIProgressView:
            progress.progress = Float(node.number("progress") ?? 0.5)
            progress.progressTintColor = values.color(node.keyed("progressTintColor"))
            progress.trackTintColor = values.color(node.keyed("trackTintColor"))
        case let bar as UINavigationBar:
            if let hides = node.flag("translucent") { bar.isTranslucent = hides }
            bar.prefersLargeTitles = node.flag("largeTitles") ?? false
            bar.barTintColor = values.color(node.keyed("barTintColor"))
        case let bar as UITabBar: bar.barTintColor = values.color(node.keyed("barTintColor"))
        case let bar as UIToolbar: bar.items = node.list("items").compactMap { make($0) as? UIBarButtonItem }
        case let stack as UIStackView: configure(stack, node)
        default: break
        }
        if let scroll = view as? UIScrollView { configure(scroll: scroll, node) }
        addContents(to: view, node)
        noteConstraints(of: view, node)
    }

    private func addContents(to view: UIView, _ node: NibNode) {
        let container =
            (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
            ?? (view as? UIVisualEffectView)?.contentView ?? view
        let content = node.keyed("contentView")?.resolved(for: container.traitCollection)
        if let content, container !== view {
            remember(container, content)
            configureContent(container, content)
            // The subviews were designed for this size.
            container.frame = content.keyed("frame")?.rect ?? view.bounds
            noteConstraints(of: container, content)
        }
        let standard = standardParts(of: node)
        let parts = container === view ? [node] : [node, content].compactMap { $0 }
        for part in parts {
            let variations = variations(of: part === content ? container : view, part)
            for child in part.list("subviews") where !standard.contains(child.id ?? "") {
                guard let subview = make(child) as? UIView, variations?.take(subview, child) != false else { continue }
                if let stack = view as? UIStackView {
                    stack.addArrangedSubview(subview)
                } else {
                    container.addSubview(subview)
                }
            }
        }
    }

    private func configureBase(_ view: UIView, _ node: NibNode) {
        if let rect = node.keyed("frame"), node.name != "window" { view.frame = rect.rect }
        configureContent(view, node)
        if let alpha = node.number("alpha") { view.alpha = CGFloat(alpha) }
        if let isHidden = node.flag("hidden"), !(view is UIWindow) { view.isHidden = isHidden }
        if let tag = node.integer("tag") { view.tag = tag }
        if let clips = node.flag("clipsSubviews") { view.clipsToBounds = clips }
        if let isEnabled = node.flag("userInteractionEnabled") { view.isUserInteractionEnabled = isEnabled }
        if let isMultiple = node.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = isMultiple }
        if let tint = values.color(node.keyed("tintColor")) { view.tintColor = tint }
        view.restorationIdentifier = node["restorationIdentifier"]
        if let mode = node.choice("contentMode", NibReader.contentModes) { view.contentMode = mode }
        if let attribute = node.choice(
            "semanticContentAttribute",
            [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight, .forceRightToLeft])
        {
            view.semanticContentAttribute = attribute
        }
        if let resizes = node.flag("autoresizesSubviews") { view.autoresizesSubviews = resizes }
        readLayout(of: view, node)
        readAccessibility(of: view, node)
    }

    private func configureContent(_ view: UIView, _ node: NibNode) {
        if let color = values.color(node.keyed("backgroundColor")) { view.backgroundColor = color }
        if let isOpaque = node.flag("opaque") { view.isOpaque = isOpaque }
    }

    private func readLayout(of view: UIView, _ node: NibNode) {
        if let mask = node.keyed("autoresizingMask") {
            let parts: [(String, UIView.AutoresizingMask)] = [
                ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
                ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
                ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
            ]
            view.autoresizingMask = parts.reduce(into: []) { if mask.flag($1.0) == true { $0.insert($1.1) } }
        }
        if let translates = node.flag("translatesAutoresizingMaskIntoConstraints") {
            // A view without constraints of its own gets those of its frame and autoresizing mask.
            view.translatesAutoresizingMaskIntoConstraints = translates || node.flag("fixedFrame") == true
        }
        func priority(_ attribute: String) -> UILayoutPriority? {
            node.number(attribute).map { UILayoutPriority(Float($0)) }
        }
        func readHugging(_ attribute: String, _ axis: NSLayoutConstraint.Axis, _ standard: UILayoutPriority) {
            // Nibs omit 250, even for classes whose views have another priority if they are created in code.
            let isStandard = standard != .defaultLow && view.contentHuggingPriority(for: axis) == standard
            guard let value = priority(attribute) ?? (isStandard ? .defaultLow : nil) else { return }
            view.setContentHuggingPriority(value, for: axis)
        }
        let standard = type(of: view).standardHugging
        readHugging("horizontalHuggingPriority", .horizontal, standard.horizontal)
        readHugging("verticalHuggingPriority", .vertical, standard.vertical)
        if let value = priority("horizontalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(value, for: .horizontal)
        }
        if let value = priority("verticalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(value, for: .vertical)
        }
        NibReader.readMargins(of: view, node)
        if let preserves = node.flag("preservesSuperviewLayoutMargins") {
            view.preservesSuperviewLayoutMargins = preserves
        }
        if let insets = node.flag("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = insets }
    }

    static func readMargins(of view: UIView, _ node: NibNode) {
        if let margins = node.keyed("directionalLayoutMargins") {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: CGFloat(margins.number("top") ?? 0), leading: CGFloat(margins.number("leading") ?? 0),
                bottom: CGFloat(margins.number("bottom") ?? 0), trailing: CGFloat(margins.number("trailing") ?? 0))
        }
        if let margins = node.keyed("layoutMargins") { view.layoutMargins = margins.insets }
    }

    private func readAccessibility(of view: UIView, _ node: NibNode) {
        if let accessibility = node.child("accessibility") {
            if let label = accessibility["label"] { view.accessibilityLabel = label }
            if let hint = accessibility["hint"] { view.accessibilityHint = hint }
            if let identifier = accessibility["identifier"] { view.accessibilityIdentifier = identifier }
            if let isElement = accessibility.keyed("isElement")?.flag("value")
                ?? accessibility.child("bool")?.flag("value")
            {
                view.isAccessibilityElement = isElement
            }
        }
    }

    private func configure(_ label: UILabel, _ node: NibNode) {
        if let font = values.font(node.keyed("fontDescription")) { label.font = font }
        label.text = node.string("text")
        if let text = attributed(node.keyed("attributedText")) { label.attributedText = text }
        if let color = values.color(node.keyed("textColor")) { label.textColor = color }
        label.highlightedTextColor = values.color(node.keyed("highlightedColor"))
        if let color = values.color(node.keyed("shadowColor")) { label.shadowColor = color }
        if let offset = node.keyed("shadowOffset") { label.shadowOffset = offset.size }
        if let alignment = NibReader.alignment(node) { label.textAlignment = alignment }
        if let mode = NibReader.lineBreakMode(node) { label.lineBreakMode = mode }
        label.numberOfLines = node.integer("numberOfLines") ?? 1
        if let isEnabled = node.flag("enabled") { label.isEnabled = isEnabled }
        if let isHighlighted = node.flag("highlighted") { label.isHighlighted = isHighlighted }
        if let adjusts = node.flag("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = adjusts }
        if let scale = node.number("minimumScaleFactor") { label.minimumScaleFactor = CGFloat(scale) }
        if let size = node.number("minimumFontSize"), label.font.pointSize > 0, label.adjustsFontSizeToFitWidth {
            label.minimumScaleFactor = CGFloat(size) / label.font.pointSize
        }
        if let adjusts = node.flag("adjustsFontForContentSizeCategory") {
            label.adjustsFontForContentSizeCategory = adjusts
        }
        if let width = node.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = CGFloat(width) }
    }

    private func configure(_ view: UIImageView, _ node: NibNode) {
        view.image = values.image(node, "image")
        view.highlightedImage = values.image(node["highlightedImage"])
        if let isHighlighted = node.flag("highlighted") { view.isHighlighted = isHighlighted }
        if node.flag("userInteractionEnabled") == nil { view.isUserInteractionEnabled = true }
    }

    private func configure(_ view: UIVisualEffectView, _ node: NibNode) {
        let styles: [UIBlurEffect.Style] = [
            .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial,
            .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
        ]
        let blur = node.child("blurEffect") ?? node.child("vibrancyEffect")?.child("blurEffect")
        guard let blur else { return }
        let effect = UIBlurEffect(style: blur.choice("style", styles) ?? .regular)
        view.effect = node.child("vibrancyEffect") == nil ? effect : UIVibrancyEffect(blurEffect: effect)
    }

    private func configure(_ view: UIActivityIndicatorView, _ node: NibNode) {
        if node["style"]?.lowercased().contains("large") == true { view.style = .large }
        if let color = values.color(node.keyed("color")) { view.color = color }
        view.hidesWhenStopped = node.flag("hidesWhenStopped") ?? false
        if node.flag("animating") == true { view.startAnimating() }
    }

    private func configure(_ stack: UIStackView, _ node: NibNode) {
        NibReader.arrange(stack, node)
        stack.isBaselineRelativeArrangement = node.flag("baselineRelativeArrangement") ?? false
        stack.isLayoutMarginsRelativeArrangement =
            node.keyed("layoutMargins") != nil
            || node.keyed("directionalLayoutMargins") != nil
    }

    static func arrange(_ stack: UIStackView, _ node: NibNode) {
        stack.axis = node["axis"] == "vertical" ? .vertical : .horizontal
        stack.distribution =
            node.choice("distribution", [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
            ?? .fill
        let alignments: [String: UIStackView.Alignment] = [
            "top": .top, "leading": .leading, "center": .center, "bottom": .bottom, "trailing": .trailing,
            "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ]
        stack.alignment = alignments[node["alignment"] ?? ""] ?? .fill
        stack.spacing =
            node["spacingType"] == "standard" ? UIStackView.spacingUseSystem : CGFloat(node.number("spacing") ?? 0)
    }

    private func configure(scroll: UIScrollView, _ node: NibNode) {
        let flags: [(String, ReferenceWritableKeyPath<UIScrollView, Bool>)] = [
            ("scrollEnabled", \.isScrollEnabled), ("pagingEnabled", \.isPagingEnabled), ("bounces", \.bounces),
            ("bouncesZoom", \.bouncesZoom), ("alwaysBounceVertical", \.alwaysBounceVertical),
            ("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
            ("directionalLockEnabled", \.isDirectionalLockEnabled), ("delaysContentTouches", \.delaysContentTouches),
            ("canCancelContentTouches", \.canCancelContentTouches), ("scrollsToTop", \.scrollsToTop),
            ("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
            ("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
        ]
        for (name, path) in flags { if let value = node.flag(name) { scroll[keyPath: path] = value } }
        if let scale = node.number("minimumZoomScale") { scroll.minimumZoomScale = CGFloat(scale) }
        if let scale = node.number("maximumZoomScale") { scroll.maximumZoomScale = CGFloat(scale) }
        if let inset = node.keyed("contentInset") { scroll.contentInset = inset.insets }
        if let behavior = node.choice(
            "contentInsetAdjustmentBehavior",
            [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .never, .always])
        {
            scroll.contentInsetAdjustmentBehavior = behavior
        }
        switch node["keyboardDismissMode"] {
        case "onDrag": scroll.keyboardDismissMode = .onDrag
        case "interactive": scroll.keyboardDismissMode = .interactive
        default: break
        }
        for guide in node.children where guide.name == "viewLayoutGuide" {
            switch guide["key"] {
            case "contentLayoutGuide": scope[guide.id] = scroll.contentLayoutGuide
            case "frameLayoutGuide": scope[guide.id] = scroll.frameLayoutGuide
            default: break
            }
        }
    }

    /// Returns the attributed string of an element with fragments.
    func attributed(_ node: NibNode?) -> NSAttributedString? {
        guard let node, node.name == "attributedString" else { return nil }
        let text = NSMutableAttributedString()
        for fragment in node.children where fragment.name == "fragment" {
            var attributes: [NSAttributedString.Key: Any] = [:]
            for attribute in fragment.list("attributes") {
                switch attribute["key"] {
                case "NSColor": attributes[.foregroundColor] = values.color(attribute)
                case "NSBackgroundColor": attributes[.backgroundColor] = values.color(attribute)
                case "NSFont":
                    let size = CGFloat(attribute.number("size") ?? 17)
                    attributes[.font] =
                        attribute["metaFont"] == nil
                        ? attribute["name"].flatMap { UIFont(name: $0, size: size) } ?? UIFont.systemFont(ofSize: size)
                        : UIFont.systemFont(ofSize: size)
                default: break
                }
            }
            text.append(NSAttributedString(string: fragment.string("content") ?? "", attributes: attributes))
        }
        return text
    }

    private static let contentModes: [UIView.ContentMode] = [
        .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft,
        .topRight, .bottomLeft, .bottomRight,
    ]

    static func alignment(_ node: NibNode) -> NSTextAlignment? {
        ["left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural][
            node["textAlignment"] ?? ""]
    }

    static func lineBreakMode(_ node: NibNode) -> NSLineBreakMode? {
        [
            "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
            "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle,
            "tailTruncation": .byTruncatingTail,
        ][node["lineBreakMode"] ?? ""]
    }
}
