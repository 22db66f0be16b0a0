import PlaygroundSupport
import UIKit

// Prints user input. The upper half turns black where it is touched, so that pixels show the time.
final class Board: UIView, UIScrollViewDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 30))
    let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 40))

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        list.contentSize = CGSize(width: 320, height: 400)
        list.delegate = self
        field.backgroundColor = .lightGray
        field.addAction(UIAction { _ in print("editing") }, for: .editingDidBegin)
        field.addAction(UIAction { [unowned field] _ in print("field:", field.text ?? "") }, for: .editingChanged)
        addSubview(field)
        addSubview(list)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let place = touches.first?.location(in: self) else { return }
        print("began:", Int(place.x), Int(place.y))
        if place.y < 120 { backgroundColor = .black }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { backgroundColor = .white }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { print("offset:", Int(scrollView.contentOffset.y)) }
}

setvbuf(stdout, nil, _IOLBF, 0)
func tell(_ name: Notification.Name, _ text: @escaping @MainActor () -> String) {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { print(text()) }
    }
}
tell(UIPasteboard.changedNotification) { "clipboard: \(UIPasteboard.general.string ?? "")" }
tell(UIApplication.didEnterBackgroundNotification) { "background" }
tell(UIApplication.willEnterForegroundNotification) { "foreground" }
let board = Board(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
PlaygroundPage.current.liveView = board
print("ready")
