import CoreGraphics
public import Foundation
import QuartzCore

/// A view that shows one or more wheels of rows, of which the ones in the middle are selected.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipickerview)
@preconcurrency @MainActor
open class UIPickerView: UIView {
    private var wheels: [PickerWheel] = []
    private var hasLoaded = false
    private let band = UIView()

    /// The intrinsic size of the picker, the height of rows, and the margin beside the wheels, in points.
    private static let (size, rowHeight, margin) = (CGSize(width: 320, height: 216), CGFloat(34), CGFloat(9))

    public override init(frame: CGRect) {
        super.init(frame: frame.isEmpty ? CGRect(origin: frame.origin, size: UIPickerView.size) : frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isOpaque = false
        clipsToBounds = true
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        band.isUserInteractionEnabled = false
        addSubview(band)
    }

    override func isOwnPart(_ subview: UIView) -> Bool { true }

    /// The data source, which provides the numbers of wheels and rows. Not retained.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadLater() } }
    /// The delegate, which provides the content of rows. Not retained.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadLater() } }

    /// Whether the selected row is marked, which it always is. Setting it has no effect.
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    // MARK: Data

    private func reloadLater() {
        hasLoaded = false
        setNeedsLayout()
    }

    private func loadIfNeeded() { if !hasLoaded { reloadAllComponents() } }

    /// Reloads all wheels. Selections are kept where the rows still exist.
    open func reloadAllComponents() {
        hasLoaded = true
        let count = min(max(dataSource?.numberOfComponents(in: self) ?? 0, 0), 100)
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(self, component: wheels.count)
            wheels.append(wheel)
            addSubview(wheel)
        }
        for component in wheels.indices { reloadComponent(component) }
    }

    /// Reloads a wheel's rows.
    open func reloadComponent(_ component: Int) {
        guard hasLoaded, let dataSource, let wheel = wheel(component) else { return setNeedsLayout() }
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        wheel.load(
            max(0, dataSource.pickerView(self, numberOfRowsInComponent: component)),
            rowHeight: height > 0 ? height : UIPickerView.rowHeight)
        setNeedsLayout()
    }

    private func wheel(_ component: Int) -> PickerWheel? {
        guard wheels.indices.contains(component) else {
            reportOnce("A picker of \(wheels.count) components has none of index \(component)")
            return nil
        }
        return wheels[component]
    }

    /// The number of wheels.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return wheels.count
    }

    /// Returns the number of a wheel's rows.
    open func numberOfRows(inComponent component: Int) -> Int {
        loadIfNeeded()
        return wheel(component)?.rowCount ?? 0
    }

    /// Returns the size of a wheel's rows, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        loadIfNeeded()
        placeWheels()
        return wheel(component).map { CGSize(width: $0.bounds.width, height: $0.rowHeight) } ?? .zero
    }

    /// Returns the view of a row; nil if it isn't visible.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        loadIfNeeded()
        layoutIfNeeded()
        return wheel(component)?.visible[row]
    }

    // MARK: Selection

    /// Selects a row, turning the wheel to it. The delegate isn't notified.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        loadIfNeeded()
        guard let wheel = wheel(component) else { return }
        guard (0..<wheel.rowCount).contains(row) else {
            return reportOnce("A picker's component of \(wheel.rowCount) rows has none of index \(row)")
        }
        layoutIfNeeded()
        wheel.select(row, animated: animated)
    }

    /// Returns the selected row of a wheel; -1 for a wheel without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        loadIfNeeded()
        return wheel(component)?.selectedRow ?? -1
    }

    // MARK: Layout

    override class var standardHugging: AxisPriorities { (.defaultHigh, .defaultHigh) }

    open override var intrinsicContentSize: CGSize { UIPickerView.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIPickerView.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        placeWheels()
    }

    private func placeWheels() {
        guard !wheels.isEmpty else { return }
        let room = max(0, bounds.width - 2 * UIPickerView.margin)
        let wanted = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
        let left = max(0, room - wanted.reduce(0) { $0 + max(0, $1) })
        let equal = left / CGFloat(max(1, wanted.count { $0 <= 0 }))
        let widths = wanted.map { $0 > 0 ? $0 : equal }
        var x = bounds.midX - widths.reduce(0, +) / 2
        for (wheel, width) in zip(
            isRightToLeft ? wheels.reversed() : wheels, isRightToLeft ? widths.reversed() : widths)
        {
            let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            if wheel.frame != frame { wheel.frame = frame }
            x += width
        }
        let height = wheels.map(\.rowHeight).max() ?? UIPickerView.rowHeight
        band.frame = CGRect(
            x: UIPickerView.margin, y: bounds.midY - height / 2, width: bounds.width - 2 * UIPickerView.margin,
            height: height)
    }

    // MARK: Rows

    final func makeView(forRow row: Int, component: Int, reusing view: UIView?) -> UIView {
        delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
            ?? label(forRow: row, component: component, reusing: view)
    }

    /// Returns the system's label with a row's text.
    final func label(forRow row: Int, component: Int, reusing view: UIView?) -> UILabel {
        let label = view as? UILabel ?? UILabel()
        label.font = .systemFont(ofSize: 23)
        label.textColor = .label
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = text
        } else {
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
        }
        return label
    }

    final func didSelect(_ row: Int, in component: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
}
