import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Reads the bytes as a window of views: creates nested views, sets their properties, constrains them, animates and
/// touches them, and draws frames as the clock advances.
func showViews(_ bytes: UnsafeRawBufferPointer) {
    let bytes = Array(bytes)
    MainActor.assumeIsolated {
        onStage {
            bytes.withUnsafeBytes {
                var program = ViewProgram(ByteStream($0))
                program.run(steps: 100)
                program.drawFrame()
                program.run(steps: 20)
                program.drawFrame()
                program.end()
            }
        }
    }
}

/// Runs a closure with a stopped clock of its own, and performs pending work at its end.
@MainActor
func onStage(_ body: () -> Void) {
    CATransaction.flush()
    MediaClock.useManual(startingAt: 100)
    body()
    CATransaction.flush()
    MediaClock.useSystem()
    // Objects that a view defers to the next turn are retained until then.
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
}

/// Makes the views that the bytes encode, with some numbers that no view should contain.
@MainActor
struct ViewProgram {
    var stream: ByteStream
    let window: UIWindow
    private let controller = UIViewController()
    private(set) var views: [UIView] = []
    var constraints: [NSLayoutConstraint] = []
    var animators: [UIViewPropertyAnimator] = []
    private let stage: Stage

    init(_ stream: ByteStream) {
        self.stream = stream
        let size = CGSize(width: 8 + self.stream.choice(60), height: 8 + self.stream.choice(60))
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = controller
        window.isHidden = false
        stage = Stage(window.layer, size: size, scale: self.stream.element(of: [1, 1.5, 3]))
        views = [controller.view]
    }

    mutating func run(steps: Int) {
        for _ in 0..<steps where !stream.isAtEnd { step() }
    }

    mutating func drawFrame() {
        stage.drawFrame(after: Double(stream.choice(40)) / 20)
        _ = window.hitTest(stream.point(), with: nil)
    }

    /// Cancels running animations: an animator would retain its views.
    func end() {
        for animator in animators where animator.state == .active { animator.stopAnimation(true) }
        window.isHidden = true
        window.rootViewController = nil
    }

    var view: UIView { views[views.count - 1] }
    /// Returns the view that the next byte selects.
    mutating func other() -> UIView { views[stream.choice(views.count)] }

    private mutating func step() {
        let call = stream.byte()
        let detail = Int(call & 31)
        switch call >> 5 {
        case 0: addView(detail)
        case 1: setGeometry(detail)
        case 2: setLook(detail)
        case 3: constrain(detail)
        case 4: setSpecial(detail)
        case 5: move(detail)
        case 6: touch(detail)
        // An existing view again.
        default: if detail == 0 { drawFrame() } else { views.append(other()) }
        }
    }

    // MARK: Views

    private mutating func addView(_ kind: Int) {
        guard views.count < 40 else { return }
        let new = makeView(kind)
        if stream.flag() { new.frame = CGRect(x: 1, y: 2, width: stream.choice(60), height: stream.choice(60)) }
        switch stream.choice(8) {
        case 0: view.insertSubview(new, at: stream.choice(4))
        case 1: view.insertSubview(new, aboveSubview: other())
        case 2: view.mask = new
        case 3: other().addSubview(new)
        // An existing view, perhaps an ancestor.
        case 4: view.addSubview(other())
        default: if let stack = view as? UIStackView { stack.addArrangedSubview(new) } else { view.addSubview(new) }
        }
        views.append(new)
    }

    private mutating func makeView(_ kind: Int) -> UIView {
        switch kind {
        case 0...3: return UILabel()
        case 4, 5: return UIImageView(image: Self.picture)
        case 6, 7: return UIButton(type: stream.element(of: [.system, .custom, .contactAdd]))
        case 8...10: return UIScrollView()
        case 11...14: return UIStackView()
        case 15: return UISwitch()
        case 16: return UISlider()
        case 17: return UISegmentedControl(items: ["One", "Two"])
        case 18: return UIProgressView()
        case 19: return UIPageControl()
        case 20: return UIStepper()
        case 21: return UIActivityIndicatorView(style: .medium)
        case 22, 23: return DrawnView()
        case 24...26: return SizedView(stream.size(), preferred: stream.size())
        default: return UIView()
        }
    }

    static let picture: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 7)).image {
        UIColor.orange.setFill()
        $0.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 9, height: 7))
    }

    private mutating func setGeometry(_ call: Int) {
        switch call % 16 {
        case 0: view.frame = stream.rect()
        case 1: view.bounds = stream.rect()
        case 2: view.center = stream.point()
        case 3: view.transform = stream.transform()
        case 4:
            var transform = CATransform3DMakeRotation(
                stream.number(), stream.number(), stream.number(), stream.number())
            transform.m34 = stream.number()
            view.transform3D = transform
        case 5: view.anchorPoint = stream.point()
        case 6: view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(stream.byte()))
        case 7: view.layoutMargins = insets()
        case 8:
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: stream.number(), leading: stream.number(), bottom: stream.number(), trailing: stream.number())
        case 9: controller.additionalSafeAreaInsets = insets()
        case 10: (view.insetsLayoutMarginsFromSafeArea, view.preservesSuperviewLayoutMargins) = (stream.flag(), true)
        case 11: view.semanticContentAttribute = stream.element(of: [.forceLeftToRight, .forceRightToLeft, .playback])
        case 12: view.sizeToFit()
        case 13: _ = view.sizeThatFits(stream.size())
        case 14: _ = view.systemLayoutSizeFitting(stream.size())
        default: _ = view.convert(view.convert(stream.rect(), to: other()), from: other())
        }
    }

    mutating func insets() -> UIEdgeInsets {
        UIEdgeInsets(top: stream.number(), left: stream.number(), bottom: stream.number(), right: stream.number())
    }

    mutating func color() -> UIColor {
        if stream.flag() {
            return UIColor(
                hue: stream.number(), saturation: stream.number(), brightness: stream.number(), alpha: stream.number())
        }
        return UIColor(
            red: stream.number(), green: stream.number(), blue: stream.number(), alpha: stream.number())
    }

    private mutating func setLook(_ call: Int) {
        switch call % 14 {
        case 0: view.backgroundColor = color()
        case 1: view.alpha = stream.number()
        case 2: view.isHidden = stream.flag()
        case 3: view.clipsToBounds = stream.flag()
        case 4: view.contentMode = UIView.ContentMode(rawValue: stream.choice(13)) ?? .redraw
        case 5: view.contentScaleFactor = stream.number()
        case 6: view.contentStretch = stream.rect()
        case 7: view.tintColor = color()
        case 8: (view.layer.cornerRadius, view.layer.borderWidth) = (stream.number(), stream.number())
        case 9: view.layer.shadowOpacity = Float(stream.number())
        case 10: view.overrideUserInterfaceStyle = stream.flag() ? .dark : .light
        case 11: view.removeFromSuperview()
        case 12: _ = view.snapshotView(afterScreenUpdates: stream.flag())
        default: view.setNeedsDisplay(stream.rect())
        }
    }
}

/// A view that draws its contents.
private final class DrawnView: UIView {
    override func draw(_ rect: CGRect) {
        UIColor.green.withAlphaComponent(0.5).setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: 3).fill()
        "word".draw(in: rect)
    }
}

/// A view with an intrinsic size that lays out its subviews.
private final class SizedView: UIView {
    private let own, preferred: CGSize

    init(_ own: CGSize, preferred: CGSize) {
        (self.own, self.preferred) = (own, preferred)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { own }
    override func sizeThatFits(_ size: CGSize) -> CGSize { preferred }

    override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.frame = CGRect(origin: .zero, size: preferred)
        // A layout that never settles.
        if preferred.width > preferred.height { bounds.size.width += 1 }
    }
}
