public import Foundation
import QuartzCore

/// The progress of a page control's current page, shown by its dot.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipagecontrolprogress)
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    final weak var control: UIPageControl?

    /// Creates a progress of 0.
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

    /// Whether the dot shows the progress: true while a page control uses it.
    open var isProgressVisible: Bool { control != nil }

    /// The delegate, which provides the initial progress of pages. Not retained.
    open weak var delegate: (any UIPageControlProgressDelegate)?

    /// Called when the control's current page has changed.
    func pageDidChange(to page: Int) {
        currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
    }

    final func showProgress() { control?.showColors() }
}

/// Provides the initial progress of pages. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipagecontrolprogressdelegate)
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// Returns the initial progress of a page: 0 by default.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// Called when the visibility of the progress has changed.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// A progress that advances with time, and turns the pages.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipagecontroltimerprogress)
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    private var durations: [Int: TimeInterval] = [:]
    private var run = 0

    /// The update interval of the progress, in seconds.
    private static let interval: TimeInterval = 1.0 / 30

    /// Creates a progress with a duration for each page, in seconds.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    /// The default duration of a page, in seconds.
    open var preferredDuration: TimeInterval

    /// Whether the first page follows the last one. False by default.
    open var resetsToInitialPageAfterEnd = false

    /// Whether the timer is running.
    open private(set) var isRunning = false

    /// Sets the duration of a page, in seconds.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

    /// Returns the duration of a page, in seconds.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    /// Resumes the timer.
    open func resumeTimer() {
        guard !isRunning else { return }
        isRunning = true
        run += 1
        wait(run)
    }

    /// Pauses the timer.
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
