public import Foundation
import QuartzCore

/// How far the current page of a page control has come, as its dot shows.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipagecontrolprogress)
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    final weak var control: UIPageControl?

    /// Creates a progress of nothing.
    public override init() { super.init() }

    /// The progress of the current page, from 0 to 1. 0 by default.
    open var currentProgress: Float = 0 {
        didSet {
            guard !currentProgress.isNaN else { return currentProgress = oldValue }
            let limited = min(max(currentProgress, 0), 1)
            if limited != currentProgress { currentProgress = limited }
            showProgress()
        }
    }

    /// Whether the dot shows the progress: as long as a page control has it.
    open var isProgressVisible: Bool { control != nil }

    /// The delegate, asked where pages begin. Not retained.
    open weak var delegate: (any UIPageControlProgressDelegate)?

    /// Called when the control shows another page.
    func pageDidChange(to page: Int) {
        currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
    }

    final func showProgress() { control?.showColors() }
}

/// Says where the progress of a page begins. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipagecontrolprogressdelegate)
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// The progress with which a page begins: 0 by default.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// Called when the progress comes to show, or no longer does.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// A progress that goes by itself, and turns the pages.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipagecontroltimerprogress)
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    private var durations: [Int: TimeInterval] = [:]
    private var run = 0

    /// How often the progress is brought up to date, in seconds.
    private static let interval: TimeInterval = 1.0 / 30

    /// Creates a progress that takes so long for each page, in seconds.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    /// How long a page takes, in seconds.
    open var preferredDuration: TimeInterval

    /// Whether the first page follows the last one. False by default.
    open var resetsToInitialPageAfterEnd = false

    /// Whether the time goes on.
    open private(set) var isRunning = false

    /// Sets how long a page takes, in seconds.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

    /// How long a page takes, in seconds.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    /// Lets the time go on.
    open func resumeTimer() {
        guard !isRunning else { return }
        isRunning = true
        run += 1
        wait(run)
    }

    /// Lets the time stand still.
    open func pauseTimer() { isRunning = false }

    private func wait(_ number: Int) {
        let start = CACurrentMediaTime()
        MediaClock.call(at: start + UIPageControlTimerProgress.interval) { [weak self] in
            MainActor.assumeIsolated { self?.step(number, CACurrentMediaTime() - start) }
        }
    }

    private func step(_ number: Int, _ seconds: TimeInterval) {
        guard isRunning, number == run else { return }
        guard let control, control.numberOfPages > 0 else { return isRunning = false }
        let whole = max(duration(forPage: control.currentPage), 1e-3)
        currentProgress = Float(min(1, Double(currentProgress) + seconds / whole))
        if currentProgress >= 1 {
            let next = control.currentPage + 1
            guard next < control.numberOfPages || resetsToInitialPageAfterEnd else { return isRunning = false }
            control.currentPage = next < control.numberOfPages ? next : 0
            control.sendValueChanged()
        }
        wait(number)
    }
}
