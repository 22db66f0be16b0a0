// A page of text in two sizes that moves up slowly; page.html shows the same.

import PlaygroundSupport
import UIKit

let stage = UIView(frame: CGRect(x: 0, y: 0, width: 1240, height: 1754))
stage.backgroundColor = .white
let title = UILabel(frame: CGRect(x: 120, y: 100, width: 1000, height: 60))
(title.text, title.font) = ("Layers all the way down", UIFont(name: "Inter-Bold", size: 48))
let text = UILabel(frame: CGRect(x: 120, y: 190, width: 1000, height: 1460))
let sentence = "A layer keeps what it shows, so that a frame draws only what has changed since the last one. "
(text.text, text.numberOfLines, text.font) = (String(repeating: sentence, count: 36), 0, UIFont(name: "Inter", size: 21))
let sheet = UIView(frame: stage.bounds)
sheet.addSubview(title)
sheet.addSubview(text)
stage.addSubview(sheet)
let slide = CABasicAnimation(keyPath: "transform.translation.y")
(slide.fromValue, slide.toValue, slide.duration) = (0, -80, 2)
sheet.layer.add(slide, forKey: nil)
PlaygroundPage.current.liveView = stage
