import Foundation
import UIKit

/// Records the events of a dial.
public final class DialRecorder: NSObject {
    public private(set) var values: [CGFloat] = []
    @objc public private(set) dynamic var snaps = 0

    private let dial: Dial
    private static var context = 0

    public init(dial: Dial) {
        self.dial = dial
        super.init()
        dial.addObserver(self, forKeyPath: #keyPath(Dial.value), options: [.new], context: &DialRecorder.context)
        NotificationCenter.default.addObserver(self, selector: #selector(snapped(_:)), name: .dialDidSnap, object: dial)
    }

    deinit {
        dial.removeObserver(self, forKeyPath: #keyPath(Dial.value), context: &DialRecorder.context)
    }

    public override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard context == &DialRecorder.context, let value = change?[.newKey] as? CGFloat else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        values.append(value)
    }

    @objc private func snapped(_ notification: Notification) { snaps += 1 }
}
