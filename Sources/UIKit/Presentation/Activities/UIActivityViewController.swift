import CoreGraphics
public import Foundation
import QuartzCore

/// A sheet that lists the activities for the items that an app shares: copying, and the app's own activities.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiactivityviewcontroller)
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// Called when the sheet is finished: with the activity type or nil, whether it was completed, the returned items,
    /// and an error.
    public typealias CompletionWithItemsHandler =
        @MainActor (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    private let activities: [UIActivity]
    private let titleLabel = UILabel()
    private let closeButton = UIButton(type: .close)
    private let scrollView = UIScrollView()
    private var rows: [MoreRow] = []
    private var isDone = false

    /// Creates a sheet for items, some of which may be `UIActivityItemSource`s, with activities in addition to the
    /// system's.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        activities = [CopyActivity()] + (applicationActivities ?? [])
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        (items, activities) = ([], [])
        super.init(coder: coder)
    }

    /// The activities that aren't listed. Nil by default.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    /// The title of the shared items, as shown above the list; nil to use the first string or URL among them.
    package var previewTitle: String?

    /// Called when the sheet is finished.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// The shared items for an activity; placeholders for the list.
    private func things(for type: UIActivity.ActivityType?, isList: Bool = false) -> [Any] {
        items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return isList
                ? source.activityViewControllerPlaceholderItem(self)
                : source.activityViewController(self, itemForActivityType: type)
        }
    }

    open override func loadView() {
        let view = UILayoutContainerView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemGroupedBackground
        view.onLayout = { [weak self] in self?.placeParts() }
        let shared = things(for: nil, isList: true)
        titleLabel.text =
            previewTitle
            ?? shared.lazy.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString }.first ?? "Share"
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        closeButton.accessibilityLabel = "Close"
        closeButton.tintColor = .systemGray2
        closeButton.addAction(UIAction { [unowned self] _ in finish(nil, false) }, for: .primaryActionTriggered)
        scrollView.backgroundColor = .secondarySystemGroupedBackground
        scrollView.layer.cornerRadius = 10
        let shown = activities.filter { activity in
            !(activity.activityType.map { excludedActivityTypes?.contains($0) ?? false } ?? false)
                && activity.canPerform(withActivityItems: shared)
        }
        for activity in shown {
            let row = MoreRow(title: activity.activityTitle, image: activity.activityImage, leads: false)
            row.addAction(UIAction { [unowned self] _ in perform(activity) }, for: .touchUpInside)
            rows.append(row)
            scrollView.addSubview(row)
        }
        for part in [titleLabel, closeButton, scrollView] as [UIView] { view.addSubview(part) }
        self.view = view
    }

    private func placeParts() {
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 0)
        let isRightToLeft = view.isRightToLeft
        closeButton.frame = CGRect(
            x: isRightToLeft ? area.minX : area.maxX - 30, y: area.minY + 15, width: 30, height: 30)
        titleLabel.frame = CGRect(
            x: area.minX + (isRightToLeft ? 40 : 0), y: area.minY + 10, width: max(0, area.width - 40), height: 40)
        let height = CGFloat(rows.count) * MoreRow.height
        scrollView.frame = CGRect(
            x: area.minX, y: area.minY + 64, width: area.width, height: max(0, min(height, area.height - 80)))
        scrollView.contentSize = CGSize(width: area.width, height: height)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * MoreRow.height, width: area.width, height: MoreRow.height)
        }
    }

    private func perform(_ activity: UIActivity) {
        activity.prepare(withActivityItems: things(for: activity.activityType))
        activity.onFinish = { [weak self] completed in self?.finish(activity.activityType, completed) }
        if let own = activity.activityViewController { return present(own, animated: true) }
        activity.perform()
    }

    /// Calls the completion handler, once, and dismisses the sheet.
    private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        guard !isDone else { return }
        isDone = true
        let handler = completionWithItemsHandler
        guard ownPresenting != nil else { return handler?(type, completed, nil, nil) ?? () }
        presentingViewController?.dismiss(animated: true) { handler?(type, completed, nil, nil) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // The user has dragged the sheet away.
        guard !isDone, presentedViewController == nil else { return }
        isDone = true
        completionWithItemsHandler?(nil, false, nil, nil)
    }
}
