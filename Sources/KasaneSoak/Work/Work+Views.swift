import CoreGraphics
import Foundation
import Kasane
import QuartzCore
import TestSupport
import UIKit

extension Work {
    static var views: [Work] {
        [
            touches(),
            Work("views with constraints") { number, random in
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 48, height: 32))
                let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UILabel()])
                (stack.arrangedSubviews.last as? UILabel)?.text = "\(number)"
                stack.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: random.number(0...9)),
                    stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                    stack.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
                ])
                view.layoutIfNeeded()
                view.layer.render(in: context())
            },
            Work("animated views") { _, random in
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 48, height: 32))
                let inner = UIView(frame: random.rect())
                view.addSubview(inner)
                let (frame, color) = (random.rect(), UIColor(cgColor: random.color()))
                UIView.animate(withDuration: 0.1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1) {
                    (inner.frame, inner.backgroundColor) = (frame, color)
                }
                render(view.layer, in: context())
                MediaClock.advance(to: MediaClock.now + 0.3)
            },
        ]
    }

    private static func touches() -> Work {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        button.setTitle("Go", for: .normal)
        let scroll = UIScrollView(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
        scroll.contentSize = CGSize(width: 50, height: 500)
        scroll.addGestureRecognizer(UITapGestureRecognizer())
        let control = UISwitch(frame: CGRect(x: 0, y: 60, width: 50, height: 30))
        for view in [button, scroll, control] { window.addSubview(view) }
        window.isHidden = false
        return Work("touches") { _, random in
            let script = TouchScript().tap(at: CGPoint(x: 25, y: 25)).tap(at: CGPoint(x: 20, y: 70), after: 0.1)
                .drag(
                    from: CGPoint(x: 75, y: random.number(20...80)), to: CGPoint(x: 75, y: random.number(20...80)),
                    duration: 0.1)
            window.perform(script)
            MediaClock.advance(to: MediaClock.now + script.duration + 0.5)
        }
    }

    static var archives: [Work] {
        [
            Work("keyed archive") { _, random in
                let data = try NSKeyedArchiver.archivedData(withRootObject: tree(&random), requiringSecureCoding: true)
                guard let layer = try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data) else {
                    throw WorkFailure(description: "no layer")
                }
                layer.render(in: context())
            }
        ]
    }

    /// Short movies of each kind.
    static func movies(in folder: URL) -> [Work] {
        ["mp4", "webm", "mov", "gif", "webp", "apng", "png"].map { ending in
            let file = folder.appendingPathComponent(ending == "png" ? "frame%d.png" : "movie.\(ending)")
            return Work("movie of 8 frames, \(ending == "png" ? "PNG files" : ending)", cost: 50) { _, random in
                let layer = tree(&random)
                let spin = CABasicAnimation(keyPath: "transform.rotation.z")
                (spin.toValue, spin.duration) = (random.number(1...6), 0.32)
                layer.sublayers?.first?.add(spin, forKey: nil)
                try layer.writeMovie(to: file, duration: 0.32, framesPerSecond: 25)
            }
        }
    }
}
