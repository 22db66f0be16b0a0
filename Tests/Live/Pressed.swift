import PlaygroundSupport
import UIKit

// Prints what the user does. The upper half turns black where it is touched: pixels tell when.
final class Board: UIView {
    let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 30))
    let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 40))

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        list.contentSize = CGSize(width: 320, height: 400)
        field.backgroundColor = .lightGray
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

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("ended")
        backgroundColor = .white
        print("offset:", Int(list.contentOffset.y))
        print("clipboard:", UIPasteboard.general.string ?? "")
    }
}

setvbuf(stdout, nil, _IOLBF, 0)
PlaygroundPage.current.liveView = Board(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
