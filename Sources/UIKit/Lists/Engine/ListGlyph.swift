import CoreGraphics
import QuartzCore

/// A small symbol in a list: a chevron, a checkmark, or an editing control. Drawn as shapes, in the tint colour unless
/// it has its own.
final class ListGlyph: UIView {
    enum Kind: Hashable {
        case chevron, chevronDown, checkmark, detail, delete, insert, reorder, circle, checkedCircle
    }

    override class var layerClass: AnyClass { CAShapeLayer.self }

    let kind: Kind
    private var shape: CAShapeLayer? { layer as? CAShapeLayer }
    private let sign = CAShapeLayer()
    /// The scale relative to the default text size.
    private var growth: CGFloat = 1
    var color: UIColor? { didSet { updateColors() } }
    /// Whether a chevron has the tint colour, as an actionable one does.
    var isTinted = false { didSet { updateColors() } }

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: CGRect(origin: .zero, size: ListGlyph.size(kind)))
        isOpaque = false
        isUserInteractionEnabled = false
        layer.addSublayer(sign)
        draw()
        grow()
        updateColors()
    }

    required init?(coder: NSCoder) { nil }

    static func size(_ kind: Kind) -> CGSize {
        switch kind {
        case .chevron: CGSize(width: 8, height: 14)
        case .chevronDown: CGSize(width: 14, height: 8)
        case .checkmark: CGSize(width: 16, height: 14)
        case .reorder: CGSize(width: 22, height: 11)
        case .detail, .delete, .insert, .circle, .checkedCircle: CGSize(width: 22, height: 22)
        }
    }

    override var intrinsicContentSize: CGSize {
        let size = ListGlyph.size(kind)
        return CGSize(width: size.width * growth, height: size.height * growth)
    }

    /// Updates the scale: symbols beside a row's text grow with it; editing controls don't.
    private func grow() {
        guard kind == .chevron || kind == .chevronDown || kind == .checkmark else { return }
        let growth = UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traitCollection)
        guard growth != self.growth else { return }
        self.growth = growth
        bounds.size = intrinsicContentSize
        sign.setAffineTransform(CGAffineTransform(scaleX: growth, y: growth))
        invalidateIntrinsicContentSize()
        superview?.setNeedsLayout()
    }

    /// Whether the symbol is mirrored: in right-to-left layouts a chevron is, which may be known only once it is in
    /// a window.
    private(set) var isMirrored = false

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = kind == .chevron && effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard isMirrored != self.isMirrored else { return }
        self.isMirrored = isMirrored
        draw()
    }

    private func draw() {
        let path = UIBezierPath()
        func line(_ points: (CGFloat, CGFloat)...) {
            for (index, point) in points.enumerated() {
                let point = CGPoint(x: point.0, y: point.1)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
        switch kind {
        case .chevron:
            if isMirrored { line((6.5, 1.5), (1.5, 7), (6.5, 12.5)) } else { line((1.5, 1.5), (6.5, 7), (1.5, 12.5)) }
        case .chevronDown: line((1.5, 1.5), (7, 6.5), (12.5, 1.5))
        case .checkmark: line((1.5, 7.5), (5.5, 12), (14.5, 1.5))
        case .reorder: for y in [1.5, 5.5, 9.5] { line((1, y), (21, y)) }
        case .delete: line((6, 11), (16, 11))
        case .insert:
            line((6, 11), (16, 11))
            line((11, 6), (11, 16))
        case .detail:
            line((11, 10), (11, 15.5))
            line((11, 6.4), (11, 6.5))
        case .checkedCircle: line((6.5, 11.5), (9.8, 14.8), (15.5, 7.8))
        case .circle: break
        }
        sign.path = path.cgPath
        sign.fillColor = nil
        sign.lineCap = .round
        sign.lineJoin = .round
        sign.lineWidth = kind == .reorder ? 1.5 : 2
        if bounds.width == 22, kind != .reorder {
            shape?.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 0.75, dy: 0.75)).cgPath
            shape?.lineWidth = 1.5
        }
    }

    private func updateColors() {
        func resolve(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }
        shape?.fillColor = nil
        shape?.strokeColor = nil
        sign.strokeColor = resolve(color ?? tintColor)
        switch kind {
        case .chevron: sign.strokeColor = resolve(color ?? (isTinted ? tintColor : .tertiaryLabel))
        case .reorder: sign.strokeColor = resolve(color ?? .tertiaryLabel)
        case .delete:
            shape?.fillColor = resolve(color ?? .systemRed)
            sign.strokeColor = resolve(.white)
        case .insert:
            shape?.fillColor = resolve(color ?? .systemGreen)
            sign.strokeColor = resolve(.white)
        case .checkedCircle:
            shape?.fillColor = resolve(color ?? tintColor)
            sign.strokeColor = resolve(.white)
        case .circle: shape?.strokeColor = resolve(color ?? .tertiaryLabel)
        case .detail: shape?.strokeColor = resolve(color ?? tintColor)
        case .checkmark, .chevronDown: break
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        grow()
        updateColors()
    }
}

/// A symbol that is a button, with an enlarged touch target.
final class ListGlyphButton: UIControl {
    let glyph: ListGlyph
    private let action: () -> Void

    init(_ kind: ListGlyph.Kind, _ action: @escaping () -> Void) {
        (glyph, self.action) = (ListGlyph(kind), action)
        super.init(frame: CGRect(x: 0, y: 0, width: 38, height: 44))
        addSubview(glyph)
        addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        glyph.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
