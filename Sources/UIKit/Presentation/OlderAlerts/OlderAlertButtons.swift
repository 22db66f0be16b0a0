import Foundation
import ObjectRuntime

/// The buttons of an alert view or an action sheet, which an alert controller shows.
@MainActor
struct OlderAlertButtons {
    private(set) var titles: [String] = []
    /// The index of the button that cancels; -1 for none.
    var cancelIndex = -1
    /// The index of the red button; -1 for none.
    var destructiveIndex = -1

    /// Adds a button, and returns its index.
    @discardableResult
    mutating func add(_ title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

    /// The index of the first button that is neither; -1 for none.
    var firstOtherIndex: Int { titles.indices.first { $0 != cancelIndex && $0 != destructiveIndex } ?? -1 }

    /// Adds an action for each button.
    ///
    /// - Parameter choose: Called with the index of the button that is tapped.
    func add(to controller: UIAlertController, _ choose: @escaping (Int) -> Void) {
        for (index, title) in titles.enumerated() {
            let style: UIAlertAction.Style =
                index == cancelIndex ? .cancel : index == destructiveIndex ? .destructive : .default
            controller.addAction(UIAlertAction(title: title, style: style) { _ in choose(index) })
        }
    }
}

extension UIAlertController {
    /// Presents the alert over everything else in a window, the key window unless given.
    func presentOnTop(of window: UIWindow? = nil, animated: Bool) {
        let window = window ?? UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last
        var top = window?.rootViewController
        while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
        guard let top else { return reportOnce("An alert is shown in no window with a root view controller") }
        top.present(self, animated: animated)
    }
}
