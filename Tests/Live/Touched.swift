import PlaygroundSupport
import UIKit

// Prints touches: where fingers go down, how far two of them spread, and how far one drags.
final class Pad: UIView, UIScrollViewDelegate {
    let list = UIScrollView(frame: CGRect(x: 220, y: 0, width: 100, height: 240))

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        isMultipleTouchEnabled = true
        list.contentSize = CGSize(width: 100, height: 2000)
        list.backgroundColor = .lightGray
        list.delegate = self
        addSubview(list)
        addGestureRecognizer(
            UIPinchGestureRecognizer { pinch in
                if pinch.state == .ended { print("spread:", (pinch.scale * 10).rounded() / 10) }
            })
    }

    required init?(coder: NSCoder) { fatalError() }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let place = touch.location(in: self)
            print(touch.type == .direct ? "finger:" : "pointer:", Int(place.x), Int(place.y))
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("cancelled") }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        print(scrollView.contentOffset.y > 40 ? "dragged" : "hardly dragged")
    }
}

setvbuf(stdout, nil, _IOLBF, 0)
PlaygroundPage.current.liveView = Pad(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
print("ready")
