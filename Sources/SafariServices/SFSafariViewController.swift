import ObjectRuntime
@_exported public import UIKit

/// Shows a web page between Safari's bars.
///
/// There is no browser: the page says that it cannot be opened, as it does without a network connection, and the delegate
/// is told that the load failed.
/// [Apple's reference](https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller)
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// How a controller behaves. A controller keeps a copy.
    @preconcurrency @MainActor
    open class Configuration: NSObject, NSCopying {
        /// Whether the reader is shown where one is available. False by default. Stored without effect, as no page has
        /// one.
        open var entersReaderIfAvailable = false
        /// Whether the bars collapse while the user scrolls. True by default. Stored without effect, as there is nothing
        /// to scroll.
        open var barCollapsingEnabled = true
        /// The button that shows an activity of the application. Nil by default. Stored without effect.
        open var activityButton: NSObject?
        /// What measures clicks. Nil by default. Stored without effect.
        open var eventAttribution: NSObject?

        /// Creates the default configuration.
        public nonisolated override init() { super.init() }

        open nonisolated func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            MainActor.assumeIsolated {
                copy.entersReaderIfAvailable = entersReaderIfAvailable
                copy.barCollapsingEnabled = barCollapsingEnabled
                (copy.activityButton, copy.eventAttribution) = (activityButton, eventAttribution)
            }
            return copy
        }
    }

    /// The title of the button that closes the controller.
    /// [Apple's reference](https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller/dismissbuttonstyle-swift.enum)
    public enum DismissButtonStyle: Int, Sendable {
        /// Done.
        case done
        /// Close.
        case close
        /// Cancel.
        case cancel
    }

    /// The delegate. Not retained.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The background colour of the bars; nil, the default, for the usual one. Setting it has no effect once the
    /// controller is shown, as on iOS.
    open var preferredBarTintColor: UIColor?
    /// The colour of the buttons; nil, the default, for the tint colour. Setting it has no effect once the controller is
    /// shown, as on iOS.
    open var preferredControlTintColor: UIColor?
    /// The title of the button that closes the controller. Done by default.
    open var dismissButtonStyle = DismissButtonStyle.done {
        didSet { if isViewLoaded { bars.show(dismissButtonStyle) } }
    }

    private let address: URL
    private let ownConfiguration: Configuration
    private lazy var bars = SafariBars(address)
    private let page = SafariErrorPage()
    private var hasLoaded = false

    /// The configuration, a copy.
    open var configuration: Configuration { (ownConfiguration.copy() as? Configuration) ?? ownConfiguration }

    /// Creates a controller of a page. The URL's scheme must be `http` or `https`: others, for which iOS stops the
    /// program, are reported.
    public init(url URL: URL, configuration: Configuration) {
        address = URL
        ownConfiguration = (configuration.copy() as? Configuration) ?? configuration
        super.init(nibName: nil, bundle: nil)
        if !["http", "https"].contains(URL.scheme?.lowercased()) {
            reportOnce("SFSafariViewController: only http and https are supported: \(URL)")
        }
        // A page of the application's own colours would be trusted too much: Safari covers the screen.
        modalPresentationStyle = .fullScreen
    }

    /// Creates a controller of a page with the default configuration.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    /// Creates a controller of a page.
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    /// Not supported: returns nil, as on iOS.
    public required init?(coder: NSCoder) { nil }

    /// Connects to servers before pages are shown. Does nothing, as no page is loaded; the token is of no use.
    open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }

    /// Keeps connections open.
    /// [Apple's reference](https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller/prewarmingtoken)
    @preconcurrency @MainActor
    open class PrewarmingToken: NSObject {
        /// Closes the connections, of which there is none.
        open func invalidate() {}
    }

    // MARK: Appearance

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(page)
        for bar in [bars.top, bars.bottom] { view.addSubview(bar) }
        bars.show(dismissButtonStyle)
        bars.setColors(bar: preferredBarTintColor, control: preferredControlTintColor)
        bars.close = { [weak self] in self?.close() }
        bars.reload = { [weak self] in self?.failToLoad() }
        bars.share = { [weak self] in self?.share() }
        bars.openInBrowser = { [weak self] in self?.openInBrowser() }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        bars.layOut(in: view.bounds, safeArea: view.safeAreaInsets)
        page.frame = CGRect(
            x: 0, y: bars.top.frame.maxY, width: view.bounds.width,
            height: max(bars.bottom.frame.minY - bars.top.frame.maxY, 0))
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasLoaded else { return }
        hasLoaded = true
        Task { @MainActor in delegate?.safariViewController(self, didCompleteInitialLoad: false) }
    }

    private func failToLoad() { page.flash() }

    private func close() {
        delegate?.safariViewControllerDidFinish(self)
        guard presentingViewController != nil else { return }
        dismiss(animated: true)
    }

    private func share() {
        let activities = delegate?.safariViewController(self, activityItemsFor: address, title: nil) ?? []
        let sheet = UIActivityViewController(activityItems: [address], applicationActivities: activities)
        sheet.excludedActivityTypes = delegate?.safariViewController(
            self, excludedActivityTypesFor: address, title: nil)
        sheet.popoverPresentationController?.sourceView = bars.bottom
        present(sheet, animated: true)
    }

    private func openInBrowser() {
        delegate?.safariViewControllerWillOpenInBrowser(self)
        UIApplication.shared.open(address)
    }
}

/// Follows what the user does in a Safari controller. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/safariservices/sfsafariviewcontrollerdelegate)
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Returns activities for the share sheet.
    func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [UIActivity]
    /// Returns the activities that the share sheet leaves out.
    func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType]
    /// Called when the user has closed the controller.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// Called when the first load has ended. It always fails.
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    /// Called when the first load is redirected. It never is.
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    /// Called when the user opens the page in Safari.
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [UIActivity] { [] }
    public func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType] { [] }
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
