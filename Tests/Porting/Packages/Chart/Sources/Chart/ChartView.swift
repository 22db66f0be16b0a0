import Combine
import UIKit
import os.log

/// A line chart.
public final class ChartView: UIView, UIGestureRecognizerDelegate {
    public let model: ChartModel
    public private(set) var isLive = false

    let lineLayer = ChartLayer()
    let gridLayer = CAShapeLayer()
    private(set) lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan))
    private(set) lazy var pinch = UIPinchGestureRecognizer(target: self, action: #selector(handlePinch(_:)))
    private(set) lazy var momentum = Momentum { [weak self] distance in self?.scroll(by: distance) ?? false }

    private var subscriptions: Set<AnyCancellable> = []
    private var timer: Timer?
    private static let log = OSLog(subsystem: "com.example.chart", category: "view")

    public init(model: ChartModel) {
        self.model = model
        super.init(frame: .zero)
        lineLayer.contentsScale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
        lineLayer.lineColor = UIColor.systemBlue.cgColor
        gridLayer.fillColor = nil
        gridLayer.strokeColor = UIColor.separator.cgColor
        gridLayer.lineDashPattern = [2, 2]
        layer.addSublayer(gridLayer)
        layer.addSublayer(lineLayer)
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        pinch.delegate = self
        addGestureRecognizer(pan)
        addGestureRecognizer(pinch)
        model.$values.combineLatest(model.$window)
            .receive(on: ImmediateScheduler.shared)
            .sink { [weak self] values, window in self?.show(values, in: window) }
            .store(in: &subscriptions)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    deinit { timer?.invalidate() }

    // MARK: Showing

    private func show(_ values: [Double], in window: ClosedRange<Double>) {
        guard let low = values.min(), let high = values.max(), values.count > 1 else {
            lineLayer.points = []
            return
        }
        let height = Double(bounds.height)
        let length = window.upperBound - window.lowerBound
        lineLayer.points = values.enumerated().map { index, value in
            let place = (Double(index) / Double(values.count - 1) - window.lowerBound) / length
            let share = high > low ? (value - low) / (high - low) : 0.5
            return CGPoint(x: place * Double(bounds.width), y: height - share * height)
        }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        lineLayer.frame = bounds
        gridLayer.frame = bounds
        let grid = CGMutablePath()
        for row in 1..<4 {
            let y = bounds.height * CGFloat(row) / 4
            grid.move(to: CGPoint(x: 0, y: y))
            grid.addLine(to: CGPoint(x: bounds.width, y: y))
        }
        gridLayer.path = grid
        CATransaction.commit()
        show(model.values, in: model.window)
    }

    /// Draws the line from left to right.
    public func appear(duration: TimeInterval) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(duration)
        CATransaction.setCompletionBlock { os_log("appeared", log: ChartView.log, type: .debug) }
        lineLayer.progress = 1
        CATransaction.commit()
    }

    // MARK: Live values

    /// Requests a value periodically.
    public func goLive(every interval: TimeInterval, source: @escaping () -> Double) {
        isLive = true
        timer = Timer.scheduledTimer(
            timeInterval: interval, target: self, selector: #selector(takeValue(_:)), userInfo: source, repeats: true)
    }

    public func stopLive() {
        isLive = false
        timer?.invalidate()
        timer = nil
    }

    @objc private func takeValue(_ timer: Timer) {
        guard let source = timer.userInfo as? () -> Double else { return }
        model.values.append(source())
    }

    // MARK: Gestures

    @objc func handlePan(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            momentum.stop()
        case .changed:
            scroll(by: recognizer.translation(in: self).x)
            recognizer.setTranslation(.zero, in: self)
        case .ended:
            momentum.start(velocity: recognizer.velocity(in: self).x)
        default:
            break
        }
    }

    @objc func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
        guard recognizer.state == .changed, bounds.width > 0 else { return }
        let place = recognizer.location(in: self).x / bounds.width
        model.zoom(by: Double(recognizer.scale), around: Double(place))
        recognizer.scale = 1
    }

    /// - Returns: Whether it moved.
    @discardableResult
    private func scroll(by distance: CGFloat) -> Bool {
        guard bounds.width > 0 else { return false }
        let before = model.window
        model.scroll(by: Double(-distance / bounds.width))
        return model.window != before
    }

    public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return true }
        let velocity = pan.velocity(in: self)
        return abs(velocity.x) >= abs(velocity.y)
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === pinch || otherGestureRecognizer === pinch
    }
}
